// The guild track: its spaces leave each other and the tile room, and markers lie where they were placed.
import { expect, test } from "vitest";
import { around, cellsOf, squaresOf, tileOf } from "../src/games/wyrmspan/guild";
import type { Printed, View } from "../src/games/wyrmspan/printed";

const BOX = { width: 200, height: 178 }; // of the track beside the mat
const SPACE = 31;
const TILE = { width: 126, height: 105 };
const spaces = Array.from({ length: 12 }, (_, i) => around(i / 12)).map(({ x, y }) => ({ x: ((x - 50) * BOX.width) / 100, y: ((y - 50) * BOX.height) / 100 }));

test("begins on top and goes clockwise", () => {
  expect(around(0).x).toBeCloseTo(50);
  expect(around(0).y).toBeLessThan(10);
  expect(around(1 / 4).x).toBeGreaterThan(90);
});

test("no space covers the next one", () => {
  spaces.forEach((here, i) => {
    const next = spaces[(i + 1) % spaces.length]!;
    expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeGreaterThan(SPACE);
  });
});

test("no space covers the tile", () => {
  for (const { x, y } of spaces) {
    const isBeside = Math.abs(x) - SPACE / 2 >= TILE.width / 2 || Math.abs(y) - SPACE / 2 >= TILE.height / 2;
    expect(isBeside, `${x}, ${y}`).toBe(true);
  }
});

test("markers lie on their cells, the Automa's last", () => {
  const tile = { id: "plains", few_players: 2, few: [2, 1], many: [4, 2], printed_vp: [6, 3] };
  const view = { guild: "plains", seats: 1, players: [{ markers: [1, 0, 1, 0] }], automa: { markers: [1, 0, 0, 0] } } as unknown as View;
  const found = tileOf(view, { guilds: [tile] } as unknown as Printed);
  expect(squaresOf(view, found)).toEqual([2, 1]);
  expect(cellsOf(view, found)).toEqual([[0, null], [], [0], []]);
});
