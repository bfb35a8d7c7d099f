// Words of the page in the language of the settings. What happens in a game is said by the server.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Lang } from "./settings.svelte";

const files = import.meta.glob<string>("../locales/*/*.ftl", { query: "?raw", import: "default" });
/** The parts of the page whose words are needed; the others' are not fetched. */
const needed = new Set(["site"]);
/** Those whose words are there. */
let spoken: readonly string[] = [];

let bundle: FluentBundle | null = $state.raw(null);
let newest: Promise<void> | undefined;

/** Have the words of one more part of the page (a file in locales/<lang>/). */
export async function need(part: string): Promise<void> {
  if (spoken.includes(part)) return;
  needed.add(part);
  await speak(settings.lang);
}

/** Fetch the words of a language and speak it from now on; whoever waits for words waits for the newest wish. */
export function speak(lang: Lang): Promise<void> {
  const wish: Promise<void> = load(lang, () => (newest === wish ? undefined : newest));
  newest = wish;
  return wish;
}

async function load(lang: Lang, newer: () => Promise<void> | undefined): Promise<void> {
  const parts = [...needed];
  const texts = await Promise.all(parts.map((part) => fetchWords(lang, part)));
  const loaded = new FluentBundle(lang, { useIsolating: false });
  for (const text of texts) {
    const errors = loaded.addResource(new FluentResource(text));
    if (errors.length > 0) throw errors[0];
  }
  const later = newer();
  if (later !== undefined) return later;
  bundle = loaded;
  spoken = parts;
  document.documentElement.lang = lang;
}

async function fetchWords(lang: Lang, part: string): Promise<string> {
  const load = files[`../locales/${lang}/${part}.ftl`];
  if (load === undefined) throw new Error(`no words of ${part} in ${lang}`);
  return load();
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
