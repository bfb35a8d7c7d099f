// The log of Gods Love Dinosaurs: a turn begins when somebody takes a tile; what wakes then is part of it.
import { word } from "../../lib/gamewords.svelte";
import type { Schema } from "../../lib/api";
import type { Beginning, Log } from "../../table/log";
import LogPicture from "./LogPicture.svelte";

const BEGINS: Record<string, Beginning> = { "event-took": "player", "event-over": "pause" };

export const log: Log = {
  begins: ({ key }) => BEGINS[key] ?? null,
  isNews: ({ key }) => key !== "event-filled", // new tiles are seen on the animal board
  merge: (before, said, match) => {
    const of = said.values["player"];
    if (said.key !== "event-bred" || before.key !== said.key || before.values["player"] !== of || typeof of !== "number") return null;
    const n = Number(before.values["n"]) + Number(said.values["n"]);
    const text = word("gods_love_dinosaurs", said.key, { player: match.nameOf(of), n });
    return text === "" ? null : { ...said, values: { ...said.values, n }, text };
  },
  when: (view) => ({ turn: (view as Schema<"gods_love_dinosaurs.View">).board.turn }),
  Picture: LogPicture,
};
