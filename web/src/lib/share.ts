// What is given to somebody else: by the browser's own sheet where it has one, else by the clipboard.

/** Lay a text into the clipboard; says whether the browser took it. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text); // a page that came over plain HTTP, as in a club's own network, has no clipboard
  }
}

/** Copy as by hand: from a field that is there for a moment, within the dialog that may have the focus. */
function copySelected(text: string): boolean {
  const pressed = document.activeElement;
  const field = document.createElement("textarea");
  field.className = "sr";
  field.value = text;
  (pressed?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand("copy");
  field.remove();
  if (pressed instanceof HTMLElement) pressed.focus();
  return isCopied;
}

/** What became of it: "copied" lies in the clipboard, "kept" was not wanted any more, "failed" can be copied by hand only. */
export type Given = "shared" | "copied" | "kept" | "failed";

/** Give it to somebody else. */
export async function share(what: { title?: string; text?: string; url?: string }): Promise<Given> {
  if (typeof navigator.share === "function") {
    try {
      await navigator.share(what);
      return "shared";
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return "kept";
    }
  }
  return (await copy([what.text, what.url].filter(Boolean).join(" "))) ? "copied" : "failed";
}
