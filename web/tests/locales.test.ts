import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/settings.svelte";

const files = import.meta.glob<string>("../src/locales/*/*.ftl", { query: "?raw", import: "default", eager: true });
const parts = Object.keys(files)
  .filter((path) => path.includes("/en/"))
  .map((path) => path.replace(/^.*\//, "").replace(".ftl", ""));
const source = (lang: string, part: string): string => files[`../src/locales/${lang}/${part}.ftl`] ?? "";
const ids = (lang: string, part: string): string[] => new FluentResource(source(lang, part)).body.map((message) => message.id).sort();
/** The variables that each message uses. */
function variables(lang: string, part: string): Map<string, string[]> {
  const texts = source(lang, part).split(/^(?=[\w-]+ =)/m).slice(1);
  return new Map(texts.map((text) => [text.split(" =")[0] ?? "", [...new Set(text.match(/\$\w+/g) ?? [])].sort()]));
}

describe.each(LANGUAGES.flatMap((lang) => parts.map((part) => [lang, part] as const)))("the words in %s of %s", (lang, part) => {
  it("are all there, each once", () => {
    expect(ids(lang, part)).toEqual([...new Set(ids("en", part))]);
  });

  it("use the same values as the English ones", () => {
    const english = variables("en", part);
    for (const [id, used] of variables(lang, part)) expect([id, used]).toEqual([id, english.get(id)]);
  });
});

it("no id stands in two parts", () => {
  const all = parts.flatMap((part) => ids("en", part));
  expect(all.filter((id, place) => all.indexOf(id) !== place)).toEqual([]);
});
