// What stands on a landscape: trees, peaks, reeds; borders and shores; which pose a figure takes.
import type { Schema } from "../../lib/api";
import { DIRECTIONS, edgePath, hash, keyOf, middle, neighbour, round1, type Hex } from "./geometry";

export type Cell = Schema<"Cell">;
export type Terrain = Cell["terrain"];
export type Figure = NonNullable<Cell["figure"]>;

/** A drawing of the sprite, its foot in the middle at the bottom; what lies farther back is drawn first. */
export interface Piece {
  id: string;
  depth: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Whether two landscapes look the same: a scene brings all cells anew, and few of them have changed. */
export function looksSame(one: readonly Cell[], other: readonly Cell[]): boolean {
  return one.length === other.length && one.every((cell, i) => {
    const now = other[i]!;
    return cell.q === now.q && cell.r === now.r && cell.terrain === now.terrain && cell.figure === now.figure;
  });
}

export const isNest = ({ q, r }: Hex): boolean => q === 0 && r === 0;

/** A figure keeps its pose until it moves; neighbours in a row mostly differ, not always: no chessboard. */
export function poseOf({ q, r }: Hex): 1 | 2 {
  const other = hash(q * 3 + 1, r * 7 + 2, 41) < 0.16 ? 1 : 0;
  return ((q + Math.floor(r / 2)) & 1) ^ other ? 2 : 1;
}

type Spot = [dx: number, dy: number];
const FOREST: Spot[] = [[-22, -11], [3, -17], [26, -10], [-33, 11], [34, 12], [-10, 15], [14, 20], [-18, 34]];
const FOREST_TAKEN: Spot[] = [[-25, -14], [1, -19], [25, -13], [-34, 10], [34, 11]];
const PLAINS: Spot[] = [[-26, -8], [24, -12], [-4, -18], [-32, 16], [32, 18], [4, 14], [-14, 34], [20, 36]];
const PLAINS_TAKEN: Spot[] = [[-27, -8], [27, -10], [-33, 16], [34, 18], [2, -22]];

/** What grows in a cell; a figure on it keeps the middle free. */
export function growth(cell: Hex & { terrain: Terrain; figure?: Figure | null }): Piece[] {
  const { q, r, terrain } = cell;
  const taken = Boolean(cell.figure);
  const [x, y] = middle(cell);
  const chance = (k: number): number => hash(q * 7 + 3, r * 13 + 5, k);
  const off = (k: number, by: number): number => (chance(k) - 0.5) * by;
  const pieces: Piece[] = [];
  const put = (id: string, dx: number, dy: number, width: number, height: number): void => {
    pieces.push({ id, depth: y + dy, x: round1(x + dx - width / 2), y: round1(y + dy - height), width: round1(width), height: round1(height) });
  };
  switch (terrain) {
    case "forest":
      (taken ? FOREST_TAKEN : FOREST).forEach(([dx, dy], i) => {
        const k = chance(i + 9);
        const size = (taken && i > 2 ? 0.74 : 0.92) + k * 0.22;
        const [tx, ty] = [dx + off(i, 7), dy + off(i + 30, 5)];
        if (k < 0.52) put("tree-a", tx, ty, 31 * size, 37 * size);
        else if (k < 0.9 || taken) put("tree-b", tx, ty, 27 * size, 40 * size);
        else put("bush", dx, dy + 3, 28, 17);
      });
      break;
    case "lake":
      if (chance(1) < 0.7) put("lily", -24 + off(2, 8), 24 + off(3, 8), 22, 13);
      put("lily", 24 + off(4, 8), -12 + off(5, 10), 18, 11);
      if (taken) put("reed", chance(8) < 0.5 ? -31 : 31, -4, 18, 30);
      else {
        put("lily", 8 + off(6, 14), 20 + off(7, 10), 25, 15);
        if (chance(8) < 0.6) put("reed", -22, -2, 22, 36);
      }
      break;
    case "plains":
      (taken ? PLAINS_TAKEN : PLAINS).forEach(([dx, dy], i) => {
        const k = chance(i + 11);
        const ty = dy + off(i + 20, 6);
        if (k < 0.45) put("wheat", dx + off(i, 6), ty, 19, 25);
        else if (k < 0.78) put("grass", dx + off(i, 6), ty, 22, 16);
        else put("flower", dx + off(i, 8), ty, 11, 14);
      });
      break;
    case "wild":
      put("tree-a", 25, -8, 27, 33);
      put("fern", -27, -2, 29, 26);
      put("wheat", 2, -18, 18, 24);
      put("shroom", 31, 22, 16, 16);
      put("flower", -35, 28, 11, 14);
      if (!taken) {
        put("fern", 18, 34, 26, 23);
        put("flower", -4, 38, 11, 14);
        put("flower", 6, 6, 11, 14);
      }
      break;
    case "mountain": {
      const [width, height] = taken ? [88, 84] : [92, 88];
      const id = chance(70) < 0.5 && !isNest(cell) ? "mountain-b" : "mountain";
      pieces.push({ id, depth: y + 4, x: round1(x - width / 2), y: round1(y + (taken ? -56 : -54)), width, height });
      put("rock", -30, 36, 22, 14);
      put("rock", 31, 35, 17, 11);
      if (!taken) put("rock", 22, 40, 14, 9);
    }
  }
  return pieces;
}

/** The small form: enough to know the terrain in a little map. */
export function sparseGrowth(cell: Hex & { terrain: Terrain }): Piece[] {
  const [x, y] = middle(cell);
  const piece = (id: string, depth: number, dx: number, dy: number, width: number, height: number): Piece => ({ id, depth: y + depth, x: x + dx, y: y + dy, width, height });
  switch (cell.terrain) {
    case "mountain":
      return [piece("mountain", -1, -44, -50, 88, 84)];
    case "forest":
      return [piece("tree-b", -30, -34, -42, 30, 44), piece("tree-a", -30, 6, -40, 34, 42)];
    case "wild":
      return [piece("fern", -30, -36, -34, 36, 32), piece("tree-a", -30, 6, -40, 30, 36)];
    default:
      return [];
  }
}

export interface Borders {
  /** Where a lake meets land. */
  shore: string;
  /** Every rim of a lake, with the cell in which its ripple runs. */
  ripples: { path: string; at: Hex }[];
  /** Between equal terrains, and between different ones. */
  same: string;
  different: string;
}

/** The lines between the cells. */
export function borders(cells: Cell[]): Borders {
  const known = new Map(cells.map((cell) => [keyOf(cell), cell]));
  const found: Borders = { shore: "", ripples: [], same: "", different: "" };
  for (const cell of cells) {
    DIRECTIONS.forEach((direction, k) => {
      const other = known.get(keyOf(neighbour(cell, direction)));
      const path = edgePath(cell, direction);
      if (cell.terrain === "lake" && other?.terrain !== "lake") {
        if (other) found.shore += path;
        found.ripples.push({ path, at: cell });
      }
      if (other === undefined || k > 2) return; // each border once
      if (other.terrain === cell.terrain) found.same += path;
      else if (cell.terrain !== "lake" && other.terrain !== "lake") found.different += path;
    });
  }
  return found;
}
