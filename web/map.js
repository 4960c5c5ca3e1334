// Paints the map of the explorer (app/icicle) on its canvas. The colours come from the stylesheet: the
// canvas has a sample of every ink beside it.
//
// It gives:
//   spectrieFade(frame, milliseconds)
//     lets what the frame shows now fade away over what it will show
//   spectriePaint(canvas, width, height, scale, rects, labels)
//     rects:  five float32 for each rectangle: the number of the ink, x, y, width, height
//     labels: a line for each: the number of the ink, x, y, size, text
// and sends the canvas a "frame" event when its size or its colours have changed.
"use strict";

(() => {
  const paper = 10; // the number of its ink
  const watched = new WeakSet();
  let latest = null;
  const changed = () => latest?.isConnected && latest.dispatchEvent(new Event("frame"));

  for (const query of ["(prefers-color-scheme: dark)", "(forced-colors: active)", "print"]) {
    matchMedia(query).addEventListener("change", changed);
  }
  new MutationObserver(changed).observe(document.documentElement, { attributeFilter: ["data-theme"] });

  const watch = (canvas) => {
    latest = canvas;
    if (watched.has(canvas)) {
      return;
    }
    watched.add(canvas);
    if (window.ResizeObserver) {
      new ResizeObserver(changed).observe(canvas);
    } else {
      window.addEventListener("resize", changed);
    }
  };

  window.spectrieFade = (frame, duration) => {
    const box = frame.getBoundingClientRect();
    const copy = frame.cloneNode(true);
    const canvas = frame.querySelector("canvas");
    if (canvas?.width && canvas.height) {
      copy.querySelector("canvas").getContext("2d").drawImage(canvas, 0, 0);
    }
    for (const element of [copy, ...copy.querySelectorAll("[id]")]) {
      element.removeAttribute("id");
    }
    copy.removeAttribute("role");
    copy.inert = true;
    Object.assign(copy.style, {
      position: "fixed", left: `${box.left}px`, top: `${box.top}px`, width: `${box.width}px`, height: `${box.height}px`,
      margin: 0, maxHeight: "none", pointerEvents: "none",
    });
    document.body.append(copy);
    copy.scrollTo(frame.scrollLeft, frame.scrollTop);
    const end = () => copy.remove();
    copy.animate({ opacity: [1, 0] }, duration).finished.then(end, end);
  };

  window.spectriePaint = (canvas, width, height, scale, rects, labels) => {
    const samples = canvas.parentElement.querySelectorAll(".map-inks > path");
    const colours = [];
    for (const sample of samples) {
      colours.push(getComputedStyle(sample).fill);
    }
    const [w, h] = [Math.round(width * scale), Math.round(height * scale)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    const pen = canvas.getContext("2d");
    pen.setTransform(scale, 0, 0, scale, 0, 0);
    pen.fillStyle = colours[paper];
    pen.fillRect(0, 0, width, height);

    const all = new Float32Array(rects.buffer);
    let ink = -1;
    for (let i = 0; i < all.length; i += 5) {
      if (all[i] !== ink) {
        ink = all[i];
        pen.fillStyle = colours[ink];
      }
      pen.fillRect(all[i + 1], all[i + 2], all[i + 3], all[i + 4]);
    }

    const family = getComputedStyle(canvas).fontFamily;
    pen.textBaseline = "middle";
    for (const line of labels.split("\n")) {
      const [ink, x, y, size, ...text] = line.split(" ");
      if (text.length > 0) {
        pen.fillStyle = colours[ink];
        pen.font = `650 ${size}px ${family}`;
        pen.fillText(text.join(" "), Number(x), Number(y));
      }
    }
    watch(canvas);
  };
})();
