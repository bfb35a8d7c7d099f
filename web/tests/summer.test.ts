// Between the two games of a match the summer zoo is shown once more, also after a reload.
import { expect, test } from "vitest";
import { summerZoo } from "../src/games/draftosaurus/summer";

const placed = (player: number, species: string, place: string) => ({ key: "event-placed", text: "", values: { player, species, place } });
const said = (key: string) => ({ key, text: "", values: {} });

test("the zoo is what its player has placed until the boards were turned over", () => {
  const told = [said("event-first_roller"), placed(0, "spinosaurus", "river"), placed(1, "diplodocus", "river"), placed(0, "triceratops", "river"), placed(0, "diplodocus", "woody_trio"), said("event-board_turned"), placed(0, "diplodocus", "lookout")];
  expect(summerZoo(told, 0)).toEqual({ river: ["spinosaurus", "triceratops"], woody_trio: ["diplodocus"] });
});

test("of a table that began in the middle of summer not all was told", () => {
  expect(summerZoo([placed(0, "spinosaurus", "river"), said("event-board_turned")], 0)).toBeNull();
  expect(summerZoo([], 0)).toBeNull();
});
