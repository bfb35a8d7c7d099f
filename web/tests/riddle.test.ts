import { describe, expect, it } from "vitest";
import { watchTime } from "../src/riddle/riddle.svelte";
import { line } from "../src/table/line.svelte";
import { Match, type Query } from "../src/table/match.svelte";

describe("a table with a referee", () => {
  it("hands him answers and questions, and nothing else", async () => {
    const match = new Match("riddle", false);
    const heard: unknown[] = [];
    match.referee = {
      act: async (action) => void heard.push(action),
      ask: async (query: Query) => query.type,
    };
    const answer = await line.act(match, { type: "act", number: 0, action: { type: "stay" }, told: 0 });
    expect(answer.type).toBe("applied");
    await line.act(match, { type: "premove", number: 1, action: { type: "stay" } });
    await line.undo(match);
    expect(heard).toEqual([{ type: "stay" }]);
    expect(await line.ask(match, { type: "hint", number: 0 })).toBe("hint");
    expect(line.isOpen).toBe(false);
  });
});

describe("the time of a riddle", () => {
  it("is told as on a watch", () => {
    expect([4.2, 59.6, 61, 3600].map(watchTime)).toEqual(["0:04", "1:00", "1:01", "60:00"]);
  });
});
