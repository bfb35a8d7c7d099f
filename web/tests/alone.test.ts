import { describe, expect, it } from "vitest";
import { score } from "../src/games/draftosaurus/alone";
import kept from "./scored.json";

// Tables at home with what the server answers; tests/web/test_alone.py holds these answers true.
describe("a table that is scored without a line", () => {
  it.each(kept.map((one, i) => [i, one] as const))("has the score sheet of the server: %i", (_, { document, scored }) => {
    const found = structuredClone(score(document as never).scored);
    const wordless = JSON.parse(JSON.stringify(found, (key, value: unknown) => (key === "text" || (key === "name" && value === "") ? undefined : value))) as unknown;
    expect(wordless).toEqual(scored);
  });
});
