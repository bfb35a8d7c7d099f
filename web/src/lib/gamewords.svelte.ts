// The words of a game (places, species, lines of the score), as the server keeps them.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { SvelteMap } from "svelte/reactivity";
import { settings, type Lang } from "./settings.svelte";

const bundles = new SvelteMap<string, FluentBundle>();

/** Fetch the words of a game in a language, once. */
export async function learn(game: string, lang: Lang): Promise<void> {
  const key = `${lang}/${game}`;
  if (bundles.has(key)) return;
  const answer = await fetch(`api/v1/words/${key}`);
  if (!answer.ok) throw new Error(`no words of ${game}`);
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(key, bundle);
}

/** A word of the game in the language of the settings; empty until it is there. */
export function word(game: string, id: string, values?: Record<string, FluentVariable>): string {
  const bundle = bundles.get(`${settings.lang}/${game}`);
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, values) : "";
}

/** Whether the game has such a word. */
export function hasWord(game: string, id: string): boolean {
  return bundles.get(`${settings.lang}/${game}`)?.hasMessage(id) ?? false;
}
