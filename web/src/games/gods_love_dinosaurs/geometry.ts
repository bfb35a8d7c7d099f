// Hexes with a corner on top: where a cell lies, and its wavering outline.

export type Point = [x: number, y: number];
export type Direction = "E" | "NE" | "NW" | "W" | "SW" | "SE";
export interface Hex {
  q: number;
  r: number;
}

/** From the middle of a cell to its corners. */
export const R = 48;
/** The width of a cell. */
export const WIDTH = R * Math.sqrt(3);

/** The step of each direction, counter-clockwise from the east (G2.2). */
export const STEPS: Record<Direction, Point> = { E: [1, 0], NE: [1, -1], NW: [0, -1], W: [-1, 0], SW: [-1, 1], SE: [0, 1] };
export const DIRECTIONS = Object.keys(STEPS) as Direction[];

/** The middle of a cell. */
export function middle({ q, r }: Hex): Point {
  return [WIDTH * (q + r / 2), 1.5 * R * r];
}

export const keyOf = ({ q, r }: Hex): string => `${q},${r}`;

/** The cell of a key, as events and `brings` write it. */
export function hexOf(key: string): Hex {
  const [q = 0, r = 0] = key.split(",").map(Number);
  return { q, r };
}

export function neighbour({ q, r }: Hex, direction: Direction): Hex {
  const [dq, dr] = STEPS[direction];
  return { q: q + dq, r: r + dr };
}

export const neighbours = (hex: Hex): Hex[] => DIRECTIONS.map((direction) => neighbour(hex, direction));

/** The cell that holds a point. */
export function hexAt([x, y]: Point): Hex {
  const r = y / (1.5 * R);
  const q = x / WIDTH - r / 2;
  let [a, b] = [Math.round(q), Math.round(r)];
  const c = Math.round(-q - r);
  const [da, db, dc] = [Math.abs(a - q), Math.abs(b - r), Math.abs(c + q + r)];
  if (da > db && da > dc) a = -b - c;
  else if (db > dc) b = -a - c;
  return { q: a + 0, r: b + 0 }; // never -0
}

/** A number from 0 to 1 that is always the same for the same numbers: a place looks the same every day. */
export function hash(...numbers: number[]): number {
  let h = 2166136261;
  for (const number of numbers) {
    h ^= (number * 4096) | 0;
    h = Math.imul(h, 16777619);
    h ^= h >>> 13;
  }
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

export const round1 = (x: number): number => Math.round(x * 10) / 10;
const written = ([x, y]: Point): string => `${round1(x)} ${round1(y)}`;

/** Corner i of a cell, a little off; the same for the three cells that meet there. */
function corner(hex: Hex, i: number): Point {
  const [x, y] = middle(hex);
  const angle = (Math.PI / 180) * (60 * i - 30);
  const cx = Math.round(x + R * Math.cos(angle));
  const cy = Math.round(y + R * Math.sin(angle));
  return [cx + (hash(cx, cy, 1) - 0.5) * 4, cy + (hash(cx, cy, 2) - 0.5) * 4];
}

/** The bends of an edge. They follow from its two corners alone, so both neighbours share one line: no seams. */
function bends(a: Point, b: Point): [Point, Point] {
  const turned = a[0] > b[0] || (a[0] === b[0] && a[1] > b[1]);
  const [s, e] = turned ? [b, a] : [a, b];
  const [dx, dy] = [e[0] - s[0], e[1] - s[1]];
  const length = Math.hypot(dx, dy);
  const off = (k: number): number => (hash(s[0] + e[0], s[1] + e[1], k) - 0.5) * 15;
  const at = (t: number, k: number): Point => [s[0] + dx * t - (dy / length) * off(k), s[1] + dy * t + (dx / length) * off(k)];
  const [first, second] = [at(1 / 3, 3), at(2 / 3, 4)];
  return turned ? [second, first] : [first, second];
}

interface Curve {
  from: Point;
  path: string;
}
/** Outlines never change, and every scene asks for them again. */
const curves = new Map<string, Curve>();

function curve(hex: Hex, i: number): Curve {
  const key = `${hex.q},${hex.r},${i}`;
  let found = curves.get(key);
  if (found === undefined) {
    const from = corner(hex, i);
    const to = corner(hex, (i + 1) % 6);
    const [one, two] = bends(from, to);
    found = { from, path: `C${written(one)} ${written(two)} ${written(to)}` };
    curves.set(key, found);
  }
  return found;
}

/** The outline of a cell. */
export function cellPath(hex: Hex): string {
  const sides = [0, 1, 2, 3, 4, 5].map((i) => curve(hex, i));
  return `M${written(sides[0]!.from)}${sides.map((side) => side.path).join("")}Z`;
}

/** The edge of a cell towards a direction. */
export function edgePath(hex: Hex, direction: Direction): string {
  const { from, path } = curve(hex, (6 - DIRECTIONS.indexOf(direction)) % 6);
  return `M${written(from)}${path}`;
}

/** The transformation that draws a cell smaller around its middle. */
export function shrunk(hex: Hex, scale: number): string {
  const [x, y] = middle(hex);
  return `translate(${round1(x * (1 - scale))} ${round1(y * (1 - scale))}) scale(${scale})`;
}

/** A bent way over the ground of these cells. */
export function trailPath(cells: Hex[], straight: boolean): string {
  const points = cells.map(ground);
  return points.reduce((path, to, i) => {
    if (i === 0) return `M${written(to)}`;
    const from = points[i - 1]!;
    const bend: Point = straight ? [0, 0] : [(hash(i, 5) - 0.5) * 10, (hash(i, 6) - 0.5) * 8];
    return `${path}Q${written([(from[0] + to[0]) / 2 + bend[0], (from[1] + to[1]) / 2 + bend[1]])} ${written(to)}`;
  }, "");
}

/** Where the feet of a figure stand in a cell. */
export function ground(hex: Hex): Point {
  const [x, y] = middle(hex);
  return [x, y + 17];
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The box around the middles of cells, with a margin. */
export function boxAround(cells: Hex[], margin: number): Box {
  const points = (cells.length > 0 ? cells : [{ q: 0, r: 0 }]).map(middle);
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left - margin, y: top - margin, width: Math.max(...xs) - left + 2 * margin, height: Math.max(...ys) - top + 2 * margin };
}
