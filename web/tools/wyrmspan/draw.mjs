// Draws the cards of Wyrmspan into public/art, where a page fetches each when it is first seen.
//   node tools/wyrmspan/draw.mjs            what is not drawn yet, or older than the generator
//   node tools/wyrmspan/draw.mjs --keep     after a change that is meant: keep its hashes, and look at each picture that changed
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { heads, pictures } from "./deck.mjs";

const at = (path) => fileURLToPath(new URL(path, import.meta.url));
const art = (file) => at(`../../public/art/${file}`);
const made = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);
const sources = [at("../../deck.json"), ...readdirSync(at(".")).map((name) => at(`./${name}`))];

if (process.argv.includes("--keep")) {
  const hash = (svg) => createHash("sha256").update(svg).digest("hex").slice(0, 10);
  writeFileSync(at("../../tests/wyrmspan-deck.json"), `${JSON.stringify(Object.fromEntries(pictures().map(([file, svg]) => [file, hash(svg)])), null, 0).replace(/,"/g, ',\n"')}\n`);
  writeFileSync(at("../../src/games/wyrmspan/cards/heads.json"), `${JSON.stringify(heads()).replace(/\],/g, "],\n")}\n`);
}
if (made(art("caves/amethyst.svg")) < Math.max(...sources.map(made))) {
  for (const folder of ["dragons", "caves"]) mkdirSync(art(folder), { recursive: true });
  for (const [file, svg] of pictures()) writeFileSync(art(file), svg);
}
