// Where things stand on the boards: the geometry of the drawings, by place.
import layout from "./layout.json";

export type Season = "summer" | "winter";
export type Shape = "wide" | "tall";
export type Point = [number, number];

export interface Pen {
  x: number;
  y: number;
  w: number;
  h: number;
  slots: Point[];
  shape: string;
  label: Point;
}

interface Drawing {
  W: number;
  H: number;
  dino: number;
  pens: Record<string, Pen>;
  river: { shape: string; slots: Point[] };
}

export const DRAWINGS = layout as unknown as Record<Season, Record<Shape, Drawing>>;

/** The short keys of the drawings, by the names of the rules. */
export const PLACES: Record<string, string> = {
  forest_of_sameness: "fs",
  woody_trio: "wt",
  king_of_the_jungle: "kj",
  prairie_of_love: "pr",
  meadow_of_differences: "md",
  solitary_island: "si",
  well_ordered_wood: "ww",
  lovers_bridge_left: "bl",
  lovers_bridge_right: "br",
  lookout: "lo",
  quarantine: "qz",
  pyramid: "py",
  river: "rv",
};

/** In the order of their numbers in the rules. */
export const PENS: Record<Season, string[]> = {
  summer: ["forest_of_sameness", "woody_trio", "king_of_the_jungle", "prairie_of_love", "meadow_of_differences", "solitary_island"],
  winter: ["well_ordered_wood", "lovers_bridge_left", "lookout", "quarantine", "lovers_bridge_right", "pyramid"],
};

/** The place of a spot's number in a view: the pens, the river, the spaces of the Pyramid, and to stay in quarantine. */
export function placeAt(season: Season, spot: number): string | null {
  const spaces = SPACES.wide.map((_, i) => `pyramid/${i + 1}`);
  return [...PENS[season], "river", ...spaces, "quarantine"][spot] ?? null;
}

const WOODS = new Set(["forest_of_sameness", "woody_trio", "king_of_the_jungle", "well_ordered_wood", "lovers_bridge_left", "lookout"]);

/** The sign in front of the name of a place: a tree, a flower, or none for the river. */
export function terrain(place: string): "wood" | "grass" | "" {
  if (place === "river") return "";
  return WOODS.has(place) ? "wood" : "grass";
}

/** The short key of a species in the sprite. */
export const species = (name: string): string => name.slice(0, 3);

export const RATIO = 106 / 132; // height of a dinosaur against its width

/** How large a dinosaur stands in a place, against the size of the board. */
const GROWTH: Record<string, number> = { wt: 1.2, kj: 1.36, si: 1.28, pr: 1.12, lo: 1.2, qz: 1.35 };
export const growth = (key: string, shape: Shape): number =>
  shape === "wide" ? (GROWTH[key] ?? 1) : key === "kj" || key === "si" ? 1.2 : 1;

/** The spaces of the Pyramid: left, top, width, height. */
export const SPACES: Record<Shape, [number, number, number, number][]> = {
  wide: [[-2, 148, 123, 86], [121, 148, 124, 86], [245, 148, 123, 86], [57, 74, 126, 74], [183, 74, 126, 74], [116, 0, 134, 74]],
  tall: [[-6, 176, 123, 102], [117, 176, 124, 102], [241, 176, 123, 102], [53, 86, 126, 90], [179, 86, 126, 90], [112, -4, 134, 90]],
};
export const spaceShape = ([x, y, w, h]: [number, number, number, number]): string =>
  `M${x + 5} ${y + 4}L${x + w - 4} ${y + 3}L${x + w - 5} ${y + h - 4}L${x + 4} ${y + h - 5}Z`;

/** The halves meet in the middle of the bridge and never overlap; a notch leaves the sign free. */
const HALVES: Record<Shape, Record<string, string>> = {
  wide: {
    bl: "M-6 28C50 18 120 12 172 13C188 14 186 34 202 34L243 34L243 131C170 134 60 146 -6 158Z",
    br: "M256 28C200 18 130 12 78 13C62 14 64 34 48 34L7 34L7 131C80 134 190 146 256 158Z",
  },
  tall: {
    bl: "M-7 32C58 20 140 14 201 15C220 16 217 39 236 39L284 39L284 148C198 152 70 165 -7 179Z",
    br: "M299 32C234 20 152 14 91 15C72 16 75 39 56 39L8 39L8 148C94 152 222 165 299 179Z",
  },
};
/** The Lookout with its sign inside the rope. */
const LOOKOUT: Record<Shape, string> = {
  wide: "M74 8C120 0 190 2 226 20C252 36 258 90 256 132C254 176 240 200 204 207C150 214 62 212 18 203C-10 196 -10 152 -2 134C8 102 4 52 24 30C36 16 52 10 74 8Z",
  tall: "M74 10C120 0 190 2 224 24C250 42 256 106 254 156C252 208 238 236 202 244C150 252 62 250 18 240C-10 231 -10 180 -2 158C8 120 4 62 24 36C36 19 52 12 74 10Z",
};
export const outline = (key: string, pen: Pen, shape: Shape): string =>
  HALVES[shape][key] ?? (key === "lo" ? LOOKOUT[shape] : pen.shape);

