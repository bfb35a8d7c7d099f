// The turns of the Automa as the server tells them: the card she turned over, then each part of it that she carried out.
import type { Said } from "../../table/match.svelte";

export interface HerTurn {
  /** The card, in her words and by its label. */
  said: Said;
  card: string;
  /** What she did with it, in the order it was done; each names the rule behind it. */
  parts: Said[];
  /** The cards that came into the slots she emptied. */
  filled: Said[];
}

const HERS = "event-automa_";
const BETWEEN = new Set(["event-displayed", "event-discarded"]); // the display is refilled or renewed

/** What a part is: `steps`, `takes`, `marker` … */
export const partOf = (said: Said): string => said.key.slice(HERS.length);

/** Her turns of a match so far; where she passes without a card, the pass belongs to the turn before. */
export function herTurns(events: readonly Said[]): HerTurn[] {
  const turns: HerTurn[] = [];
  let isHers = false;
  for (const said of events) {
    const now = turns.at(-1);
    if (said.key === "event-decision") {
      turns.push({ said, card: String(said.values["card"]), parts: [], filled: [] });
      isHers = true;
    } else if (said.key.startsWith(HERS)) {
      now?.parts.push(said);
    } else if (!BETWEEN.has(said.key)) {
      isHers = false;
    } else if (isHers && said.key === "event-displayed" && now?.parts.some((part) => partOf(part) === "takes")) {
      now.filled.push(said);
    }
  }
  return turns;
}

/** The spaces of the guild track that her last walk touched, in order. */
export function walkedBy(turn: HerTurn | undefined, spaces: number): number[] {
  const steps = turn?.parts.find((said) => partOf(said) === "steps");
  if (steps === undefined) return [];
  return Array.from({ length: Number(steps.values["n"]) }, (_, i) => (Number(steps.values["start"]) + i + 1) % spaces);
}
