// The build prepends FILES and VERSION: the files of this version, and its name.
// Caches the application itself, so that it opens offline. It never caches user data: responses of /graphql, /api,
// /files, /oidc and every other address pass unchanged.
const CACHE = `job-hunt-tracker-${VERSION}`;
const PAGE = "/";
const OWN = new Set(FILES);
const NOT_OURS = /^\/(graphql|api|files|oidc|ide|healthz|readyz|metrics|config\.json)(\/|$)/;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => Promise.all(FILES.map((url) => keepFile(cache, url)))));
});

// Twice: one lost connection of two hundred would otherwise undo the whole installation.
function keepFile(cache, url) {
  const add = () => cache.add(new Request(url, { credentials: "omit" }));
  return add().catch(add);
}

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOlder().then(() => self.clients.claim()));
});

// A new version waits until the user agrees, so that no open page loses its files.
self.addEventListener("message", (event) => {
  if (event.data === "take-over") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || NOT_OURS.test(url.pathname)) return;
  if (request.mode === "navigate") event.respondWith(pageFor(request));
  else if (OWN.has(url.pathname)) event.respondWith(ownFile(request, url.pathname));
});

// Network first: the server has the newest page. Offline, the cached page that matches the cached files.
async function pageFor(request) {
  try {
    return await fetch(request);
  } catch {
    return (await kept(PAGE)) ?? Response.error();
  }
}

async function ownFile(request, path) {
  return (await kept(path)) ?? fetch(request);
}

async function kept(path) {
  return (await caches.open(CACHE)).match(path);
}

async function removeOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
