// Words of the page in the language of the settings. What happens in a game is said by the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../locales/*.ftl", { query: "?raw", import: "default" });

let bundle: FluentBundle | null = $state.raw(null);

/** Fetch the words of a language and speak it from now on. */
export async function speak(lang: Lang): Promise<void> {
  const load = files[`../locales/${lang}.ftl`];
  if (load === undefined) throw new Error(`no words in ${lang}`);
  const loaded = new FluentBundle(lang, { useIsolating: false });
  const errors = loaded.addResource(new FluentResource(await load()));
  if (errors.length > 0) throw errors[0];
  if (settings.lang === lang) bundle = loaded;
}

/** The message of this id, in words. */
export function say(id: string, values?: Record<string, FluentVariable>): string {
  const message = bundle?.getMessage(id);
  return bundle && message?.value ? bundle.formatPattern(message.value, values) : id;
}

/** Whether there are words yet. */
export function canSpeak(): boolean {
  return bundle !== null;
}
