// Effects in pictures: a small language of signs, so that a card can be read without words.
//   [cost] → gain       a cost stands in a till, an arrow leads to what it buys
//   (condition) » gain  a condition stands on a dashed plate, a gate follows
//   gain × (count)      once for each thing on the plate
//   a / b               one or the other;   loop n: up to n times
//   grid                where: the mat with its twelve spaces; the own space is red

/** A printed effect: a tree of structs of the rules, of which only the pictures are known here. */
export type Effect = { type: string } & Record<string, any>;

export const icon = (name: string, cls = ""): string =>
  `<svg class="ic ${cls}" viewBox="0 0 32 32" aria-hidden="true"><use href="#wy-${name}"/></svg>`;
const num = (n: string | number): string => `<b class="x">${n}</b>`;
const sign = (name: string): string => icon(`s-${name}`, "sg");
const box = (cls: string, inner: string): string => `<span class="${cls}">${inner}</span>`;
const many = (n: number, picture: string): string => (n > 3 ? num(n) + picture : picture.repeat(n));
const loop = (inner: string): string => box("loop", inner);

const WHERE: Record<string, string> = {
  here: "w-here", this_cave: "w-cave", this_column: "w-column", adjacent: "w-adjacent", crimson: "crimson", golden: "golden", amethyst: "amethyst",
};
const PAID: Record<string, string> = { resource: "any", goods: "goods", card: "any_card" };
const CONDITIONS: Record<string, string> = {
  BetweenTwo: "w-between", CaveExcavated: "w-dug", CaveFull: "w-full", ColumnFull: "w-colfull", LastInCave: "w-last",
};
const TERMS: Record<string, string> = { free: "entice_free", discount: "entice_less" };
const where = (place: string): string => (WHERE[place] === undefined ? "" : icon(WHERE[place]));

function kinds(of: Record<string, string | string[] | null | undefined>): string {
  const all = [of["traits"] ?? of["trait"], of["sizes"] ?? of["size"], of["icons"]].flat();
  return all.filter((kind) => typeof kind === "string").map((kind) => icon(kind)).join(sign("or"));
}

/** What is counted. */
function count(of: Effect): string {
  switch (of.type) {
    case "Dragons": return where(of["where"]) + (kinds(of) || icon("dragon")) + (of["other"] ? icon("s-other", "sg") : "");
    case "DragonsAndCaves": return where(of["where"]) + icon("dragon") + icon("cave_card");
    case "Eggs": return many(of["every"] || 1, icon("egg"));
    case "GuildMarkers": return icon("marker");
    case "Sets": return icon(of["of"] === "sizes" ? "set_sizes" : "set_traits");
    case "LowestObjectives": return icon("lowest");
    case "FullColumns": return icon("w-colfull");
    case "CaveCards": return icon("cave_card");
    case "CostIcons": return icon("w-cave") + icon("any");
    default: return "";
  }
}
const times = (of: Effect): string => box("nb", sign("per") + box("cnt", count(of)));

function condition(of: Effect): string {
  switch (of.type) {
    case "AtLeast": return (of["n"] > 1 ? num(`≥${of["n"]}`) : "") + count(of["count"]);
    case "Every": return where(of["of"][0].count.where) + of["of"].map((part: Effect) => kinds(part["count"])).join("");
    case "NoneOf": return num("0") + count(of["count"]);
    case "MatchesLeftNeighbor": return icon(of["cave"]) + num("≥") + icon("left");
    default: return icon(CONDITIONS[of.type] ?? "s-if");
  }
}

const cardOf = (effect: Effect): string => icon(effect["source"] === "deck" ? `deck_${effect["what"].split("_")[0]}` : effect["what"]);
function from(source: string | string[] | undefined): string {
  const places = [source ?? []].flat();
  if (places.includes("display")) return (places.includes("hand") ? icon("hand") + sign("or") : "") + icon("display");
  return places.includes("deck") ? icon("deck_cave") : "";
}

/** The others may do the same, but less often: then the number is enough. */
function same(effect: Effect): string {
  const [mine, theirs] = [effect["you"]?.[0], effect["each"]?.[0]] as (Effect | undefined)[];
  if (!mine || !theirs) return "";
  const alike = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
  if (mine.type === "UpTo" && alike(mine["effect"], theirs)) return loop(icon("s-loop", "sg") + num(1));
  const isChoice = mine.type === "Choose" && theirs.type === "Choose" && alike(mine["options"], theirs["options"]);
  return isChoice ? loop(num(`1/${theirs["options"].length}`)) : "";
}

function counted(n: number | Effect, picture: string): string {
  return typeof n === "object" ? picture + times(n) : many(n, picture);
}

