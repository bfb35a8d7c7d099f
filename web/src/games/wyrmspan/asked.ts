// A question laid out on the table: which of its choices lies where, and which are answers of the slip.
import type { Choice, Question, Said } from "../../table/match.svelte";

/** What the table shows itself; all other choices are buttons of the slip. */
const ON_TABLE = new Set(["space", "cave", "mat_nest", "stop", "dragon_card", "cave_card", "deck", "cell"]);

/** The name of a spot, as `space/crimson/2`. */
export const spot = (kind: string, ...at: (string | number)[]): string => [kind, ...at].join("/");

/** The spots of a choice, by name. */
export function spotsOf(choice: Choice): string[] {
  return (choice.spots ?? []).map(([kind, at]) => spot(kind as string, ...((at ?? []) as (string | number)[])));
}

const kindOf = (choice: Choice): string => (choice.spots?.[0]?.[0] as string | undefined) ?? "";
export const isOpen = (choice: Choice | undefined): boolean => choice !== undefined && !choice.refusal;

export class Asked {
  readonly kind: string;
  /** What can be answered in the slip, open and closed. */
  readonly answers: Choice[];
  readonly choices: readonly Choice[];
  readonly #at = new Map<string, Choice>();

  constructor(question: Question | null) {
    this.kind = question?.kind ?? "";
    this.choices = question?.choices ?? [];
    this.answers = this.choices.filter((choice) => !ON_TABLE.has(kindOf(choice)));
    for (const choice of this.choices) {
      if (this.answers.includes(choice) && kindOf(choice) !== "action") continue; // an exchange is no spot of its resources
      for (const key of spotsOf(choice)) {
        // Where two choices point at one spot, the one that can be made is shown.
        if (!isOpen(this.#at.get(key))) this.#at.set(key, choice);
      }
    }
  }

  /** The choice that lies on a spot. */
  at(key: string): Choice | undefined {
    return this.#at.get(key);
  }

  /** Whether a spot lights up. */
  isLit(key: string): boolean {
    return isOpen(this.#at.get(key));
  }

  /** The lit spots whose names begin so. */
  lit(beginning: string): string[] {
    return [...this.#at].filter(([key, choice]) => key.startsWith(beginning) && isOpen(choice)).map(([key]) => key);
  }
}

/** What is certain to happen on the way of the adventurer, as numbers on the spots where it happens. */
export function walkOf(choice: Choice | null): Map<string, number> {
  const order = new Map<string, number>();
  for (const said of choice?.brings ?? []) {
    const { cave, stop, column } = said.values;
    if (said.key === "brings-stop") order.set(spot("stop", String(cave), Number(stop)), order.size + 1);
    if (said.key === "brings-ability") order.set(spot("space", String(cave), Number(column)), order.size + 1);
  }
  return order;
}

export interface Walk {
  cave: string;
  /** The last stop that was reached, and whether the dragon behind it works now. */
  stop: number;
  atDragon: boolean;
}

const BEGINNINGS = new Set(["event-explore", "event-entice", "event-excavate", "event-pass", "event-round"]);

/** Where the adventurer of a seat stands: on the way since she explores, at what asks now. */
export function adventurer(events: readonly Said[], source: Said | null, seat: number): Walk | null {
  const begun = events.findLast((said) => BEGINNINGS.has(said.key));
  if (begun?.key !== "event-explore" || begun.values["player"] !== seat || source === null) return null;
  const cave = String(begun.values["cave"]);
  if (source.values["cave"] !== cave) return null;
  if (source.key === "source-stop") return { cave, stop: Number(source.values["stop"]), atDragon: false };
  if (source.key === "source-dragon" && source.values["player"] === seat) return { cave, stop: Number(source.values["column"]) - 1, atDragon: true };
  return null;
}

/** What asks while something is on its way to a space. */
const GOING = new Set(["source-play", "source-excavate", "source-space"]);

/** The space that was chosen for a dragon or a cave card while its price is still asked for. */
export function goalOf(source: Said | null): string | null {
  if (source === null || !GOING.has(source.key) || source.values["column"] === undefined) return null;
  return spot("space", String(source.values["cave"]), Number(source.values["column"]));
}

/** The spots and goods that the latest events have touched, so that they can show it. */
export function touched(events: readonly Said[], seat: number): Set<string> {
  const found = new Set<string>();
  for (const said of events) {
    const { player, cave, column, kind, slot } = said.values;
    if (said.key === "event-displayed") found.add(spot("slot", String(kind), Number(slot)));
    if (player !== seat) continue;
    if (said.key === "event-coins") found.add("coin");
    else if (said.key === "event-resource") found.add(String(kind));
    else if (said.key === "event-mat_eggs") found.add("mat_nest");
    else if (cave !== undefined && column !== undefined) found.add(spot("space", String(cave), Number(column)));
  }
  return found;
}
