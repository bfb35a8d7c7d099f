// What the strongest bot thinks of every decision of a match; asked for again until it is there.
import { call, type Schema } from "../lib/api";

export type Analysis = Schema<"MatchAnalysis">;
export type Decision = Schema<"SaidDecision">;

const PATIENCE = 3000; // milliseconds between two questions

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

  /** The next mistake after a step, from the beginning again after the last one; null where there is none. */
  nextMistake(step: number, seat: number | null): number | null {
    const wrong = this.of(seat).filter((one) => one.mark === "mistake").map((one) => one.entry);
    return wrong.find((entry) => entry > step) ?? wrong[0] ?? null;
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
