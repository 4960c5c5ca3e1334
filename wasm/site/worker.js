// Spectrie's service worker: the whole site, offline.
//
// A build is fetched whole or not at all, each file checked against the hash it had when the site was
// generated, so two builds never mix, whatever the host's caching does. A new build waits until the
// page asks for it. What an earlier build has already is copied, so an update moves only what changed.
// Only files of this site and only our own caches are ever touched: other apps may live on the same
// origin, above, below or beside.
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
    event.respondWith(answer(event, file));
  }
});

// install leaves no half of a build behind. A cache that was there before may be that of the build in use,
// to which the host has gone back: it stays.
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

// fill stores every file that is not there yet: a host may go back to the build in use, and a killed
// installation has left a part. The first file that fails ends it: half a site is of no use.
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

// copyOf finds a file in some caches of this site. Its hash says whether it is the wanted one.
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

// download fetches one file. "no-cache" asks the host whether the browser's copy still holds, and so
// downloads nothing twice. A host that compares times in whole seconds may say so of an old copy: then
// the hash refuses it, and the file is fetched anew.
async function download(url, integrity, signal) {
  const held = await unpacked(url, integrity, signal);
  if (held) {
    return held;
  }
  const response = await fetch(url, { cache: "no-cache", integrity, signal })
    .catch(() => fetch(url, { cache: "reload", integrity, signal }));
  if (!response.ok) {
    throw new Error(`${url} was answered with status ${response.status}`);
  }

  // A copy without the traces of its transport: a redirected response may not answer a navigation,
  // and Vary would hide it from later requests. The host's other headers stay in force.
  const headers = new Headers(response.headers);
  for (const name of ["Content-Encoding", "Content-Length", "Vary"]) {
    headers.delete(name);
  }
  return new Response(await response.blob(), { headers });
}

// unpacked is the program out of its packed file, where the page of this visit has taken that because the
// host does not compress (guard.js), and so the browser has it.
async function unpacked(url, integrity, signal) {
  if (!url.pathname.endsWith(".wasm")) {
    return undefined;
  }
  try {
    const packed = await fetch(`${url}.gz`, { cache: "only-if-cached", mode: "same-origin", signal });
    const content = await packed.blob();
    const start = new Uint8Array(await content.slice(0, 2).arrayBuffer());
    const stream = content.stream(); // unpacked already where the host calls the packing an encoding
    const program = start[0] === 0x1f && start[1] === 0x8b ? stream.pipeThrough(new DecompressionStream("gzip")) : stream;
    const bytes = await new Response(program).arrayBuffer();
    if ((await hash(bytes)) === integrity) {
      return new Response(bytes, { headers: { "Content-Type": "application/wasm" } });
    }
  } catch {
    // It is not held: the program itself is downloaded.
  }
}

async function activate() {
  // While yet another build is being installed its cache is not old: the next activation sweeps.
  if (!self.registration.installing) {
    const old = (await ourCaches()).filter((name) => name !== cacheName);
    await Promise.all(old.map((name) => caches.delete(name)));
  }
  await self.clients.claim(); // The page of the first visit is offline-ready without a reload.
}

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(ours));
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

async function answer(event, file) {
  const cached = await caches.match(new URL(file, scope), { cacheName });
  if (!cached) {
    event.waitUntil(repair());
  }
  return cached ?? fetch(event.request);
}

// repair stores again what was cleared under the worker's feet, once in its life. Where that cannot be
// (offline, or the host has another build by now), the page goes on with what there is.
let repaired;
function repair() {
  repaired ??= caches.open(cacheName).then(fill).catch(() => {});
  return repaired;
}