const GLYPHS: Record<string, (e: Effect) => string> = {
  Gain: (e) => (e["what"] === "one_kind" ? icon("any") + num("=") + icon("any") : counted(e["n"] ?? 1, icon({ chosen_kind: "any", cost_of_tucked: "any" }[e["what"] as string] ?? e["what"]))),
  GainCards: (e) => counted(e["n"] ?? 1, cardOf(e)),
  GuildSteps: (e) => counted(e["n"] ?? 1, icon("step")),
  LayEggs: (e) => (typeof e["on"] === "object" && e["on"] !== null
    ? icon("egg") + box("nb", sign("per") + box("cnt", where(e["on"].where) + (kinds(e["on"]) || icon("dragon"))))
    : counted(e["n"] ?? 1, icon("egg")) + where(e["on"])),
  Cache: (e) => many(e["n"] ?? 1, icon("cache")) + (e["on"] === "here" ? "" : where(e["on"])),
  Tuck: (e) => {
    const picture = (e["source"] === "deck" ? icon("deck_dragon") : "") + icon("tuck");
    if (typeof e["on"] === "object" && e["on"] !== null) return picture + box("nb", sign("per") + box("cnt", where(e["on"].where) + kinds(e["on"])));
    if (typeof e["n"] === "object") return picture + times(e["n"]);
    return (e["n"] > 1 ? num(e["n"]) : "") + picture + (e["on"] === "here" ? "" : where(e["on"]));
  },
  Excavate: (e) => (e["n"] > 1 ? num(e["n"]) : "") + from(e["source"]) + icon("dig_free"),
  PlayDragon: (e) => from(e["source"]) + icon(TERMS[e["terms"]] ?? "entice") + (e["terms"] === "on_top" ? icon("tuck") : ""),
  Pay: (e) => {
    const paid = Object.entries(e["cost"]).filter((part): part is [string, number] => typeof part[1] === "number" && part[1] > 0);
    return box("pay", paid.map(([kind, n]) => many(n, icon(PAID[kind] ?? kind))).join("") + where(e["cost"].eggs_from)) + sign("to") + glyphs(e["then"]);
  },
  UpTo: (e) => loop(icon("s-loop", "sg") + num(e["times"])) + glyph(e["effect"]),
  Choose: (e) => (e["n"] > 1 ? loop(num(`${e["n"]}/${e["options"].length}`)) : "") + e["options"].map(glyph).join(sign("or")),
  Opponents: (e) => glyphs(e["you"]) + box("each", icon("others") + (same(e) || glyphs(e["each"]))),
  If: (e) => box("cond", condition(e["condition"])) + sign("if") + glyphs(e["then"]),
  IfDone: (e) => glyph(e["first"]) + sign("to") + glyphs(e["then"]),
  MayStow: (e) => glyph(e["gain"]) + box("may", (e["up_to"] > 1 ? num(`≤${e["up_to"]}`) : "") + icon(e["gain"].type === "Gain" ? "cache" : "tuck")),
  Split: (e) => glyph(e["gain"]) + sign("to") + e["shares"].map((share: string) => icon({ keep: "hand", discard: "discard" }[share] ?? (e["gain"].type === "Gain" ? "cache" : "tuck"))).join(""),
  Hatchling: (e) => (e["feed"] === "dragon_card" ? icon("tuck") : icon(e["feed"]) + icon("cache")) + sign("to")
    + (e["each_time"]?.length ? glyphs(e["each_time"]) : num(`+${e["extra_vp"] || 1}`) + icon("vp"))
    + box("third", icon("third") + glyphs(e["third"])),
  Score: (e) => box("nb", num(e["vp"]) + icon("vp")),
  ScoreEach: (e) => box("nb", num(String(e["vp"]).replace("-", "−")) + icon("vp")) + times(e["per"]) + (e["at_most"] ? num(`≤${e["at_most"]}`) : ""),
  Reveal: (e) => icon("reveal") + box("cond", e["sizes"].map((size: string) => icon(size)).join(sign("or"))) + sign("if") + icon("tuck") + sign("or")
    + (e["otherwise"] === "hand" ? icon("hand") : icon("discard") + glyphs(e["then"])),
  ActivateDragon: (e) => icon("again") + e["icons"].map((when: string) => icon(when)).join(sign("or")),
  ActivateMat: () => icon("again") + icon("w-stops"),
  SwapDragons: () => icon("swap"),
};

export const glyph = (effect: Effect): string => GLYPHS[effect.type]?.(effect) ?? "";

/** The effects as a row of icons, in the order in which they happen. */
export const glyphs = (effects: readonly Effect[] | undefined): string => (effects ?? []).map(glyph).join("");

/** How large the icons of a row may be: `g1` the largest, `g4` small and on two lines. */
export function fit(row: string): string {
  const found = (pattern: RegExp): number => row.match(pattern)?.length ?? 0;
  const room = found(/<svg class="ic "/g) + 0.5 * found(/<svg class="ic sg/g) + 0.62 * found(/<b class="x/g) + 0.3 * found(/<span/g);
  return room <= 4.3 ? "g1" : room <= 5.2 ? "g2" : room <= 10.6 ? "g3" : "g4";
}
