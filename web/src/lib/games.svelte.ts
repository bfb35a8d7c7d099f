// The games that can be played here, as the server describes them in the language of the settings.
import { call, type Schema } from "./api";
import type { Lang } from "./settings.svelte";

let listed: Schema<"GameInfo">[] = $state.raw([]);

/** Ask for the games, described in this language. */
export async function listGames(lang: Lang): Promise<void> {
  const answer = await call("get", "/api/v1/games", { query: { lang } });
  listed = [...answer];
}

/** All of them, in the order of the server; none until it has answered. */
export function games(): Schema<"GameInfo">[] {
  return listed;
}

/** The title of a game. */
export function titleOf(name: string): string {
  return listed.find((game) => game.name === name)?.title ?? "";
}

/** What a bot is called. */
export function nameOfBot(game: string, bot: string): string {
  return listed.find((one) => one.name === game)?.bots.find((one) => one.key === bot)?.name ?? bot;
}
