import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { again, isAway } from "../src/lib/again.svelte";
import { call, Refused } from "../src/lib/api";

const answers: (() => Promise<Response>)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", () => (answers.length > 1 ? answers.shift()! : answers[0]!)());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  answers.length = 0;
});

const ours = (status: number, body: unknown) => async (): Promise<Response> => new Response(JSON.stringify(body), { status });
const proxy = async (): Promise<Response> => new Response("<h1>502 Bad Gateway</h1>", { status: 502, statusText: "Bad Gateway" });

test("what our server refuses is said in its words", async () => {
  answers.push(ours(404, { code: "no_table", text: "There is no such table." }));
  await expect(call("get", "/api/v1/tables")).rejects.toThrow(new Refused("no_table", 404, "There is no such table."));
  expect(isAway()).toBe(false);
});

test("a proxy that does not reach our server is a lost line until the server itself answers", async () => {
  const before = again();
  answers.push(proxy, proxy, proxy, ours(200, []));
  const asked = call("get", "/api/v1/tables");
  await expect(asked).rejects.toThrow();
  await expect(asked).rejects.not.toBeInstanceOf(Refused);
  expect(isAway()).toBe(true);
  await vi.advanceTimersByTimeAsync(7_000); // asked twice: still the proxy
  expect(again()).toBe(before);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(again()).toBe(before + 1);
  expect(isAway()).toBe(false);
});
