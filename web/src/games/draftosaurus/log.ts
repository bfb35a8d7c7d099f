// The log of Draftosaurus: a turn begins with the die.
import type { Schema } from "../../lib/api";
import type { Beginning, Log } from "../../table/log";
import LogPicture from "./LogPicture.svelte";

const BEGINS: Record<string, Beginning> = { "event-round": "round", "event-board_turned": "round", "event-rolled": "turn", "event-scored": "pause" };
/** What somebody has decided, when it is shown. */
const SHOWN = /^event-(revealed|placed|discarded|moved|stayed)/;

export const log: Log = {
  begins: ({ key }) => BEGINS[key] ?? null,
  isNews: () => true,
  merge: ({ key, values }, said) => (key === "event-decided" && values["player"] === said.values["player"] && SHOWN.test(said.key) ? said : null), // it says no more
  when: (view) => ({ round: (view as Schema<"draftosaurus.View">).round, turn: (view as Schema<"draftosaurus.View">).turn }),
  Picture: LogPicture,
};
