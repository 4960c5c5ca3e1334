// Ghost for two players as one writes it in an afternoon: a Map for each node, labels by recursion.
// The benchmark in the browser compares the program with it.
"use strict";

function plainWinningLetters(text) {
  const players = 2;
  const minLetters = 4;

  const root = { children: new Map(), ends: false };
  for (const word of text.split("\n")) {
    if (word.length < minLetters) {
      continue;
    }
    let node = root;
    for (const letter of word) {
      let child = node.children.get(letter);
      if (!child) {
        child = { children: new Map(), ends: false };
        node.children.set(letter, child);
      }
      node = child;
    }
    node.ends = true;
  }

  // Whoever completes a word loses; a mover picks among the letters that are safe, if there are any.
  const label = (node, depth) => {
    if (node.ends) {
      node.losers = new Set([(depth - 1) % players]);
      return node.losers;
    }
    const mover = depth % players;
    const all = [...node.children.values()].map((child) => label(child, depth + 1));
    const safe = all.filter((losers) => !losers.has(mover));
    node.losers = new Set((safe.length > 0 ? safe : all).flatMap((losers) => [...losers]));
    return node.losers;
  };
  label(root, 0);

  return [...root.children].filter(([, child]) => !child.losers.has(0)).map(([letter]) => letter).sort().join("");
}
