// What shows in the program's place when it has ended or did not start: what happened, what is kept,
// ways on, and what the person made, as files. It needs nothing of the program.
//
// To guard.js it gives:
//   spectrieFailed(sentence)         a line at the bottom: the page drawn in advance can be read
//   spectrieEnded(sentence, detail)  a page of its own
// Only the first page and the first line show; what follows an end is its echo.
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

  const reload = () => location.reload();

  // Without an address the page opens with the rules of the last visit, which may be what it cannot bear.
  const startPage = () => {
    localStorage.removeItem("spectrie.view");
    history.replaceState(null, "", location.href.replace(/[?#].*/s, ""));
    location.reload();
  };

  // again reports whether the program ended at this address a moment ago, too.
  const again = () => {
    const now = { address: location.href, at: Date.now() };
    let before = null;
    try {
      before = JSON.parse(sessionStorage.getItem("spectrie.ended"));
      sessionStorage.setItem("spectrie.ended", JSON.stringify(now));
    } catch {
      // Denied or full storage: each end is the first.
    }
    return before?.address === now.address && now.at - before.at < 120_000;
  };

  const save = ({ name, type, text }) => {
    const href = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
    make("a", { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  };

  const made = () => {
    const said = make("p", { textContent: "Looking for what you made…" });
    const list = make("ul");
    said.setAttribute("role", "status");
    spectrieRescue().then(({ files, unread }) => {
      said.textContent =
        files.length > 0
          ? "It is kept in this browser, and a reload finds it again. To be sure, save it in files: Spectrie opens them on the pages where they were made, here or elsewhere."
          : "This browser keeps no answers, matches or lists of yours.";
      if (unread.length > 0) {
        said.textContent = `${files.length > 0 ? `${said.textContent} ` : ""}What could not be read: ${unread.join(", ")}.`;
      }
      list.append(...files.map((file) => make("li", {}, `${file.label} `, button(`Save ${file.name}`, () => save(file)))));
    });
    return make("section", {}, make("h2", { textContent: "What you made" }), said, list);
  };

  const details = (text) => {
    const shown = make("pre", { textContent: text, tabIndex: 0 });
    shown.setAttribute("role", "region");
    shown.setAttribute("aria-label", "Details of the error");
    const copied = make("span");
    copied.setAttribute("role", "status");
    const copy = async () => {
      try {
        await navigator.clipboard.writeText(text);
        copied.textContent = " Copied.";
      } catch {
        getSelection().selectAllChildren(shown);
        copied.textContent = " They are selected: copy them from here.";
      }
    };
    return make(
      "details",
      {},
      make("summary", { textContent: "Details of the error, to report it" }),
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
    line = make("div", { className: "program-ended" }, text, button("Reload", reload, "first"),
      button("What you made", () => window.spectrieEnded(sentence, "")));
    root.append(line);
    // A part that was late is no failure.
    window.addEventListener("spectrie:mounted", () => line.remove(), { once: true });
  };

  window.spectrieEnded = (sentence, detail) => {
    if (page) {
      return;
    }
    line?.remove();
    root.classList.remove("loading");
    // The page beneath does nothing any more. Its open dialog would lie over this page.
    document.querySelectorAll("dialog[open]").forEach((dialog) => dialog.remove());
    document.body.inert = true;

    const trapped = detail !== "" && again();
    const heading = make("h1", { textContent: "Spectrie has stopped", tabIndex: -1 });
    const text = make("p", {
      textContent: trapped ? `${sentence} It stopped at this address a moment ago, too: the start page may work.` : sentence,
    });
    const alert = make("div", {}, heading, text);
    alert.setAttribute("role", "alert");

    const ways = [button("Reload", reload), button("Open the start page", startPage)];
    if (trapped) {
      ways.reverse();
    }
    ways[0].className = "first";
    page = make("main", { className: "program-ended whole" }, alert, make("p", { className: "ways" }, ...ways), made());
    if (detail !== "") {
      page.append(details(`${detail}\n\n${location.href}\n${navigator.userAgent}`));
    }
    root.append(page);
    heading.focus();
  };

  // A script that is missing, and one that fails before the program runs.
  let mounted = false;
  window.addEventListener("spectrie:mounted", () => (mounted = true), { once: true });
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
