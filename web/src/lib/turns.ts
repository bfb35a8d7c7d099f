// Signals that it is our turn: the icon of the tab, a sound, a note of the browser.
import { note } from "./notes.svelte";
import { sound } from "./sounds";

let isShown = false;

/** Show that a table waits for us, or that none does. Only the change from none to one is heard. */
export function showTurn(isTurn: boolean, table: string, title: string, text: string): void {
  if (isTurn === isShown) return;
  const icon = document.querySelector<HTMLLinkElement>("link[rel=icon]");
  if (icon !== null) icon.href = isTurn ? "logo-turn.svg" : "logo.svg";
  if (isTurn) {
    sound("turn");
    note(table, title, text);
  }
  isShown = isTurn;
}
