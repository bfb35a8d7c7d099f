// Computes again, in this browser alone, what chance gave in a record: docs/records.md says how.
// It knows no rules of the games, only in which order the lots of each draw are numbered.

type Action = Record<string, unknown> & { type: string };
type Entry = [seat: number, action: Action];

interface Header {
  game: string;
  seats: number;
  options: Record<string, unknown>;
  commitment?: string;
  key?: string;
  salts?: string[];
  start?: unknown;
}

export interface Draw {
  line: number; // of the file
  said: Action; // by the record
  given: Record<string, unknown>; // by the key
  verdict: "right" | "wrong" | "open"; // open: what lies in a shuffled discard pile only the rules know
}

export type Finding =
  | { kind: "fair"; draws: Draw[] }
  | { kind: "wrong"; draws: Draw[]; at: Draw }
  | { kind: "wrong-key" }
  | { kind: "no-key" } // or it begins with a position
  | { kind: "unreadable" };

const SPECIES = ["tyrannosaurus", "diplodocus", "triceratops", "spinosaurus", "stegosaurus", "parasaurolophus"];
const FACES = ["woodlands", "grasslands", "restrooms", "food_court", "empty_pen", "beware_trex"];
const PIECES: Record<number, number> = { 2: 8, 3: 6, 4: 8, 5: 10 }; // of each species, by the number of players
const GUILDS = ["plains", "seafarers", "highlands", "rainforest"];
const CARDS: Record<string, number> = { deal_dragon: 183, deal_cave: 75 };
const NEIGHBORS = new Set([47, 103, 114, 168, 170]); // dragons that one player may leave out
/** The standard tiles of each letter, in order: how many players each needs. */
const STACKS: Record<string, string> = { A: "222222222222333344445555", B: "22222222333344445555", C: "22222222333344445555", D: "22222222333344444555" };
const OBJECTIVES = (
  "cave_cards amethyst_cards crimson_cards golden_cards nests eggs cached guild_position cheap dear " +
  "played_or_round activated hatchlings small medium large aggressive playful shy helpful"
).split(" ");
const DECISIONS = "1 2 3 4 5 6 7 8 1/4 2/5 3/6 R1/4 R2 R3/6 R8 R2/5".split(" ");
const DECKS: Record<string, string> = {
  automa_1: "1 2 3 4 5 6 7 8",
  automa_2: "4 5 6 7 8 1/4 2/5 3/6",
  automa_3: "1 2 3 7 8 1/4 2/5 3/6",
  ravel_1: "4 5 6 7 R1/4 R2 R3/6 R8",
  ravel_2: "1 2 3 7 R1/4 R3/6 R8 R2/5",
  ravel_3: "7 1/4 2/5 3/6 R1/4 R3/6 R8 R2/5",
};
const WORD = 2 ** 32;

const bytes = (hex: string): Uint8Array<ArrayBuffer> => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const hex = (data: ArrayBuffer): string => [...new Uint8Array(data)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const sha256 = async (data: Uint8Array<ArrayBuffer>): Promise<string> => hex(await crypto.subtle.digest("SHA-256", data));
const utf8 = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text) as Uint8Array<ArrayBuffer>;

/** The numbers of one entry: HMAC-SHA256 in counter mode, words of 32 bits, remainders without bias. */
class Stream {
  #words: number[] = [];
  #block = 0;

  constructor(
    private readonly key: CryptoKey,
    private readonly prefix: string,
  ) {}

  async #word(): Promise<number> {
    if (this.#words.length === 0) {
      const block = new DataView(await crypto.subtle.sign("HMAC", this.key, utf8(`${this.prefix}:${this.#block}`)));
      this.#words = Array.from({ length: 8 }, (_, i) => block.getUint32(4 * i));
      this.#block += 1;
    }
    return this.#words.shift() ?? 0;
  }

  /** The next number from 0 to n - 1. */
  async below(n: number): Promise<number> {
    for (;;) {
      const word = await this.#word();
      if (word < WORD - (WORD % n)) return word % n;
    }
  }

  /** The first lot named that is there. */
  async first<Lot>(lots: Lot[], there: Set<Lot>): Promise<Lot | null> {
    while (there.size > 0) {
      const lot = lots[await this.below(lots.length)]!;
      if (there.has(lot)) return lot;
    }
    return null;
  }
}

/** What is left in bags, stacks and decks, as far as the record alone tells it. */
class Stock {
  #bag = SPECIES.map(() => 0);
  #gone = new Map<string, Set<string | number>>();

  constructor(
    private readonly seats: number,
    private readonly options: Record<string, unknown>,
  ) {}

