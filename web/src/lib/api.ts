// The server's public API, typed by its own document (`npm run types`).
import { missed } from "./again.svelte";
import type { components, paths } from "./schema";
import { settings } from "./settings.svelte";

export type Schema<Name extends keyof components["schemas"]> = components["schemas"][Name];

/** What the server refused, in words that can be shown. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly status: number,
    text: string,
  ) {
    super(text);
  }
}

type Method = "get" | "post" | "put" | "patch" | "delete";
type Has<P extends keyof paths, M extends Method> = paths[P][M] extends undefined ? never : P;
type Operation<P extends keyof paths, M extends Method> = NonNullable<paths[P][M]>;
type Answer<O> = O extends { responses: infer R }
  ? R extends { 200: { content: { "application/json": infer A } } } ? A
  : R extends { 201: { content: { "application/json": infer A } } } ? A
  : undefined
  : never;
type Body<O> = O extends { requestBody: { content: { "application/json": infer B } } } ? B : undefined;

interface Asked<O> {
  path?: Record<string, string>;
  query?: Record<string, string | number | boolean>;
  body?: Body<O>;
  /** The request goes out also where the page is left at once. */
  keepalive?: boolean;
}

/** One request; raises Refused with the server's own words where it says no. */
export async function call<M extends Method, P extends keyof paths>(
  method: M,
  path: Has<P, M>,
  asked: Asked<Operation<P, M>> = {},
): Promise<Answer<Operation<P, M>>> {
  const filled = String(path).replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(asked.path?.[name] ?? ""));
  const query = new URLSearchParams({ lang: settings.lang });
  for (const [name, value] of Object.entries(asked.query ?? {})) query.set(name, String(value));
  const sent = asked.body === undefined ? {} : { headers: { "content-type": "application/json" }, body: JSON.stringify(asked.body) };
  const answer = await fetch(`${filled.slice(1)}?${query}`, { method: method.toUpperCase(), keepalive: asked.keepalive ?? false, ...sent }).catch((error: unknown) => {
    missed();
    throw error;
  });
  if (!answer.ok) {
    const said = (await answer.json().catch(() => ({}))) as { code?: string; text?: string };
    if (said.text === undefined) {
      missed(); // not our server: a proxy that does not reach it
      throw new Error(answer.statusText);
    }
    throw new Refused(said.code ?? "failed", answer.status, said.text);
  }
  return (answer.status === 204 ? undefined : await answer.json()) as Answer<Operation<P, M>>;
}
