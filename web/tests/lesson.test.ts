import { beforeEach, describe, expect, it } from "vitest";
import { Lesson } from "../src/learn/lesson.svelte";
import { LESSONS } from "../src/learn/lessons";
import { Match, type SceneFrame } from "../src/table/match.svelte";

const words = import.meta.glob<string>("../src/locales/en/learn.ftl", { query: "?raw", import: "default", eager: true });

/** The table asks this. */
function ask(match: Match, number: number, kind: string): void {
  match.hear({ type: "scene", table: "t", seat: 0, told: 0, view: {}, sheet: { players: [], winners: [] }, to_act: [0], is_over: false, question: { seat: 0, number, kind, asked: { key: "", values: {}, text: "" }, choices: [] } } as unknown as SceneFrame);
}

beforeEach(() => localStorage.clear());

describe("a lesson", () => {
  it("goes on by what is done, and by a try in vain where it asks for one", () => {
    const lesson = new Lesson("draftosaurus");
    const match = new Match("t");
    ask(match, 0, "choose");
    lesson.follow(match);
    expect(lesson.now?.id).toBe("hand");
    ask(match, 1, "place");
    lesson.follow(match);
    expect(lesson.now?.id).toBe("closed");
    match.tried = { key: "", values: {}, text: "no", rule: "D6.2" };
    lesson.follow(match);
    expect(lesson.now?.id).toBe("open");
    ask(match, 2, "choose");
    lesson.follow(match);
    expect(lesson.done).toEqual(["hand", "closed", "open"]);
  });

  it("is gone on with where it was left", () => {
    const lesson = new Lesson("draftosaurus");
    lesson.begin("abc");
    const match = new Match("abc");
    ask(match, 0, "choose");
    lesson.follow(match);
    lesson.finish();
    const again = new Lesson("draftosaurus");
    expect([again.table, again.done]).toEqual(["abc", ["hand"]]);
    again.skipAll();
    expect(again.isOver).toBe(true);
  });

  it("does not wait for what the game may not bring", () => {
    const lesson = new Lesson("gods_love_dinosaurs");
    const match = new Match("t");
    ["take", "lay", "breed", "roam", "take", "lay", "take"].forEach((kind, number) => {
      ask(match, number, kind);
      lesson.follow(match);
    });
    expect([lesson.now?.id, lesson.isOver]).toEqual(["end", false]);
    ask(match, 7, "hunt");
    lesson.follow(match);
    expect([lesson.now, lesson.isOver, lesson.done.includes("hunt")]).toEqual([null, true, false]);
  });

  it.each(Object.entries(LESSONS))("of %s has words for every step", (game, steps) => {
    const text = Object.values(words)[0] ?? "";
    for (const step of steps) for (const end of ["", "-why", ...(step.point ? ["-look"] : [])]) expect(text).toContain(`lesson-${game}-${step.id}${end} =`);
  });
});
