// Cuts the sprites in art/ into the files that pages load, each with just the drawings that it needs.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** What each file holds: symbols by name, or by the beginning of their names. */
const FILES = {
  signs: ["i-*", "badge-*", "logo", "s-*", "e-*"],
  home: ["em-*"],
  people: ["bot-*", "person", "person-back", "torso", "chair", "chair-free", "table-top", "bag", "die-woodlands", "p-pine1", "p-oak1"],
  scenes: [...["pine1", "pine2", "pine3", "oak1", "oak3", "tuft", "flow1", "flow2", "mushroom", "bush1"].map((plant) => `p-${plant}`), "d-dip", "d-tyr", "d-par"],
  "draftosaurus-pieces": ["p-pine2", "p-flow1", "d-*", "die-*", "face-*", "bag", "box", "cover"],
  "draftosaurus-parade": ["p-pine1", "p-pine2", "p-pine3", "p-oak1", "p-oak3"],
  "draftosaurus-summer": ["ground-summer-*", ...["fs", "wt", "kj", "pr", "md", "si"].map((pen) => `pen-${pen}-*`)],
  "draftosaurus-winter": ["ground-winter-*", ...["ww", "bl", "br", "lo", "qz", "py"].map((pen) => `pen-${pen}-*`)],
};
/** Sprites that a page loads whole. */
const WHOLE = ["gods_love_dinosaurs", "wyrmspan"];

/** The elements right below the root and below its <defs>, in their order: [ids inside, text]. */
function parts(source) {
  const inner = source.replace(/^[\s\S]*?<svg[^>]*>/, "").replace(/<\/svg>\s*$/, "").replace(/<\/?defs>/g, "");
  const found = [];
  const tags = /<(\/?)([\w:]+)((?:"[^"]*"|[^>"])*?)(\/?)>/g;
  let depth = 0;
  let start = 0;
  for (let tag; (tag = tags.exec(inner)); ) {
    const [whole, closing, , , single] = tag;
    if (depth === 0) start = tag.index;
    if (closing) depth -= 1;
    else if (!single) depth += 1;
    if (depth === 0) {
      const text = inner.slice(start, tag.index + whole.length);
      found.push({ ids: [...text.matchAll(/\bid="([^"]+)"/g)].map((id) => id[1]), text });
    }
  }
  return found;
}

/** The parts that hold these symbols, and everything that they point at. */
function cut(all, names) {
  const owner = new Map(all.flatMap((part) => part.ids.map((id) => [id, part])));
  const wanted = [...owner.keys()].filter((id) =>
    names.some((name) => (name.endsWith("*") ? id.startsWith(name.slice(0, -1)) : id === name)),
  );
  const taken = new Set();
  while (wanted.length > 0) {
    const part = owner.get(wanted.pop());
    if (!part || taken.has(part)) continue;
    taken.add(part);
    wanted.push(...[...part.text.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((found) => found[1]));
  }
  return all.filter((part) => taken.has(part));
}

const sources = ["draftosaurus", "site"].map((name) => readFileSync(join(root, "art", `${name}.svg`), "utf-8"));
const all = sources.flatMap(parts);
const folder = join(root, "public", "art");
mkdirSync(folder, { recursive: true });
const write = (name, text) => writeFileSync(join(folder, `${name}.svg`), text);
for (const [name, names] of Object.entries(FILES)) {
  const chosen = cut(all, names).map((part) => part.text.replace(/>\s+</g, "><"));
  write(name, `<svg xmlns="http://www.w3.org/2000/svg">${chosen.join("")}</svg>\n`);
}
for (const name of WHOLE) write(name, readFileSync(join(root, "art", `${name}.svg`), "utf-8"));
