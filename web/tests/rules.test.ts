import { describe, expect, it } from "vitest";
import { blocks, pieces } from "../src/lib/markdown";
import { marked, placeOf, ruleOfThumb, rulings, search, sections } from "../src/lib/rules";

const RULES = [
  { number: "D6", short: "The placement die" },
  { number: "D6.2", short: "Watch out for T-Rex: a pen without a T-Rex." },
  { number: "D6.7", short: "The roller ignores the die." },
  { number: "D11", short: "T-Rex bonus" },
  { number: "D11.1", short: "More T-Rexes add nothing." },
];

describe("the rules of a game", () => {
  const all = sections(RULES);
  const numbers = (wanted: string): string[] => search(all, wanted).flatMap((one) => one.rules.map((rule) => rule.number));

  it("lie below their sections", () => {
    expect(all.map((one) => [one.number, one.rules.length])).toEqual([["D6", 2], ["D11", 1]]);
  });

  it("know their rulings, and one of themselves to read while waiting", () => {
    const book = sections(Array.from({ length: 6 }, (_, i) => `D${i + 1}`).flatMap((number) => [{ number, short: "Title" }, { number: `${number}.1`, short: "Rule." }, { number: `${number}.R2`, short: "Ruling." }]));
    expect(rulings(all)).toBe(undefined);
    expect(rulings(book)?.number).toBe("D1");
    const read = ["a", "b", "c", "d"].map((table) => ruleOfThumb(book, table)?.number);
    expect(new Set(read)).toEqual(new Set(["D5.1", "D6.1"]));
    expect(ruleOfThumb(all, "a")).toBe(undefined);
  });

  it("are found by the beginning of a word, whatever its end and case", () => {
    expect(numbers("t-rex")).toEqual(["D6.2", "D11.1"]);
    expect(numbers("rex")).toEqual(["D6.2", "D11.1"]);
    expect(numbers("ex")).toEqual([]);
  });

  it("are found by number, a section with all its rules", () => {
    expect(numbers("d6")).toEqual(["D6.2", "D6.7"]);
    expect(numbers("D6.7")).toEqual(["D6.7"]);
    expect(numbers("D1")).toEqual([]);
  });

  it("show where the word stands, to its end", () => {
    expect(marked("More T-Rexes add.", "t-rex").filter((part) => part.hit)).toEqual([{ text: "T-Rexes", hit: true }]);
    expect(marked("a (b", "(").map((part) => part.text).join("")).toBe("a (b");
  });

  it("stand in the book that their letter names", () => {
    expect(placeOf("W23.R-01")).toBe("/rules/wyrmspan#W23.R-01");
    expect(placeOf("A4.2")).toBe("/rules/wyrmspan#A4.2");
  });
});

describe("the text of a rule", () => {
  it("has the numbers of rules as pieces of their own, also inside brackets and bold", () => {
    expect(pieces("See **D9.1 Title.** (W4.11, G15.R2)").filter((piece) => piece.look === "rule").map((piece) => piece.text)).toEqual(["D9.1", "W4.11", "G15.R2"]);
    expect(pieces("TRI2 and D are no rules").every((piece) => piece.look === "plain")).toBe(true);
  });

  it("is read with headings, nested lists and tables", () => {
    const read = blocks("## A\n\n- one\n  goes on\n  - inner\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |\n");
    expect(read.map((block) => block.kind)).toEqual(["heading", "list", "table"]);
    const list = read[1];
    if (list?.kind !== "list") throw new Error("no list");
    expect(list.items.map((item) => item.map((block) => block.kind))).toEqual([["text", "list"], ["text"]]);
  });
});
