// What a person does with the question that stands: choose, look, take advice. The server decides; this only remembers.
import { say } from "../../lib/words.svelte";
import { line } from "../../table/line.svelte";
import type { Choice, Match, Said } from "../../table/match.svelte";
import { adventurer, Asked, goalOf, isOpen, spot, spotsOf, touched, walkOf, type Walk } from "./asked";
import type { Kind } from "./cards/catalogue.svelte";
import type { Cave } from "./printed";

export type Part = "mat" | "display" | "guild" | "score";

/** Questions whose answers, cards or rows of the guild tile, are shown large instead of the mat. */
const CHOOSING = new Set(["gain_card", "share_keep", "share_discard", "share_tuck", "stow_card", "cell"]);
/** Choices that are shown before they are made: they lead far, or cannot be taken back. */
const SHOWN_FIRST = new Set(["explore", "pass"]);
const LONGEST_LOOK = 20_000; // milliseconds at the end of a round

export class Turn {
  readonly match: Match;
  /** A choice that is shown before it is made. */
  chosen: Choice | null = $state.raw(null);
  /** A closed choice that was tried. */
  tried: Choice | null = $state.raw(null);
  hint: Choice | null = $state.raw(null);
  advice: Said[] = $state.raw([]);
  /** What is shown in the middle where there is no room for all of it, and on a phone which cave. */
  part: Part = $state("mat");
  cave: Cave = $state("crimson");
  /** Whether the mat is looked at while answers lie over it. */
  isLooking = $state(false);
  reading: { kind: Kind; number: number } | null = $state.raw(null);
  /** Whose mat is open over the table. */
  opened: number | null = $state(null);
  /** The round that has just been counted. */
  ended: number | null = $state(null);
  touched: Set<string> = $state.raw(new Set());

  readonly asked: Asked = $derived.by(() => new Asked(this.match.question));
  readonly isLaying: boolean = $derived.by(() => ["lay", "income"].includes(this.asked.kind));
  readonly isChoosing: boolean = $derived.by(() => CHOOSING.has(this.asked.kind));
  readonly walk: Walk | null = $derived.by(() => adventurer(this.match.events, this.match.question?.source ?? null, this.match.seat ?? -1));
  readonly order: Map<string, number> = $derived.by(() => walkOf(this.chosen));
  readonly picked: Cave | null = $derived.by(() => ((this.chosen?.action as { cave?: Cave } | null)?.cave ?? null));
  readonly hinted: string[] = $derived.by(() => (this.hint === null ? (this.match.pointed?.better ?? []) : spotsOf(this.hint)));
  readonly triedKey: string | null = $derived.by(() => (this.tried === null ? null : (spotsOf(this.tried)[0] ?? null)));
  /** The dragon that is looking for a place. */
  readonly ghost: number | null = $derived.by(() => {
    const source = this.match.question?.source;
    return source?.key === "source-play" ? Number(source.values["dragon"]) : null;
  });

  /** The cave card that is looking for its price. */
  readonly laid: number | null = $derived.by(() => {
    const source = this.match.question?.source;
    return source?.key === "source-excavate" ? Number(source.values["cave_card"]) : null;
  });
  readonly goal: string | null = $derived.by(() => goalOf(this.match.question?.source ?? null));

  constructor(match: Match) {
    this.match = match;
    let seen = match.events.length;
    $effect(() => {
      const before = seen;
      seen = match.events.length;
      // All of it at once is what happened long ago: after a reload, or told again in another language.
      if (before > 0 && seen > before) this.#happened(match.events.slice(before));
    });
    $effect(() => {
      void match.question?.number;
      void match.question?.kind;
      this.#begin();
    });
    $effect(() => {
      if (match.wishes > 0) void this.advise();
    });
    $effect(() => {
      if (match.pointed !== null) this.#show([...match.pointed.made, ...match.pointed.better]);
    });
  }

  /** A spot of the table was pressed. */
  pick = (key: string): void => {
    const choice = this.asked.at(key);
    if (choice !== undefined) this.choose(choice);
  };

  /** A choice is made, shown first, or says why it is closed. */
  choose = (choice: Choice): void => {
    this.tried = choice.refusal ? choice : null;
    if (choice.refusal) {
      this.match.tried = choice.refusal;
      return;
    }
    if (SHOWN_FIRST.has((choice.action as { type: string }).type) && this.chosen !== choice) this.chosen = choice;
    else void this.#act(choice);
  };

  confirm = (): void => {
    if (this.chosen !== null) void this.#act(this.chosen);
  };

  /** One step back: from what is shown first, from a refusal, from looking at the mat. */
  back = (): void => {
    this.chosen = this.tried = null;
  };

  /** The n-th open answer of the slip. */
  answer(n: number): void {
    const choice = this.asked.answers.filter(isOpen)[n - 1];
    if (choice !== undefined) this.choose(choice);
  }

  /** Say no, where the question allows it. */
  decline(): void {
    const choice = this.asked.answers.find(({ action }) => (action as { type: string } | null)?.type === "decline");
    if (choice !== undefined) this.choose(choice);
  }

  read = (kind: Kind, number: number): void => {
    this.reading = { kind, number };
  };

  advise = async (): Promise<void> => {
    const question = this.match.question;
    if (question === null) return;
    const found = await line.ask<{ action: unknown; reasons: Said[] } | null>(this.match, { type: "hint", number: question.number });
    const choice = question.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(found?.action));
    if (found === null || choice === undefined || this.match.question !== question) return;
    this.hint = choice;
    this.advice = [{ ...choice.label, text: say("good-choice", { choice: choice.label.text }) }, ...found.reasons];
    this.#show(spotsOf(choice));
  };

  async #act(choice: Choice): Promise<void> {
    const question = this.match.question;
    if (question === null) return;
    this.chosen = this.ended = null; // who goes on has read what was counted
    await line.act(this.match, { type: "act", number: question.number, action: choice.action, told: this.match.told });
  }

  #begin(): void {
    this.chosen = this.tried = this.hint = null;
    this.advice = [];
    this.isLooking = false;
    if (this.match.question === null) return;
    this.#show(this.asked.choices.filter(isOpen).flatMap(spotsOf));
  }

  /** Bring into view what these spots are on. */
  #show(keys: string[]): void {
    const at = (beginning: string): string | undefined => keys.find((key) => key.startsWith(beginning));
    const onDisplay = keys.some((key) => key.endsWith("/display")) && !this.isChoosing;
    this.part = at("cell/") && !this.isChoosing ? "guild" : onDisplay ? "display" : "mat";
    const here = [spot("space", this.cave), spot("stop", this.cave), spot("cave", this.cave)];
    const there = at("space/") ?? at("stop/");
    if (this.walk !== null) this.cave = this.walk.cave as Cave;
    else if (this.goal !== null && there === undefined) this.cave = this.goal.split("/")[1] as Cave;
    else if (there !== undefined && !here.some((beginning) => at(beginning))) this.cave = there.split("/")[1] as Cave;
  }

  #happened(events: Said[]): void {
    this.touched = touched(events, this.match.seat ?? 0);
    const counted = events.findLast((said) => said.key === "event-place");
    if (counted === undefined || this.match.scene?.is_over || !this.match.isLive) return;
    const round = Number(counted.values["round"]);
    this.ended = round;
    setTimeout(() => {
      if (this.ended === round) this.ended = null;
    }, LONGEST_LOOK);
  }
}
