/// <reference types="node" />
// @vitest-environment node
// Every card can be read in pictures: no effect of the rules is left without its sign.
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { fit, glyphs, type Effect } from "../src/games/wyrmspan/cards/effects";
import { deck } from "../tools/wyrmspan/deck.mjs";

const { dragons, caves } = deck;
const sprite = readFileSync("art/wyrmspan.svg", "utf-8");

describe("effects in pictures", () => {
  it("show something for every effect of every card, with icons that are drawn", () => {
    for (const card of [...dragons, ...caves]) {
      for (const effect of card.effects) {
        const row = glyphs([effect]);
        expect(row, JSON.stringify(effect)).not.toBe("");
        for (const [, name] of row.matchAll(/#wy-([^"]*)"/g)) expect(sprite).toContain(`id="wy-${name}"`);
        expect(row).not.toMatch(/undefined|NaN|style=/);
      }
    }
  });
  it("are drawn in a sprite without an attribute given twice, which a browser would refuse", () => {
    for (const [tag] of sprite.matchAll(/<[a-z]+(?:\s+[\w:-]+="[^"]*")+/g)) {
      const names = [...tag.matchAll(/\s([\w:-]+)=/g)].map(([, name]) => name);
      expect(names, tag).toEqual([...new Set(names)]);
    }
  });
  it("puts a cost into a till, and what it buys behind an arrow", () => {
    const row = glyphs([{ type: "Pay", cost: { egg: 1, coin: 0 }, then: [{ type: "Gain", what: "meat", n: 2 }] }]);
    expect([...row.matchAll(/#wy-([\w-]+)/g)].map(([, name]) => name)).toEqual(["egg", "s-to", "meat", "meat"]);
    expect(row.indexOf('class="pay"')).toBeLessThan(row.indexOf("wy-egg"));
  });
  it("makes the icons of a long row smaller", () => {
    const gain = (n: number): string => glyphs(Array<Effect>(n).fill({ type: "Gain", what: "meat" }));
    expect([1, 5, 8, 14].map((n) => fit(gain(n)))).toEqual(["g1", "g2", "g3", "g4"]);
  });
});
