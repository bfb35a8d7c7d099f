import { describe, expect, it } from "vitest";
import { PLACE_KEYS } from "../src/games/draftosaurus/rules";
import { DRAWINGS, herd, PENS, placeAt, PLACES, riverSlots, type Point, type Season, type Shape } from "../src/games/draftosaurus/drawing";

const slots: Point[] = [[0, 10], [10, 20], [20, 30]];

describe("a herd", () => {
  it("stands one by one while there is room, those in front last", () => {
    const figures = herd(["diplodocus", "stegosaurus"], slots, 6, "spinosaurus", "ghost");
    expect(figures.map((figure) => figure.kind)).toEqual(["diplodocus", "stegosaurus", "spinosaurus"]);
    expect(figures.at(-1)?.look).toBe("ghost");
  });

  it("is counted by species when it is crowded", () => {
    const figures = herd(["diplodocus", "diplodocus", "stegosaurus"], slots, 2, null, "ghost");
    expect(figures.map(({ kind, n }) => [kind, n])).toEqual([["diplodocus", 2], ["stegosaurus", 1]]);
  });
});

describe.each(["summer", "winter"] as Season[])("the %s board", (season) => {
  it.each(["wide", "tall"] as Shape[])("has a drawing for every place, %s", (shape) => {
    for (const place of PENS[season]) expect(DRAWINGS[season][shape].pens[PLACES[place] ?? ""]).toBeDefined();
    expect(riverSlots(season, shape)).toHaveLength(6);
  });

  it("numbers its places as the rules do", () => {
    const keys = PLACE_KEYS[season === "summer" ? 0 : 1] ?? [];
    expect(keys.map((_, spot) => placeAt(season, spot)?.split("/")[0])).toEqual(keys);
    expect(placeAt(season, keys.length)).toBe("pyramid/1");
  });
});
