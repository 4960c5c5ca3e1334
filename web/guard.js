// Stands between the page and the program. It runs after wasm_exec.js and before app.js, which
// fetches and starts the program.
"use strict";

(() => {
  const root = document.documentElement;

  // A program that did not start, or that ended, leaves a dead page: say so, and offer the one thing
  // that helps. Only the first message counts; what follows an end is its echo.
  let said = false;
  const say = (message) => {
    if (said) {
      return;
    }
    said = true;
    root.classList.remove("loading");

    const text = document.createElement("p");
    text.textContent = message;
    const reload = document.createElement("button");
    reload.type = "button";
    reload.textContent = "Reload";
    reload.addEventListener("click", () => location.reload());

    const box = document.createElement("div");
    box.className = "program-ended";
    box.setAttribute("role", "alert");
    box.append(text, reload);
    document.body.append(box);
  };

  // Browsers compile while downloading only what is labelled application/wasm, and some hosts label
  // it otherwise. The same bytes under the right label will do. What cannot be fetched or compiled is
  // said on the page, and the promise stays open, because app.js would only log it.
  const streaming = WebAssembly.instantiateStreaming;
  if (streaming) {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const { body } = await source;
        const labelled = new Response(body, { headers: { "Content-Type": "application/wasm" } });
        const program = await streaming.call(WebAssembly, labelled, imports);
        performance.mark("spectrie:compiled");
        return program;
      } catch (error) {
        say(`The program could not be loaded. Check the connection, then reload. (${error.message})`);
        return new Promise(() => {});
      }
    };
  }

  const run = Go.prototype.run;
  Go.prototype.run = async function (instance) {
    performance.mark("spectrie:run");
    try {
      await run.call(this, instance);
    } finally {
      say("Spectrie stopped because of an error of its own. What was saved is kept. Reload to go on.");
    }
  };

  // Out of memory or out of stack, WebAssembly stops in the middle and run never returns.
  window.addEventListener("error", ({ error }) => {
    if (error instanceof WebAssembly.RuntimeError) {
      say("Spectrie stopped because of an error of its own. What was saved is kept. Reload to go on.");
    }
  });

  // The program replaces the drawing that came with the page by its own first one.
  new MutationObserver((_, observer) => {
    if (!document.body.firstElementChild?.hasAttribute("data-prerendered")) {
      observer.disconnect();
      root.classList.remove("elsewhere", "loading");
      performance.mark("spectrie:mounted");
      // Keeping the site for offline use takes a core for a while: only once the page can be used.
      setTimeout(() => window.dispatchEvent(new Event("spectrie:mounted")), 200);
    }
  }).observe(document.body, { childList: true });

  // app.js would hold back the browser's offer to install, which the browser then complains about.
  window.addEventListener("beforeinstallprompt", (event) => event.stopImmediatePropagation());

  // go-app would log each update of the service worker. update.js tells the page instead.
  Object.defineProperty(window, "goappOnUpdate", { value() {}, writable: false });
})();
