// Notes of the browser, by consent: only when it is our turn and nobody looks at the page.
import { set, settings } from "./settings.svelte";

/** Whether this browser can show notes at all. */
export const canNote = (): boolean => typeof Notification !== "undefined";

let refused = $state(canNote() && Notification.permission === "denied");

/** Whether the browser was told never to show ours. */
export function isRefused(): boolean {
  return refused;
}

/** Ask for consent and switch the notes on; without consent they stay off. */
export async function wantNotes(wanted: boolean): Promise<void> {
  if (!canNote()) return;
  const said = wanted ? await Notification.requestPermission() : Notification.permission;
  refused = said === "denied";
  set("notify", wanted && said === "granted");
}

/** Show a note; a press brings the page to the front. One for each table: a newer one takes its place. */
export function note(table: string, title: string, text: string): void {
  if (!settings.notify || !canNote() || Notification.permission !== "granted" || !document.hidden) return;
  const shown = new Notification(title, { body: text, tag: `dracosaur-${table}`, icon: "icon-192.png" });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
