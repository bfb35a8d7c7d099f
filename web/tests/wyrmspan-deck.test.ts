/// <reference types="node" />
// @vitest-environment node
// The deck looks the same for ever: a dragon that somebody knows by its face keeps it.
// After a change that is meant: node tools/wyrmspan/draw.mjs --keep, and look at every picture that changed.
import { createHash } from "node:crypto";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import kept from "./wyrmspan-deck.json";
import heads from "../src/games/wyrmspan/cards/heads.json";
import { heads as headsOf, pictures } from "../tools/wyrmspan/deck.mjs";

const drawn = pictures();
const hash = (svg: string): string => createHash("sha256").update(svg).digest("hex").slice(0, 10);
const mean = (sizes: number[]): number => sizes.reduce((a, b) => a + b, 0) / sizes.length;

// 261 drawings: seconds on a busy machine.
describe("the pictures of the cards", { timeout: 60_000 }, () => {
  it("are as they were", () => {
    expect(Object.fromEntries(drawn.map(([file, svg]) => [file, hash(svg)]))).toEqual(kept);
  });
  it("differ from dragon to dragon", () => {
    const dragons = drawn.filter(([file]) => file.startsWith("dragons/")).map(([, svg]) => svg.replace(/wv\d+/g, ""));
    expect(new Set(dragons).size).toBe(183);
  });
  it("are whole, and need neither a style nor a script that the content policy forbids", () => {
    for (const [file, svg] of drawn) expect(/NaN|undefined|Infinity|style=|<script/.test(svg), file).toBe(false);
  });
  it("are light enough to be fetched one by one", () => {
    const dragons = drawn.filter(([file]) => file.startsWith("dragons/")).map(([, svg]) => svg);
    expect(mean(dragons.map((svg) => svg.length))).toBeLessThan(30_000);
    expect(mean(dragons.map((svg) => gzipSync(svg).length))).toBeLessThan(10_000);
  });
  it("show the head in the window that the page cuts out", () => {
    expect(headsOf()).toEqual(heads);
  });
});
