import { expect, test } from "vitest";
import { need, say } from "../src/lib/words.svelte";

test("whoever needs words has them when told so, also while somebody else needs others", async () => {
  const seen = async (part: string, id: string): Promise<boolean> => {
    await need(part);
    return say(id) !== id;
  };
  const first = seen("wyrmspan", "wyrm-start-player");
  const again = seen("wyrmspan", "wyrm-start-player"); // asked for, and not there yet
  const other = seen("score", "begin-anew");
  expect(await Promise.all([first, again, other])).toEqual([true, true, true]);
});
