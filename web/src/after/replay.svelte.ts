// A finished match, step by step: each step is asked for once, and shown as a scene of a table that nobody plays at.
import { call, type Schema } from "../lib/api";
import type { Course } from "./final";
import type { Told } from "../table/log";
import { Match, type SceneFrame, type TableFrame } from "../table/match.svelte";

const AHEAD = 3; // steps that are fetched before they are looked at

type Step = Schema<"Step">;

export class Replay {
  readonly match: Match;
  course: Course | null = $state.raw(null);
  step = $state(0);
  /** Through whose eyes; null is an onlooker. */
  eyes: number | null = $state(null);
  /** The step that was wanted last could not be fetched. */
  isLost = $state(false);
  /** Everything that was told, with its steps. */
  readonly told: Told[] = $derived.by(() => (this.course?.entries ?? []).flatMap((entry, i) => entry.told.map((said) => ({ said, step: i + 1 }))));
  /** The steps with which turns begin. */
  turns: number[] = [];
  #steps = new Map<string, Promise<Step>>();

  constructor(readonly id: string) {
    this.match = new Match(id, false);
  }

  get last(): number {
    return this.course?.entries.length ?? 0;
  }

  /** Begin at the end of the match, through the eyes of whoever looks, or the winner's. */
  async open(): Promise<void> {
    const frames = await call("get", "/api/v1/tables/{table}", { path: { table: this.id } });
    for (const frame of frames) if (frame.type === "table") this.match.hear(frame as TableFrame);
    const over = frames.find((frame): frame is SceneFrame => frame.type === "scene");
    const winner = over?.sheet.winners.find((seat) => seat < (this.match.table?.seats ?? 0));
    this.eyes = this.match.table?.you ?? winner ?? 0;
    await this.#see(Infinity, this.eyes);
  }

  /** See a step, the nearest that there is; where it cannot be fetched, stay. */
  async look(step: number, eyes: number | null = this.eyes): Promise<void> {
    const before = this.step;
    try {
      await this.#see(step, eyes);
      this.isLost = false;
    } catch {
      this.step = before;
      this.isLost = true;
    }
  }

  async #see(step: number, eyes: number | null): Promise<void> {
    if (this.course === null || eyes !== this.eyes) {
      this.course = await call("get", "/api/v1/tables/{table}/course", { path: { table: this.id }, query: eyes === null ? {} : { seat: eyes } });
    }
    this.eyes = eyes;
    this.step = Math.min(Math.max(step, 0), this.last);
    const wanted = this.step;
    const seen = await this.#fetch(wanted, eyes);
    if (this.step !== wanted || this.eyes !== eyes) return; // gone on meanwhile
    this.match.hear({
      type: "scene", table: this.id, seat: seen.seat ?? null, told: 0, view: seen.view, sheet: seen.sheet, to_act: seen.to_act, is_over: wanted === this.last,
    } as SceneFrame);
    this.match.events = this.course.entries.slice(0, wanted).flatMap((entry) => entry.told);
    for (let n = 1; n <= AHEAD; n += 1) if (wanted + n <= this.last) void this.#fetch(wanted + n, eyes).catch(() => {});
  }

  /** The next step with which a turn begins, in this direction. */
  turn(by: 1 | -1): number {
    const ahead = this.turns.filter((step) => (by === 1 ? step > this.step : step < this.step));
    return (by === 1 ? ahead[0] : ahead.at(-1)) ?? (by === 1 ? this.last : 0);
  }

  /** The next step at which somebody has to decide, in this direction; chance goes by. */
  decision(by: 1 | -1): number {
    let step = this.step + by;
    while (step > 0 && step < this.last && (this.course?.entries[step]?.seat ?? 0) < 0) step += by;
    return step;
  }

  /** Words of the steps in another language. */
  forget(): void {
    this.#steps.clear();
    this.course = null;
  }

  #fetch(step: number, eyes: number | null): Promise<Step> {
    const key = `${step}/${eyes}`;
    const known = this.#steps.get(key)
      ?? call("get", "/api/v1/tables/{table}/steps/{step}", { path: { table: this.id, step: String(step) }, query: eyes === null ? {} : { seat: eyes } });
    this.#steps.set(key, known);
    known.catch(() => this.#steps.delete(key)); // the next one asks again
    return known;
  }
}
