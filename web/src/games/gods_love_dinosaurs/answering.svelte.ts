// How the player answers the question on the table: what is pointed at, what the server says of it, and sending it.
import { untrack } from "svelte";
import type { Schema } from "../../lib/api";
import { say } from "../../lib/words.svelte";
import { line } from "../../table/line.svelte";
import type { Choice, Match, Question, Refusal, Said } from "../../table/match.svelte";
import { DIRECTIONS, hexOf, keyOf, neighbour, type Direction, type Hex } from "./geometry";
import { cellsOf, endsOf, isStarving, type Hunt } from "./hunts";
import type { Figure } from "./landscape";
import { firstLay, laysOf, moved, placesOf, turned, type Lay } from "./lays";

export type View = Schema<"gods_love_dinosaurs.View">;

/** A place that was tried and is closed; with a tile, where its hexes would lie. */
export interface Refused {
  cells: Hex[];
  refusal: Refusal;
}

export class Answering {
  readonly match: Match;
  /** The slot of the animal board that is pointed at. */
  slot = $state<string | null>(null);
  /** The cell around which the tile turns, and how it lies there. */
  place = $state<string | null>(null);
  lay = $state.raw<Lay | null>(null);
  end = $state(0);
  way = $state(0);
  /** Every single lay or hunt of the question. */
  ways = $state.raw<Choice[]>([]);
  refused = $state.raw<Refused | null>(null);
  /** What was foreseen of answers to this question, by their actions. */
  #fates = $state.raw<ReadonlyMap<unknown, Said[]>>(new Map());
  readonly #asked = new Map<unknown, Promise<void>>();
  hint = $state.raw<{ choice: Choice; advice: Said[] } | null>(null);

