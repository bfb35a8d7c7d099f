// What happened in an ecosystem, from the events of the server: small steps that can be shown one after another.
import type { Said } from "../../table/match.svelte";
import { hexOf, keyOf, type Hex } from "./geometry";
import type { Cell, Figure } from "./landscape";

/** A figure goes along a path and eats; one dies; one appears; a tile is laid. */
export type Step =
  | { kind: "hunt"; figure: Figure; from: Hex; path: Hex[]; eaten: string[]; born: Hex[]; eggs: number }
  | { kind: "starve"; cells: string[] }
  | { kind: "appear"; at: Hex }
  | { kind: "lay" };

const words = (said: Said, name: string): string[] => (Array.isArray(said.values[name]) ? said.values[name] : []);

/** The step of an event in the ecosystem of a seat; null where nothing moves there. */
export function stepOf(said: Said, seat: number): Step | null {
  if (said.values["player"] !== seat) return null;
  const at = (): Hex => ({ q: Number(said.values["q"]), r: Number(said.values["r"]) });
  switch (said.key) {
    case "event-hunted":
    case "event-roamed":
      return {
        kind: "hunt",
        figure: said.values["animal"] as Figure,
        from: hexOf(String(said.values["from"])),
        path: words(said, "path").map(hexOf),
        eaten: words(said, "cells"),
        born: words(said, "born").map(hexOf),
        eggs: Number(said.values["eggs"] ?? 0),
      };
    case "event-starved":
      return { kind: "starve", cells: words(said, "cells") };
    case "event-bred":
      return said.values["q"] === undefined ? null : { kind: "appear", at: at() };
    case "event-animal":
      return { kind: "appear", at: at() };
    case "event-hatched":
      return { kind: "appear", at: { q: 0, r: 0 } };
    case "event-laid":
      return { kind: "lay" };
    default:
      return null;
  }
}

/** The ecosystem after a step; what a step does not tell stands in the ecosystem to which all of them lead. */
export function after(cells: Cell[], step: Step, last: Cell[]): Cell[] {
  const figures = new Map(cells.map((cell) => [keyOf(cell), cell.figure ?? null]));
  const known = new Map(last.map((cell) => [keyOf(cell), cell]));
  switch (step.kind) {
    case "hunt": {
      figures.set(keyOf(step.from), null);
      for (const key of step.eaten) figures.set(key, null);
      for (const hex of [...step.born, ...step.path.slice(-1)]) figures.set(keyOf(hex), step.figure);
      break;
    }
    case "starve":
      for (const key of step.cells) figures.set(key, null);
      break;
    case "appear":
      figures.set(keyOf(step.at), known.get(keyOf(step.at))?.figure ?? null);
      break;
    case "lay":
      return [...cells, ...last.filter((cell) => !figures.has(keyOf(cell))).map((cell) => ({ ...cell, figure: null }))];
  }
  return cells.map((cell) => ({ ...cell, figure: figures.get(keyOf(cell)) ?? null, role: null }));
}
