// The log in chapters: rounds and turns begin with events, and nothing is told twice.
import { expect, test } from "vitest";
import { spaced } from "../src/after/chart";
import { chapters, turns, type Beginning, type Told } from "../src/table/log";

const BEGINS: Record<string, Beginning> = { round: "round", rolled: "turn", took: "player", scored: "pause" };
const begins = ({ key }: { key: string }): Beginning | null => BEGINS[key] ?? null;
const isNews = ({ key }: { key: string }): boolean => key !== "filled";
const told = (...keys: string[]): Told[] => keys.map((key, i) => ({ said: { key, text: `${key} ${i + 1}`, values: {} }, step: i + 1 }));
const read = (keys: string[]): [string | null, string[]][] => chapters(told(...keys), { begins, isNews }).map(({ head, lines }) => [head?.said.text ?? null, lines.map(({ said }) => said.text)]);

test("a line that begins a round or a turn is its heading, and stands there alone", () => {
  expect(read(["first", "round", "rolled", "placed", "rolled", "placed"])).toEqual([
    [null, ["first 1"]],
    ["round 2", []],
    ["rolled 3", ["placed 4"]],
    ["rolled 5", ["placed 6"]],
  ]);
});

test("a turn that is headed by its player keeps the line that began it", () => {
  expect(read(["took", "laid", "took", "hunted"])).toEqual([["took 1", ["took 1", "laid 2"]], ["took 3", ["took 3", "hunted 4"]]]);
});

test("lines of nobody's turn have no heading and stay together; what is no news is left out", () => {
  expect(read(["took", "filled", "scored", "scored", "won"])).toEqual([["took 1", ["took 1"]], [null, ["scored 3", "scored 4", "won 5"]]]);
});

test("lines that add up are one, where the last of them stands; those of other turns stay apart", () => {
  const lines = told("took", "bred", "laid", "bred", "took", "bred");
  const merge = (before: Told["said"], said: Told["said"]): Told["said"] | null => (before.key === "bred" && said.key === "bred" ? { ...said, text: "bred 2 times" } : null);
  const read = chapters(lines, { begins, isNews }, merge).map((chapter) => chapter.lines.map(({ said, step }) => [said.text, step]));
  expect(read).toEqual([[["took 1", 1], ["laid 3", 3], ["bred 2 times", 4]], [["took 5", 5], ["bred 6", 6]]]);
});

test("turns are numbered from the beginning of a round that was told", () => {
  expect(turns(told("rolled", "placed", "round", "rolled", "placed", "rolled"), begins)).toEqual([{ step: 1, number: null }, { step: 4, number: 1 }, { step: 6, number: 2 }]);
  expect(turns(told("event-first_player", "took", "took"), begins)).toEqual([{ step: 1, number: 1 }, { step: 2, number: 2 }]);
});

test("labels on the axis of time keep their distance", () => {
  expect(spaced([0, 10, 25, 30, 60], (x) => x, 22)).toEqual([0, 25, 60]);
});
