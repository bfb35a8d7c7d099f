// Writes the service worker beside the built page, with the files of its shell and a version that changes with any file.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SOURCE = new URL("sw.js", import.meta.url);

/** Pages that open without a line, and the words that they need. */
const PAGES = /(?:pages\/(?:Home|Score)\.svelte|games\/draftosaurus\/(?:Entering\.svelte|alone\.ts))$/;
const WORDS = /locales\/\w+\/(?:site|after|score)\.ftl/;

/** What opens the page: the first script, those pages, what they always bring along, and their words. */
function shellOf(bundle) {
  const files = Object.values(bundle);
  const wanted = files.filter((file) => file.type === "chunk" && (file.isEntry || PAGES.test(file.facadeModuleId ?? "")));
  const found = new Set(wanted.map((file) => file.fileName));
  for (let file; (file = wanted.pop()); ) {
    for (const name of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) {
      if (found.has(name)) continue;
      found.add(name);
      if (bundle[name]?.type === "chunk") wanted.push(bundle[name]);
    }
  }
  const words = files.filter((file) => file.type === "chunk" && WORDS.test(file.facadeModuleId ?? ""));
  const css = files.filter((file) => file.type === "asset" && /^assets\/index-.*\.css$/.test(file.fileName));
  return [...found, ...[...words, ...css].map((file) => file.fileName)].sort();
}

export function worker() {
  return {
    name: "dracosaur-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const source = readFileSync(SOURCE, "utf-8");
      const names = Object.keys(bundle).sort().join("\n"); // each with the hash of its content
      const version = createHash("sha256").update(names).update(source).digest("hex").slice(0, 12);
      const drawings = ["signs", "home", "draftosaurus-pieces", "draftosaurus-summer", "draftosaurus-winter"].map((name) => `art/${name}.svg`);
      const shell = ["./", "logo.svg", ...drawings, ...new Set(shellOf(bundle))];
      const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + source });
    },
  };
}
