// What the strongest bot thinks of every decision of a match; asked for again until it is there.
import { call, type Schema } from "../lib/api";

export type Analysis = Schema<"MatchAnalysis">;
export type Decision = Schema<"SaidDecision">;

/** Points: less is told as nothing. */
export const SMALLEST = 0.05;
const PATIENCE = 3000; // milliseconds between two questions

/** How sure a loss is: what chance alone could make of it, and in a word. */
export interface Sureness {
  level: "certain" | "likely" | "open";
  margin: number; // points, up or down, in 19 of 20 cases
}

/** Two standard errors are the margin; a loss beyond it is almost certain. Where nothing was lost there is nothing to say. */
export function sureness({ loss, error }: Pick<Decision, "loss" | "error">): Sureness | null {
  if (loss < SMALLEST) return null;
  const level = loss >= 2 * error ? "certain" : loss >= error ? "likely" : "open";
  return { level, margin: Math.max(2 * error, SMALLEST) };
}

export class Analysing {
  found: Analysis | null = $state.raw(null);
  isLost = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: string) {}

  /** Set it going, or hear how far it is. */
  async ask(): Promise<void> {
    clearTimeout(this.#timer);
    try {
      this.found = await call("get", "/api/v1/tables/{table}/analysis", { path: { table: this.table } });
      this.isLost = false;
    } catch {
      this.isLost = true;
    }
    if (this.found?.state === "working" || this.isLost) this.#timer = setTimeout(() => void this.ask(), PATIENCE);
  }

  /** The decisions of a seat; all of them for an onlooker. */
  of(seat: number | null): Decision[] {
    return (this.found?.decisions ?? []).filter((one) => seat === null || one.seat === seat);
  }

  /** The decision that a seat is about to make at a step. */
  at(step: number, seat: number | null): Decision | null {
    return this.of(seat).find((one) => one.entry === step + 1) ?? null;
  }

  /** The steps at which a seat is about to make a mistake. */
  mistakes(seat: number | null): number[] {
    return this.of(seat).filter((one) => one.mark === "mistake").map((one) => one.entry - 1);
  }

  /** The next mistake after a step, from the beginning again after the last one; null where there is none. */
  nextMistake(step: number, seat: number | null): number | null {
    const wrong = this.mistakes(seat);
    return wrong.find((one) => one > step) ?? wrong[0] ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
