// The log of Gods Love Dinosaurs: a turn begins when somebody takes a tile; what wakes then is part of it.
import type { Schema } from "../../lib/api";
import type { Beginning, Log } from "../../table/log";
import LogPicture from "./LogPicture.svelte";

const BEGINS: Record<string, Beginning> = { "event-took": "player", "event-over": "pause" };

export const log: Log = {
  begins: ({ key }) => BEGINS[key] ?? null,
  isNews: ({ key }) => key !== "event-filled", // new tiles are seen on the animal board
  when: (view) => ({ turn: (view as Schema<"gods_love_dinosaurs.View">).board.turn }),
  Picture: LogPicture,
};
