// The people whom one does not want to hear; the server keeps them.
import { SvelteMap } from "svelte/reactivity";
import { call } from "./api";

const muted = new SvelteMap<string, string>(); // names by person

/** Whether we hear what the person says. */
export function isHeard(person: string | undefined): boolean {
  return person === undefined || !muted.has(person);
}

/** Everybody whom we do not hear: [person, name]. */
export function unheard(): [string, string][] {
  return [...muted];
}

/** Ask the server whom we do not hear. */
export async function listMuted(): Promise<void> {
  for (const one of await call("get", "/api/v1/me/muted")) muted.set(one.person, one.name);
}

/** Hear no more of a person. */
export async function mute(person: string, name: string): Promise<void> {
  await call("put", "/api/v1/me/muted/{person}", { path: { person } });
  muted.set(person, name);
}

/** Hear a person again. */
export async function unmute(person: string): Promise<void> {
  await call("delete", "/api/v1/me/muted/{person}", { path: { person } });
  muted.delete(person);
}
