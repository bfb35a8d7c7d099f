// A riddle: the table of a position at which nothing goes on, and the server that judges every answer to its question.
import { call, Refused, type Schema } from "../lib/api";
import { become } from "../lib/me.svelte";
import { say } from "../lib/words.svelte";
import { Match, type Query, type Referee } from "../table/match.svelte";

export type Card = Schema<"RiddleCard">;

export class Riddle implements Referee {
  readonly match: Match;
  card: Card | null = $state.raw(null);
  solution: Schema<"Solution"> | null = $state.raw(null);
  /** What was said to the last answer. */
  said: { text: string; isBest: boolean } | null = $state.raw(null);
  leaders: readonly Schema<"Solver">[] | null = $state.raw(null);

  constructor(readonly id: string) {
    this.match = new Match(id, false);
    this.match.referee = this;
  }

  get isOver(): boolean {
    return this.solution !== null;
  }

  /** Have it before us; the first time somebody does, her time begins to count. */
  async open(): Promise<void> {
    const attempt = (): Promise<Schema<"Riddle">> => call("post", "/api/v1/riddles/{riddle}/attempt", { path: { riddle: this.id } });
    this.#show(await attempt().catch(async (error: unknown) => {
      if (!(error instanceof Refused && error.status === 401)) throw error;
      await become(); // a stranger until now
      return attempt();
    }));
    await this.#rank();
  }

  /** See the answer without having found it. */
  async giveUp(): Promise<void> {
    this.said = null;
    this.#show(await call("post", "/api/v1/riddles/{riddle}/surrender", { path: { riddle: this.id } }));
  }

  async act(action: unknown): Promise<void> {
    const judged = await call("post", "/api/v1/riddles/{riddle}/answers", { path: { riddle: this.id }, body: { action } }).catch((error: unknown) => {
      this.said = { text: error instanceof Refused ? error.message : say("no-line"), isBest: false };
      return null;
    });
    if (judged === null) return;
    if (judged.type === "illegal") {
      this.match.refusal = judged.refusal;
      return;
    }
    const wasOver = this.isOver;
    this.card = judged.card;
    this.said = { text: judged.said.text, isBest: judged.is_best };
    this.#solve(judged.solution ?? null);
    if (!wasOver && this.isOver) await this.#rank();
  }

  async ask(query: Query): Promise<unknown> {
    try {
      return await call("post", "/api/v1/riddles/{riddle}/ask", { path: { riddle: this.id }, body: query });
    } catch (error) {
      const text = error instanceof Refused ? error.message : say("no-line");
      this.match.refusal = { key: "", values: {}, text, rule: "" };
      return { action: null, reasons: [] };
    }
  }

  #show(shown: Schema<"Riddle">): void {
    this.card = shown.card;
    for (const frame of shown.frames) this.match.hear(frame);
    this.#solve(shown.solution ?? null);
  }

  /** The table points at the answer, as it does at a hint. */
  #solve(solution: Schema<"Solution"> | null): void {
    this.solution = solution;
    if (solution !== null) this.match.wishes += 1;
  }

  async #rank(): Promise<void> {
    this.leaders = await call("get", "/api/v1/riddles/{riddle}/leaderboard", { path: { riddle: this.id } });
  }
}

/** Minutes and seconds, as on a watch. */
export function watchTime(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
