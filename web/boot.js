// The first script of the page. It runs before anything is painted, so it is small and synchronous.
"use strict";

performance.mark("spectrie:boot");

// The program. Its download starts here; guard.js takes it from spectrieAsked once the page is parsed. A
// preload would do the same, but of what is preloaded the browser does not keep the compiled code. On a slow
// network the stylesheets go before it: without them nothing is painted.
window.spectrieAsked = fetch("web/app.wasm", { priority: "low" });
window.spectrieAsked.catch(() => {}); // guard.js says it

// Storage. Where it is denied, merely reading window.localStorage throws, and that ends a Go program:
// ours and go-app read it. A stand-in that forgets when the page goes takes its place.
for (const name of ["localStorage", "sessionStorage"]) {
  try {
    window[name];
  } catch {
    const kept = new Map();
    const standIn = {
      get length() {
        return kept.size;
      },
      key: (index) => [...kept.keys()][index] ?? null,
      getItem: (key) => kept.get(key) ?? null,
      setItem: (key, value) => void kept.set(key, String(value)),
      removeItem: (key) => void kept.delete(key),
      clear: () => kept.clear(),
    };
    Object.defineProperty(window, name, { value: standIn });
  }
}

// Shares. What another app shares with the installed one comes behind `?` (manifest.go). A link to a
// view, of whichever Spectrie, opens it here; other text is words, which wait in spectrieShared for
// the page where lists are made.
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

// Rules. An address that asks for nothing opens with the rules of the last visit.
(() => {
  let view = null;
  try {
    view = localStorage.getItem("spectrie.view");
  } catch {
    // Denied storage: a visit without memory.
  }
  if (view && ["", "#", "#/"].includes(location.hash)) {
    history.replaceState(history.state, "", `#${view}`);
  }
})();

// Addresses. go-app parses the address with Go's net/url, which is stricter than the browser and
// ends the program where it fails: `#/%zz` is enough. So a fragment that Go would not read is mended
// here: escapes that are not UTF-8 become plain text (`%zz` is kept as `%25zz`) and an endless one is
// cut. What stood there is left in spectrieMended, for the page to say what was wrong.
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
  // Registered before go-app sets window.onpopstate, and so called before it.
  window.addEventListener("popstate", mend);
  window.addEventListener("hashchange", mend);
})();

// Theme. Without a choice, or where storage is denied, the system's preference rules.
(() => {
  let theme = null;
  try {
    theme = localStorage.getItem("spectrie.theme");
  } catch {
    // Denied storage is no reason to say anything: there is no choice to apply.
  }
  if (theme === "light" || theme === "dark") {
    document.documentElement.dataset.theme = theme;
  } else {
    delete document.documentElement.dataset.theme;
  }
})();

// The welcome is part of the page drawn in advance. Who needs none does not see it flash: stylesheets
// leave it out under `.welcomed`.
(() => {
  try {
    document.documentElement.classList.toggle("welcomed", localStorage.getItem("spectrie.welcome") !== null);
  } catch {
    // Denied storage: every visit is the first.
  }
})();

// The page was drawn in advance for the default view. Stylesheets hide that drawing under
// `.elsewhere`, so that an address of another view does not flash the wrong tree. `loading` shows the
// progress of the download, which has no meaning where scripts do not run.
document.documentElement.classList.add("loading");
if (!["", "#", "#/"].includes(location.hash)) {
  document.documentElement.classList.add("elsewhere");
}

// Letters typed before the program runs are not lost: they wait in spectrieTyped until the program
// takes them and sets spectrieTyped to null, which ends the waiting.
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

// The drawing is higher than its frame: begin at its root and the line of best play, as the program
// does later (centre in app/board/walk.go).
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
