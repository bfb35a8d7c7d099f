// A question of the server laid out on the table.
import { describe, expect, it } from "vitest";
import { adventurer, Asked, goalOf, touched, walkOf } from "../src/games/wyrmspan/asked";
import type { Choice, Question, Said } from "../src/table/match.svelte";

const said = (key: string, values: Said["values"] = {}): Said => ({ key, values, text: key });
const choice = (action: object, spots: [string, (string | number)[]][], more: Partial<Choice> = {}): Choice =>
  ({ label: said("label"), action, spots, ...more }) as unknown as Choice;
const refusal = { key: "why-W7-3", values: {}, text: "No place.", rule: "W7.3" };
const question = (kind: string, choices: Choice[]): Question => ({ seat: 0, number: 3, kind, asked: said(`ask-${kind}`), choices }) as Question;

describe("a question on the table", () => {
  const asked = new Asked(
    question("place", [
      choice({ type: "cave", cave: "golden" }, [["cave", ["golden"]], ["space", ["golden", 2]]]),
      choice({ type: "cave", cave: "crimson" }, [["cave", ["crimson"]]], { refusal }),
      choice({ type: "decline" }, [["action", ["decline"]]]),
    ]),
  );
  it("lights up the spots of open choices, and knows why others are closed", () => {
    expect(asked.isLit("space/golden/2")).toBe(true);
    expect(asked.isLit("cave/crimson")).toBe(false);
    expect(asked.at("cave/crimson")?.refusal?.rule).toBe("W7.3");
    expect(asked.lit("space/")).toEqual(["space/golden/2"]);
  });
  it("leaves to the slip what lies nowhere", () => {
    expect(asked.answers.map((one) => (one.action as { type: string }).type)).toEqual(["decline"]);
  });
  it("takes an exchange for an answer, not for its resources", () => {
    const exchange = new Asked(question("exchange", [choice({ type: "exchange" }, [["resource", ["meat"]], ["resource", ["gold"]], ["resource", ["milk"]]])]));
    expect(exchange.answers).toHaveLength(1);
    expect(exchange.at("resource/meat")).toBeUndefined();
  });
  it("shows the open one of two choices on a spot", () => {
    const both = new Asked(question("cave", [choice({ n: 1 }, [["space", ["golden", 2]]], { refusal }), choice({ n: 2 }, [["space", ["golden", 2]]])]));
    expect(both.at("space/golden/2")?.action).toEqual({ n: 2 });
  });
  it("is empty without a question", () => {
    expect([new Asked(null).answers, new Asked(null).kind]).toEqual([[], ""]);
  });
});

describe("the adventurer", () => {
  const explored = [said("event-explore", { player: 0, cave: "golden" }), said("event-coins", { player: 0, n: -1 })];
  it("stands at the stop that asks", () => {
    expect(adventurer(explored, said("source-stop", { cave: "golden", stop: 1 }), 0)).toEqual({ cave: "golden", stop: 1, atDragon: false });
  });
  it("stands beside the dragon that asks", () => {
    expect(adventurer(explored, said("source-dragon", { player: 0, cave: "golden", column: 2 }), 0)).toEqual({ cave: "golden", stop: 1, atDragon: true });
  });
  it("is at home when another action has begun, and when somebody else explores", () => {
    const source = said("source-dragon", { player: 0, cave: "golden", column: 2 });
    expect(adventurer([...explored, said("event-entice", { player: 0 })], source, 0)).toBeNull();
    expect(adventurer(explored, source, 1)).toBeNull();
    expect(adventurer([], source, 0)).toBeNull();
  });
  it("tells what happens on its way in order", () => {
    const walk = choice({ type: "explore" }, [], {
      brings: [said("brings-coins", { n: -1 }), said("brings-stop", { cave: "crimson", stop: 0 }), said("brings-ability", { dragon: 9, cave: "crimson", column: 1 })],
    });
    expect([...walkOf(walk)]).toEqual([["stop/crimson/0", 1], ["space/crimson/1", 2]]);
    expect(walkOf(null).size).toBe(0);
  });
});

it("what has just happened points at what it has touched, on the own mat only", () => {
  const events = [
    said("event-coins", { player: 0, n: -1 }), said("event-resource", { player: 1, kind: "meat", n: 1 }), said("event-eggs", { player: 0, cave: "golden", column: 2, n: 1 }),
    said("event-displayed", { kind: "dragon", card: 4, slot: 3 }),
  ];
  expect([...touched(events, 0)].sort()).toEqual(["coin", "slot/dragon/3", "space/golden/2"]);
});

it("a dragon or cave card that is being paid for has its place already", () => {
  expect(goalOf(said("source-play", { dragon: 1, cave: "golden", column: 2 }))).toBe("space/golden/2");
  expect(goalOf(said("source-space", { cave: "crimson", column: 4 }))).toBe("space/crimson/4");
  expect(goalOf(said("source-play", { dragon: 1 }))).toBeNull(); // its place is asked for
  expect(goalOf(said("source-dragon", { dragon: 1, player: 0, cave: "golden", column: 2 }))).toBeNull();
  expect(goalOf(null)).toBeNull();
});
