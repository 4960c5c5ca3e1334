// Replaces the program on the page when it has stopped or did not start. It says what happened, offers ways
// out and saves the person's data as files. It needs nothing from the program.
//
// It gives guard.js:
//   spectrieFailed(sentence)         shows a line at the bottom: the page drawn in advance can be read
//   spectrieEnded(sentence, detail)  replaces the page
//   spectrieRuns()                   watches whether the program that has just started shows its page
// Only the first line and the first page show: later errors are echoes of the first.
"use strict";

(() => {
  const root = document.documentElement;

  const make = (tag, properties = {}, ...children) => {
    const element = Object.assign(document.createElement(tag), properties);
    element.append(...children);
    return element;
  };

  const button = (textContent, act, className = "") => {
    const made = make("button", { type: "button", textContent, className });
    made.addEventListener("click", act);
    return made;
  };

  // reload asks the host first: the version in use may be the one that does not work. The one-file version
  // has no update.js and no host.
  const reload = ({ target }) => {
    target.disabled = true;
    target.textContent = "Looking for a new version…";
    if (window.spectrieReload) {
      window.spectrieReload();
    } else {
      location.reload();
    }
  };

  // The start page has no address. Without one, Spectrie opens the view of the last visit, which may be
  // what does not work.
  const startPage = (event) => {
    localStorage.removeItem("spectrie.view");
    history.replaceState(null, "", location.href.replace(/[?#].*/s, ""));
    reload(event);
  };

  // offer adds the new version to the ways out, in front of them, as soon as it is ready.
  const offer = async (ways, said) => {
    if (await window.spectrieGiveWay?.()) {
      said.textContent = "A new version of Spectrie is ready. It may work better.";
      ways.querySelector(".first").classList.remove("first");
      ways.querySelector("button").before(button("Use the new version", () => window.spectrieApplyUpdate(), "first"));
    }
  };

  // again reports whether the program also stopped at this address a moment ago.
  const again = () => {
    const now = { address: location.href, at: Date.now() };
    let before = null;
    try {
      before = JSON.parse(sessionStorage.getItem("spectrie.ended"));
      sessionStorage.setItem("spectrie.ended", JSON.stringify(now));
    } catch {
      // Storage is full: each time counts as the first.
    }
    return before?.address === now.address && now.at - before.at < 120_000;
  };

  const save = ({ name, type, text }) => {
    const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };

  const status = (textContent = "") => {
    const said = make("p", { textContent });
    said.setAttribute("role", "status");
    return said;
  };

  const data = () => {
    const said = status("Looking for your answers, matches and lists…");
    const list = make("ul");
    spectrieRescue().then(({ files, unread }) => {
      said.textContent =
        files.length > 0
          ? "It is kept in this browser, and a reload does not delete it. To be safe, save it to files as well. Spectrie opens each file on the page that it belongs to, in any browser."
          : "This browser has no answers, matches or lists of yours.";
      if (unread.length > 0) {
        said.textContent = `${files.length > 0 ? `${said.textContent} ` : ""}Spectrie could not read ${unread.join(" and ")}.`;
      }
      list.append(...files.map((file) => make("li", {}, `${file.label} `, button(`Save ${file.name}`, () => save(file)))));
    });
    return make("section", {}, make("h2", { textContent: "Your data" }), said, list);
  };

  const details = (text) => {
    const shown = make("pre", { textContent: text, tabIndex: 0 });
    shown.setAttribute("role", "region");
    shown.setAttribute("aria-label", "Error details");
    const copied = make("span");
    copied.setAttribute("role", "status");
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text);
        copied.textContent = " Copied.";
      } catch {
        getSelection().selectAllChildren(shown);
        copied.textContent = " The browser did not copy them. They are selected, so you can copy them here.";
      }
    };
    return make(
      "details",
      {},
      make("summary", { textContent: "Error details, for a bug report" }),
      make("p", {}, button("Copy the details", copy), copied),
      shown,
    );
  };

  let line = null;
  let page = null;

  window.spectrieFailed = (sentence) => {
    if (line || page) {
      return;
    }
    root.classList.remove("loading");
    const text = make("p", { textContent: sentence });
    text.setAttribute("role", "alert");
    const said = status();
    line = make("div", { className: "program-ended" }, text, said, button("Reload", reload, "first"),
      button("Your data", () => window.spectrieEnded(sentence, "")));
    root.append(line);
    offer(line, said);
  };

  window.spectrieEnded = (sentence, detail) => {
    if (page) {
      return;
    }
    line?.remove();
    root.classList.remove("loading");
    try {
      sessionStorage.setItem("spectrie.stopped", ""); // for the next load (update.js)
    } catch {
      // full storage
    }
    // The page below no longer works. An open dialog there would cover this page.
    document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.remove());
    document.body.inert = true;

    const trapped = detail !== "" && again();
    const heading = make("h1", { textContent: mounted ? "Spectrie has stopped" : "Spectrie has not started", tabIndex: -1 });
    const text = make("p", {
      textContent: trapped ? `${sentence} It also stopped at this address a moment ago. The start page may work.` : sentence,
    });
    const alert = make("div", {}, heading, text);
    alert.setAttribute("role", "alert");

    const ways = [button("Reload", reload), button("Open the start page", startPage)];
    if (trapped) {
      ways.reverse();
    }
    ways[0].className = "first";
    const said = status();
    const shown = make("p", { className: "ways" }, ...ways);
    page = make("main", { className: "program-ended whole" }, alert, said, shown, data());
    if (detail !== "") {
      page.append(details(`${detail}\n\n${location.href}\n${navigator.userAgent}`));
    }
    root.append(page);
    heading.focus();
    offer(shown, said);
  };

  // A program that was only late gets its page back.
  let mounted = false;
  window.addEventListener(
    "spectrie:mounted",
    () => {
      mounted = true;
      line?.remove();
      if (late) {
        page?.remove();
        document.body.inert = false;
      }
    },
    { once: true },
  );

  // The program shows its page a few seconds after it starts, even on a slow network: its download is over
  // by then.
  const enough = window.spectrieFailedBefore ? 5_000 : 20_000; // milliseconds
  let late = false;
  window.spectrieRuns = () =>
    setTimeout(() => {
      const shows = document.body.innerText.trim() !== "";
      if (page || (mounted && shows)) {
        return;
      }
      const sentence = "Spectrie is taking unusually long to start. If it does not open soon, reload.";
      late = !mounted;
      if (shows && !root.classList.contains("elsewhere")) {
        window.spectrieFailed(sentence);
      } else {
        window.spectrieEnded(sentence, "");
      }
    }, enough);

  // A script that is missing, or that fails before the program runs.
  window.addEventListener(
    "error",
    ({ target, error, filename }) => {
      if (target instanceof HTMLScriptElement) {
        window.spectrieFailed("A part of Spectrie could not be loaded. Check the connection, then reload.");
      } else if (!mounted && error && filename.startsWith(new URL(".", location.href).href)) {
        window.spectrieFailed(`Spectrie could not start. Reload, or try another browser. (${error.message})`);
      }
    },
    true,
  );
})();
