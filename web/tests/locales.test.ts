import { FluentResource } from "@fluent/bundle";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../src/lib/settings.svelte";

const files = import.meta.glob<string>("../src/locales/*.ftl", { query: "?raw", import: "default", eager: true });
const source = (lang: string): string => files[`../src/locales/${lang}.ftl`] ?? "";
const ids = (lang: string): string[] => new FluentResource(source(lang)).body.map((message) => message.id).sort();
/** The variables that each message uses. */
function variables(lang: string): Map<string, string[]> {
  const parts = source(lang).split(/^(?=[\w-]+ =)/m).slice(1);
  return new Map(parts.map((part) => [part.split(" =")[0] ?? "", [...new Set(part.match(/\$\w+/g) ?? [])].sort()]));
}

describe.each(LANGUAGES)("the words in %s", (lang) => {
  it("are all there, each once", () => {
    expect(ids(lang)).toEqual([...new Set(ids("en"))]);
  });

  it("use the same values as the English ones", () => {
    const english = variables("en");
    for (const [id, used] of variables(lang)) expect([id, used]).toEqual([id, english.get(id)]);
  });
});
