import { expect, it } from "vitest";
import { herTurns, partOf, walkedBy } from "../src/games/wyrmspan/rival";
import type { Said } from "../src/table/match.svelte";

const said = (key: string, values: Record<string, unknown> = {}): Said => ({ key: `event-${key}`, values, text: key }) as unknown as Said;

const FIRST = [said("decision", { card: "7" }), said("automa_refresh"), said("discarded", { kind: "dragon", card: 3 }), said("displayed", { kind: "dragon", card: 4, slot: 1 }), said("automa_steps", { n: 3, start: 10, at: 1 })];
const SECOND = [said("decision", { card: "8" }), said("automa_steps", { n: 1, start: 1, at: 2 }), said("automa_takes", { kind: "dragon", card: 4, slot: 1 }), said("displayed", { kind: "dragon", card: 9, slot: 1 })];

it("a turn of hers is its card with what came of it, through refills, until somebody else acts", () => {
  const turns = herTurns([said("coins"), ...FIRST, said("explore"), said("displayed", { kind: "cave", card: 1, slot: 2 }), ...SECOND, said("pass"), said("automa_pass")]);
  expect(turns.map((turn) => [turn.card, turn.parts.map(partOf)])).toEqual([["7", ["refresh", "steps"]], ["8", ["steps", "takes", "pass"]]]);
});

it("only cards in slots that she has emptied are the new ones", () => {
  const turns = herTurns([...FIRST, said("explore"), ...SECOND]);
  expect(turns.map((turn) => turn.filled.map((one) => one.values["card"]))).toEqual([[], [9]]);
});

it("her walk goes round the track", () => {
  expect(walkedBy(herTurns(FIRST)[0], 12)).toEqual([11, 0, 1]);
  expect(walkedBy(undefined, 12)).toEqual([]);
});
