// What lies above the page (a sheet, a menu, a chooser) is closed by the browser's way back, as people expect on a phone.
// However much is open, it is one step of the history, which `go` takes over when a link in it is followed.
import type { Attachment } from "svelte/attachments";

const MARK = "above";
const closers: (() => void)[] = [];
let settling: ReturnType<typeof setTimeout> | undefined;

/** Whether the step of the history that we are at is one of ours. */
export function isAbove(): boolean {
  return history.state === MARK;
}

/** Have a step in the history while something is open, and only then. */
function settle(): void {
  if (closers.length > 0 && !isAbove()) history.pushState(MARK, "");
  else if (closers.length === 0 && isAbove()) history.back();
}

/** What closes may make room for something else: whether anything is open is looked at when that is done. */
function settleSoon(): void {
  clearTimeout(settling);
  settling = setTimeout(settle);
}

if (isAbove()) history.replaceState(null, ""); // the page was loaded anew, and nothing is open
addEventListener("popstate", () => {
  if (!isAbove()) for (const close of closers.toReversed()) close();
});

/** While the element is there, the way back closes it. */
export function backCloses(close: () => void): Attachment {
  return () => {
    closers.push(close);
    settle(); // at once: whoever sees it may go back
    return () => {
      closers.splice(closers.indexOf(close), 1);
      settleSoon();
    };
  };
}
