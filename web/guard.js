// Watches over the program: loads it, notices when it shows its page, and when it stops. It changes what
// wasm_exec.js has defined and app.js will use, so it runs between them.
"use strict";

(() => {
  const root = document.documentElement;

  // The last text that the program wrote: after a panic, its message and its stack.
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
    const detail = [error?.stack, written].filter(Boolean).join("\n\n") || "The program ended without an error.";
    window.spectrieEnded("An error in Spectrie stopped it. Everything kept in this browser is safe. Reload to continue.", detail);
  };

  // spectrieProgram gives app.js the program that boot.js has asked for. On the first visit a copy of the
  // response measures the progress of the download. The response itself is passed on as it came: the browser
  // keeps the compiled code of no other, and needs it at the next visit.
  window.spectrieProgram = async (showProgress) => {
    const response = await smallest(await window.spectrieAsked);
    if (!navigator.serviceWorker?.controller) {
      follow(response.clone(), showProgress).catch(() => {}); // compiling fails too, and reports it
    }
    return response;
  };

  // A host that does not compress sends five times as many bytes as needed. There the program comes from
  // the packed file beside it. That gains nothing on this machine, or when the worker answers.
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
      // The response with the plain program is still there.
    }
    return response;
  };

  // unpacked gives the program from its packed file. If the host sent that as an encoding, the browser has
  // unpacked it already. It gives nothing for anything else, such as an error page.
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

  // Browsers compile during the download only if the type is application/wasm, which some hosts get wrong.
  // A response with the same bytes and the right type helps. If fetching or compiling fails, the page says
  // so, and the promise stays open: app.js would only log the error.
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
            ? `The server did not send the program, or this browser cannot run it. Reload, or try again later. (${error.message})`
            : `The program could not be loaded. Check the connection, then reload. (${error.message})`,
        );
        return new Promise(() => {});
      }
    };
  }

  // After a panic, run returns.
  const { run, _resume: resume } = Go.prototype;
  Go.prototype.run = async function (instance) {
    performance.mark("spectrie:run");
    window.spectrieRuns();
    await run.call(this, instance).then(() => end(), end);
  };

  // If WebAssembly itself stops (no memory, no stack), an event throws and run never returns. The program
  // cannot continue after that, so no event and no timer may reach it.
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

  // The program replaces the drawing that came with the page with its own.
  new MutationObserver((_, observer) => {
    if (!document.body.firstElementChild?.hasAttribute("data-prerendered")) {
      observer.disconnect();
      root.classList.remove("elsewhere", "loading");
      performance.mark("spectrie:mounted");
      // Storing the site for offline use keeps a core busy for a while. Let the page become usable first.
      setTimeout(() => ended || window.dispatchEvent(new Event("spectrie:mounted")), 200);
    }
  }).observe(document.body, { childList: true });

  // app.js would hold back the browser's offer to install, and the browser would log a warning.
  window.addEventListener("beforeinstallprompt", (event) => event.stopImmediatePropagation());

  // go-app would log each update of the service worker. update.js announces it on the page.
  Object.defineProperty(window, "goappOnUpdate", { value() {}, writable: false });
})();
