// SHA-256 (FIPS 180-4). crypto.subtle has it too, but only on https and localhost.
//
// It gives:
//   spectrieHash(text)  the hash of a text in UTF-8, in lower-case hexadecimal
"use strict";

(() => {
  // The first 32 bits of the fractional parts of the roots of the first primes.
  const fraction = (root) => Math.floor((root % 1) * 2 ** 32);
  const primes = [];
  for (let n = 2; primes.length < 64; n++) {
    if (primes.every((p) => n % p !== 0)) {
      primes.push(n);
    }
  }
  const start = primes.slice(0, 8).map((p) => fraction(Math.sqrt(p)));
  const rounds = primes.map((p) => fraction(Math.cbrt(p)));

  const turned = (x, by) => (x >>> by) | (x << (32 - by));

  window.spectrieHash = (text) => {
    const content = new TextEncoder().encode(text);
    const padded = new Uint8Array((((content.length + 8) >> 6) + 1) << 6);
    padded.set(content);
    padded[content.length] = 0x80;
    const view = new DataView(padded.buffer);
    view.setUint32(padded.length - 8, Math.floor(content.length / 2 ** 29));
    view.setUint32(padded.length - 4, content.length << 3);

    const sum = Int32Array.from(start);
    const w = new Int32Array(64);
    for (let at = 0; at < padded.length; at += 64) {
      for (let i = 0; i < 64; i++) {
        if (i < 16) {
          w[i] = view.getInt32(at + 4 * i);
          continue;
        }
        const a = w[i - 15];
        const b = w[i - 2];
        const one = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
        const two = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
        w[i] = w[i - 16] + one + w[i - 7] + two;
      }
      let [a, b, c, d, e, f, g, h] = sum;
      for (let i = 0; i < 64; i++) {
        const one = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + rounds[i] + w[i];
        const two = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
        [a, b, c, d, e, f, g, h] = [(one + two) | 0, a, b, c, (d + one) | 0, e, f, g];
      }
      [a, b, c, d, e, f, g, h].forEach((x, i) => (sum[i] += x));
    }
    return [...sum].map((x) => (x >>> 0).toString(16).padStart(8, "0")).join("");
  };
})();
