// The summer zoo of a match, once the boards are turned over.
import type { Said } from "../../table/match.svelte";

/** What the seat has placed in the summer game; null where it was not told from its beginning. */
export function summerZoo(told: readonly Said[], seat: number): Record<string, string[]> | null {
  if (told[0]?.key !== "event-first_roller") return null;
  const zoo: Record<string, string[]> = {};
  for (const { key, values } of told) {
    if (key === "event-board_turned") break;
    if (key === "event-placed" && values["player"] === seat) (zoo[String(values["place"])] ??= []).push(String(values["species"]));
  }
  return zoo;
}
