// Spectrie's service worker: the whole site, offline.
//
// It downloads a version whole or not at all. It checks each file against the hash that the file had when
// the site was generated. So two versions never mix, whatever the host's caching does. A new version waits
// until the page asks for it. Files that an earlier version has too are copied, so an update downloads
// only what changed. Other apps may live on the same origin: the worker touches only files of this site
// and only its own caches.
"use strict";

const version = "{{version}}";

// Every file of the site, relative to the scope.
const files = {{files}};

const scope = self.registration.scope;
const ours = `spectrie ${scope} `; // no address holds a space, so no site's name starts another's
const cacheName = ours + version;
const oneFile = `${ours}spectrie.html`; // update.js keeps Spectrie as one file there: no version owns it

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));

self.addEventListener("message", (event) => {
  if (event.data?.type === "spectrie:update") {
    self.skipWaiting();
  }
  if (event.data?.type === "spectrie:repair") {
    event.waitUntil(repair().then(() => event.ports[0].postMessage("")));
  }
  if (event.data?.type === "spectrie:started") {
    event.waitUntil(deleteOldVersions());
  }
});

self.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file !== undefined) {
    event.respondWith(answer(event, file));
  }
});

// install leaves no half of a version behind. A cache that was there before stays: it belongs to
// the version in use if the host went back to that one.
async function install() {
  const before = await caches.has(cacheName);
  try {
    await fill(await caches.open(cacheName));
  } catch (error) {
    if (!before) {
      await caches.delete(cacheName);
    }
    throw error;
  }
}

// fill stores every file that is missing or damaged. Some may be there: a host may go back to the version
// in use, and an installation that was killed leaves a part. The first file that fails ends it, because
// half a site is of no use.
async function fill(cache) {
  const names = (await ourCaches()).filter((name) => name !== cacheName);
  const others = await Promise.all(names.map((name) => caches.open(name)));
  const failed = new AbortController();
  try {
    await Promise.all(
      Object.entries(files).map(async ([file, integrity]) => {
        const url = new URL(file, scope);
        if (!(await copyOf(url, integrity, [cache]))) {
          const copy = await copyOf(url, integrity, others);
          await cache.put(url, copy ?? (await download(url, integrity, failed.signal)));
        }
      }),
    );
  } catch (error) {
    failed.abort();
    throw error;
  }
}

// copyOf finds the file with this hash in some caches of this site.
async function copyOf(url, integrity, some) {
  for (const cache of some) {
    const response = await cache.match(url);
    if (response && (await hash(await response.clone().arrayBuffer())) === integrity) {
      return response;
    }
  }
}

async function hash(content) {
  const sum = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCharCode(...sum))}`;
}

// download fetches one file. "no-cache" asks the host whether the browser's copy is still good, so nothing
// is downloaded twice. A host that compares times in whole seconds may call an old copy good: then the
// hash refuses it, and "reload" passes the copy by.
async function download(url, integrity, signal) {
  const program = await unpacked(url, integrity, signal);
  if (program) {
    return program;
  }
  const asked = asPageAsks(url);
  const response = await fetch(asked, { cache: "no-cache", integrity, signal })
    .catch(() => fetch(asked, { cache: "reload", integrity, signal }));
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}`);
  }

  // The copy is a new response, because a redirected one may not answer a navigation. Vary would
  // hide it from later requests. The host's other headers stay in force.
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) {
    headers.delete(name);
  }
  return new Response(await response.blob(), { headers });
}

// asPageAsks is the address by which the page asks for a file: its scripts and stylesheets carry the
// version (page.go). By any other address the browser would download what it has just got.
function asPageAsks(url) {
  return /\.(css|js)$/.test(url.pathname) ? new URL(`?${version}`, url) : url;
}

// unpacked is the program from its packed file. The browser has that file if the host does not compress:
// then the page has just downloaded it (guard.js).
async function unpacked(url, integrity, signal) {
  if (!url.pathname.endsWith(".wasm")) {
    return undefined;
  }
  try {
    const packed = await fetch(`${url}.gz`, { cache: "only-if-cached", mode: "same-origin", signal });
    const content = await packed.blob();
    const start = new Uint8Array(await content.slice(0, 2).arrayBuffer());
    const stream = content.stream(); // the browser has unpacked it if the host sent it as an encoding
    const program = start[0] === 0x1f && start[1] === 0x8b ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
    const bytes = await new Response(program).arrayBuffer();
    if ((await hash(bytes)) === integrity) {
      return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
    }
  } catch {
    // The browser does not have it: download the program itself.
  }
}

async function activate() {
  await self.clients.claim(); // so the page of the first visit works offline without a reload
}

// deleteOldVersions waits until a page of this version has started. In Chromium, a page that loads while
// caches are deleted may stay blank.
async function deleteOldVersions() {
  // A cache that another version is filling right now is not old. The next page deletes the rest.
  if (!self.registration.installing && !self.registration.waiting) {
    const old = (await ourCaches()).filter((name) => name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
}

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(ours) && name !== oneFile);
}

// fileOf names the file that a request asks for, whatever its query; undefined if the file is not ours.
function fileOf(request) {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || !(origin + pathname).startsWith(scope)) {
    return undefined;
  }
  const path = (origin + pathname).slice(scope.length);
  const file = path === "" || path === "index.html" ? "./" : path;
  return Object.hasOwn(files, file) ? file : undefined;
}

async function answer(event, file) {
  const cached = await caches.match(new URL(file, scope), { cacheName });
  if (!cached) {
    // The browser has cleared a part. Once is enough: it may fail, offline or with another version on the host.
    event.waitUntil((repaired ??= repair()));
  }
  return cached ?? fetch(event.request);
}

let repaired;

// repair stores again what is missing or damaged, if it can.
function repair() {
  return caches.open(cacheName).then(fill).catch(() => {});
}
