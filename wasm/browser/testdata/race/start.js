"use strict";

const go = new Go();
WebAssembly.instantiateStreaming(fetch("race.wasm"), go.importObject).then(({ instance }) => {
  go.run(instance);
  window.ready = true;
});
