// Where dinosaurs stand behind the nest of the last page.
export const BOX = 260; // the width of the picture
export const DINOSAUR = 116;
const MOST = 3; // more would hide each other: the number below tells all of them

export interface Place {
  x: number; // its middle
  /** A step behind the others. */
  back: boolean;
  looksRight: boolean;
}

/** Two stand apart, three come closer with one behind, drawn first. */
export function placesOf(dinosaurs: number): Place[] {
  const n = Math.min(dinosaurs, MOST);
  const apart = n > 2 ? 72 : 96;
  const places = Array.from({ length: n }, (_, i) => ({ x: BOX / 2 + (i - (n - 1) / 2) * apart, back: n > 2 && i === 1, looksRight: i > 0 && i === n - 1 }));
  return places.sort((a, b) => Number(b.back) - Number(a.back));
}
