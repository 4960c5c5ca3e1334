// Keeps the site usable offline and up to date. A new build is fetched whole in the background by the
// service worker (app-worker.js), then waits until the person asks for it: nobody's game is
// interrupted. It runs before app.js, which registers the worker.
//
// To the page it gives:
//   spectrieUpdateWaiting      true once another build is ready
//   "spectrie:update-waiting"  the event on window that announces it
//   spectrieApplyUpdate()      changes to that build and reloads the page
"use strict";

(() => {
  const workers = navigator.serviceWorker;
  if (!workers) {
    return; // Plain http on a local network: no offline use, and nothing to say about it.
  }

  // The worker of another site above this one answers for it until it has its own.
  const mine = new URL("app-worker.js", location.href).href;
  const isMine = () => workers.controller?.scriptURL === mine;

  let registration;
  let controlled = isMine();
  let applying = false;

  const announce = () => {
    window.spectrieUpdateWaiting = true;
    window.dispatchEvent(new CustomEvent("spectrie:update-waiting"));
  };

  const look = () => {
    if (registration.waiting && isMine()) {
      announce();
    }
  };

  const watch = () => {
    look();
    registration.installing?.addEventListener("statechange", look);
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", look);
    });

    // Browsers look for another worker at a time of their own choosing. Ask at each visit but the
    // first, and again when a page that stays open for days is looked at, at most once an hour.
    let asked = 0;
    const ask = () => {
      if (document.visibilityState === "visible" && Date.now() - asked > 3600_000) {
        asked = Date.now();
        registration.update().catch(() => {}); // Offline: there is a next time.
      }
    };
    if (controlled) {
      ask();
    }
    document.addEventListener("visibilitychange", ask);
  };

  window.spectrieApplyUpdate = () => {
    if (!registration?.waiting) {
      location.reload(); // Another tab has already changed to the new build.
      return;
    }
    applying = true;
    registration.waiting.postMessage({ type: "spectrie:update" });
  };

  workers.addEventListener("controllerchange", () => {
    if (applying) {
      applying = false;
      location.reload();
    } else if (controlled) {
      announce(); // Another tab changed to the new build: this page is the old one.
    }
    controlled = true; // The first worker claims the page of the first visit: no news.
  });

  // The worker downloads the whole site, so it waits until this page can be used. Where workers
  // are not allowed (private windows, file:) the promise stays open, because app.js would log the
  // failure.
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
})();
