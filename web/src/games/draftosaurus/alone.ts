// A table at home, scored in the browser while the server cannot be reached: by the rules themselves, which the
// build writes from their Python into rules.js. What only the server looks after (how many pieces a box has) it
// checks again when the line is back.
import type { Document, PlayerDocument, Scored, Try } from "../../after/scoring.svelte";
import { word } from "../../lib/gamewords.svelte";
import * as rules from "./rules";

const GAME = "draftosaurus";

class Misplaced extends Error {
  constructor(readonly refusal: NonNullable<Try["refusal"]>) {
    super(refusal.key);
  }
}

/** What would come of the document. */
export function score(document: Document): Try {
  try {
    const state = read(document);
    const assumed = leaveQuarantine(document, state);
    return { scored: sheet(document, state, assumed) };
  } catch (trouble) {
    if (trouble instanceof Misplaced) return { refusal: trouble.refusal };
    throw trouble;
  }
}

function read(document: Document): rules.State {
  const state = rules.newState();
  const board = String(document.options?.["board"] ?? "summer") as keyof typeof rules.OPTION_ROWS;
  state.seats = document.players.length;
  state.options = [...rules.OPTION_ROWS[board]];
  state.second_game = board === "match" ? 1 : 0;
  state.board = board === "summer" ? 0 : 1;
  rules.measure_pens(state);
  document.players.forEach((player, seat) => enter(state, seat, player));
  return state;
}

/** A dinosaur in quarantine goes where it brings most, once all zoos stand: a watcher on the Lookout counts another one. */
function leaveQuarantine(document: Document, state: rules.State): NonNullable<Scored["assumed"]> {
  return document.players.flatMap(({ name }, seat) => {
    const kind = rules.SPECIES_KEYS[rules.quarantined(state, seat) - 1];
    if (kind === undefined) return [];
    const spot = rules.best_leave(state, seat);
    rules.leave_quarantine(state, seat, spot);
    const space = spot - rules.FIRST_OF_PYRAMID + 1;
    const place = space > 0 ? "pyramid" : (rules.PLACE_KEYS[state.board]?.[spot] ?? "");
    const key = space > 0 ? "event-moved-space" : "event-moved";
    const where = space > 0 ? { space } : {};
    const text = word(GAME, key, { player: name, species: word(GAME, `species-${kind}`), place: word(GAME, `place-${place}`), ...where });
    return [{ key, values: { player: seat, species: kind, place, ...where }, text }];
  });
}

/** Put the dinosaurs of a player on the board one by one, so that each pen's own rule is asked about each of them. */
function enter(state: rules.State, seat: number, player: PlayerDocument): void {
  const pens = (player["pens"] ?? {}) as Record<string, (string | null)[]>;
  (rules.PLACE_KEYS[state.board] ?? []).forEach((key, place) => {
    (pens[key] ?? []).forEach((kind, i) => {
      if (kind === null) return;
      const species = rules.SPECIES_KEYS.indexOf(kind);
      const spot = key === "pyramid" ? rules.FIRST_OF_PYRAMID + i : place;
      const number = rules.why_not_by_pen(state, seat, species, spot);
      if (number !== 0) throw new Misplaced(refusal(number, key, state.capacity[place] ?? 0));
      rules.put(state, seat, species, spot);
    });
  });
  const summer = player["summer"] as { score: number; trexes: number } | undefined;
  state.summer_score[seat] = summer?.score ?? 0;
  state.summer_trex[seat] = summer?.trexes ?? 0;
}

function refusal(number: number, place: string, max: number): NonNullable<Try["refusal"]> {
  const rule = rules.RULE_NAMES[number] ?? "";
  const key = `error-${rule.replaceAll(".", "-")}`;
  const values = { place: word(GAME, `place-${place}`), max };
  return { key, values, text: word(GAME, key, values), rule };
}

function sheet(document: Document, state: rules.State, assumed: NonNullable<Scored["assumed"]>): Scored {
  const players = document.players.map(({ name }, seat) => ({ name, total: rules.score(state, seat), lines: linesOf(state, seat) }));
  const ranks = players.map((_, seat) => rules.rank(state, seat));
  const best = Math.max(...ranks);
  const winners = players.filter((_, seat) => ranks[seat] === best).map(({ name }) => name);
  return { game: GAME, players, winners, is_over: true, tie_break: tieBreak(state, players), assumed };
}

/** What decides between those with the same points; null where one has more than all others. */
function tieBreak(state: rules.State, players: Scored["players"]): NonNullable<Scored["tie_break"]> | null {
  const most = Math.max(...players.map(({ total }) => total));
  const tied = players.flatMap(({ name, total }, seat) => (total === most ? [[name, rules.trexes(state, seat)] as const] : []));
  if (tied.length === 1) return null;
  const [key, [rule, ruleOfMatch]] = rules.FEWEST_TREXES;
  const found: Record<string, unknown> = { key, rule: state.second_game === 1 ? ruleOfMatch : rule, compared: Object.fromEntries(tied) };
  return found as NonNullable<Scored["tie_break"]>; // what stands in it depends on the game
}

function linesOf(state: rules.State, seat: number): Scored["players"][number]["lines"] {
  const line = (key: string, rule: string, points: number, count: number) => ({ key, name: word(GAME, `line-${key}`), points, count, rule });
  const here = state.count[seat] ?? [];
  const lines = (rules.LINES[state.board] ?? []).map(({ key, rule, place, places }) =>
    line(key, rule, rules.score_place(state, seat, place), places.reduce((n, one) => n + (here[one] ?? 0), 0)),
  );
  const bonus = rules.trex_bonus(state, seat);
  lines.push(line(...rules.BONUS, bonus, bonus));
  if (state.second_game === 1) lines.push(line(...rules.SUMMER_GAME, state.summer_score[seat] ?? 0, rules.ZOO));
  return lines;
}
