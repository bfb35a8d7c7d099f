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

/** What is chosen is kept by its spot: the same question comes again with every scene, while others decide. */
export class Choosing {
  readonly #match: Match;
  /** The species that is chosen in the hand. */
  kind: string | null = $state(null);
  /** The place that is chosen on the board; for a dinosaur that is not taken yet it is laid ready. */
  place: string | null = $state(null);
  /** A closed place that was tried. */
  tried: string | null = $state(null);
  /** Where the dinosaur goes that is decided, until everybody is: nobody else may see it yet. */
  sent: string | null = $state(null);
  hint: { spot: string; reasons: Said[] } | null = $state.raw(null);
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
  /** The choice that would be sent now. */
  readonly chosen = $derived.by(() => (this.kind !== null ? this.inHand.get(this.kind) : this.place !== null ? this.places.get(this.place) : null) ?? null);
  /** The place for a dinosaur that is not taken yet. */
  readonly ready = $derived.by(() => (this.kind !== null && this.place !== null ? (this.places.get(this.place) ?? null) : null));

  /** A new question begins with nothing chosen. */
  reset(): void {
    this.kind = this.place = this.tried = null;
    this.hint = this.#foreseen = null;
  }

  pickInHand(kind: string): void {
    const choice = this.inHand.get(kind);
    if (choice === undefined) return;
    if (this.kind === kind) {
      void this.confirm();
      return;
    }
    this.kind = kind;
    this.place = this.tried = null;
    this.#foreseen = null;
    if (this.question?.kind === "choose") void this.#foresee(choice);
    else if (!settings.confirm) void this.confirm();
  }

  pickPlace(place: string): void {
    const choice = this.places.get(place);
    if (choice === undefined) return;
    this.tried = choice.refusal ? place : null;
    this.#match.tried = choice.refusal ?? null;
    if (choice.refusal) return;
    const again = this.place === place;
    this.place = place;
    if (again || !settings.confirm) void this.confirm();
  }

  async #foresee({ action }: Choice): Promise<void> {
    const { kind, question } = this;
    if (question === null) return;
    const seen = await line.ask<{ then?: Question | null } | null>(this.#match, { type: "foresee", number: question.number, action }).catch(() => null);
    if (this.kind === kind && this.question?.number === question.number) this.#foreseen = seen?.then ?? null;
  }

  /** Send what is chosen; what the server says to it shows in the prompt. */
  async confirm(): Promise<void> {
    const { chosen, ready, question } = this;
    if (chosen === null || question === null) return;
    this.sent = this.place;
    this.reset();
    const answer = await line.act(this.#match, { type: "act", number: question.number, action: chosen.action, told: this.#match.told });
    if (answer.type === "applied" && ready !== null) {
      await line.act(this.#match, { type: "premove", number: question.number + 1, action: ready.action });
    }
  }

  /** Ask for a good answer and point at it. */
  async advise(): Promise<void> {
    const question = this.question;
    if (question === null) return;
    const advice = await line.ask<{ action: unknown; reasons: Said[] } | null>(this.#match, { type: "hint", number: question.number }).catch((error: Error) => {
      this.#match.refusal = { key: "", values: {}, text: error.message, rule: "" };
      return null;
    });
    const choice = question.choices.find((one) => JSON.stringify(one.action) === JSON.stringify(advice?.action));
    if (advice === null || choice === undefined || this.question?.number !== question.number) return;
    this.hint = { spot: spotOf(choice).key, reasons: [{ ...choice.label, text: say("good-choice", { choice: choice.label.text }) }, ...advice.reasons] };
  }
}
