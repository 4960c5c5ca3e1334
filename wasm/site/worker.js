// Spectrie's service worker: the whole site, offline.
//
// A build is fetched whole or not at all, each file checked against the hash it had when the site was
// generated, so two builds never mix, whatever the host's caching does. A new build waits until the
// page asks for it. Only files of this site and only our own caches are ever touched: other apps may
// live on the same origin, above, below or beside.
"use strict";

const version = "{{version}}";

// Every file of the site, relative to the scope.
const files = {{files}};

const scope = self.registration.scope;
const ours = `spectrie ${scope} `; // An address holds no space: one scope's name never starts another's.
const cacheName = ours + version;

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data?.type === "spectrie:update") {
    self.skipWaiting();
  }
});

self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== undefined) {
    event.respondWith(answer(event.request, file));
  }
});

async function install() {
  const cache = await caches.open(cacheName);
  try {
    await Promise.all(Object.keys(files).map((file) => keep(cache, file)));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
}

// keep stores one file. "no-cache" asks the host whether the browser's copy still holds, and so
// downloads nothing twice. A host that compares times in whole seconds may say so of an old copy: then
// the hash refuses it, and the file is fetched anew.
async function keep(cache, file) {
  const url = new URL(file, scope);
  const integrity = files[file];
  const response = await fetch(url, { cache: "no-cache", integrity })
    .catch(() => fetch(url, { cache: "reload", integrity }));
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}`);
  }

  // A copy without the traces of its transport: a redirected response may not answer a navigation,
  // and Vary would hide it from later requests. The host's other headers stay in force.
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) {
    headers.delete(name);
  }
  await cache.put(url, new Response(await response.blob(), { headers }));
}

async function activate() {
  // While yet another build is being installed its cache is not old: the next activation sweeps.
  if (!self.registration.installing) {
    const names = await caches.keys();
    const old = names.filter((name) => name.startsWith(ours) && name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim(); // The page of the first visit is offline-ready without a reload.
}

// fileOf names the file that a request asks for, whatever its query; undefined where it is not ours.
function fileOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || !(origin + pathname).startsWith(scope)) {
    return undefined;
  }
  const path = (origin + pathname).slice(scope.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  return Object.hasOwn(files, file) ? file : undefined;
}

async function answer(request, file) {
  const cached = await caches.match(new URL(file, scope), { cacheName });
  return cached ?? fetch(request);
}
