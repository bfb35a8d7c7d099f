// The drawn table of each game, fetched with its words when it is first shown.
import type { Component } from "svelte";
import { learn } from "../lib/gamewords.svelte";
import { settings } from "../lib/settings.svelte";
import { need } from "../lib/words.svelte";
import type { Match } from "../table/match.svelte";

type Drawn = Component<{ match: Match }>;

const DRAWN: Record<string, { words: string[]; load: () => Promise<{ default: Drawn }> }> = {
  draftosaurus: { words: ["draftosaurus"], load: () => import("./draftosaurus/Table.svelte") },
  gods_love_dinosaurs: { words: ["gods_love_dinosaurs"], load: () => import("./gods_love_dinosaurs/Table.svelte") },
  wyrmspan: { words: ["wyrmspan"], load: () => import("./wyrmspan/Table.svelte") },
};

/** The table of a game; one that is not drawn yet is played in words. */
export async function tableOf(game: string): Promise<Drawn> {
  const drawn = DRAWN[game] ?? { words: [], load: () => import("../table/Plain.svelte") };
  const [module] = await Promise.all([drawn.load(), ...["table", ...drawn.words].map(need), learn(game, settings.lang)]);
  return module.default;
}
