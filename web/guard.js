// Stands between the page and the program. It runs after wasm_exec.js and before app.js, which
// fetches and starts the program.
"use strict";

(() => {
  const root = document.documentElement;

  // What the program wrote last: the text of a panic, and where it happened.
  let written = "";
  const write = globalThis.fs.writeSync;
  const decoder = new TextDecoder();
  globalThis.fs.writeSync = function (file, content) {
    written = (written + decoder.decode(content, { stream: true })).slice(-20_000);
    return write.call(this, file, content);
  };

  let ended = false;
  const end = (error) => {
    ended = true;
    const detail = [error?.stack, written].filter(Boolean).join("\n\n") || "The program returned.";
    window.spectrieEnded("An error of its own ended the program. What was saved is kept. Reload to go on.", detail);
  };

  // The program, asked for by boot.js, for app.js to start. On the first visit its download takes a
  // while, and a copy tells how much is there. The response itself is handed on as it came: only of
  // such a one the browser keeps what it has compiled, and has it at the next visit.
  window.spectrieProgram = async (showProgress) => {
    const response = await smallest(await window.spectrieAsked);
    if (!navigator.serviceWorker?.controller) {
      follow(response.clone(), showProgress).catch(() => {}); // compiling fails too, and says so
    }
    return response;
  };

  // A host that does not compress sends five times as much as it need: there the program is taken from
  // the packed file beside it. On this machine nothing is gained by that, nor when the worker answers.
  const smallest = async (response) => {
    const near = ["localhost", "127.0.0.1", "[::1]", ""].includes(location.hostname);
    const unpacks = typeof DecompressionStream === "function";
    if (near || !unpacks || navigator.serviceWorker?.controller || !response.ok || response.headers.has("Content-Encoding")) {
      return response;
    }
    try {
      const packed = await fetch("web/app.wasm.gz");
      const program = packed.ok && (await unpacked(packed));
      if (program) {
        response.body.cancel().catch(() => {});
        return program;
      }
    } catch {
      // The program itself may still come.
    }
    return response;
  };

  // unpacked gives the program out of its packed file, which the browser has unpacked already where the
  // host calls the packing an encoding; nothing if it is something else, such as a page of excuse.
  const unpacked = async ({ body }) => {
    const [start, whole] = body.tee();
    const reader = start.getReader();
    const { value } = await reader.read();
    reader.cancel().catch(() => {});
    const is = (...bytes) => bytes.every((byte, i) => value?.[i] === byte);
    const headers = { "Content-Type": "application/wasm" };
    if (is(0x1f, 0x8b)) {
      return new Response(whole.pipeThrough(new DecompressionStream("gzip")), { headers });
    }
    if (is(0, 0x61, 0x73, 0x6d)) {
      return new Response(whole, { headers });
    }
    whole.cancel().catch(() => {});
    return undefined;
  };

  const follow = async ({ body }, showProgress) => {
    let loaded = 0;
    for (const reader = body.getReader(); ; ) {
      const { done, value } = await reader.read();
      if (done) {
        return;
      }
      loaded += value.byteLength;
      showProgress(Math.min(100, Math.round((100 * loaded) / goappWasmContentLength)));
    }
  };

  // Browsers compile while downloading only what is labelled application/wasm, and some hosts label
  // it otherwise. The same bytes under the right label will do. What cannot be fetched or compiled is
  // said on the page, and the promise stays open, because app.js would only log it.
  const streaming = WebAssembly.instantiateStreaming;
  if (streaming) {
    WebAssembly.instantiateStreaming = async (source, imports) => {
      try {
        const response = await source;
        const labelled = response.headers.get("Content-Type") === "application/wasm";
        const program = await streaming.call(
          WebAssembly,
          labelled ? response : new Response(response.body, { headers: { "Content-Type": "application/wasm" } }),
          imports,
        );
        performance.mark("spectrie:compiled");
        return program;
      } catch (error) {
        window.spectrieFailed(
          error instanceof WebAssembly.CompileError
            ? `The server sends something else than the program, or this browser cannot run it. Reload, or try later. (${error.message})`
            : `The program could not be loaded. Check the connection, then reload. (${error.message})`,
        );
        return new Promise(() => {});
      }
    };
  }

  // A panic lets run return.
  const { run, _resume: resume } = Go.prototype;
  Go.prototype.run = async function (instance) {
    performance.mark("spectrie:run");
    await run.call(this, instance).then(() => end(), end);
  };

  // Where WebAssembly itself stops (no memory, no stack) an event throws, and run never returns. The
  // program cannot go on from there: it answers no event and no timer any more.
  Go.prototype._resume = function () {
    if (ended) {
      this._scheduledTimeouts.clear();
      return;
    }
    try {
      resume.call(this);
    } catch (error) {
      end(error);
      throw error;
    }
  };

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
