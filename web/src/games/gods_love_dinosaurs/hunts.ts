// The hunts of a figure as the server lists them, grouped by the cells on which they end.
import type { Choice, Said } from "../../table/match.svelte";
import { hexOf, keyOf, type Hex } from "./geometry";
import type { Figure } from "./landscape";

export interface Hunt {
  choice: Choice;
  path: Hex[];
  eaten: { at: Hex; animal: Figure }[];
  young: Hex[];
  eggs: number;
}

/** A cell on which hunts can end, the best of them first. */
export interface End {
  at: Hex;
  hunts: Hunt[];
}

const list = (said: Said | undefined, name: string): string[] => (Array.isArray(said?.values[name]) ? said.values[name] : []);

/** The cells that a choice points at. */
export function cellsOf(choice: Choice): Hex[] {
  return (choice.spots ?? []).filter(([kind]) => kind === "cell").map(([, at]) => ({ q: Number(at?.[0]), r: Number(at?.[1]) }));
}

/** Whether the choice lets a figure starve. */
export const isStarving = (choice: Choice): boolean => choice.spots?.[0]?.[0] === "starve";

function huntOf(choice: Choice): Hunt {
  const brought = (key: string): Said | undefined => choice.brings?.find((said) => said.key === key);
  const meals = brought("brings-eaten");
  const animals = list(meals, "eaten") as Figure[];
  return {
    choice,
    path: cellsOf(choice),
    eaten: list(meals, "cells").map((key, i) => ({ at: hexOf(key), animal: animals[i]! })),
    young: list(brought("brings-young"), "cells").map(hexOf),
    eggs: Number(brought("brings-eggs")?.values["n"] ?? 0),
  };
}

export const gainOf = (hunt: Hunt): number => hunt.eggs + hunt.young.length;

/** Most eggs or young first, then fewest animals eaten, then fewest steps. */
export function better(a: Hunt, b: Hunt): number {
  return gainOf(b) - gainOf(a) || a.eaten.length - b.eaten.length || a.path.length - b.path.length;
}

/** Which kinds are eaten, whichever of them. */
const menuOf = (hunt: Hunt): string => `${gainOf(hunt)} ${hunt.eaten.map(({ animal }) => animal).sort().join(" ")}`;

/** The best first, and one of each menu before all that eat the same kinds somewhere else. */
function sorted(hunts: Hunt[]): Hunt[] {
  const menus = new Map<string, Hunt>();
  for (const hunt of hunts.sort(better)) if (!menus.has(menuOf(hunt))) menus.set(menuOf(hunt), hunt);
  const first = new Set(menus.values());
  return [...first, ...hunts.filter((hunt) => !first.has(hunt))];
}

/** The ends of all hunts among the choices, the best first; letting it starve is none. */
export function endsOf(choices: Choice[]): End[] {
  const ends = new Map<string, End>();
  for (const choice of choices) {
    if (isStarving(choice)) continue;
    const hunt = huntOf(choice);
    const at = hunt.path.at(-1);
    if (at === undefined) continue;
    const end = ends.get(keyOf(at)) ?? { at, hunts: [] };
    ends.set(keyOf(at), end);
    end.hunts.push(hunt);
  }
  for (const end of ends.values()) end.hunts = sorted(end.hunts);
  return [...ends.values()].sort((a, b) => better(a.hunts[0]!, b.hunts[0]!));
}
