// Which terrains suit which animal: printed, and asked for once for each table.
import { call, type Schema } from "../../lib/api";
import type { TableFrame } from "../../table/match.svelte";

export type Habitats = readonly { animal: string; habitats: readonly string[] }[];

export async function habitatsOf(table: TableFrame): Promise<Habitats> {
  const body = { seats: table.seats, options: table.options as Record<string, never> };
  const printed = (await call("post", "/api/v1/games/{game}/printed", { path: { game: "gods_love_dinosaurs" }, body })) as unknown as Schema<"gods_love_dinosaurs.Printed">;
  return printed.animals;
}
