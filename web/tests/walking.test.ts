import { describe, expect, it } from "vitest";
import { nextTo } from "../src/table/walking";

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
const boxes = [at(100, 0), at(40, 60), at(0, 100), at(-80, 5)];

describe("a walk by arrow keys", () => {
  it("goes to what lies straight ahead rather than to what is only near", () => {
    expect(nextTo(at(0, 0), boxes, "ArrowRight")).toBe(0);
    expect(nextTo(at(0, 0), boxes, "ArrowDown")).toBe(2);
    expect(nextTo(at(0, 0), boxes, "ArrowLeft")).toBe(3);
  });

  it("steps onto something long beside it, like a river", () => {
    const river = { left: 60, top: -500, width: 20, height: 700 };
    expect(nextTo(at(0, 100), [at(200, 100), river], "ArrowRight")).toBe(1);
  });

  it("stays where nothing lies in that direction, and for other keys", () => {
    expect(nextTo(at(0, 0), boxes, "ArrowUp")).toBe(-1);
    expect(nextTo(at(0, 0), boxes, "Enter")).toBe(-1);
  });
});
