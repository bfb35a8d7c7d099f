import { describe, expect, it } from "vitest";
import { verify } from "../src/after/fair";

const records = import.meta.glob<string>("./records/*.jsonl", { query: "?raw", import: "default", eager: true });
const named = Object.entries(records).map(([path, text]) => [path.replace(/^.*\/|\.jsonl$/g, ""), text] as const);

/** The record with one value of an entry changed. */
function tampered(text: string, line: number, change: (action: Record<string, unknown>) => void): string {
  const lines = text.split("\n");
  const [seat, action] = JSON.parse(lines[line - 1] ?? "") as [number, Record<string, unknown>];
  change(action);
  lines[line - 1] = JSON.stringify([seat, action]);
  return lines.join("\n");
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === "number") return value === 1 ? 2 : 1;
  if (Array.isArray(value)) return value.with(0, value[0] === "diplodocus" ? "stegosaurus" : "diplodocus");
  return value === "woodlands" ? "restrooms" : value === "A01" ? "A02" : "woodlands";
}

describe.each(named)("the record %s", (_, text) => {
  const draws = text.split("\n").map((line, i) => [line, i + 1] as const).filter(([line]) => line.startsWith("[-1,")).map(([, n]) => n);

  it("is fair, draw by draw", async () => {
    const found = await verify(text);
    expect(found.kind).toBe("fair");
    if (found.kind !== "fair") return;
    expect(found.draws.map((draw) => draw.line)).toEqual(draws);
    expect(found.draws.every((draw) => draw.verdict === "right")).toBe(true);
  });

  it.each([0, 0.3, 0.6, 0.99])("names the first wrong draw, %f of the way", async (where) => {
    const line = draws[Math.floor(where * draws.length)] ?? 0;
    const found = await verify(tampered(text, line, (action) => {
      const name = Object.keys(action).find((key) => key !== "type") ?? "";
      action[name] = other(action[name]);
    }));
    expect(found).toMatchObject({ kind: "wrong", at: { line, verdict: "wrong" } });
  });

  it("is not fair with another key or another salt", async () => {
    const [first = "", ...rest] = text.split("\n");
    const header = JSON.parse(first) as Record<string, unknown>;
    const again = (changed: object): string => [JSON.stringify({ ...header, ...changed }), ...rest].join("\n");
    expect(await verify(again({ key: "00".repeat(32) }))).toEqual({ kind: "wrong-key" });
    expect((await verify(again({ salts: ["another"] }))).kind).toBe("wrong");
    expect(await verify(again({ key: "" }))).toEqual({ kind: "no-key" });
  });
});

it.each(["", "not a record", "{}", '{"seats": 2}\n[', "[]\n[]"])("something else is said to be no record: %j", async (text) => {
  expect(await verify(text)).toEqual({ kind: "unreadable" });
});
