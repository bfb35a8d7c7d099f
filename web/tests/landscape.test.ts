import { describe, expect, it } from "vitest";
import { cellPath, DIRECTIONS, edgePath, hexAt, hexOf, keyOf, middle, neighbour } from "../src/games/gods_love_dinosaurs/geometry";
import { borders, growth, looksSame, poseOf, type Cell } from "../src/games/gods_love_dinosaurs/landscape";

const around = [{ q: 0, r: 0 }, ...DIRECTIONS.map((direction) => neighbour({ q: 0, r: 0 }, direction)), { q: 7, r: -4 }, { q: -3, r: 5 }];

describe("the grid", () => {
  it("finds the cell of every middle, and of points beside it", () => {
    for (const hex of around) {
      const [x, y] = middle(hex);
      expect(hexAt([x, y])).toEqual(hex);
      expect(hexAt([x + 30, y - 20])).toEqual(hex);
      expect(hexOf(keyOf(hex))).toEqual(hex);
    }
  });

  it("goes round a cell counter-clockwise from the east, as the rules count", () => {
    const angles = DIRECTIONS.map((direction) => {
      const [x, y] = middle(neighbour({ q: 0, r: 0 }, direction));
      return Math.round((Math.atan2(-y, x) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it("draws an edge alike from both sides: no seams", () => {
    const points = (path: string): string[] => path.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
    const here = points(edgePath({ q: 2, r: 1 }, "E"));
    const there = points(edgePath({ q: 3, r: 1 }, "W"));
    expect(there).toEqual([...here].reverse());
    expect(cellPath({ q: 2, r: 1 })).toMatch(/^M.*Z$/);
  });
});

describe("a landscape", () => {
  const cell = (q: number, r: number, terrain: Cell["terrain"], figure: Cell["figure"] = null): Cell => ({ q, r, terrain, figure });

  it("looks the same every day, and leaves room for a figure", () => {
    expect(growth(cell(3, -2, "forest"))).toEqual(growth(cell(3, -2, "forest")));
    expect(growth(cell(3, -2, "forest", "rat")).length).toBeLessThan(growth(cell(3, -2, "forest")).length);
    expect(poseOf({ q: 1, r: 1 })).toBe(poseOf({ q: 1, r: 1 }));
  });

  it("has each border once, and a shore where a lake meets land", () => {
    const { same, different, shore, ripples } = borders([cell(0, 0, "forest"), cell(1, 0, "forest"), cell(0, 1, "plains"), cell(2, 0, "lake")]);
    expect(same.match(/M/g)).toHaveLength(1);
    expect(different.match(/M/g)).toHaveLength(2);
    expect(shore.match(/M/g)).toHaveLength(1);
    expect(ripples).toHaveLength(6);
  });

  it("looks the same while terrains and figures do, whatever the figures are asked", () => {
    const cell = (q: number, figure: string | null = null, role: string | null = null): Cell => ({ q, r: 0, terrain: "lake", figure, role }) as Cell;
    expect(looksSame([cell(0), cell(1, "frog")], [cell(0), cell(1, "frog", "waiting")])).toBe(true);
    expect(looksSame([cell(0), cell(1, "frog")], [cell(0), cell(1)])).toBe(false);
    expect(looksSame([cell(0)], [cell(0), cell(1)])).toBe(false);
  });
});
