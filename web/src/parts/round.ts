// Where chairs and place cards stand round the drawn table, by the number of people opposite to us.
export type Kind = "you" | "person" | "bot" | "free" | "more";

/** Who sits on a chair, as it is drawn. */
export interface Sitter {
  seat: number;
  kind: Kind;
  name: string;
  sub: string;
  level?: number; // of a bot, 1 to 5
  ready?: boolean;
  away?: boolean;
}

export interface Chair {
  x: number; // of the chair, in the picture of 1000 by 600
  y: number;
  left: number; // of the place card, in percent
  top: number;
  scale: number;
}

const FRONT: Chair = { x: 500, y: 372, left: 50, top: 91.5, scale: 1 };
const SIDES: [Chair, Chair] = [{ x: 112, y: 176, left: 18.5, top: 62, scale: 1.12 }, { x: 888, y: 176, left: 81.5, top: 62, scale: 1.12 }];
const BACK: [Chair, Chair] = [{ x: 318, y: 52, left: 34, top: 41.5, scale: 1 }, { x: 682, y: 52, left: 66, top: 41.5, scale: 1 }];
const TOP: Chair = { x: 500, y: 34, left: 50, top: 38, scale: 1 };
const OPPOSITE: Chair[][] = [[], [TOP], BACK, [SIDES[0], TOP, SIDES[1]], [SIDES[0], ...BACK, SIDES[1]]];

/** The chairs of a table for so many, ours first, then round the table. */
export function chairs(seats: number): Chair[] {
  return [FRONT, ...(OPPOSITE[seats - 1] ?? [])];
}

const LEVELS = ["visitor", "apprentice", "keeper", "ranger", "professor"];

/** The bots that people choose from, the weakest first. */
export function levels(bots: readonly { key: string; name: string }[]): { key: string; name: string; level: number }[] {
  return LEVELS.flatMap((key, i) => bots.filter((bot) => bot.key === key).map((bot) => ({ ...bot, level: i + 1 })));
}

/** Which of the five drawn bots stands for a bot; one without a post looks like the middle one. */
export function levelOf(bot: string): number {
  const at = LEVELS.indexOf(bot);
  return at < 0 ? 3 : at + 1;
}
