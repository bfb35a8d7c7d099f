import { describe, expect, it } from "vitest";
import { DIRECTIONS, keyOf, neighbour, neighbours, type Direction, type Hex } from "../src/games/gods_love_dinosaurs/geometry";
import { endsOf } from "../src/games/gods_love_dinosaurs/hunts";
import { firstLay, laysOf, moved, placesOf, touches, turned } from "../src/games/gods_love_dinosaurs/lays";
import type { Cell } from "../src/games/gods_love_dinosaurs/landscape";
import { after, stepOf } from "../src/games/gods_love_dinosaurs/steps";
import type { Choice, Said } from "../src/table/match.svelte";

const said = (key: string, values: Said["values"] = {}): Said => ({ key, values, text: key });
const spots = (...cells: [number, number][]): NonNullable<Choice["spots"]> => cells.map((at) => ["cell", at]);

describe("hunts", () => {
  const hunt = (path: [number, number][], eaten: string[], eggs: number): Choice => ({
    label: said("action-roam"),
    action: { type: "roam", steps: path.map(String) },
    spots: spots(...path),
    brings: [said("brings-eaten", { eaten, cells: path.slice(0, eaten.length).map(String) }), said("brings-eggs", { n: eggs })],
  });
  const starve: Choice = { label: said("action-starve"), action: { type: "starve" }, spots: [["starve", [0, 0]]] };
  const ends = endsOf([hunt([[1, 0], [2, 0]], ["rat"], 0), hunt([[0, 1], [3, 0]], ["tiger"], 1), hunt([[0, 1], [1, 1], [3, 0]], ["eagle", "tiger"], 2), starve]);

  it("are gathered by their ends, the best end and the best way first", () => {
    expect(ends.map((end) => keyOf(end.at))).toEqual(["3,0", "2,0"]);
    expect(ends[0]?.hunts.map((one) => one.eggs)).toEqual([2, 1]);
  });

  it("show each menu once before they show where else it is eaten", () => {
    const twice = endsOf([hunt([[0, 1], [3, 0]], ["rat"], 0), hunt([[1, 1], [3, 0]], ["rat"], 0), hunt([[1, 0], [2, 0], [3, 0]], ["frog", "rat"], 0)]);
    expect(twice[0]?.hunts.map(({ eaten }) => eaten.map(({ animal }) => animal).join("+"))).toEqual(["rat", "frog+rat", "rat"]);
  });

  it("tell who is eaten where", () => {
    expect(ends[0]?.hunts[0]?.eaten).toEqual([{ at: { q: 0, r: 1 }, animal: "eagle" }, { at: { q: 1, r: 1 }, animal: "tiger" }]);
  });
});

describe("lays", () => {
  const island: Hex[] = [{ q: 0, r: 0 }];
  const own = new Set(island.map(keyOf));
  const beside = new Set(neighbours({ q: 0, r: 0 }).map(keyOf));
  // Every legal lay around one cell, as the server would list them.
  const choices: Choice[] = [];
  for (let q = -3; q <= 3; q += 1) {
    for (let r = -3; r <= 3; r += 1) {
      for (const orientation of DIRECTIONS) {
        const second = neighbour({ q, r }, orientation);
        if (own.has(`${q},${r}`) || own.has(keyOf(second)) || !(beside.has(`${q},${r}`) || beside.has(keyOf(second)))) continue;
        choices.push({ label: said("action-lay"), action: { type: "lay", q, r, orientation }, spots: spots([q, r], [second.q, second.r]) });
      }
    }
  }
  const lays = laysOf(choices);
  const places = placesOf(lays, island);

  it("are all reached from the cells beside the ecosystem by turning", () => {
    expect([...places.keys()].sort()).toEqual([...beside].sort());
    const reached = new Set<unknown>();
    for (const there of places.values()) {
      let lay = there[0]!;
      for (let i = 0; i < there.length; i += 1) {
        reached.add(lay);
        lay = turned(there, lay, 1);
      }
      expect(lay).toBe(there[0]);
    }
    expect(reached.size).toBe(lays.length);
  });

  it("turn clockwise around the place", () => {
    const there = places.get("1,0")!.filter((lay) => keyOf(lay.cells[0]) === "1,0");
    expect(there.map((lay) => lay.orientation)).toEqual(["E", "SE", "SW", "NW", "NE"] satisfies Direction[]);
  });

  it("keep the turn of the tile on another place where it fits", () => {
    const lay = places.get("1,0")!.find((one) => keyOf(one.cells[0]) === "1,0" && one.orientation === "E")!;
    const over = moved(places.get("0,1")!, { q: 0, r: 1 }, lay, { q: 1, r: 0 });
    expect([over.fits, over.lay.orientation]).toEqual([true, "E"]);
    const not = moved(places.get("-1,0")!, { q: -1, r: 0 }, lay, { q: 1, r: 0 });
    expect(not.fits).toBe(false); // the ecosystem lies there
  });

  it("begin where the tile touches most", () => {
    const first = firstLay(places, [...island, { q: 1, r: 0 }]);
    expect(first && touches(first.lay, [...island, { q: 1, r: 0 }])).toBe(2);
  });
});

describe("what happened", () => {
  const cell = (q: number, figure: NonNullable<Cell["figure"]> | null): Cell => ({ q, r: 0, terrain: "plains", figure });
  const row = [cell(0, "tiger"), cell(1, "rat"), cell(2, "frog"), cell(3, null)];
  const figures = (cells: Cell[]): unknown[] => cells.map((one) => one.figure ?? null);

  it("is told of one ecosystem only", () => {
    expect(stepOf(said("event-hatched", { player: 1 }), 0)).toBeNull();
    expect(stepOf(said("event-marker", { column: "frog" }), 0)).toBeNull();
  });

  it("moves a hunter, feeds it, and leaves its young", () => {
    const step = stepOf(said("event-hunted", { player: 0, animal: "tiger", from: "0,0", path: ["1,0", "2,0"], cells: ["1,0", "2,0"], born: ["1,0"] }), 0)!;
    expect(figures(after(row, step, row))).toEqual([null, "tiger", "tiger", null]);
  });

  it("takes away who starves, and brings who appears", () => {
    expect(figures(after(row, stepOf(said("event-starved", { player: 0, cells: ["0,0"] }), 0)!, row))).toEqual([null, "rat", "frog", null]);
    const last = row.with(3, cell(3, "rabbit"));
    expect(figures(after(row, stepOf(said("event-bred", { player: 0, q: 3, r: 0 }), 0)!, last))).toEqual(["tiger", "rat", "frog", "rabbit"]);
  });

  it("lays a tile empty; its animal appears afterwards", () => {
    const last = [...row, cell(4, "eagle")];
    expect(figures(after(row, stepOf(said("event-laid", { player: 0 }), 0)!, last))).toEqual(["tiger", "rat", "frog", null, null]);
  });
});
