// Where we are: the path below <base>, kept in the address bar; back and forward work as everywhere.
import { isAbove } from "./above";

const base = new URL(document.baseURI).pathname;

/** An address of which a piece was lost on its way is taken as it stands. */
function decoded(text: string, decode: (text: string) => string): string {
  try {
    return decode(text);
  } catch {
    return text;
  }
}

function here(): string {
  return decoded(location.pathname, decodeURI).slice(base.length - 1).replace(/\/+$/, "") || "/";
}

let path = $state(here());
let fragment = $state(location.hash);

/** Follow the address bar. */
function arrive(): void {
  path = here();
  fragment = location.hash;
}

addEventListener("popstate", arrive);

/** The path of the page that is shown, from "/" on. */
export function current(): string {
  return path;
}

/** What the address points at within the page: the part behind "#", empty where there is none. */
export function aim(): string {
  return decoded(fragment.slice(1), decodeURIComponent);
}

/** The address of a path, for links. */
export function address(to: string): string {
  return base + to.replace(/^\//, "");
}

/** Show the page of this path. */
export function go(to: string, { replace = false } = {}): void {
  if (replace || isAbove()) history.replaceState(null, "", address(to));
  else history.pushState(null, "", address(to));
  const before = path;
  arrive();
  if (path !== before) scrollTo(0, 0);
}

/** A click on a link of ours changes the page without loading it anew; all other clicks are the browser's. */
export function follow(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element).closest("a");
  if (!link || link.target || link.origin !== location.origin || !link.pathname.startsWith(base)) return;
  if (link.hasAttribute("download") || link.pathname.startsWith(`${base}api/`)) return;
  event.preventDefault();
  go(link.pathname.slice(base.length - 1) + link.search + link.hash);
}
