// The line to the server: one WebSocket for all tables of this page. When it breaks it comes back by itself,
// hears what it has missed, and sends again what was not answered; the server does a command only once.
import { untrack } from "svelte";
import type { Schema } from "../lib/api";
import { address } from "../lib/router.svelte";
import { settings } from "../lib/settings.svelte";
import { Match, type Frame, type Query } from "./match.svelte";

type Message = Schema<"Message_from_client">;
type Sent = Schema<"Frame_from_server">;
type Command = Extract<Message, { type: "do" }>["command"];
export type Answer = Schema<"Applied"> | Schema<"Stale"> | Schema<"Illegal"> | Schema<"NotDone">;
/** A command without its id: the line gives it one. */
export type Wish = Command extends infer C ? (C extends { id: string } ? Omit<C, "id"> : never) : never;

const FIRST_WAIT = 250; // milliseconds; doubled with every vain try
const LONGEST_WAIT = 4000;
const HEARTBEAT = 10_000;
const LATEST = 100; // milliseconds after which frames are heard though nothing is drawn
const SILENCE = 5_000; // so long after a ping without an answer the line is dead

interface Waiting {
  message: Message;
  done: (answer: never) => void;
  failed: (error: Error) => void;
}

let ids = 0;
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}-${(ids += 1)}`;

class Line {
  /** Whether the server hears us just now. */
  isOpen = $state(false);
  #socket: WebSocket | null = null;
  #matches = new Map<string, Match>();
  #waiting = new Map<string, Waiting>();
  #received: Sent[] = [];
  #lang: string = settings.lang;
  #wait = FIRST_WAIT;
  #late: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;

  constructor() {
    const look = (): void => {
      if (!document.hidden) this.#hurry();
    };
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look);
  }

  /** Hear of a table from now on. */
  watch(id: string): Match {
    const match = this.#matches.get(id) ?? new Match(id);
    this.#matches.set(id, match);
    if (this.#socket === null) this.#connect();
    else if (this.isOpen) void this.#watch(match);
    return match;
  }

  /** No more of this table; the last one closes the line. */
  leave(match: Match): void {
    this.#matches.delete(match.id);
    if (this.isOpen) this.#send({ type: "unwatch", table: match.id, ref: "" });
    if (this.#matches.size === 0) this.#hangUp();
  }

  /** Open the line anew as whom the server knows us now: who it speaks to is settled when it is opened. */
  renew(): void {
    if (this.#socket === null) return;
    this.#hangUp();
    this.#connect();
  }

  /** Carry out a command; what the server says of it also shows at the table. */
  async act(match: Match, wish: Wish): Promise<Answer> {
    const id = newId();
    if (match.referee !== null) {
      if (wish.type === "act") await match.referee.act(wish.action);
      return { type: "applied", id, table: match.id };
    }
    const message: Message = { type: "do", table: match.id, command: { ...wish, id } as Command };
    match.refusal = null;
    const answer = await this.#ask<Answer>(id, message).catch((error: Error): Answer => ({
      type: "refused", id, table: match.id, code: "bad_request", refusal: { key: "", values: {}, text: error.message, rule: "" },
    }));
    if (answer.type === "stale") {
      match.hear(answer.missed);
      match.hear(answer.scene);
    }
    if (answer.type !== "applied") match.refusal = answer.refusal;
    return answer;
  }

  /** Go back to before our last decision; where that is impossible the server says why. */
  undo(match: Match): Promise<Answer> {
    return this.act(match, { type: match.wayBack, number: match.scene?.number ?? 0 });
  }

  /** Ask something that changes nothing. */
  ask<Reply>(match: Match, query: Query): Promise<Reply> {
    if (match.referee !== null) return match.referee.ask(query) as Promise<Reply>;
    const ref = newId();
    return this.#ask<Reply>(ref, { type: "ask", table: match.id, query, ref });
  }

  /** Say something to everybody at the table. */
  say(match: Match, text: string): Promise<void> {
    const ref = newId();
    return this.#ask<void>(ref, { type: "say", table: match.id, text, ref });
  }

  /** Be answered in this language from now on; all that was told is told anew. */
  speak(lang: string): void {
    if (lang === this.#lang) return; // a line that comes back has lost nothing of it
    this.#lang = lang;
    for (const match of this.#matches.values()) match.events = [];
    if (untrack(() => this.isOpen)) this.#send({ type: "speak", lang, ref: "" });
  }

  #ask<Reply>(id: string, message: Message): Promise<Reply> {
    return new Promise<Reply>((done, failed) => {
      this.#waiting.set(id, { message, done: done as Waiting["done"], failed });
      if (this.isOpen) this.#send(message);
    });
  }

  #connect(): void {
    const url = new URL(`${address("/api/v1/socket")}?lang=${this.#lang}`, location.href);
    url.protocol = url.protocol.replace("http", "ws");
    const socket = new WebSocket(url);
    this.#socket = socket;
    socket.onmessage = (event) => this.#receive(JSON.parse(event.data as string) as Sent);
    socket.onclose = () => this.#lost(socket);
    socket.onopen = () => {
      this.isOpen = true;
      this.#wait = FIRST_WAIT;
      for (const match of this.#matches.values()) void this.#watch(match);
      for (const { message } of this.#waiting.values()) this.#send(message);
      this.#pulse = setInterval(() => this.#check(socket), HEARTBEAT);
    };
  }

  #watch(match: Match): void {
    this.#send({ type: "watch", table: match.id, told: match.told, ref: "" });
  }

  /** A laptop that slept, a cable that was pulled: without an answer the line is given up. */
  #check(socket: WebSocket): void {
    const ref = newId();
    const dead = setTimeout(() => {
      this.#waiting.delete(ref);
      socket.close();
      this.#lost(socket);
    }, SILENCE);
    this.#waiting.set(ref, { message: { type: "ping", ref }, done: () => clearTimeout(dead), failed: () => clearTimeout(dead) });
    this.#send({ type: "ping", ref });
  }

  /** Somebody is back, or the network is: whether the line is alive is found out at once. */
  #hurry(): void {
    if (this.#socket !== null && this.isOpen) this.#check(this.#socket);
    else if (this.#socket === null && this.#matches.size > 0) {
      clearTimeout(this.#retry);
      this.#wait = FIRST_WAIT;
      this.#connect();
    }
  }

  #lost(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.isOpen = false;
    this.#socket = null;
    clearInterval(this.#pulse);
    for (const [id, waiting] of this.#waiting) if (waiting.message.type === "ping") this.#waiting.delete(id);
    if (this.#matches.size === 0) return;
    this.#retry = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #hangUp(): void {
    clearTimeout(this.#retry);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    this.#socket = null;
    this.isOpen = false;
    socket?.close();
  }

  #send(message: Message): void {
    this.#socket?.send(JSON.stringify(message));
  }

  /** The frames of one change come one after the other: they are heard together, and drawn once. */
  #receive(frame: Sent): void {
    this.#received.push(frame);
    if (document.hidden) return this.#hearAll(); // a signal of our turn must not wait for somebody to look
    if (this.#received.length > 1) return;
    requestAnimationFrame(() => this.#hearAll());
    this.#late = setTimeout(() => this.#hearAll(), LATEST); // a page that is hidden meanwhile draws nothing
  }

  #hearAll(): void {
    clearTimeout(this.#late);
    for (const frame of this.#received.splice(0)) this.#hear(frame);
  }

  #hear(frame: Sent): void {
    switch (frame.type) {
      case "hello":
      case "waiting":
        break;
      case "reply":
        this.#settle(frame.ref, (waiting) => waiting.done(frame.answer as never));
        break;
      case "problem":
        this.#settle(frame.ref || frame.id || "", (waiting) => waiting.failed(new Error(frame.text)));
        break;
      case "applied":
      case "stale":
      case "illegal":
      case "refused":
        this.#settle(frame.id, (waiting) => waiting.done(frame as never));
        break;
      default:
        this.#matches.get(frame.table)?.hear(frame as Frame);
    }
  }

  #settle(id: string, how: (waiting: Waiting) => void): void {
    const waiting = this.#waiting.get(id);
    if (waiting === undefined) return;
    this.#waiting.delete(id);
    how(waiting);
  }
}

export const line = new Line();
