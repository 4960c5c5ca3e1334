// Reads the person's data without the program, for the page that shows when the program has stopped
// (ended.js). The data comes as files that the program can read again.
//
// It gives:
//   spectrieRescue()  promises { files, unread }: each file with a label, a name, a type and a text, and
//                     the labels of the data that could not be read
"use strict";

(() => {
  const patience = 5000; // milliseconds to wait for a database

  // stored promises the entries of a database's stores, or null if there is no such database.
  const stored = async (name, stores) => {
    const db = await opened(name);
    if (db === null) {
      return null;
    }
    try {
      if (db.objectStoreNames.length === 0) {
        return null; // the program stopped while creating it
      }
      const transaction = db.transaction(stores);
      return await Promise.all(
        stores.map(async (store) => {
          const all = (ask) => answered(transaction.objectStore(store)[ask]());
          const [keys, values] = await Promise.all([all("getAllKeys"), all("getAll")]);
          return keys.map((key, i) => [key, values[i]]);
        }),
      );
    } finally {
      db.close();
    }
  };

  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        reject(request.error);
      };
      setTimeout(reject, patience, new Error("The browser's storage does not answer"));
    });

  const opened = async (name) => {
    const request = indexedDB.open(name);
    let none = false;
    request.onupgradeneeded = () => {
      none = true;
      request.transaction.abort(); // otherwise the browser creates an empty one
    };
    try {
      return await answered(request);
    } catch (error) {
      if (none) {
        return null;
      }
      throw error;
    }
  };

  const day = new Date().toISOString().slice(0, 10);

  // The drill's answers, in the format of trainer/backup.go.
  const answers = async () => {
    const [entries] = (await stored("spectrie-training", ["entries"])) ?? [[]];
    const lines = entries.map(([key]) => key).filter(isEntry);
    if (lines.length === 0) {
      return [];
    }
    const version = lines.reduce((most, line) => Math.max(most, Number(JSON.parse(line).v) || 1), 1); // the highest of an entry
    const sum = spectrieHash(lines.map((line) => `${line}\n`).join(""));
    const text =
      `{"format":"spectrie-training","version":${version},"exported":"${new Date().toISOString()}","entries":[\n` +
      `${lines.join(",\n")}\n],"sha256":"${sum}"}\n`;
    return [{ label: "Your answers in the drill", name: `spectrie-training-${day}.json`, type: "application/json", text }];
  };

  // Another program of the same origin may have written anything there.
  const isEntry = (line) => {
    try {
      const { w, n, k } = JSON.parse(line);
      return /^\{.*\}$/.test(line) && typeof w === "string" && Number.isInteger(n) && typeof k === "string";
    } catch {
      return false;
    }
  };

  // The matches, each with the time of its last move and its record.
  const matches = async () => {
    const [kept] = (await stored("spectrie-matches", ["matches"])) ?? [[]];
    const parts = kept.flatMap(([, value]) => {
      try {
        const { changed, record } = JSON.parse(value);
        return [`=== ${new Date(changed).toISOString()}\n\n${record}\n`];
      } catch {
        return [];
      }
    });
    return parts.length === 0
      ? []
      : [{ label: "Your matches", name: `spectrie-matches-${day}.txt`, type: "text/plain", text: parts.join("\n") }];
  };

  // The person's own lists, with one word per line.
  const lists = async (unread) => {
    const [records, packed] = (await stored("spectrie-dictionaries", ["lists", "packed"])) ?? [[], []];
    const words = new Map(packed);
    return records.flatMap(([id, record]) => {
      const name = String(record?.name);
      const file = name.replace(/[\\/:*?"<>|\p{C}]/gu, "-").replace(/^[. ]+|[. ]+$/g, "") || "words";
      try {
        return [{ label: `Your list “${name}”`, name: `${file}.txt`, type: "text/plain", text: wordsOf(words.get(id)) }];
      } catch {
        unread.push(`your list “${name}”`);
        return [];
      }
    });
  };

  // wordsOf is the text of a list that dicts/pack.go has packed without compression.
  const wordsOf = (packed) => {
    const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength);
    const alphabetAt = 28 + packed[5];
    const framesAt = alphabetAt + packed[6];
    const letters = [...new TextDecoder().decode(packed.subarray(alphabetAt, framesAt))];
    const edges = unframed(view, framesAt, view.getUint32(8, true));

    // A node comes after its parent or its sibling. ends holds an entry for each open node: the word above
    // it, and whether it is the last of its siblings.
    const text = [];
    const ends = [];
    let word = "";
    for (const edge of edges.subarray(1)) {
      const above = word;
      word += letters[edge & 0x1f];
      if (edge & 0x20) {
        text.push(word, "\n");
      }
      if (edge & 0x40) {
        ends.push({ above, last: (edge & 0x80) !== 0 });
        continue;
      }
      word = above;
      for (let last = (edge & 0x80) !== 0; last && ends.length > 0; ) {
        ({ above: word, last } = ends.pop());
      }
    }
    return text.join("");
  };

  // unframed extracts a stream of that many bytes from a zstd frame of raw blocks (RFC 8878, section 3.1.1).
  const unframed = (view, at, bytes) => {
    const stream = new Uint8Array(bytes);
    let from = at + 9; // the magic number, the descriptor and four bytes of content size
    for (let to = 0, last = false; !last; ) {
      const header = view.getUint16(from, true) | (view.getUint8(from + 2) << 16);
      const block = new Uint8Array(view.buffer, view.byteOffset + from + 3, header >> 3);
      if (header & 6) {
        throw new Error("This list is compressed");
      }
      stream.set(block, to);
      to += block.length;
      from += 3 + block.length;
      last = (header & 1) !== 0;
    }
    return stream;
  };

  window.spectrieRescue = async () => {
    const parts = { "your answers": answers, "your matches": matches, "your own lists": lists };
    const files = [];
    const unread = [];
    for (const [label, read] of Object.entries(parts)) {
      try {
        files.push(...(await read(unread)));
      } catch {
        unread.push(label);
      }
    }
    return { files, unread };
  };
})();
