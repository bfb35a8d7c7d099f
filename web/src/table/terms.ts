// How a table is played, in words: what its host has chosen otherwise than is usual.
import type { Schema } from "../lib/api";
import { say } from "../lib/words.svelte";

type Game = Pick<Schema<"GameInfo">, "options" | "presets">;
type Option = Game["options"][number];

const BOARD = "board"; // always told: it is what everybody sees first

/** The board, and the printed edition or the options that are not the usual ones. */
export function termsOf(game: Game, options: Record<string, unknown>): string[] {
  const other = game.options.filter((one) => one.key !== BOARD && options[one.key] !== one.default);
  const edition = other.length === 0 ? undefined : game.presets.find((one) => isPlayed(one.options, options) && other.every(({ key }) => key in one.options));
  const board = game.options.find((one) => one.key === BOARD);
  return [
    ...(board === undefined ? [] : [nameOf(board, options[BOARD])]),
    ...(edition === undefined ? other.map((one) => (options[one.key] === true ? one.name : `${one.name}: ${nameOf(one, options[one.key])}`)) : [edition.name]),
  ];
}

function isPlayed(edition: Record<string, unknown>, options: Record<string, unknown>): boolean {
  return Object.entries(edition).every(([key, value]) => options[key] === value);
}

function nameOf(option: Option, value: unknown): string {
  return option.values?.find((one) => one.value === value)?.name ?? String(value);
}

/** How much time there is to decide. */
export function paceOf({ kind = "none", time = 0 }: Schema<"ClockRule">): string {
  if (kind === "none") return say("without-clock");
  return say(kind === "total" ? "time-in-all" : "time-each", { time: say(kind === "days" ? "days" : "seconds", { n: time }) });
}
