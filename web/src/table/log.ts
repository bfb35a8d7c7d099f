// The log in chapters: events of a game begin its rounds and turns, and what follows stands below them.
import type { Component } from "svelte";
import type { Match, Said } from "./match.svelte";

/** What an event begins: a round or a turn whose heading it is, a turn that is headed by its player, or lines of nobody's turn. */
export type Beginning = "round" | "turn" | "player" | "pause";

/** How the log of a game is written. */
export interface Log {
  begins: (said: Said) => Beginning | null;
  /** Whether it is worth a line; the board tells the rest. */
  isNews: (said: Said) => boolean;
  /** One line for two of the same kind in a chapter, where they add up; null where both are told. */
  merge?: (before: Said, said: Said, match: Match) => Said | null;
  /** What a view counts of time. */
  when: (view: unknown) => { round?: number; turn?: number };
  /** What a line is about. */
  Picture: Component<{ said: Said; match: Match }> | null;
}

/** A game whose log is not written in chapters. */
export const PLAIN: Log = { begins: () => null, isNews: () => true, when: () => ({}), Picture: null };

/** What was told, and with which step of a replay. */
export interface Told {
  said: Said;
  step: number;
}

export interface Chapter {
  by: Beginning | null;
  head: Told | null;
  lines: Told[];
}

export const seatOf = (said: Said): number | null => (typeof said.values["player"] === "number" ? said.values["player"] : null);

/** The news in chapters; a line that is a heading does not stand below it once more. */
export function chapters(told: readonly Told[], { begins, isNews }: Pick<Log, "begins" | "isNews">, merge?: (before: Said, said: Said) => Said | null): Chapter[] {
  const found: Chapter[] = [];
  for (const one of told) {
    if (!isNews(one.said)) continue;
    const by = begins(one.said);
    let last = found.at(-1);
    if (last === undefined || (by !== null && !(by === "pause" && last.by === "pause"))) {
      last = { by, head: by === null || by === "pause" ? null : one, lines: [] };
      found.push(last);
    }
    if (last.head !== one || by === "player") add(last.lines, one, merge);
  }
  return found;
}

/** The line at the end of a chapter: together with an earlier one, where they are one line. */
function add(lines: Told[], one: Told, merge?: (before: Said, said: Said) => Said | null): void {
  for (const [i, { said }] of merge ? lines.entries() : []) {
    const both = merge?.(said, one.said) ?? null;
    if (both === null) continue;
    lines.splice(i, 1);
    return void lines.push({ said: both, step: one.step });
  }
  lines.push(one);
}

/** The steps at which turns begin, each with its number in its round where all of the round was told. */
export function turns(told: readonly Told[], begins: Log["begins"]): { step: number; number: number | null }[] {
  const found: { step: number; number: number | null }[] = [];
  let number: number | null = told[0]?.step === 1 && told[0].said.key.startsWith("event-first") ? 0 : null;
  for (const { said, step } of told) {
    const by = begins(said);
    if (by === "round") number = 0;
    if (by !== "turn" && by !== "player") continue;
    if (number !== null) number += 1;
    found.push({ step: by === "player" ? step - 1 : step, number }); // her own decision begins it, or what chance has shown
  }
  return found;
}
