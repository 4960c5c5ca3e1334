// Moves what is new on the board of a match into its place (app/play/motion.go). The page already shows where
// everything ends, so that nothing waits for it.
//
// It gives:
//   spectrieMove(moves)
//     moves: a line for each, of selectors and milliseconds: what moves | from where | from where else |
//     how long | after what time. What comes from nowhere appears in its place.
"use strict";

window.spectrieMove = (moves) => {
  const find = (selector) => (selector ? document.querySelector(selector) : null);
  const planned = moves.trim().split("\n").map((line) => {
    const [what, from, orFrom, duration, delay] = line.split("|");
    const element = find(what);
    const start = (find(from) ?? find(orFrom))?.getBoundingClientRect();
    const end = element?.getBoundingClientRect();
    let transform = "scale(0)";
    if (start && end) {
      const x = start.left + start.width / 2 - end.left - end.width / 2;
      const y = start.top + start.height / 2 - end.top - end.height / 2;
      transform = `translate(${x}px, ${y}px) scale(${Math.min(start.width / end.width, 3)})`;
    }
    return { element, transform, duration: Number(duration), delay: Number(delay) };
  });
  for (const { element, transform, duration, delay } of planned) {
    if (delay > 0) { // until then it is not seen
      element?.animate?.({ transform: ["scale(0)", "scale(0)"] }, delay);
    }
    element?.animate?.({ transform: [transform, "none"] }, { duration, delay, easing: "ease-out" });
  }
};
