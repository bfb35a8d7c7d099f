// The answer in the making: what is offered, what is chosen of it, and what was tried in vain.
import { settings } from "../../lib/settings.svelte";
import { say } from "../../lib/words.svelte";
import { line } from "../../table/line.svelte";
import type { Choice, Match, Question, Said } from "../../table/match.svelte";

/** Where a choice points on the table: `place` or `place/space`, or a species in the hand. */
export function spotOf(choice: Choice): { kind: string; key: string } {
  const [kind, at] = choice.spots?.[0] ?? ["", []];
  return { kind: kind as string, key: ((at ?? []) as (string | number)[]).join("/") };
}

const pointingAt = (kind: string, choices: readonly Choice[]): Map<string, Choice> =>
  new Map(choices.filter((choice) => spotOf(choice).kind === kind).map((choice) => [spotOf(choice).key, choice]));

export class Choosing {
  readonly #match: Match;
  chosen: Choice | null = $state.raw(null);
  /** The place for the dinosaur that is chosen from the hand: laid ready for the next question. */
  ready: Choice | null = $state.raw(null);
  /** A closed place that was tried. */
  tried: string | null = $state(null);
  hint: { choice: Choice; reasons: Said[] } | null = $state.raw(null);
  /** What would be asked next if the chosen dinosaur were taken. */
  #foreseen: Question | null = $state.raw(null);

  constructor(match: Match) {
    this.#match = match;
  }

  get question(): Question | null {
    return this.#match.question;
  }

  /** What is offered on the board: by the question, or by the one that would follow. */
  readonly places = $derived.by(() => pointingAt("place", [...(this.question?.choices ?? []), ...(this.#foreseen?.choices ?? [])]));
  readonly inHand = $derived.by(() => pointingAt("hand", this.question?.choices ?? []));
  readonly place = $derived.by(() => {
    const choice = this.ready ?? this.chosen;
    return choice !== null && spotOf(choice).kind === "place" ? spotOf(choice).key : null;
  });
  readonly kind = $derived.by(() => (this.chosen !== null && spotOf(this.chosen).kind === "hand" ? spotOf(this.chosen).key : null));

  /** A new question begins with nothing chosen. */
  reset(): void {
    this.chosen = this.ready = this.hint = this.#foreseen = null;
    this.tried = null;
  }

  pickInHand(kind: string): void {
    const choice = this.inHand.get(kind);
    if (choice === undefined) return;
    if (this.chosen === choice) void this.confirm();
    else void this.#choose(choice);
  }

  pickPlace(place: string): void {
    const choice = this.places.get(place);
    if (choice === undefined) return;
    this.#match.refusal = null;
    this.tried = choice.refusal ? place : null;
    if (choice.refusal) return;
    if (this.question?.kind !== "choose") {
      if (this.chosen === choice) void this.confirm();
      else void this.#choose(choice);
    } else if (this.ready === choice || !settings.confirm) {
      this.ready = choice;
      void this.confirm();
    } else {
      this.ready = choice;
    }
  }

  /** Nothing is chosen any more; says whether there was something. */
  goBack(): boolean {
    const had = this.tried !== null || this.chosen !== null || this.hint !== null;
    this.reset();
    return had;
  }

  async #choose(choice: Choice): Promise<void> {
    this.chosen = choice;
    this.ready = this.#foreseen = null;
    this.tried = null;
    const question = this.question;
    if (question?.kind !== "choose") {
      if (!settings.confirm) await this.confirm();
      return;
    }
    const seen = await line.ask<{ then?: Question | null } | null>(this.#match, { type: "foresee", number: question.number, action: choice.action }).catch(() => null);
    if (this.chosen === choice) this.#foreseen = seen?.then ?? null;
  }

  /** Send what is chosen; what the server says to it shows in the prompt. */
  async confirm(): Promise<void> {
    const { chosen, ready, question } = this;
    if (chosen === null || question === null) return;
    this.reset();
    const answer = await line.act(this.#match, { type: "act", number: question.number, action: chosen.action, told: this.#match.told });
    if (answer.type === "applied" && ready !== null) {
      await line.act(this.#match, { type: "premove", number: question.number + 1, action: ready.action });
    }
  }

  async advise(): Promise<void> {
    const question = this.question;
    if (question === null) return;
    const advice = await line.ask<{ action: unknown; reasons: Said[] } | null>(this.#match, { type: "hint", number: question.number }).catch((error: Error) => {
      this.#match.refusal = { key: "", values: {}, text: error.message, rule: "" };
      return null;
    });
    const choice = question.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(advice?.action));
    if (advice === null || choice === undefined || this.question?.number !== question.number) return;
    this.hint = { choice, reasons: [{ ...choice.label, text: say("good-choice", { choice: choice.label.text }) }, ...advice.reasons] };
  }
}
