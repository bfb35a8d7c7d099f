// How far somebody has come in a lesson; kept in this browser, so that it can be left and gone on with.
import type { Match } from "../table/match.svelte";
import { LESSONS, type Step } from "./lessons";

interface Kept {
  table: string;
  done: string[];
}

export class Lesson {
  readonly steps: Step[];
  done: string[] = $state([]);
  table = $state("");
  /** The step that is told now; null while nothing is asked. */
  now: Step | null = $state.raw(null);
  /** How often something closed was tried in this step. */
  tries = $state(0);
  #key: string;

  constructor(readonly game: string) {
    this.#key = `dracosaur-learn-${game}`;
    this.steps = LESSONS[game] ?? [];
    const kept = this.#kept();
    this.table = kept.table;
    this.done = kept.done.filter((id) => this.steps.some((step) => step.id === id));
  }

  get isOver(): boolean {
    return this.steps.every((step) => step.maybe || this.done.includes(step.id));
  }

  /** Begin at this table, from the first step on. */
  begin(table: string): void {
    this.table = table;
    this.done = [];
    this.now = null;
    this.#keep();
  }

  #asked: number | null = null; // the question at which the step was told
  #tried: Match["tried"] = null;

  /** Look at the table: a step ends when what it asks for was done. */
  follow(match: Match): void {
    const question = match.question;
    if (match.tried !== null && match.tried !== this.#tried) {
      this.tries += 1;
      if (this.now?.tries) this.finish();
    }
    this.#tried = match.tried;
    if (question === null) return;
    if (this.now !== null && this.#asked !== null && question.number !== this.#asked) this.finish();
    if (this.now === null && !this.isOver) {
      this.now = this.steps.find((step) => !this.done.includes(step.id) && step.at.includes(question.kind)) ?? null;
      this.#asked = question.number;
      this.tries = 0;
    }
  }

  /** The step is done, or skipped. */
  finish(): void {
    if (this.now === null) return;
    this.done = [...this.done, this.now.id];
    this.now = null;
    this.#keep();
  }

  /** Steps that never came are not waited for. */
  skipAll(): void {
    this.done = this.steps.map((step) => step.id);
    this.now = null;
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(this.#key, JSON.stringify({ table: this.table, done: this.done } satisfies Kept));
    } catch {
      // Without storage it holds until the page is left.
    }
  }

  #kept(): Kept {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Partial<Kept> | null;
      return { table: kept?.table ?? "", done: kept?.done ?? [] };
    } catch {
      return { table: "", done: [] };
    }
  }
}
