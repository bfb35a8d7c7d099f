// The service worker keeps the shell of the page for when there is no line; a newer one waits until it is wanted.
import { settings } from "./settings.svelte";

let waiting: ServiceWorker | null = $state.raw(null);

/** Whether a newer page is ready. */
export function isNewer(): boolean {
  return waiting !== null;
}

/** Have the newer page: it takes over, and this tab begins anew with it. */
export function takeOver(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("take-over");
}

/** Wait until a worker looks after this tab. */
async function inCharge(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller !== null) return;
  await new Promise((done) => serviceWorker.addEventListener("controllerchange", done, { once: true }));
}

/** Install it when the page has done what is urgent; where the browser cannot, nothing is missing but the shell. */
export function install(): void {
  if (!("serviceWorker" in navigator) || import.meta.env.DEV) return;
  const begin = async (): Promise<void> => {
    const registration = await navigator.serviceWorker.register("sw.js");
    const look = (): void => {
      // The first worker of all has nobody to replace.
      if (registration.waiting !== null && navigator.serviceWorker.controller !== null) waiting = registration.waiting;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void registration.update().catch(() => {}); // without a line there is nothing newer
    });
    await inCharge();
    await fetch(`api/v1/words/${settings.lang}/draftosaurus`); // the worker keeps them: that table is scored without a line, too
  };
  addEventListener("load", () => void begin().catch(() => {}), { once: true });
}

// After an upgrade of the server the parts of an old page are gone from it: the tab begins anew, once.
addEventListener("vite:preloadError", () => {
  const last = Number(sessionStorage.getItem("dracosaur.anew") ?? 0);
  if (!navigator.onLine || Date.now() - last < 60_000) return;
  sessionStorage.setItem("dracosaur.anew", String(Date.now()));
  location.reload();
});
