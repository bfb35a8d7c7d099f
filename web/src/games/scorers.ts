// How a table at home is written down in each game; fetched when it is first shown.
import type { Component } from "svelte";
import type { Blank, Document, ScoreTable, Try } from "../after/scoring.svelte";

/** The part that is being entered, where a game has several: what to do there, and the way to the one after it. */
export interface Part {
  how: string;
  next: { name: string; go: () => void } | null;
}

/** Where one player's things are entered. */
export type Entering = Component<{ table: ScoreTable; player: number; onpart?: (part: Part) => void }>;

interface Scorer {
  blank: Blank;
  load: () => Promise<{ default: Entering }>;
  /** What scores without a line to the server, where there is such a thing. */
  alone?: () => Promise<{ score: (document: Document) => Try }>;
}

export const SCORERS: Record<string, Scorer> = {
  draftosaurus: {
    blank: { document: () => ({ options: { board: "summer" } }), player: () => ({ pens: {} }) },
    load: () => import("./draftosaurus/Entering.svelte"),
    alone: () => import("./draftosaurus/alone"),
  },
  gods_love_dinosaurs: {
    blank: { document: () => ({ first_player: 0 }), player: () => ({ eggs: 0, golden_eggs: 0, dinosaurs: 0 }) },
    load: () => import("./gods_love_dinosaurs/Entering.svelte"),
  },
  wyrmspan: {
    blank: {
      document: () => ({ guild: "plains", objectives: [] }),
      player: () => ({ coins: 0, resources: {}, hand: { dragons: 0, caves: 0 }, mat_eggs: 0, guild_rows: [], caves: { crimson: [{}], golden: [{}], amethyst: [{}] } }),
    },
    load: () => import("./wyrmspan/Entering.svelte"),
  },
};