/** Four and more on a half of the bridge: two rows, smaller, nobody hidden (units of a half, 250 x 150). */
const CROWDED: Record<string, Point[]> = {
  bl: [[82, 124], [148, 118], [214, 114], [46, 84], [114, 78], [182, 73]],
  br: [[36, 114], [102, 118], [168, 124], [68, 73], [136, 78], [204, 84]],
};
export const crowdedSlots = (key: string, pen: Pen): Point[] =>
  (CROWDED[key] ?? []).map(([x, y]) => [(x * pen.w) / 250, (y * pen.h) / 150]);

/** The river of the winter board: three below the bridge, then above it; the name stays free. */
const WINTER_RIVER: Record<Shape, Point[]> = {
  wide: [[514, 438], [500, 494], [492, 552], [548, 132], [540, 188], [556, 82]],
  tall: [[388, 640], [380, 720], [376, 800], [404, 160], [398, 240], [374, 874]],
};
export const riverSlots = (season: Season, shape: Shape): Point[] =>
  season === "winter" ? WINTER_RIVER[shape] : DRAWINGS[season][shape].river.slots.slice(0, 6);

/** Where the flag of a place hangs, in units of the board. */
const FLAGS: Record<Season, Record<Shape, Record<string, Point>>> = {
  summer: {
    wide: { wt: [408, 246], kj: [868, 60], rv: [520, 178] },
    tall: { wt: [308, 424], kj: [664, 100], rv: [396, 186] },
  },
  winter: {
    wide: { ww: [446, 62], bl: [316, 228], br: [724, 228], lo: [886, 52], qz: [344, 452], rv: [548, 148] },
    tall: { ww: [306, 96], bl: [150, 342], br: [624, 342], lo: [650, 92], qz: [288, 694], rv: [394, 312] },
  },
};
/** The river of the winter board is full to its flag: the flag stands on the bank. */
const BANK: Point = [614, 184];

export function flagAt(season: Season, shape: Shape, key: string, inRiver = 0): Point {
  if (key === "rv" && season === "winter" && shape === "wide" && inRiver > 2) return BANK;
  const given = FLAGS[season][shape][key];
  if (given !== undefined) return given;
  const pen = DRAWINGS[season][shape].pens[key];
  const [right, down] = shape === "wide" ? [40, 26] : [58, 44];
  return pen === undefined ? [0, 0] : [pen.x + pen.w - right, pen.y + down];
}
export const riverName: Record<Shape, Point> = { wide: [556, 22], tall: [396, 24] };

export interface Figure {
  kind: string;
  n: number;
  at: Point;
  look: "" | "ghost" | "set";
}

/** Who stands where: up to `most` one by one, beyond that one figure for each species with its number. */
export function herd(own: string[], slots: Point[], most: number, newcomer: string | null, look: "ghost" | "set"): Figure[] {
  const groups: [string, number][] = own.length <= most ? own.map((kind) => [kind, 1]) : [...count(own)];
  const slot = (i: number): Point => slots[Math.min(i, slots.length - 1)] ?? [0, 0];
  const figures: Figure[] = groups.map(([kind, n], i) => ({ kind, n, at: slot(i), look: "" }));
  if (newcomer !== null) {
    const beside = own.length + 1 > most ? groups.findIndex(([kind]) => kind === newcomer) : -1;
    const [x, y] = slot(beside >= 0 ? beside : groups.length);
    figures.push({ kind: newcomer, n: 1, at: beside >= 0 ? [x + 16, y + 5] : [x, y], look });
  }
  return figures.sort((a, b) => a.at[1] - b.at[1]);
}

function count(own: string[]): Map<string, number> {
  const counted = new Map<string, number>();
  for (const kind of own) counted.set(kind, (counted.get(kind) ?? 0) + 1);
  return counted;
}