  /** The values that the stream gives where the record has a draw of this kind; null where only the rules can say. */
  async draw(kind: string, stream: Stream): Promise<Record<string, unknown> | null> {
    const seats = Array.from({ length: this.seats }, (_, seat) => seat);
    switch (kind) {
      case "first":
      case "start":
        return { seat: await stream.below(seats.length) };
      case "roll":
        return { face: FACES[await stream.below(FACES.length)] };
      case "deal_guild":
        return { guild: GUILDS[await stream.below(GUILDS.length)] };
      case "deal":
        return { hand: await this.#hand(stream) };
    }
    const gone = this.#gone.get(kind) ?? new Set<string | number>();
    this.#gone.set(kind, gone);
    const { name, lots, there } = this.#lots(kind, gone);
    if (there.size === 0) return null;
    const lot = await stream.first(lots, there);
    if (lot !== null) gone.add(lot);
    return { [name]: lot };
  }

  #lots(kind: string, gone: Set<string | number>): { name: string; lots: (string | number)[]; there: Set<string | number> } {
    if (kind === "fill") return { name: "tile", ...this.#tiles(gone) };
    if (kind === "deal_objective") {
      const fixed = [1, 2, 3, 4].map((i) => this.options[`objective_${i}`] as string).filter((side) => side !== "random");
      const used = new Set([...gone, ...fixed].map((side) => OBJECTIVES.indexOf(String(side)) >> 1)); // both sides of a tile
      const there = OBJECTIVES.filter((side, i) => !used.has(i >> 1) && !(side === "guild_position" && this.seats === 1));
      return { name: "objective", lots: OBJECTIVES, there: new Set(there) };
    }
    if (kind === "decision") {
      if (gone.size === 7) gone.clear(); // of eight cards one is set aside: a new round has begun
      const deck = (DECKS[String(this.options["automa"])] ?? "").split(" ");
      return { name: "card", lots: DECISIONS, there: new Set(deck.filter((card) => !gone.has(card))) };
    }
    const lots = Array.from({ length: CARDS[kind] ?? 0 }, (_, i) => i + 1);
    const isShort = kind === "deal_dragon" && this.seats === 1 && this.options["leave_out_neighbors"] === true;
    return { name: "number", lots, there: new Set(lots.filter((n) => !gone.has(n) && !(isShort && NEIGHBORS.has(n)))) };
  }

  /** Six pieces, one by one; a new bag when the last one is empty. */
  async #hand(stream: Stream): Promise<string[]> {
    const most = PIECES[this.seats] ?? 0;
    if (this.#bag.every((n) => n === 0)) this.#bag = SPECIES.map(() => most);
    const hand: number[] = [];
    while (hand.length < 6) {
      const number = await stream.below(6 * most);
      const species = Math.floor(number / most);
      if (number % most < (this.#bag[species] ?? 0)) {
        this.#bag[species]! -= 1;
        hand.push(species);
      }
    }
    return hand.sort((a, b) => a - b).map((species) => SPECIES[species]!);
  }

  /** All tiles of the set, and those of the letter in use that are left. */
  #tiles(gone: Set<string | number>): { lots: string[]; there: Set<string | number> } {
    const own = this.options["tiles"] as { tiles: { id: string; letter: string; min_players: number }[] } | "standard";
    const every = own === "standard"
      ? Object.entries(STACKS).flatMap(([letter, needs]) => [...needs].map((n, i) => ({ id: `${letter}${String(i + 1).padStart(2, "0")}`, letter, min_players: Number(n) })))
      : own.tiles;
    const left = every.filter((tile) => tile.min_players <= this.seats && !gone.has(tile.id));
    const letter = left.map((tile) => tile.letter).sort()[0];
    return { lots: every.map((tile) => tile.id), there: new Set(left.filter((tile) => tile.letter === letter).map((tile) => tile.id)) };
  }
}

/** Check every draw of a record; stops at the first wrong one. */
export async function verify(text: string): Promise<Finding> {
  let header: Header;
  let entries: { line: number; entry: Entry }[];
  try {
    const lines = text.split("\n").map((line, i) => ({ line: i + 1, text: line })).filter(({ text }) => text.trim() !== "");
    const [first, ...rest] = lines.map(({ line, text }) => ({ line, value: JSON.parse(text) as unknown }));
    header = first!.value as Header;
    entries = rest.map(({ line, value }) => ({ line, entry: value as Entry }));
    if (typeof header.seats !== "number" || typeof header.options !== "object" || !entries.every(({ entry }) => Array.isArray(entry))) return { kind: "unreadable" };
  } catch {
    return { kind: "unreadable" };
  }
  if (!header.key || header.start) return { kind: "no-key" };
  const secret = bytes(header.key);
  if ((await sha256(secret)) !== header.commitment) return { kind: "wrong-key" };
  const key = await crypto.subtle.importKey("raw", secret, { name: "HMAC", hash: "SHA-256" }, false, ["sign"]);
  const salts = await Promise.all((header.salts ?? []).map((salt) => sha256(utf8(salt))));
  const stock = new Stock(header.seats, header.options);
  const draws: Draw[] = [];
  for (const [i, { line, entry: [seat, said] }] of entries.entries()) {
    if (seat !== -1) continue;
    const stream = new Stream(key, ["dracosaur", "chance", ...salts, i + 1].join(":"));
    const given = await stock.draw(said.type, stream);
    const draw: Draw = { line, said, given: given ?? {}, verdict: given === null ? "open" : isSame(said, given) ? "right" : "wrong" };
    draws.push(draw);
    if (draw.verdict === "wrong") return { kind: "wrong", draws, at: draw };
  }
  return { kind: "fair", draws };
}

function isSame(said: Action, given: Record<string, unknown>): boolean {
  const { type: _, ...values } = said;
  const keys = Object.keys(values).sort();
  return JSON.stringify(keys) === JSON.stringify(Object.keys(given).sort()) && keys.every((key) => JSON.stringify(values[key]) === JSON.stringify(given[key]));
}

/** Whether this browser can compute it: only pages that came over a safe line may. */
export function canVerify(): boolean {
  return typeof crypto !== "undefined" && crypto.subtle !== undefined;
}
