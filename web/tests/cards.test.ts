import { describe, expect, it } from "vitest";
import type { Card } from "../src/games/wyrmspan/cards/catalogue.svelte";
import { all, fits, sorted } from "../src/parts/cards";

const dragon = (number: number, name: string, printed: object): Card =>
  ({ kind: "dragon", number, name, title: `${number} · ${name}`, icons: ["if_activated"], facts: [{ label: "Size", value: "small" }], when: "", text: "Gain 1 meat.", printed }) as unknown as Card;
const COST = { meat: 0, gold: 0, crystal: 0, milk: 1, coin: 0, egg: 1 };
const DRAKE = dragon(11, "Seedeating Drake", { size: "small", trait: "shy", caves: ["golden", "crimson"], cost: COST, vp: 3, nests: 2 });
const OTHER = dragon(2, "Ash Wyrm", { size: "large", trait: "shy", caves: ["golden"], cost: { ...COST, egg: 0 }, vp: 7 });
const CAVE = { ...DRAKE, kind: "cave", number: 1, printed: { effects: [] } } as unknown as Card;

describe("looking for cards", () => {
  it("finds by words and by number, all of them", () => {
    expect(fits(DRAKE, { ...all("dragon"), words: "drake MEAT" })).toBe(true);
    expect(fits(DRAKE, { ...all("dragon"), words: "11" })).toBe(true);
    expect(fits(DRAKE, { ...all("dragon"), words: "drake gold" })).toBe(false);
  });

  it("wants every chosen cave and cost, but any of the sizes", () => {
    expect(fits(DRAKE, { ...all("dragon"), caves: ["golden", "crimson"], costs: ["milk", "egg"] })).toBe(true);
    expect(fits(OTHER, { ...all("dragon"), caves: ["golden", "crimson"] })).toBe(false);
    expect(fits(OTHER, { ...all("dragon"), costs: ["egg"] })).toBe(false);
    expect(fits(OTHER, { ...all("dragon"), sizes: ["small", "large"], least: 7 })).toBe(true);
    expect(fits(OTHER, { ...all("dragon"), most: 6 })).toBe(false);
    expect(fits(OTHER, { ...all("dragon"), nests: [0] })).toBe(true);
  });

  it("keeps dragons and caves apart", () => {
    expect([DRAKE, CAVE].filter((card) => fits(card, all("cave")))).toEqual([CAVE]);
  });

  it("sorts by number, name and points", () => {
    expect(sorted([DRAKE, OTHER], "number", "en")).toEqual([OTHER, DRAKE]);
    expect(sorted([DRAKE, OTHER], "name", "en")).toEqual([OTHER, DRAKE]);
    expect(sorted([DRAKE, OTHER], "vp", "en")).toEqual([OTHER, DRAKE]);
  });
});
