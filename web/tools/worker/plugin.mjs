// Writes the service worker beside the built page, with the files of its shell and a version that changes with any file.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const SOURCE = new URL("sw.js", import.meta.url);

/** What opens the page: the first script, what it always brings along, and the words of its frame. */
function shellOf(bundle) {
  const files = Object.values(bundle);
  const wanted = files.filter((file) => file.type === "chunk" && file.isEntry);
  const found = new Set(wanted.map((file) => file.fileName));
  for (let file; (file = wanted.pop()); ) {
    for (const name of [...file.imports, ...(file.viteMetadata?.importedCss ?? [])]) {
      if (found.has(name)) continue;
      found.add(name);
      if (bundle[name]?.type === "chunk") wanted.push(bundle[name]);
    }
  }
  const words = files.filter((file) => file.type === "chunk" && /locales\/\w+\/site\.ftl/.test(file.facadeModuleId ?? ""));
  const css = files.filter((file) => file.type === "asset" && /^assets\/index-.*\.css$/.test(file.fileName));
  return [...found, ...[...words, ...css].map((file) => file.fileName)].sort();
}

export function worker() {
  return {
    name: "dracosaur-worker",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const version = createHash("sha256").update(Object.keys(bundle).sort().join("\n")).digest("hex").slice(0, 12);
      const shell = ["./", "art/signs.svg", "logo.svg", ...new Set(shellOf(bundle))];
      const head = `const VERSION = ${JSON.stringify(version)};\nconst SHELL = ${JSON.stringify(shell)};\n`;
      this.emitFile({ type: "asset", fileName: "sw.js", source: head + readFileSync(SOURCE, "utf-8") });
    },
  };
}
