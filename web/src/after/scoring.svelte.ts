// A table at home that is being written down: a position document, kept in this browser, scored by the server where it is heard.
import { call, type Schema } from "../lib/api";
import type { Refusal } from "../table/match.svelte";

export type Scored = Schema<"Scored">;
export type Try = Schema<"ScoreTry">;

/** A position document as `dracosaur score` takes it; what a player has depends on the game. */
export interface Document {
  game: string;
  options?: Record<string, unknown>;
  players: PlayerDocument[];
  [key: string]: unknown;
}
export interface PlayerDocument {
  name: string;
  [key: string]: unknown;
}

/** How the document of a game begins. */
export interface Blank {
  document: () => Record<string, unknown>;
  player: () => Record<string, unknown>;
}

const MOST_UNDO = 100;

export class ScoreTable {
  document: Document = $state.raw({ game: "", players: [] });
  scored = $state.raw<Scored | null>(null);
  /** Why the last change was not taken. */
  refusal = $state.raw<Refusal | null>(null);
  /** Whether the server could not be asked; the document is kept all the same. */
  isLost = $state(false);
  /** Whether it was scored here instead. */
  isAlone = $state(false);
  past: Document[] = $state.raw([]);
  #key: string;
  #asked = 0;
  #taken: Document; // by the server

  constructor(
    readonly game: string,
    readonly blank: Blank,
    firstNames: string[],
    readonly alone?: () => Promise<{ score: (document: Document) => Try }>,
  ) {
    this.#key = `dracosaur-score-${game}`;
    this.document = this.#kept() ?? this.#new(firstNames);
    this.#taken = this.#new(firstNames); // what was kept may be from a time with other rules
    void this.score();
  }

  /** A table with nothing on it, for the same people. */
  clear(): void {
    this.#keep(this.#new(this.document.players.map((player) => player.name)));
    void this.score();
  }

  /** Change the document at once; where the server refuses it, what it has taken last stands again. */
  async change(how: (document: Document) => void): Promise<boolean> {
    const changed = structuredClone(this.document);
    how(changed);
    this.#keep(changed);
    return this.score();
  }

  undo(): void {
    const before = this.past.at(-1);
    if (before === undefined) return;
    this.past = this.past.slice(0, -1);
    this.#store(before);
    void this.score();
  }

  /** Score the document as it is, in the language of the settings; whether it can be. */
  async score(): Promise<boolean> {
    this.#asked += 1;
    const asked = this.#asked;
    const document = this.document;
    const found = (await this.tries([document]))?.[0];
    if (found === undefined) return true; // it is kept, and scored when the server is heard again
    if (found.refusal) {
      this.refusal = found.refusal;
      this.past = this.past.filter((one) => one !== this.#taken);
      this.#store(this.#taken);
      return false;
    }
    this.#taken = document;
    if (asked === this.#asked) {
      this.scored = found.scored ?? null;
      this.refusal = null;
    }
    return true;
  }

  /** What would come of these documents; null where nobody can tell without the server. */
  async tries(documents: Document[]): Promise<Try[] | null> {
    try {
      const found = await call("post", "/api/v1/score/each", { body: { documents: documents as never[] } }); // any JSON
      this.isLost = this.isAlone = false;
      return [...found];
    } catch {
      const here = await this.alone?.().catch(() => undefined); // not kept in this browser
      this.isAlone = here !== undefined;
      this.isLost = here === undefined;
      return here === undefined ? null : documents.map(here.score);
    }
  }

  #new(names: string[]): Document {
    return { ...this.blank.document(), game: this.game, players: names.map((name) => ({ name, ...this.blank.player() })) };
  }

  #keep(changed: Document): void {
    this.past = [...this.past, this.document].slice(-MOST_UNDO);
    this.#store(changed);
  }

  #store(document: Document): void {
    this.document = document;
    try {
      localStorage.setItem(this.#key, JSON.stringify(document));
    } catch {
      // Without storage it holds until the page is left.
    }
  }

  #kept(): Document | null {
    try {
      const kept = JSON.parse(localStorage.getItem(this.#key) ?? "null") as Document | null;
      return kept?.game === this.game && Array.isArray(kept.players) && kept.players.length > 0 ? kept : null;
    } catch {
      return null; // something else under our name: begin anew
    }
  }
}
