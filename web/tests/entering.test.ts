import { describe, expect, it } from "vitest";
import type { Document } from "../src/after/scoring.svelte";
import { empty, excavate, find, settle, spacesOf, type Dragon } from "../src/games/wyrmspan/entering";

const dragon = (number: number, name: string, caves: string[]): Dragon => ({ kind: "dragon", number, name, title: name, icons: [], facts: [], when: "", text: "", printed: { name, caves, nests: 1, vp: 2 } as never });
const DRAGONS = [dragon(7, "Old Fire Wyrm", ["golden"]), dragon(70, "Northern Firedragon", ["crimson"]), dragon(71, "Icicle", ["crimson"])];
const table = (): Document => ({ game: "wyrmspan", players: [{ name: "Ann" }] });

describe("a dragon is found", () => {
  it("by a part of its name, those that like the cave first", () => {
    expect(find(DRAGONS, " FIRE ", "crimson").map((one) => one.number)).toEqual([70, 7]);
  });
  it("by its number, the very one first", () => {
    expect(find(DRAGONS, "7", "crimson").map((one) => one.number)).toEqual([7, 70, 71]);
    expect(find(DRAGONS, "", "crimson")).toEqual([]);
  });
});

it("a dragon is settled in a space, which is excavated for it", () => {
  const document = table();
  settle(document, 0, "crimson", 1, DRAGONS[1]!);
  expect(spacesOf(document, 0, "crimson")).toEqual([{}, { cave: true, dragon: 70 }]);
  settle(document, 0, "crimson", 0, DRAGONS[0]!);
  expect(spacesOf(document, 0, "crimson")[0]).toEqual({ dragon: 7, swapped: true });
  empty(document, 0, "crimson", 1);
  expect(spacesOf(document, 0, "crimson")[1]).toEqual({ cave: true });
  excavate(document, 0, "crimson", 1);
  expect(spacesOf(document, 0, "crimson")).toHaveLength(1);
});
