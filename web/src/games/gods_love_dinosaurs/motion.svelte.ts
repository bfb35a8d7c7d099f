// Shows step by step what happened in the ecosystem on the table; a press or calm settings skip it.
import { untrack } from "svelte";
import { isCalm } from "../../lib/settings.svelte";
import type { Match, Said } from "../../table/match.svelte";
import type { View } from "./answering.svelte";
import type { Hex } from "./geometry";
import type { Cell, Figure } from "./landscape";
import { after, stepOf, type Step } from "./steps";

const A_STEP = 180; // milliseconds
const A_MOMENT = 420;
const LONGEST = 2600; // all steps of one answer together

/** Who goes where just now. */
export interface Walker {
  figure: Figure;
  from: Hex;
  at: Hex;
  eggs: number;
}

export class Motion {
  /** The ecosystem as it stands between two steps; null where nothing moves. */
  cells = $state.raw<Cell[] | null>(null);
  walker = $state.raw<Walker | null>(null);
  /** The cells whose figures fade. */
  fading = $state.raw(new Set<string>());
  #heard: Said[] | null = null;
  #before: { seat: number; cells: Cell[] } | null = null;
  #run = 0;

  constructor(match: Match, seat: () => number) {
    $effect(() => {
      const { scene, events } = match;
      const shown = seat();
      if (scene === null || scene.told > match.told) return; // the events of this scene are still to come
      const last = (scene.view as View).ecosystems[shown]?.cells ?? [];
      untrack(() => this.#hear(events, shown, last));
    });
  }

  get isPlaying(): boolean {
    return this.cells !== null;
  }

  /** At once to how it stands. */
  skip(): void {
    this.#run += 1;
    this.cells = this.walker = null;
    this.fading = new Set();
  }

  #hear(events: Said[], seat: number, last: Cell[]): void {
    const heard = this.#heard;
    const before = this.#before;
    this.#heard = events;
    this.#before = { seat, cells: last };
    if (heard === null || heard === events || before === null || before.seat !== seat || events[heard.length - 1] !== heard.at(-1)) return;
    const steps = events.slice(heard.length).map((said) => stepOf(said, seat)).filter((step) => step !== null);
    if (steps.length === 0) return;
    if (isCalm() || document.hidden) return this.skip();
    void this.#play(steps, this.cells ?? before.cells, last);
  }

  async #play(steps: Step[], cells: Cell[], last: Cell[]): Promise<void> {
    const run = (this.#run += 1);
    const whole = steps.reduce((sum, step) => sum + (step.kind === "hunt" ? step.path.length * A_STEP + A_MOMENT : A_MOMENT), 0);
    const pace = Math.min(1, LONGEST / whole);
    const wait = (ms: number): Promise<boolean> => new Promise((done) => setTimeout(() => done(run === this.#run), ms * pace));
    this.cells = cells;
    for (const step of steps) {
      if (step.kind === "starve") {
        this.fading = new Set(step.cells);
        if (!(await wait(A_MOMENT))) return;
      } else if (step.kind === "hunt") {
        for (const at of step.path) {
          this.walker = { figure: step.figure, from: step.from, at, eggs: 0 };
          if (!(await wait(A_STEP))) return;
          this.fading = new Set([...this.fading, ...step.eaten.filter((key) => key === `${at.q},${at.r}`)]);
        }
        this.walker = { figure: step.figure, from: step.from, at: step.path.at(-1) ?? step.from, eggs: step.eggs };
      }
      if (step.kind !== "starve" && !(await wait(step.kind === "hunt" ? A_STEP : A_MOMENT / 2))) return;
      this.cells = after(this.cells ?? cells, step, last);
      this.walker = null;
      this.fading = new Set();
    }
    if (await wait(A_STEP)) this.skip();
  }
}
