import { describe, expect, it, vi } from "vitest";
import { Match, reasonOf, type Said, type SceneFrame, type TableFrame } from "../src/table/match.svelte";

const said = (text: string): Said => ({ key: text, values: {}, text });

const scene: SceneFrame = { type: "scene", table: "t", seat: 0, told: 0, view: {}, sheet: { players: [], winners: [] }, to_act: [], is_over: false };

describe("a table as the page knows it", () => {
  it("forgets what an undo has voided", () => {
    const match = new Match("t");
    match.hear({ type: "told", table: "t", kept: 0, told: 3, events: [said("a"), said("b"), said("c")] });
    match.hear({ type: "told", table: "t", kept: 1, told: 2, events: [said("d")] });
    match.hear(scene);
    expect(match.events.map((event) => event.text)).toEqual(["a", "d"]);
    expect(match.told).toBe(2);
  });

  it("tells nothing before the board shows it", () => {
    const match = new Match("t");
    match.hear({ type: "told", table: "t", kept: 0, told: 1, events: [said("a")] });
    expect(match.events).toEqual([]);
    match.hear(scene);
    expect(match.events.map((event) => event.text)).toEqual(["a"]);
  });

  it("lets a refusal be read, whatever happens at the table meanwhile", () => {
    vi.useFakeTimers();
    const match = new Match("t");
    const refusal = { ...said("no"), rule: "D9.1" };
    match.refusal = refusal;
    match.hear(scene);
    expect(match.refusal).toEqual(refusal);
    vi.advanceTimersByTime(10_000);
    expect(match.refusal).toBe(null);
    vi.useRealTimers();
  });

  it("keeps the question that is asked again while others decide", () => {
    const match = new Match("t");
    const question = { seat: 0, number: 3, kind: "place", asked: said("Where?"), choices: [] };
    match.hear({ ...scene, to_act: [0, 1], question });
    const first = match.question;
    match.hear({ ...scene, to_act: [0], question: { ...question } });
    expect(match.question).toBe(first);
    match.hear({ ...scene, to_act: [0, 1], question: { ...question, number: 4 } });
    expect(match.question?.number).toBe(4);
  });

  it("calls nobody you but whoever looks, also through other eyes", () => {
    const match = new Match("t", false);
    const players = [{ seat: 0, name: "Ada" }, { seat: 1, name: "Otto the First", short: "Otto" }];
    match.hear({ type: "table", you: 0, players } as unknown as TableFrame);
    match.hear({ ...scene, seat: 1 });
    expect([match.you, match.seat]).toEqual([0, 1]);
    expect(match.called(1)).toBe("Otto");
    expect(match.called(0)).not.toBe("Ada");
  });

  it("says a reason without the number that stands beside it", () => {
    expect(reasonOf({ ...said("Full. (D8.2)"), rule: "D8.2" })).toBe("Full.");
    expect(reasonOf({ ...said("Not now."), rule: "" })).toBe("Not now.");
  });

  it("shows a line of the chat once, however often it is heard", () => {
    const match = new Match("t");
    const line = { id: 1, at: 0, name: "Ann", text: "Hi" };
    match.hear({ type: "chat", table: "t", lines: [line] });
    match.hear({ type: "chat", table: "t", lines: [line, { ...line, id: 2 }] });
    expect(match.chat.map((one) => one.id)).toEqual([1, 2]);
  });
});
