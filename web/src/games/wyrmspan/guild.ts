// The guild track and the tile in its middle: where things lie, and whose they are.
import type { Printed, View } from "./printed";

export type Tile = Printed["guilds"][number];

export const tileOf = (view: View, printed: Printed): Tile | undefined => printed.guilds.find((guild) => guild.id === view.guild);

/** How many cells the rows of the tile have at this table. */
export const squaresOf = (view: View, tile: Tile | undefined): readonly number[] => (tile === undefined ? [] : view.seats <= tile.few_players ? tile.few : tile.many);

/** Whose markers lie on each row, and on each cell of the last one; the Automa's come last. */
export function cellsOf(view: View, tile: Tile | undefined): (number | null)[][] {
  const found: (number | null)[][] = Array.from({ length: squaresOf(view, tile).length + (tile?.printed_vp.length ?? 0) }, () => []);
  const lay = (markers: readonly number[], who: number | null): void => markers.forEach((n, cell) => found[cell]?.push(...Array<number | null>(n).fill(who)));
  view.players.forEach((player, who) => lay(player.markers, who));
  if (view.automa) lay(view.automa.markers, null);
  return found;
}

const WIDE = 44;
const HIGH = 43;
const ROUND = 0.7; // 1 is an ellipse: it would leave the tile no corners

/** A point of the track, in percent of its box, after this part of it: START on top, then clockwise. */
export function around(part: number): { x: number; y: number } {
  const bent = (n: number): number => Math.sign(n) * Math.abs(n) ** ROUND;
  const angle = part * 2 * Math.PI - Math.PI / 2;
  return { x: 50 + WIDE * bent(Math.cos(angle)), y: 50 + HIGH * bent(Math.sin(angle)) };
}
