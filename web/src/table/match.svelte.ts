// One table as this page knows it: what the frames of the server have told, and nothing more.
import type { Snippet } from "svelte";
import type { Schema } from "../lib/api";
import { keep } from "../lib/keep";
import { say } from "../lib/words.svelte";

export type TableFrame = Schema<"TableFrame">;
export type SceneFrame = Schema<"SceneFrame">;
export type Said = Schema<"Said">;
export type Question = Schema<"SaidQuestion">;
export type Choice = Schema<"SaidChoice">;
export type Refusal = Schema<"SaidRefusal">;
export type Player = Schema<"PlayerFrame">;
export type ChatLine = Schema<"ChatLine">;
export type Entry = Schema<"Entry">;
export type Query = Extract<Schema<"Message_from_client">, { type: "ask" }>["query"];
type News = Schema<"ToldFrame">;
export type Frame = TableFrame | SceneFrame | News | Schema<"LogFrame"> | Schema<"ChatFrame"> | Schema<"PremoveFrame"> | Schema<"PrivateFrame">;

/** The reason without the number of the rule behind it, for where the number stands on a chip of its own. */
export const reasonOf = (refusal: Refusal): string => (refusal.rule ? refusal.text.replace(` (${refusal.rule})`, "") : refusal.text);

/** Reasons one after the other, each a sentence, also those that are a word and a number. */
export const asSentences = (said: readonly Said[]): string => said.map(({ text }) => (/[.!?…]$/.test(text) ? text : `${text}.`)).join(" ");

const READABLE = 6000; // milliseconds

/** What a page lays around a table in the place of the usual parts: a replay its time bar, a lesson its teacher. */
export interface Around {
  top?: Snippet;
  prompt?: Snippet;
  /** In the place of the players; the side is then wider, and lies below the table on a phone. */
  players?: Snippet;
  notes?: Snippet;
}

/** A decision that is looked back at: the spots that were chosen, and those of the better choice, as `place/river`. */
export interface Pointed {
  mark: "best" | "good" | "mistake" | "forced";
  made: string[];
  better: string[];
  /** What stands at them, in words. */
  here: string;
  gain: string;
}

/** Who answers in the server's place at a table where nothing goes on: a riddle judges every answer. */
export interface Referee {
  act(action: unknown): Promise<void>;
  ask(query: Query): Promise<unknown>;
}

export class Match {
  readonly id: string;
  /** Whether the server is heard; a replay shows scenes of a match that is over. */
  readonly isLive: boolean;
  around: Around = $state.raw({});
  referee: Referee | null = null;
  /** How often the page has wished that the table points at a good answer. */
  wishes = $state(0);
  /** Where the table points in a replay. */
  pointed: Pointed | null = $state.raw(null);
  /** What was last tried in vain: a lesson hears of it. */
  tried: Refusal | null = $state.raw(null);
  table: TableFrame | null = $state.raw(null);
  scene: SceneFrame | null = $state.raw(null);
  events: Said[] = $state.raw([]);
  entries: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Who plays without a seat, by name: the Automa of a solo game. */
  rival = $state("");
  /** Whether something lies over the whole table, so that nothing on it can be reached. */
  isCovered = $state(false);
  /** Why we may look on no longer: only those at the table may from now on. */
  shut = $state("");
  told = 0;
  /** What happened, until the scene comes to which it has led: the log never runs ahead of the board. */
  #news: News[] = [];
  #refusal: Refusal | null = $state.raw(null);
  #until: ReturnType<typeof setTimeout> | undefined;

  constructor(id: string, isLive = true) {
    this.id = id;
    this.isLive = isLive;
  }

  /** Why the last wish was not taken. It stays long enough to be read, whatever happens at the table meanwhile. */
  get refusal(): Refusal | null {
    return this.#refusal;
  }

  set refusal(refusal: Refusal | null) {
    clearTimeout(this.#until);
    this.#refusal = refusal;
    if (refusal !== null) this.#until = setTimeout(() => (this.#refusal = null), READABLE);
  }

  /** The seat through whose eyes we see: our own, in a replay also another; null for a spectator. */
  get seat(): number | null {
    return this.scene?.seat ?? null;
  }

  /** The seat that we hold, whoever's eyes we see through. */
  get you(): number | null {
    return this.table?.you ?? null;
  }

  get question(): Question | null {
    return this.scene?.question ?? null;
  }

  /** The seats from ours on, in seating order. */
  get seating(): Player[] {
    const players = this.table?.players ?? [];
    const first = this.seat ?? 0;
    return [...players.slice(first), ...players.slice(0, first)];
  }

  nameOf(seat: number): string {
    return this.table?.players[seat]?.name ?? this.rival;
  }

  /** The name where there is little room. */
  shortNameOf(seat: number): string {
    return this.table?.players[seat]?.short || this.nameOf(seat);
  }

  /** How a seat is called: we are "you", everybody else has a name. */
  called(seat: number): string {
    return seat === this.you ? say("you") : this.shortNameOf(seat);
  }

  /** Go back to before our last decision: at once where nothing was seen since, else by asking the others. */
  get wayBack(): "undo" | "ask_take_back" {
    return !this.scene?.can_undo && this.scene?.can_take_back ? "ask_take_back" : "undo";
  }

  #tell(news: News): void {
    this.events = [...this.events.slice(0, news.kept), ...news.events];
    this.told = news.told;
  }

  hear(frame: Frame): void {
    switch (frame.type) {
      case "table":
        this.table = keep(this.table, frame);
        break;
      case "scene":
        for (const news of this.#news.splice(0)) this.#tell(news);
        this.scene = keep(this.scene, frame);
        break;
      case "told":
        this.#news.push(frame);
        break;
      case "log": {
        const first = frame.entries[0]?.n ?? Infinity;
        this.entries = [...this.entries.filter((entry) => entry.n < first), ...frame.entries];
        break;
      }
      case "chat": {
        const known = new Set(this.chat.map((line) => line.id));
        this.chat = [...this.chat, ...frame.lines.filter((line) => !known.has(line.id))];
        break;
      }
      case "premove":
        this.refusal = frame.refusal;
        break;
      case "private":
        this.shut = frame.refusal.text;
        break;
    }
  }
}
