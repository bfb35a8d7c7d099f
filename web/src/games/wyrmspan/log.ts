// The log of Wyrmspan: a turn begins with its action, the Automa's with a decision card.
import type { Schema } from "../../lib/api";
import type { Beginning, Log } from "../../table/log";
import LogPicture from "./LogPicture.svelte";

const BEGINS: Record<string, Beginning> = {
  "event-round": "round", "event-excavate": "player", "event-entice": "player", "event-explore": "player", "event-pass": "player", "event-decision": "player",
  "event-automa_pass": "player", "event-place": "pause", "event-scored": "pause",
};

export const log: Log = {
  begins: ({ key }) => BEGINS[key] ?? null,
  isNews: () => true,
  when: (view) => ({ round: (view as Schema<"wyrmspan.View">).round }),
  Picture: LogPicture,
};
