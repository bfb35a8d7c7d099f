// The numbered rules of a game: in sections, found by word or by number.
import type { Schema } from "./api";

export type RuleShort = Schema<"RuleShort">;

export interface Section {
  number: string;
  title: string;
  rules: RuleShort[];
}

/** A stretch of a text; `hit` where it is what was looked for. */
export interface Stretch {
  text: string;
  hit: boolean;
}

/** The first letter of a number says which game's rule it is; the Automa's are Wyrmspan's. */
const BOOKS: Record<string, string> = { D: "draftosaurus", G: "gods_love_dinosaurs", W: "wyrmspan", A: "wyrmspan" };

const TALK = 4; // sections in front that speak of the box
const PLAYED = 12; // sections up to here speak of the game; later ones of variants and programs
const READABLE = 180; // letters

/** Where the rule of this number can be read, as a path of the page. */
export function placeOf(number: string): string {
  return `/rules/${BOOKS[number[0] ?? ""] ?? "draftosaurus"}#${number}`;
}

/** The rules below the sections that they belong to. */
export function sections(rules: readonly RuleShort[]): Section[] {
  const found: Section[] = [];
  for (const rule of rules) {
    if (!rule.number.includes(".")) found.push({ number: rule.number, title: rule.short, rules: [] });
    else found.find((one) => one.number === rule.number.split(".")[0])?.rules.push(rule);
  }
  return found;
}

const RULING = /\.A?R-?\d/;

/** The section of rulings on what the printed rules leave open; the first one, where a game has more. */
export function rulings(all: readonly Section[]): Section | undefined {
  return all.find((section) => section.rules.some((rule) => RULING.test(rule.number)));
}

/** A rule to read while one waits, the same for all who wait here: out of those that speak of the game itself. */
export function ruleOfThumb(all: readonly Section[], seed: string): RuleShort | undefined {
  const told = all.slice(TALK, PLAYED).flatMap(({ rules }) => rules).filter(({ number, short }) => !RULING.test(number) && !isRow(short) && short.length <= READABLE);
  const n = [...seed].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65521, 7);
  return told[n % Math.max(told.length, 1)];
}

/** Whether a text is the row of a table in the rules text: it has no short form in any language. */
export function isRow(short: string): boolean {
  return short.includes(" | ");
}

/** The rule in a sentence, without the marks of its source. */
export function sentence(rule: RuleShort): string {
  const text = isRow(rule.short) ? rule.short.split(" | ").slice(1).join(" – ") : rule.short;
  return text.replace(/[`*]/g, "");
}

/** The words, from their beginning on and to their end: languages change the ends. */
function pattern(wanted: string): RegExp {
  const escaped = wanted.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}[\\p{L}\\p{N}]*`, "giu");
}

/** Only the rules that speak of something, or whose number begins so; the empty word finds all. */
export function search(all: readonly Section[], wanted: string): Section[] {
  if (wanted.trim() === "") return [...all];
  const words = pattern(wanted);
  const number = wanted.trim().toUpperCase();
  const fits = (rule: RuleShort): boolean => rule.number === number || rule.number.startsWith(`${number}.`) || sentence(rule).search(words) >= 0;
  return all.map((one) => ({ ...one, rules: one.rules.filter(fits) })).filter((one) => one.rules.length > 0);
}

/** The text cut into what was looked for and what lies between. */
export function marked(text: string, wanted: string): Stretch[] {
  if (wanted.trim() === "") return [{ text, hit: false }];
  const found: Stretch[] = [];
  let end = 0;
  for (const match of text.matchAll(pattern(wanted))) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), hit: false });
    found.push({ text: match[0], hit: true });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), hit: false });
  return found;
}
