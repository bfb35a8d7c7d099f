// How somebody usually plays a game: kept on this device for the next new table.
export interface Usual {
  chairs: string[]; // who sits besides us: a bot, or empty for a person
  edition: string;
  options: Record<string, unknown>;
  seconds: number;
  days: number;
  open: boolean;
}

const key = (game: string): string => `dracosaur.usual.${game}`;

/** What was kept, if it can still be used. */
export function usual(game: string): Usual | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key(game)) ?? "null") as Usual | null;
    return kept !== null && Array.isArray(kept.chairs) && typeof kept.options === "object" ? kept : null;
  } catch {
    return null;
  }
}

/** Keep it for the next time; says whether this browser keeps anything. */
export function keepUsual(game: string, chosen: Usual): boolean {
  try {
    localStorage.setItem(key(game), JSON.stringify(chosen));
    return true;
  } catch {
    return false;
  }
}
