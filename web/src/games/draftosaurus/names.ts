// Names of things of the game that are put together from its words.
import { hasWord, word } from "../../lib/gamewords.svelte";
import { say } from "../../lib/words.svelte";

/** A line of the score, short where the game has a short word for it. */
export function lineName(key: string): string {
  const id = [`place-${key}-short`, `line-${key}-short`].find((one) => hasWord("draftosaurus", one)) ?? `line-${key}`;
  return word("draftosaurus", id);
}

/** A place, or `pyramid/3`, a space of the Pyramid. */
export function placeName(place: string): string {
  const [pen = "", space] = place.split("/");
  const name = word("draftosaurus", `place-${pen}`);
  return space === undefined ? name : say("space-of", { place: name, space: `P${space}` });
}
