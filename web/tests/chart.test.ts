import { describe, expect, it } from "vitest";
import { apart, changes, path, ticks } from "../src/after/chart";

describe("the axis", () => {
  it.each([[0, 1], [0, 13], [0, 69], [-7, 40], [0, 412]])("covers %i to %i in few round steps", (least, most) => {
    const found = ticks(least, most);
    expect(found[0]).toBeLessThanOrEqual(least);
    expect(found.at(-1)).toBeGreaterThanOrEqual(most);
    expect(found).toContain(0);
    expect(found.length).toBeLessThan(9);
  });
});

it("numbers at the ends of lines keep apart and in order", () => {
  expect(apart([100, 10, 12, 11], 19)).toEqual([100, 10, 48, 29]);
});

it("a line bends only where somebody's points change", () => {
  expect(changes([[0, 0, 0, 5, 5], [0, 0, 2, 2, 2]])).toEqual([0, 2, 3, 4]);
  expect(path([0, 0, 0, 5, 5], [0, 2, 3, 4], (step) => step, (n) => n)).toBe("M0.0 0.0L2.0 0.0L3.0 5.0L4.0 5.0");
});
