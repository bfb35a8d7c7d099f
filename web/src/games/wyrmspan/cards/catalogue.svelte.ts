// Every card of Wyrmspan in the language of the settings, as the server describes it.
import { SvelteMap } from "svelte/reactivity";
import { call, type Schema } from "../../../lib/api";
import { settings, type Lang } from "../../../lib/settings.svelte";
import type { Effect } from "./effects";

/** A card in words and, as `printed`, for pictures. */
export type Card = Omit<Schema<"CardInfo">, "printed"> & { printed: { effects: Effect[] } };
/** What is printed on a dragon card. */
export type Dragon = Omit<Schema<"Dragon">, "effects"> & { effects: Effect[] };
export type Kind = Card["kind"];

const known = new SvelteMap<Lang, Map<string, Card>>();

/** Fetch all cards in a language, once. */
export async function learnCards(lang: Lang): Promise<void> {
  if (known.has(lang)) return;
  const cards = (await call("get", "/api/v1/cards", { query: { lang } })) as unknown as Card[];
  known.set(lang, new Map(cards.map((card) => [`${card.kind}/${card.number}`, card])));
}

/** A card in the language of the settings; undefined until it is there. */
export function cardOf(kind: Kind, number: number): Card | undefined {
  return known.get(settings.lang)?.get(`${kind}/${number}`);
}

/** All cards in the language of the settings, dragons first; none until they are there. */
export function allCards(): Card[] {
  return [...(known.get(settings.lang)?.values() ?? [])];
}

/** What is printed on a dragon card. */
export function dragonOf(card: Card): Dragon {
  return card.printed as unknown as Dragon;
}

/** The language of a card's name, where it is not that of the settings: most dragons have no name but the printed one. */
export function nameLang(card: Card): "en" | undefined {
  return card.kind === "dragon" && settings.lang !== "en" && card.name === dragonOf(card).name ? "en" : undefined;
}

const COST = ["coin", "meat", "gold", "crystal", "milk", "egg"] as const;

/** The icons in the corner of a dragon card, one for each thing to pay. */
export function costOf(dragon: Dragon): string[] {
  return COST.flatMap((kind) => Array<string>(dragon.cost[kind] ?? 0).fill(kind));
}

/** The words for a card: everything that is printed on it. */
export function readCard(card: Card): string {
  const facts = card.facts.map((fact) => `${fact.label}: ${fact.value}`).join(", ");
  return [card.title, facts, `${card.when}: ${card.text}`].filter(Boolean).join(". ");
}
