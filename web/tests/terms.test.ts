import { expect, test } from "vitest";
import { need } from "../src/lib/words.svelte";
import { paceOf, termsOf } from "../src/table/terms";

const yesNo = [{ value: false, name: "No" }, { value: true, name: "Yes" }];
const option = (key: string, name: string, usual: unknown, values: { value: string | number | boolean | null; name: string }[]) => ({ key, name, help: "", allowed: "", default: usual, values });
const game = {
  options: [
    option("board", "Board", "summer", [{ value: "summer", name: "Summer board" }, { value: "winter", name: "Winter board" }]),
    option("last", "Five-player last turn", false, yesNo),
    option("room", "Room", 6, [{ value: 6, name: "Six" }, { value: null, name: "No limit" }]),
  ],
  presets: [
    { key: "uk", name: "Ukrainian edition", options: { last: false, room: 6 } as unknown as Record<string, never> },
    { key: "pl", name: "Polish edition", options: { last: true, room: 6 } as unknown as Record<string, never> },
  ],
};

test("a table tells its board and what is not usual", () => {
  expect(termsOf(game, { board: "winter", last: false, room: 6 })).toEqual(["Winter board"]);
  expect(termsOf(game, { board: "summer", last: false, room: null })).toEqual(["Summer board", "Room: No limit"]);
});

test("an edition goes before its options", () => {
  expect(termsOf(game, { board: "summer", last: true, room: 6 })).toEqual(["Summer board", "Polish edition"]);
  expect(termsOf(game, { board: "summer", last: true, room: null })).toEqual(["Summer board", "Five-player last turn", "Room: No limit"]);
});

test("the clock is told in words", async () => {
  await need("tables");
  expect(paceOf({})).toBe("without a clock");
  expect(paceOf({ kind: "move", time: 60 })).toBe("60 s for a decision");
  expect(paceOf({ kind: "days", time: 3 })).toBe("3 days for a decision");
  expect(paceOf({ kind: "total", time: 900 })).toBe("900 s for the whole game");
});
