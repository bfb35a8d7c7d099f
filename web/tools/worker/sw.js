// The service worker: keeps the shell of the page, so that it opens without a line. Of the answers of
// the API it keeps only the words of games, which are the same for everybody.
// VERSION and SHELL are written by tools/worker/plugin.mjs.
const CACHE = `dracosaur-${VERSION}`;
const scope = new URL(self.registration.scope);

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(SHELL.map((path) => new URL(path, scope).href))));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(clean().then(() => self.clients.claim()));
});

// A new version waits until somebody wants it: what is open goes on with the files that it began with.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path === "sw.js") return;
  if (path.startsWith("api/")) {
    if (/^api\/v1\/words\//.test(path)) event.respondWith(fresh(request));
    return;
  }
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(scope.href)));
  else if (path.startsWith("assets/")) event.respondWith(once(request));
  else if (path.includes(".")) event.respondWith(fresh(request));
});

async function clean() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("dracosaur-") && name !== CACHE).map((name) => caches.delete(name)));
}

/** What was kept; the error of a line that is down where nothing was. */
async function kept(request) {
  return (await caches.match(request)) ?? Response.error();
}

/** A file with a hash in its name never changes: fetched once. */
async function once(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}

/** A file without one is asked for anew; without a line the kept one is shown. */
async function fresh(request) {
  try {
    return keep(request, await fetch(request));
  } catch {
    return kept(request);
  }
}

function keep(request, answer) {
  if (answer.ok) {
    const copy = answer.clone();
    void caches.open(CACHE).then((cache) => cache.put(request, copy));
  }
  return answer;
}