  readonly view = $derived.by(() => this.match.scene?.view as View);
  readonly question = $derived.by((): Question | null => this.match.question);
  readonly kind = $derived.by(() => this.question?.kind ?? "");
  readonly own = $derived.by(() => this.view.ecosystems[this.match.seat ?? 0]!);
  readonly slots = $derived.by(() => new Map((this.question?.choices ?? []).filter((choice) => choice.spots?.[0]?.[0] === "slot").map((choice) => [(choice.spots?.[0]?.[1] ?? []).join("/"), choice])));
  readonly places = $derived.by(() => (this.kind === "lay" ? placesOf(laysOf(this.ways), this.own.cells) : new Map<string, Lay[]>()));
  readonly isHunt = $derived.by(() => this.kind === "hunt" || this.kind === "roam");
  readonly ends = $derived.by(() => (this.isHunt ? endsOf(this.ways) : []));
  readonly hunt = $derived.by((): Hunt | null => this.ends[this.end]?.hunts[this.way] ?? null);
  /** The figure that hunts, and where it stands. */
  readonly from = $derived.by((): Hex | null => (this.own.chosen ? { q: this.own.chosen[0], r: this.own.chosen[1] } : null));
  readonly hunter = $derived.by((): Figure => (this.from === null ? null : this.own.cells.find((cell) => keyOf(cell) === keyOf(this.from!))?.figure) ?? "dinosaur");
  readonly starving = $derived.by(() => this.question?.choices.find(isStarving) ?? null);
  /** The cells that answer by themselves: young, figures that wait. */
  readonly cells = $derived.by(() => (this.kind === "breed" || this.kind === "choose" ? (this.question?.choices ?? []).flatMap((choice) => cellsOf(choice).map((at) => ({ at, choice }))) : []));
  /** The chosen figure has no hunt: it can only starve, or another one goes first. */
  readonly isHungry = $derived.by(() => this.isHunt && this.ways.length > 0 && this.ends.length === 0);
  /** How many hunts are left after the pointed one, or to each figure that can be chosen or hatched. */
  readonly foreseen = $derived.by((): Said[] => (this.hunt === null ? [...this.#fates.values()].flat() : (this.#fates.get(this.hunt.choice.action) ?? [])));
  /** The hunts that are left, by cell. */
  readonly left = $derived.by(() => new Map(this.foreseen.filter((said) => said.key === "brings-hunts").map((said) => [`${said.values["q"]},${said.values["r"]}`, Number(said.values["n"])])));
  /** The waiting figures that would find no hunt after the pointed one. */
  readonly losing = $derived.by(() => (this.isHunt ? [...this.left].filter(([, n]) => n === 0).map(([cell]) => cell) : []));

  constructor(match: Match) {
    this.match = match;
    $effect(() => this.#begin(this.question));
    $effect(() => {
      const { question, hunt } = this;
      if (hunt !== null) void this.foresee([hunt.choice]);
      else if (question !== null && (question.kind === "hatch" || question.kind === "choose")) void this.foresee(question.choices.filter((choice) => ["nest", "cell"].includes(choice.spots?.[0]?.[0] ?? "") && choice.action));
    });
    $effect(() => {
      void this.ways; // a good one of them can be shown when they are known
      if (match.wishes > 0) untrack(() => void this.advise());
    });
  }

  /** What is foreseen of the figure on a cell, in words. */
  toldOf(cell: string): string | undefined {
    return this.foreseen.find((said) => `${said.values["q"]},${said.values["r"]}` === cell)?.text;
  }

  /** The choice that the main button sends. */
  get chosen(): Choice | null {
    switch (this.kind) {
      case "take":
        return this.slot === null ? null : (this.slots.get(this.slot) ?? null);
      case "lay":
        return this.lay?.choice ?? null;
      case "breed":
        return this.question?.choices.find((choice) => choice.spots?.[0]?.[0] === "done") ?? null;
      case "hatch":
        return this.question?.choices.find((choice) => choice.spots?.[0]?.[0] === "nest") ?? null;
      default:
        return this.hunt?.choice ?? null;
    }
  }

  /** Answer the question. */
  async send(choice: Choice | null): Promise<void> {
    const { question } = this;
    if (choice === null || question === null) return;
    if (choice.refusal) {
      this.refused = { cells: [], refusal: choice.refusal };
      this.match.tried = choice.refusal;
      return;
    }
    this.refused = null;
    await line.act(this.match, { type: "act", number: question.number, action: choice.action, told: this.match.told });
  }

  // Laying

  /** The tile goes to this place, turned as it is where that fits. */
  moveTo(place: string): void {
    const there = this.places.get(place);
    if (there === undefined || this.lay === null || this.place === null) return;
    if (place !== this.place) this.lay = moved(there, hexOf(place), this.lay, hexOf(this.place)).lay;
    this.place = place;
    this.refused = null;
  }

  /** Whether the tile fits there as it is turned now. */
  fits(place: string): boolean {
    const there = this.places.get(place);
    return there !== undefined && this.lay !== null && this.place !== null && moved(there, hexOf(place), this.lay, hexOf(this.place)).fits;
  }

  turn(by: 1 | -1): void {
    const there = this.place === null ? undefined : this.places.get(this.place);
    if (there === undefined || this.lay === null) return;
    this.lay = turned(there, this.lay, by);
    this.refused = null;
  }

  /** The second hex to this side of the first one; where it does not fit the server says why. */
  async turnTo(orientation: Direction): Promise<void> {
    const { lay } = this;
    if (lay === null) return;
    const at = lay.cells[0];
    const there = (this.places.get(keyOf(at)) ?? laysOf(this.ways)).find((one) => keyOf(one.cells[0]) === keyOf(at) && one.orientation === orientation);
    if (there === undefined) return this.#explain({ type: "lay", q: at.q, r: at.r, orientation }, [at, neighbour(at, orientation)]);
    this.lay = there;
    if (!there.cells.some((cell) => keyOf(cell) === this.place)) this.place = keyOf(at);
    this.refused = null;
  }

  /** The directions in which the tile can lie with its first hex where it is. */
  get orientations(): { direction: Direction; open: boolean }[] {
    const at = this.lay === null ? "" : keyOf(this.lay.cells[0]);
    const open = new Set(laysOf(this.ways).filter((one) => keyOf(one.cells[0]) === at).map((one) => one.orientation));
    return DIRECTIONS.map((direction) => ({ direction, open: open.has(direction) }));
  }

  /** A cell that is no answer was tried: the server says why not. */
  async explain(at: Hex): Promise<void> {
    if (this.kind === "lay" && this.lay !== null) {
      const { orientation } = this.lay;
      await this.#explain({ type: "lay", ...at, orientation }, [at, neighbour(at, orientation)]);
    } else if (this.kind === "breed" || this.kind === "choose") {
      await this.#explain({ type: this.kind, ...at }, [at]);
    }
  }

  // Hunting

  point(end: number, way = 0): void {
    this.end = end;
    this.way = way;
  }

  /** Show what a good bot would do; it is not done. */
  async advise(): Promise<void> {
    const { question } = this;
    if (question === null) return;
    const found = await line.ask<{ action?: unknown; reasons?: Said[] } | null>(this.match, { type: "hint", number: question.number });
    const same = (choice: Choice): boolean => JSON.stringify(choice.action) === JSON.stringify(found?.action);
    const choice = [...question.choices, ...this.ways].find(same);
    if (choice === undefined || this.question !== question) return;
    this.hint = { choice, advice: [{ ...choice.label, text: say("good-choice", { choice: choice.label.text }) }, ...(found?.reasons ?? [])] };
    this.#show(choice);
  }

  #show(choice: Choice): void {
    const [kind, at] = choice.spots?.[0] ?? ["", []];
    if (kind === "slot") this.slot = (at ?? []).join("/");
    const lay = laysOf(this.ways).find((one) => one.choice === choice);
    if (lay !== undefined) {
      this.lay = lay;
      this.place = lay.cells.map(keyOf).find((key) => this.places.has(key)) ?? null;
    }
    this.ends.forEach((end, i) => end.hunts.forEach((hunt, j) => hunt.choice === choice && this.point(i, j)));
  }

  async #explain(action: Record<string, unknown>, cells: Hex[]): Promise<void> {
    const { question } = this;
    if (question === null) return;
    const verdict = await line.ask<{ refusal?: Refusal | null }>(this.match, { type: "why_not", number: question.number, action });
    if (verdict.refusal && this.question === question) {
      this.refused = { cells, refusal: verdict.refusal };
      this.match.tried = verdict.refusal;
    }
  }

  /** A new question begins with nothing pointed at, but a tile lies somewhere at once. */
  #begin(question: Question | null): void {
    this.slot = this.place = this.lay = this.refused = this.hint = null;
    this.ways = [];
    this.#fates = new Map();
    this.#asked.clear();
    this.end = this.way = 0;
    if (question === null || !["lay", "hunt", "roam"].includes(question.kind)) return;
    void line.ask<Choice[]>(this.match, { type: "ways", number: question.number, spots: [] }).then((ways) => {
      if (this.question !== question || !Array.isArray(ways)) return;
      this.ways = ways;
      const first = firstLay(this.places, this.own.cells);
      if (first !== null) [this.lay, this.place] = [first.lay, first.place];
    });
  }

  /** Learn how many hunts are left after each of these answers; each is asked for once. */
  foresee(choices: Choice[]): Promise<unknown> {
    const { question } = this;
    if (question === null) return Promise.resolve();
    return Promise.all(choices.map(({ action }) => {
      const asked = this.#asked.get(action) ?? line.ask<{ brings?: Said[] }>(this.match, { type: "foresee", number: question.number, action }).then(({ brings }) => {
        if (this.question === question) this.#fates = new Map(this.#fates).set(action, brings ?? []);
      }).catch(() => void this.#asked.delete(action)); // it may be asked again, and hinders no answer
      this.#asked.set(action, asked);
      return asked;
    }));
  }

  /** Whether another figure would starve after this hunt; undefined as long as it is not known, and where no other waits. */
  costsAnother(hunt: Hunt): boolean | undefined {
    const left = (this.#fates.get(hunt.choice.action) ?? []).filter((said) => said.key === "brings-hunts").map((said) => Number(said.values["n"]));
    return left.length === 0 ? undefined : left.includes(0);
  }
}
