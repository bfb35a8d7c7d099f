// The deck as the rules know it (deck.json, written by build.py), and a picture for each card of it.
import { readFileSync } from "node:fs";
import { caveArt } from "./caves.mjs";
import { bust, drawing, portrait } from "./portraits.mjs";

/** What is printed on the cards; costs of nothing are left out, they are not drawn. */
export const deck = JSON.parse(readFileSync(new URL("../../deck.json", import.meta.url), "utf-8"), (_, value) =>
  value === 0 || value === null ? undefined : value,
);

const sized = (svg, width, height) => svg.replace("<svg ", `<svg width="${width}" height="${height}" `);
const dragonOf = (dragon) => ({ ...dragon, n: dragon.number });
// Spaces that are free from the beginning have no cave card: three mouths of their own.
const FIRST_SPACES = ["crimson", "golden", "amethyst"].map((cave, i) => [cave, 300 + i * 7]);

/** Every picture: [file below public/art, SVG]. */
export function pictures() {
  return [
    ...deck.dragons.map((dragon) => [`dragons/${dragon.number}.svg`, sized(portrait(dragonOf(dragon)), 320, 240)]),
    ...deck.caves.map((cave) => [`caves/${cave.number}.svg`, sized(caveArt(cave.number, cave.effects), 160, 110)]),
    ...FIRST_SPACES.map(([cave, number]) => [`caves/${cave}.svg`, sized(caveArt(number, []), 160, 110)]),
  ];
}

/** The window onto the head of each dragon: x, y, width, height. */
export function heads() {
  return deck.dragons.map((dragon) => bust(drawing(dragonOf(dragon)).head));
}
