// Which page stands at which address. A page, with its words, is fetched when it is first shown.
import type { Component } from "svelte";
import { need } from "../lib/words.svelte";

// Each page takes the values of its own address.
type Page = Component<any>;

interface Route {
  path: RegExp; // its named groups are the properties of the page
  words: string[];
  load: () => Promise<{ default: Page }>;
}

const ROUTES: Route[] = [
  { path: /^\/$/, words: [], load: () => import("./Home.svelte") },
  { path: /^\/sign-in$/, words: ["people"], load: () => import("./SignIn.svelte") },
  { path: /^\/new\/(?<game>\w+)$/, words: ["tables"], load: () => import("./NewTable.svelte") },
  { path: /^\/join\/(?<code>[\w-]+)$/, words: ["tables"], load: () => import("./Join.svelte") },
  { path: /^\/table\/(?<id>[\w-]+)$/, words: ["tables"], load: () => import("./Table.svelte") },
  { path: /^\/rules\/(?<game>\w+)(?:\/(?<guide>guide))?$/, words: ["rules"], load: () => import("./Rules.svelte") },
  { path: /^\/settings$/, words: ["settings"], load: () => import("./Settings.svelte") },
  { path: /^\/today(?:\/(?<game>\w+))?$/, words: ["people"], load: () => import("./Today.svelte") },
  { path: /^\/riddle\/(?<game>\w+)(?:\/(?<day>\d{4}-\d\d-\d\d))?$/, words: ["riddle", "people"], load: () => import("./Riddle.svelte") },
  { path: /^\/challenge\/(?<challenge>[\w-]+)$/, words: ["people"], load: () => import("./Today.svelte") },
  { path: /^\/profile$/, words: ["people"], load: () => import("./Profile.svelte") },
  { path: /^\/people\/(?<person>[\w-]+)$/, words: ["people"], load: () => import("./Profile.svelte") },
  { path: /^\/replay\/(?<id>[\w-]+)$/, words: ["after", "replay"], load: () => import("./Replay.svelte") },
  { path: /^\/score\/(?<game>\w+)$/, words: ["after", "score"], load: () => import("./Score.svelte") },
  { path: /^\/cards$/, words: ["cards"], load: () => import("./Cards.svelte") },
  { path: /^\/learn$/, words: ["learn"], load: () => import("./Lessons.svelte") },
  { path: /^\/learn\/(?<game>\w+)$/, words: ["learn"], load: () => import("./Learn.svelte") },
];
const NOT_FOUND: Route = { path: /^/, words: [], load: () => import("./NotFound.svelte") };

export interface Shown {
  page: Page;
  values: Record<string, string>;
}

/** The page at a path, with the values that stand in its address. */
export async function pageAt(path: string): Promise<Shown> {
  const route = ROUTES.find((one) => one.path.test(path)) ?? NOT_FOUND;
  const [module] = await Promise.all([route.load(), ...route.words.map(need)]);
  return { page: module.default, values: { ...route.path.exec(path)?.groups } };
}

/** Whether a page of its own stands at a path. */
export function hasPage(path: string): boolean {
  return ROUTES.some((route) => route.path.test(path));
}
