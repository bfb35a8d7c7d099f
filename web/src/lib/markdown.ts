// Markdown as the guides and the rules use it, read into blocks that a component can draw.
export interface Piece {
  text: string;
  look: "plain" | "strong" | "em" | "code" | "rule";
}
export type Block =
  | { kind: "heading"; level: number; pieces: Piece[] }
  | { kind: "text"; pieces: Piece[] }
  | { kind: "list"; ordered: boolean; items: Block[][] }
  | { kind: "table"; head: Piece[][]; rows: Piece[][][] }
  | { kind: "code"; text: string };

const RULE = /(?<![\p{L}\p{N}.-])[DGWA]\d+(?:\.\d+)*(?:\.R-?\d+)?(?![\p{L}\p{N}])/u;
/** Numbers of rules stand in brackets where they are not links. */
const BRACKETED = new RegExp(String.raw`\[(${RULE.source}(?:, ${RULE.source})*)\]`, "gu");
const INLINE = new RegExp(String.raw`\*\*(?<strong>.+?)\*\*|\*(?<em>[^*]+)\*|\u0060(?<code>[^\u0060]+)\u0060|(?<rule>${RULE.source})`, "gu");
const ITEM = /^( *)(?:[-*]|(\d+)\.) (.*)$/;

/** A line cut where its look changes; numbers of rules stand apart, so that they can be links. */
export function pieces(line: string): Piece[] {
  const text = line.replace(BRACKETED, "$1");
  const found: Piece[] = [];
  let end = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > end) found.push({ text: text.slice(end, match.index), look: "plain" });
    const [look, inner] = Object.entries(match.groups ?? {}).find(([, value]) => value !== undefined) ?? ["plain", match[0]];
    if (look === "strong" && !RULE.test(inner)) found.push({ text: inner, look });
    else if (look === "strong") found.push(...pieces(inner).map((piece) => (piece.look === "plain" ? { ...piece, look: "strong" as const } : piece)));
    else found.push({ text: inner, look: look as Piece["look"] });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push({ text: text.slice(end), look: "plain" });
  return found;
}

/** The blocks of a text. */
export function blocks(text: string): Block[] {
  return read(text.split("\n"));
}

function read(lines: string[]): Block[] {
  const found: Block[] = [];
  let i = 0;
  const line = (): string => lines[i] ?? "";
  while (i < lines.length) {
    const heading = /^(#{1,6}) (.*)$/.exec(line());
    if (line().trim() === "") {
      i += 1;
    } else if (heading !== null) {
      found.push({ kind: "heading", level: heading[1]?.length ?? 1, pieces: pieces(heading[2] ?? "") });
      i += 1;
    } else if (line().startsWith("```")) {
      const start = (i += 1);
      while (i < lines.length && !line().startsWith("```")) i += 1;
      found.push({ kind: "code", text: lines.slice(start, i).join("\n") });
      i += 1;
    } else if (line().startsWith("|")) {
      const start = i;
      while (line().startsWith("|")) i += 1;
      found.push(table(lines.slice(start, i)));
    } else if (ITEM.test(line())) {
      const start = i;
      while (i < lines.length && (ITEM.test(line()) || line().startsWith("  ") || (line() === "" && (lines[i + 1] ?? "").startsWith("  ")))) i += 1;
      found.push(list(lines.slice(start, i)));
    } else {
      const start = i;
      while (line().trim() !== "" && !/^(#|\||```)/.test(line()) && !(i > start && ITEM.test(line()))) i += 1;
      found.push({ kind: "text", pieces: pieces(lines.slice(start, i).join(" ")) });
    }
  }
  return found;
}

function table(lines: string[]): Block {
  const cells = (row: string): Piece[][] => row.split("|").slice(1, -1).map((cell) => pieces(cell.trim()));
  const [head = "", , ...rows] = lines;
  return { kind: "table", head: cells(head), rows: rows.map(cells) };
}

/** Items with what is indented below them. */
function list(lines: string[]): Block {
  const first = ITEM.exec(lines[0] ?? "");
  const depth = first?.[1]?.length ?? 0;
  const items: string[][] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item !== null && item[1]?.length === depth) items.push([item[3] ?? ""]);
    else items.at(-1)?.push(line.slice(depth).replace(/^ {1,3}/, ""));
  }
  return { kind: "list", ordered: first?.[2] !== undefined, items: items.map(read) };
}
