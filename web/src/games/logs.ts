// How the log of each game is written, fetched when a replay shows it.
import { PLAIN, type Log } from "../table/log";

const WRITTEN: Record<string, () => Promise<{ log: Log }>> = {
  draftosaurus: () => import("./draftosaurus/log"),
  gods_love_dinosaurs: () => import("./gods_love_dinosaurs/log"),
  wyrmspan: () => import("./wyrmspan/log"),
};

export async function logOf(game: string): Promise<Log> {
  return (await WRITTEN[game]?.())?.log ?? PLAIN;
}
