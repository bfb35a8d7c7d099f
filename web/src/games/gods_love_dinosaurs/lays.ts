// The places of a tile as the server lists them, gathered by the free cells beside the ecosystem.
import type { Choice } from "../../table/match.svelte";
import { DIRECTIONS, keyOf, neighbour, neighbours, type Direction, type Hex } from "./geometry";
import { cellsOf } from "./hunts";

export interface Lay {
  choice: Choice;
  /** Where the first and the second hex of the tile lie. */
  cells: [Hex, Hex];
  orientation: Direction;
}

/** A tile that covers a cell: with which of its hexes, and in which direction the other one lies. */
interface Turn {
  hex: 0 | 1;
  towards: number;
}

export function laysOf(choices: Choice[]): Lay[] {
  return choices.flatMap((choice) => {
    const [first, second] = cellsOf(choice);
    const { orientation } = (choice.action ?? {}) as { orientation?: Direction };
    return first && second && orientation ? [{ choice, cells: [first, second] as [Hex, Hex], orientation }] : [];
  });
}

function turnAt(lay: Lay, place: Hex): Turn {
  const hex = keyOf(lay.cells[0]) === keyOf(place) ? 0 : 1;
  const other = keyOf(lay.cells[hex === 0 ? 1 : 0]);
  return { hex, towards: DIRECTIONS.findIndex((direction) => keyOf(neighbour(place, direction)) === other) };
}

/** Clockwise around the place, first with the one hex on it, then with the other. */
const order = ({ hex, towards }: Turn): number => hex * 6 + ((6 - towards) % 6);

/** The free cells beside the ecosystem, each with the lays that cover it, in turning order. */
export function placesOf(lays: Lay[], cells: Hex[]): Map<string, Lay[]> {
  const own = new Set(cells.map(keyOf));
  const places = new Map<string, Lay[]>();
  for (const lay of lays) {
    for (const cell of lay.cells) {
      if (!neighbours(cell).some((other) => own.has(keyOf(other)))) continue;
      const key = keyOf(cell);
      places.set(key, [...(places.get(key) ?? []), lay]);
    }
  }
  for (const [key, there] of places) {
    const [q = 0, r = 0] = key.split(",").map(Number);
    there.sort((a, b) => order(turnAt(a, { q, r })) - order(turnAt(b, { q, r })));
  }
  return places;
}

/** The tile on another place, turned as it is now where that fits; the flag says whether it does. */
export function moved(there: Lay[], place: Hex, lay: Lay, from: Hex): { lay: Lay; fits: boolean } {
  const wished = order(turnAt(lay, from));
  const same = there.find((one) => order(turnAt(one, place)) === wished);
  return { lay: same ?? there[0]!, fits: same !== undefined };
}

/** The next lay that covers the same place, clockwise (1) or counter-clockwise (-1). */
export function turned(there: Lay[], lay: Lay, by: 1 | -1): Lay {
  const now = there.indexOf(lay);
  return there[(now + by + there.length) % there.length] ?? lay;
}

/** How many cells of the ecosystem the tile touches. */
export function touches(lay: Lay, cells: Hex[]): number {
  const beside = new Set(lay.cells.flatMap(neighbours).map(keyOf));
  return cells.filter((cell) => beside.has(keyOf(cell))).length;
}

/** A good first place to show: where the tile touches most, its first hex beside the ecosystem. */
export function firstLay(places: Map<string, Lay[]>, cells: Hex[]): { lay: Lay; place: string } | null {
  let best: { lay: Lay; place: string; worth: number } | null = null;
  for (const [place, there] of places) {
    for (const lay of there) {
      if (keyOf(lay.cells[0]) !== place) continue;
      const worth = touches(lay, cells);
      if (best === null || worth > best.worth) best = { lay, place, worth };
    }
  }
  return best;
}
