// The first script of Spectrie as one file. That page contains the files that the site would fetch: each is
// packed with gzip and written as text (onefile_text.go) in a <script type="text/plain" data-file="…"> at
// the page's end. This script replaces fetch and takes them from there, so no other script has to know.
//
// It gives:
//   spectrieHolds(path)  whether the page contains this file of the site
"use strict";

(() => {
  // The characters that are never written as themselves.
  const unwelcome = {{unwelcome}};

  // unpacked turns the text of an element back into bytes. Each character holds seven bits. One beyond ASCII
  // holds seven more: its upper bits say which unwelcome character it replaces.
  const unpacked = (text, length) => {
    const bytes = new Uint8Array(length);
    let at = 0;
    let bits = 0;
    let held = 0;
    const take = (seven) => {
      held = (held << 7) | seven;
      bits += 7;
      if (bits >= 8 && at < length) {
        bits -= 8;
        bytes[at++] = held >> bits;
        held &= (1 << bits) - 1;
      }
    };
    for (let i = 0; i < text.length; i++) {
      const code = text.charCodeAt(i);
      if (code > 127) {
        take(unwelcome[(code >> 7) - {{firstPlace}}]);
      }
      take(code & 127);
    }
    return bytes;
  };

  const types = { wasm: "application/wasm", txt: "text/plain; charset=utf-8" };

  const parsed = new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });

  const element = (path) => document.querySelector(`script[data-file="${CSS.escape(path)}"]`);
  const kept = new Map(); // what was asked for, as gzip; its element, twice as large, is gone

  const packed = async (path) => {
    await parsed;
    if (!kept.has(path)) {
      const from = element(path);
      if (!from) {
        throw new TypeError(`${path} is not in this file`);
      }
      kept.set(path, new Blob([unpacked(from.textContent, Number(from.dataset.bytes))]));
      from.remove();
    }
    return kept.get(path);
  };

  window.spectrieHolds = (path) => kept.has(path) || element(path) !== null;

  window.fetch = async (resource) => {
    const path = String(resource);
    const gzip = await packed(path);
    return new Response(gzip.stream().pipeThrough(new DecompressionStream("gzip")), {
      headers: { "Content-Type": types[path.slice(path.lastIndexOf(".") + 1)] ?? "application/octet-stream" },
    });
  };

  // One file has no worker beside it, and needs none: it is here without a network, and a newer one
  // takes its place. The promise stays open, because app.js would log its failure.
  if (navigator.serviceWorker) {
    navigator.serviceWorker.register = () => new Promise(() => {});
  }
})();
