// One table as this page knows it: what the frames of the server have told, and nothing more.
import type { Schema } from "../lib/api";

export type TableFrame = Schema<"TableFrame">;
export type SceneFrame = Schema<"SceneFrame">;
export type Said = Schema<"Said">;
export type Question = Schema<"SaidQuestion">;
export type Choice = Schema<"SaidChoice">;
export type Refusal = Schema<"SaidRefusal">;
export type Player = Schema<"PlayerFrame">;
export type ChatLine = Schema<"ChatLine">;
export type Entry = Schema<"Entry">;
export type Frame = TableFrame | SceneFrame | Schema<"ToldFrame"> | Schema<"LogFrame"> | Schema<"ChatFrame"> | Schema<"PremoveFrame">;

export class Match {
  readonly id: string;
  table: TableFrame | null = $state.raw(null);
  scene: SceneFrame | null = $state.raw(null);
  events: Said[] = $state.raw([]);
  entries: Entry[] = $state.raw([]);
  chat: ChatLine[] = $state.raw([]);
  /** Why the server did not take the last wish; it goes away with the next scene. */
  refusal: Refusal | null = $state.raw(null);
  /** Who plays without a seat, by name: the Automa of a solo game. */
  rival = $state("");
  told = 0;

  constructor(id: string) {
    this.id = id;
  }

  /** The seat that we hold; null for a spectator. */
  get seat(): number | null {
    return this.scene?.seat ?? null;
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

  hear(frame: Frame): void {
    switch (frame.type) {
      case "table":
        this.table = frame;
        break;
      case "scene":
        this.scene = frame;
        this.refusal = null;
        break;
      case "told":
        this.events = [...this.events.slice(0, frame.kept), ...frame.events];
        this.told = frame.told;
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
    }
  }
}
