// The first script of the page. It runs before the first paint, so it is small and synchronous.
"use strict";

performance.mark("spectrie:boot");

// The program. Its download starts here, and guard.js takes it from spectrieAsked once the page is parsed.
// A preload would start it too, but browsers keep no compiled code of a preloaded file. On a slow network
// the stylesheets come first: nothing is painted without them.
window.spectrieAsked = fetch("web/app.wasm", { priority: "low" });
window.spectrieAsked.catch(() => {}); // guard.js reports it

// Storage. If the browser denies it, reading window.localStorage throws. That would stop the program,
// because go-app reads it too. A substitute that lasts as long as the page takes its place.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name];
  } catch {
    const kept = new Map();
    const substitute = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value: substitute });
  }
}

// Shares. Text that another app shares with the installed Spectrie arrives after `?` (manifest.go). A link
// to a view opens that view here, whichever site it names. Any other text is a list of words: it waits in
// spectrieShared for the page where lists are made.
(() => {
  const query = new URLSearchParams(location.search);
  const shared = `${query.get("shared-url") ?? ""}\n${query.get("shared-text") ?? ""}`.trim();
  if (shared) {
    const view = /#\/[a-z]\S*/.exec(shared);
    if (!view) {
      window.spectrieShared = shared;
    }
    history.replaceState(history.state, "", location.href.replace(/[?#].*/s, "") + (view?.[0] ?? "#/dictionaries"));
  }
})();

// Rules. Without a view in its address, the page opens with the rules of the last visit. So does the page Today, which
// `#/drill` without more means.
(() => {
  let view = null;
  try {
    view = localStorage.getItem("spectrie.view");
  } catch {
    // no storage: nothing is remembered
  }
  if (view && ["", "#", "#/"].includes(location.hash)) {
    history.replaceState(history.state, "", `#${view}`);
  } else if (view && ["#/today", "#/drill"].includes(location.hash)) {
    history.replaceState(history.state, "", `#${view.replace("explore", "today")}`);
  }
})();

// Addresses. go-app parses the address with Go's net/url, which is stricter than the browser. Where that
// fails, as on `#/%zz`, the program panics. So this repairs a fragment that Go cannot read. Escapes that
// are not UTF-8 become plain text (`%zz` becomes `%25zz`), and a very long fragment is cut. spectrieMended
// holds the original, so that the page can say what was wrong.
(() => {
  const longest = 4096;

  const decodes = (text) => {
    try {
      decodeURIComponent(text);
      return true;
    } catch {
      return false;
    }
  };

  const mended = (fragment) =>
    fragment
      .slice(0, longest)
      .replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => (decodes(run) ? run : run.replaceAll("%", "%25")));

  const mend = () => {
    const fragment = mended(location.hash);
    if (fragment !== location.hash) {
      window.spectrieMended = location.hash;
      history.replaceState(history.state, "", location.href.replace(/#.*/s, "") + fragment);
    }
  };

  mend();
  // go-app sets window.onpopstate later, so mend is called first.
  window.addEventListener("popstate", mend);
  window.addEventListener("hashchange", mend);
})();

// Theme. The system's preference applies if the person has not chosen one.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("spectrie.theme");
  } catch {
    // no storage: no choice
  }
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  } else {
    delete document.documentElement.dataset.theme;
  }
})();

// The page drawn in advance shows the default view. Stylesheets hide that drawing under `.elsewhere`, so
// that another view's address does not flash the wrong tree. `.loading` shows the progress of the download.
document.documentElement.classList.add("loading");
if (!["", "#", "#/"].includes(location.hash)) {
  document.documentElement.classList.add("elsewhere");
}

// Letters typed before the program runs are not lost. They wait in spectrieTyped. The program takes them
// and sets spectrieTyped to null, and the page stops collecting.
window.spectrieTyped = [];
window.addEventListener("keydown", function keep(event) {
  if (!Array.isArray(window.spectrieTyped)) {
    window.removeEventListener("keydown", keep);
    return;
  }
  if (event.ctrlKey || event.altKey || event.metaKey || event.isComposing) {
    return;
  }
  if (event.target instanceof Element && event.target.closest("input, select, textarea")) {
    return;
  }
  if (/^[a-z]$/i.test(event.key)) {
    window.spectrieTyped.push(event.key.toLowerCase());
  } else if (event.key === "Backspace") {
    window.spectrieTyped.push(event.key);
  }
});

// The drawing is taller than its frame. Scroll to its root and the line of best play, as the program does
// later (centre in app/board/walk.go).
document.addEventListener("DOMContentLoaded", () => {
  const frame = document.getElementById("tree");
  const root = frame?.querySelector(".current .shape");
  if (!root) {
    return;
  }
  let { top, bottom } = root.getBoundingClientRect();
  const line = frame.querySelector(".edge.best")?.getBoundingClientRect();
  if (line && Math.max(bottom, line.bottom) - Math.min(top, line.top) < frame.clientHeight) {
    top = Math.min(top, line.top);
    bottom = Math.max(bottom, line.bottom);
  }
  frame.scrollTop += (top + bottom) / 2 - frame.getBoundingClientRect().top - frame.clientHeight / 2;
});
