// What every game's final page is given, and what it reads from a score sheet.
import type { Snippet } from "svelte";
import type { Schema } from "../lib/api";
import { hasWord, word } from "../lib/gamewords.svelte";
import type { Match } from "../table/match.svelte";

export type Sheet = Schema<"ScoreSheet">;
export type Course = Schema<"Course">;

/** The properties of the final page of a game. */
export interface Final {
  match: Match;
  sheet: Sheet;
  headline: string;
  /** How the others have done, the best first. */
  others: string;
  chart: Snippet<[height: number]>;
  actions: Snippet;
}

export interface Row {
  key: string;
  rule: string;
  points: (number | null)[]; // by player of the sheet
}

/** The lines of the sheet, each once, in the order in which they appear. */
export function rows(sheet: Sheet): Row[] {
  const rules = new Map(sheet.players.flatMap((player) => player.lines).map((line) => [line.key, line.rule]));
  return [...rules].map(([key, rule]) => ({
    key,
    rule,
    points: sheet.players.map((player) => player.lines.find((line) => line.key === key)?.points ?? null),
  }));
}

/** The place of each player of the sheet; who has won is first, equals share a place. */
export function places(sheet: Sheet): number[] {
  const totals = sheet.players.map((player) => player.total);
  return sheet.players.map(({ seat, total }) =>
    sheet.winners.includes(seat) ? 1 : Math.max(2, 1 + totals.filter((other) => other > total).length),
  );
}

/** The players of the sheet, the first one first. */
export function ranked(sheet: Sheet): { player: Sheet["players"][number]; place: number }[] {
  const found = places(sheet);
  return sheet.players.map((player, i) => ({ player, place: found[i] ?? 0 })).sort((a, b) => a.place - b.place);
}

/** The name of a line of the sheet. */
export function lineName(game: string, key: string, short = false): string {
  const ids = short ? [`line-${key}-short`, `place-${key}-short`, `line-${key}`] : [`line-${key}`];
  const id = ids.find((one) => hasWord(game, one));
  return id === undefined ? key : word(game, id);
}

/** How a player of the sheet is called: the Automa has no seat at the table. */
export function called(match: Match, seat: number): string {
  return match.called(seat) || rival(match);
}

function rival(match: Match): string {
  const game = match.table?.game ?? "";
  const level = String(match.table?.options["automa"] ?? "automa").split("_")[0] ?? "automa";
  return word(game, `rival-${level}`);
}
