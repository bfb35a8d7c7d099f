import { describe, expect, it } from "vitest";
import { keep } from "../src/lib/keep";

describe("what is as it was", () => {
  const before = { number: 1, hands: [["egg"], ["coin", "milk"]], place: { name: "river", free: 2 } };
  const copy = (): typeof before => structuredClone(before);

  it("stays the same object", () => {
    expect(keep(before, copy())).toBe(before);
  });

  it("stays in what has changed around it", () => {
    const now = keep(before, { ...copy(), number: 2, hands: [["egg", "egg"], ["coin", "milk"]] });
    expect(now).toEqual({ number: 2, hands: [["egg", "egg"], ["coin", "milk"]], place: { name: "river", free: 2 } });
    expect(now.hands[1]).toBe(before.hands[1]);
    expect(now.place).toBe(before.place);
  });

  it("is told from what came, went, or is of another kind", () => {
    expect(keep({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
    expect(keep({ a: 1 }, { a: 1, b: null })).toEqual({ a: 1, b: null });
    expect(keep({ a: 1 }, { b: undefined })).toEqual({ b: undefined });
    expect(keep([1], { 0: 1 })).toEqual({ 0: 1 });
    expect(keep(null, { a: [] })).toEqual({ a: [] });
    expect(keep({ a: [] }, null)).toBe(null);
  });
});
