// Makes the site work offline and keeps it up to date. The service worker (app-worker.js) downloads a new
// version in the background. The new version then waits until the person asks for it, so no game is
// interrupted. This script runs before app.js, which registers the worker.
//
// It gives the page:
//   spectrieUpdateWaiting      true once a new version is ready
//   "spectrie:update-waiting"  the event on window that announces it
//   spectrieApplyUpdate()      switches to it and reloads the page
//   spectrieGiveWay()          asks the host; promises whether a new version is in use from the next load on
//   spectrieReload()           reloads with the newest version, or with this one repaired
//   spectrieDownload()         saves Spectrie as one file
//   spectrieFailedBefore       whether this tab's last page failed
//   spectrieOneFile            how that goes: "", "busy", "failed" or "offline"
//   "spectrie:one-file"        the event on window when it changes
"use strict";

(() => {
  const workers = navigator.serviceWorker;
  if (!workers) {
    return; // plain http on a local network: no offline use
  }

  // On one origin, a site in a parent folder has its own worker. It answers for this site until this
  // site's own worker is there.
  const mine = new URL("app-worker.js", location.href).href;
  const isMine = () => workers.controller?.scriptURL === mine;

  const patience = 15_000; // milliseconds to wait for the host, or for a worker

  let registration;
  let controlled = isMine();
  let first = null; // the worker that this page's visit installed, if it is the first visit
  let applying = false;

  const announce = () => {
    window.spectrieUpdateWaiting = true;
    window.dispatchEvent(new CustomEvent("spectrie:update-waiting"));
  };

  // WebKit may still list the first worker as waiting when it controls the page already.
  const look = () => {
    if (registration.waiting && registration.waiting !== first && isMine()) {
      announce();
    }
  };

  const watch = () => {
    if (!controlled) {
      first = registration.installing ?? registration.waiting ?? registration.active;
    }
    look();
    registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });

    // Browsers choose when they look for a new worker. So ask at each visit but the first, and at most
    // once an hour when the person comes back to a page that has been open for long.
    let asked = 0;
    const ask = () => {
      if (document.visibilityState === "visible" && Date.now() - asked > 3600_000) {
        asked = Date.now();
        registration.update().catch(() => {}); // offline
      }
    };
    if (controlled) {
      ask();
    }
    document.addEventListener("visibilitychange", ask);
  };

  // found is this site's registration, if there is one. A version that does not start never registers
  // its worker, but an earlier visit did.
  const found = async () => {
    const one = await workers.getRegistration().catch(() => undefined);
    return [one?.active, one?.waiting, one?.installing].some((worker) => worker?.scriptURL === mine) ? one : undefined;
  };

  const reached = (worker, ...states) =>
    new Promise((resolve) => {
      const check = () => states.includes(worker.state) && resolve();
      worker.addEventListener("statechange", check);
      check();
    });

  const inTime = (promise) => Promise.race([promise, new Promise((resolve) => setTimeout(resolve, patience))]);

  // newest asks the host for a new version. It promises the worker of one that is ready, if there is one.
  const newest = async () => {
    const one = await found();
    await one?.update().catch(() => {}); // offline: it may have been downloaded before
    if (one?.installing) {
      await reached(one.installing, "installed", "activating", "activated", "redundant");
    }
    return one?.waiting;
  };

  const apply = async (worker) => {
    worker.postMessage({ type: "spectrie:update" });
    await reached(worker, "activated", "redundant");
  };

  // repair makes the worker download again what is damaged or missing in the browser's copy of this version.
  const repair = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      workers.controller.postMessage({ type: "spectrie:repair" }, [port2]);
    });

  const reloadAfter = async (work) => {
    applying = true;
    await inTime(work().catch(() => {}));
    location.reload();
  };

  // A page that failed gives way at once, without a reload: then every load that follows, whichever button
  // begins it, opens the new version.
  let gaveWay = false;
  window.spectrieGiveWay = async () => {
    const waiting = await newest();
    if (waiting) {
      await inTime(apply(waiting));
      gaveWay = true;
    }
    return gaveWay;
  };

  window.spectrieApplyUpdate = () =>
    reloadAfter(async () => {
      const waiting = (await found())?.waiting;
      if (waiting) { // otherwise another tab has switched to it
        await apply(waiting);
      }
    });

  window.spectrieReload = () =>
    reloadAfter(async () => {
      const waiting = await newest();
      if (waiting) {
        await apply(waiting);
      } else if (isMine()) {
        await repair();
      }
    });

  workers.addEventListener("controllerchange", () => {
    if (controlled && !applying) {
      announce(); // another tab has switched to the new version
    }
    controlled = true; // the first worker takes over the page of the first visit
  });

  // A tab remembers a page that did not open, or whose program stopped (ended.js). Its next load asks the
  // host early, and does not wait as long before it gives way.
  const stopped = "spectrie.stopped";
  window.spectrieFailedBefore = sessionStorage.getItem(stopped) !== null;
  window.addEventListener(
    "spectrie:mounted",
    () => {
      sessionStorage.removeItem(stopped);
      if (isMine()) {
        workers.controller.postMessage({ type: "spectrie:started" });
      }
    },
    { once: true },
  );
  try {
    sessionStorage.setItem(stopped, "");
  } catch {
    // full storage: the next load knows nothing
  }
  if (window.spectrieFailedBefore) {
    found().then((one) => one?.update().catch(() => {}));
  }

  // The worker downloads the whole site, so registering it waits until the page can be used. Where
  // workers are not allowed (private windows) the promise stays open: app.js would log the failure.
  const pageIsUsable = new Promise((resolve) => {
    window.addEventListener("spectrie:mounted", resolve, { once: true });
    setTimeout(resolve, 15_000);
  });
  const register = workers.register.bind(workers);
  workers.register = async (...worker) => {
    await pageIsUsable;
    try {
      registration = await register(...worker);
    } catch {
      return new Promise(() => {});
    }
    watch();
    return registration;
  };

  // Spectrie as one file. It is no part of a version: the first download keeps it in a cache of its own,
  // which the worker leaves alone, and every later one replaces it.
  const oneFile = "spectrie.html";
  const keptFile = () => caches.open(`spectrie ${new URL(".", location.href).href} ${oneFile}`);

  const tell = (state) => {
    window.spectrieOneFile = state;
    window.dispatchEvent(new CustomEvent("spectrie:one-file"));
  };

  window.spectrieOneFile = "";
  window.spectrieDownload = async () => {
    if (window.spectrieOneFile === "busy") {
      return;
    }
    tell("busy");
    try {
      const cache = await keptFile();
      const file = (await fresh(cache)) ?? (await cache.match(oneFile));
      if (!file) {
        tell("failed");
        return;
      }
      const href = URL.createObjectURL(await file.blob());
      Object.assign(document.createElement("a"), { href, download: oneFile }).click();
      setTimeout(() => URL.revokeObjectURL(href), 60_000);
      tell("");
    } catch {
      tell("failed");
    }
  };

  // fresh is the file from the host, which the cache then holds too; undefined if it cannot be had.
  const fresh = async (cache) => {
    const response = await fetch(oneFile, { cache: "no-cache" }).catch(() => undefined);
    if (!response?.ok) {
      return undefined;
    }
    await cache.put(oneFile, response.clone()).catch(() => {}); // no room
    return response;
  };

  // The link is grey where a click would fail: without a network, before the first download. A host on
  // this machine answers without a network.
  const check = async () => {
    const reachable = async () => (await fetch(oneFile, { method: "HEAD" }).catch(() => undefined))?.ok;
    const offline = !navigator.onLine && !(await (await keptFile()).match(oneFile)) && !(await reachable());
    if (window.spectrieOneFile !== "busy") {
      tell(offline ? "offline" : "");
    }
  };
  for (const change of ["online", "offline", "spectrie:mounted"]) {
    window.addEventListener(change, () => check().catch(() => {}));
  }
})();
