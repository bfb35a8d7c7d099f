// Which cards of Wyrmspan somebody looks for: by everything that is printed on them.
import type { Schema } from "../lib/api";
import { dragonOf, type Card, type Kind } from "../games/wyrmspan/cards/catalogue.svelte";
import { word } from "../lib/gamewords.svelte";

export type Sort = "number" | "name" | "vp";
export const CAVES = ["crimson", "golden", "amethyst"] as const;
export const SIZES = ["hatchling", "small", "medium", "large"] as const;
export const TRAITS = ["aggressive", "playful", "helpful", "shy"] as const;
export const MOMENTS = ["when_played", "if_activated", "once_per_round", "end_game"] as const;
export const COSTS = ["meat", "gold", "crystal", "milk", "egg", "coin"] as const;
export const NESTS = [0, 1, 2, 3, 4, 5] as const;
export const MOST_VP = 9;

/** Of each row any of the chosen ones fits; of caves and costs all of them must be there. Nothing chosen leaves it open. */
export interface Filters {
  kind: Kind;
  words: string;
  caves: string[];
  sizes: string[];
  traits: string[];
  moments: string[];
  costs: string[];
  nests: number[];
  least: number; // victory points
  most: number;
}

/** Every card of a kind. */
export function all(kind: Kind): Filters {
  return { kind, words: "", caves: [], sizes: [], traits: [], moments: [], costs: [], nests: [], least: 0, most: MOST_VP };
}

/** The rows of signs that a card may bear, with all their values. */
export const ROWS = { caves: CAVES, sizes: SIZES, traits: TRAITS, moments: MOMENTS, costs: COSTS } as const;
export type Row = keyof typeof ROWS;

/** What a value of a row is called. */
export function valueName(row: Row, value: string): string {
  const ids: Record<Row, string> = {
    caves: `cave-${value}-short`, sizes: `size-${value}`, traits: `trait-${value}`, moments: `icon-${value}`,
    costs: value === "egg" || value === "coin" ? `thing-${value}` : `resource-${value}`,
  };
  return word("wyrmspan", ids[row]);
}

/** Chosen or no longer chosen. */
export const toggle = <T>(chosen: readonly T[], value: T): T[] => (chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);

type Printed = Pick<Schema<"Dragon">, "size" | "trait" | "caves" | "cost" | "vp" | "nests">;
const isAmong = <T>(chosen: readonly T[], value: T): boolean => chosen.length === 0 || chosen.includes(value);

/** Whether the card is one of those. */
export function fits(card: Card, wanted: Filters): boolean {
  if (card.kind !== wanted.kind) return false;
  const words = wanted.words.trim().toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const text = `${card.title} ${card.text} ${card.facts.map((fact) => fact.value).join(" ")}`.toLocaleLowerCase();
  if (!words.every((word) => text.includes(word))) return false;
  if (wanted.moments.length > 0 && !wanted.moments.some((moment) => card.icons.includes(moment))) return false;
  if (card.kind === "cave") return true;
  const { size, trait, caves, cost, vp, nests = 0 }: Printed = dragonOf(card);
  return (
    wanted.caves.every((cave) => (caves as readonly string[]).includes(cave)) &&
    wanted.costs.every((kind) => ((cost as Record<string, number>)[kind] ?? 0) > 0) &&
    isAmong<string>(wanted.sizes, size) &&
    isAmong<string>(wanted.traits, trait) &&
    isAmong(wanted.nests, nests) &&
    vp >= wanted.least &&
    vp <= wanted.most
  );
}

/** The cards in the wished order. */
export function sorted(cards: readonly Card[], by: Sort, lang: string): Card[] {
  const order: Record<Sort, (a: Card, b: Card) => number> = {
    number: (a, b) => a.number - b.number,
    name: (a, b) => a.name.localeCompare(b.name, lang),
    vp: (a, b) => (b.kind === "dragon" ? dragonOf(b).vp : 0) - (a.kind === "dragon" ? dragonOf(a).vp : 0) || a.number - b.number,
  };
  return [...cards].sort(order[by]);
}
