import { describe, expect, it } from "vitest";
import { sureness } from "../src/after/analysis.svelte";

describe("how sure a verdict is", () => {
  it("is almost certain beyond two standard errors, and open where chance could make it", () => {
    expect(sureness({ loss: 2.5, error: 0.4 })).toEqual({ level: "certain", margin: 0.8 });
    expect(sureness({ loss: 1, error: 0.75 })).toEqual({ level: "likely", margin: 1.5 });
    expect(sureness({ loss: 0.5, error: 0.75 })?.level).toBe("open");
  });

  it("has nothing to say where nothing was lost", () => {
    expect(sureness({ loss: 0, error: 0 })).toBe(null);
  });
});
