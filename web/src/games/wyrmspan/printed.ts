// What is printed on mat, tiles and decision cards: asked for once for each table.
import { call, type Schema } from "../../lib/api";
import type { TableFrame } from "../../table/match.svelte";
import type { Effect } from "./cards/effects";

export type View = Schema<"wyrmspan.View">;
export type PlayerView = Schema<"PlayerView">;
export type SpaceView = Schema<"SpaceView">;
export type Printed = Schema<"wyrmspan.Printed">;
export type Cave = "crimson" | "golden" | "amethyst";
export const CAVES: readonly Cave[] = ["crimson", "golden", "amethyst"];
export const RESOURCES = ["meat", "gold", "crystal", "milk"] as const;

/** The printed things of a table with these options. */
export async function printedOf(table: TableFrame): Promise<Printed> {
  const body = { seats: table.seats, options: table.options as Record<string, never> };
  return (await call("post", "/api/v1/games/{game}/printed", { path: { game: "wyrmspan" }, body })) as unknown as Printed;
}

/** The effects of something printed, as pictures know them. */
export const effectsOf = (effects: unknown): Effect[] => (effects ?? []) as Effect[];

/** The icon of each objective. */
export const OBJECTIVES: Record<string, string> = {
  cave_cards: "cave_card", amethyst_cards: "amethyst", crimson_cards: "crimson", golden_cards: "golden", nests: "nest", eggs: "egg", cached: "cache",
  guild_position: "guild", cheap: "dragon_card", dear: "dragon_card", played_or_round: "when_played", activated: "if_activated", hatchlings: "hatchling",
  small: "small", medium: "medium", large: "large", aggressive: "aggressive", playful: "playful", shy: "shy", helpful: "helpful",
};
