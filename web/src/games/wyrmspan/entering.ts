// The mat of one player as a position document has it, and the dragons by which spaces are filled.
import type { Schema } from "../../lib/api";
import type { Document } from "../../after/scoring.svelte";

export type Dragon = Schema<"CardInfo">;

/** A space of a cave; its cave card is only known to be there. */
export interface Space {
  cave?: true;
  dragon?: number;
  eggs?: number;
  cached?: Record<string, number>;
  tucked?: number;
  swapped?: true;
}

export const CAVES = ["crimson", "golden", "amethyst"] as const;
export const RESOURCES = ["meat", "gold", "crystal", "milk"] as const;
export const COLUMNS = 4;
const MOST_HITS = 8;

export const likes = (dragon: Dragon, cave: string): boolean => ((dragon.printed["caves"] ?? []) as string[]).includes(cave);
export const nests = (dragon: Dragon): number => Number(dragon.printed["nests"] ?? 0);

/** The dragons that a text means, by number or by any part of the name; those that like the cave first. */
export function find(dragons: readonly Dragon[], text: string, cave: string): Dragon[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const isNumber = /^\d+$/.test(wanted);
  const found = dragons.filter((dragon) => (isNumber ? String(dragon.number).startsWith(wanted) : dragon.name.toLowerCase().includes(wanted)));
  const rank = (dragon: Dragon): number => (String(dragon.number) === wanted ? 0 : likes(dragon, cave) ? 1 : 2);
  return found.sort((a, b) => rank(a) - rank(b) || a.number - b.number).slice(0, MOST_HITS);
}

/** The spaces of a cave in the document; empty where nothing is written yet. */
export function spacesOf(document: Document, player: number, cave: string): Space[] {
  return ((document.players[player]?.["caves"] as Record<string, Space[]> | undefined)?.[cave] ?? []) as Space[];
}

/** Excavate a cave up to so many spaces; what lay beyond is gone. */
export function excavate(document: Document, player: number, cave: string, columns: number): void {
  const spaces = spacesOf(document, player, cave);
  const dug = Array.from({ length: columns }, (_, i): Space => spaces[i] ?? (i === 0 ? {} : { cave: true }));
  const mine = document.players[player]!;
  mine["caves"] = { ...(mine["caves"] as object), [cave]: dug };
}

/** Put a dragon into a space, which is excavated where it was not; one that does not like the cave came by a swap. */
export function settle(document: Document, player: number, cave: string, column: number, dragon: Dragon): void {
  excavate(document, player, cave, Math.max(column + 1, spacesOf(document, player, cave).length));
  const space = spacesOf(document, player, cave)[column]!;
  space.dragon = dragon.number;
  if (!likes(dragon, cave)) space.swapped = true;
}

/** Take the dragon of a space away, with everything on it. */
export function empty(document: Document, player: number, cave: string, column: number): void {
  const spaces = spacesOf(document, player, cave);
  spaces[column] = column === 0 ? {} : { cave: true };
}
