// The final page of each game, fetched when a game is over.
import type { Component } from "svelte";
import type { Final } from "../after/final";

type Drawn = Component<Final>;

const DRAWN: Record<string, () => Promise<{ default: Drawn }>> = {
  draftosaurus: () => import("./draftosaurus/Final.svelte"),
  gods_love_dinosaurs: () => import("./gods_love_dinosaurs/Final.svelte"),
  wyrmspan: () => import("./wyrmspan/Final.svelte"),
};

/** How the end of a game is drawn. */
export async function finalOf(game: string): Promise<Drawn> {
  return (await (DRAWN[game] ?? DRAWN["wyrmspan"]!)()).default;
}
