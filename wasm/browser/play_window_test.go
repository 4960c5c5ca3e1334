//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// tableOf is a moment of a match with challenges for GHOST against some bots.
func tableOf(bots int, events string) string {
	record := "ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~You"
	for i := range bots {
		record += fmt.Sprintf("~%s(35-mind-0)", strings.Split("Reader Child Editor Pupil Perfect Botany Bot", " ")[i])
	}
	return record + "~" + events
}

// outOfPlace are parts of the table that lie over each other, over the edge of the window, or below the tab bar or
// the keys, and tiles of a wrong size.
const outOfPlace = `((mostTile, leastTile) => {
	const wrong = [], box = e => e.getBoundingClientRect(), named = e => e.id || e.className + " " + e.textContent.slice(0, 20);
	const all = s => [...document.querySelectorAll(s)].filter(e => box(e).width > 2 && e.checkVisibility() && !e.matches(".sr-only"));
	const bar = all(".pages").map(box).find(b => b.top > innerHeight / 2);
	scrollTo(0, 0);
	const seats = all(".score"), tiles = all("#play-board .tile"), over = all(".going-on").length > 0;
	const status = over ? all("#play-banner") : all("#play-banner, #play-prompt, #play-said, #play-board .rule").filter(e => e.innerText.trim());
	const hand = all(over ? "#play-next" : ".controls");
	const parts = [...seats, ...tiles, ...all(".bubble").filter(e => !e.closest(".score")), ...status, ...hand];
	for (const [i, a] of parts.entries()) {
		const r = box(a);
		if (r.left < -1 || r.right > innerWidth + 1 || r.top < -1 || r.bottom > (bar && !a.closest(".controls") ? bar.top : innerHeight) + 1) wrong.push(named(a) + " is out of the window, at " + [r.left, r.top, r.right, r.bottom].map(Math.round));
		for (const b of parts.slice(i + 1)) {
			const s = box(b);
			if (Math.min(r.right, s.right) - Math.max(r.left, s.left) > 1 && Math.min(r.bottom, s.bottom) - Math.max(r.top, s.top) > 1) wrong.push(named(a) + " and " + named(b) + " lie over each other");
		}
	}
	if (innerWidth > 640 && innerHeight > 500) for (const bubble of all(".bubbles .bubble")) {
		const r = box(bubble), s = box(document.querySelector("#player-" + bubble.querySelector(".chip").textContent));
		if (Math.abs(r.left + r.right - s.left - s.right) > s.width) wrong.push(named(bubble) + " is not below its seat");
	}
	if (!over && all(".key").length !== 26) wrong.push("not all keys are there");
	const widths = tiles.map(t => box(t).width), lines = new Set(tiles.map(t => Math.round(box(t).top))).size;
	if (Math.max(...widths) > mostTile + 1 || Math.min(...widths) < leastTile - 1) wrong.push("the tiles are " + Math.round(widths[0]) + " px wide");
	if (lines > 1 && widths[0] > 37) wrong.push(lines + " lines of tiles");
	if (document.documentElement.scrollWidth > innerWidth) wrong.push("the page is too wide");
	return wrong.slice(0, 6).join("; ");
})(%d, %d)`

// The letters, the players, what is said and the keys are in every window without scrolling, and apart.
func TestTheTableFitsEveryWindow(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, c := range []struct {
		bots           int
		events, button string // the button is pressed at once
	}{
		{1, "hall;", ""}, {2, "ceth?;", ""}, {3, "hallwa;", ""}, {7, "hallwa;", ""}, {1, "unexpectedl;", ""}, {3, "ceth;", "#claim-none"}, {7, "h;", "#claim-none"},
	} {
		p.do(chromedp.EmulateViewport(1280, 800))
		p.restores(h, tableOf(c.bots, c.events))
		p.wait(`document.querySelector("#play-name, #play-prompt")`)
		if c.button != "" {
			p.wait(`document.querySelector("` + c.button + `[aria-disabled=false], .going-on")`)
			eval[string](p, `document.querySelector("`+c.button+`")?.click(), ""`)
			p.wait(`document.querySelector(".going-on")`)
		}
		for _, s := range []struct {
			size
			most, least int // a tile of a short row
		}{{size{1280, 800}, 120, 96}, {size{390, 844}, 60, 36}, {size{320, 640}, 50, 36}, {size{844, 390}, 60, 36}, {size{820, 1180}, 120, 36}, {size{2560, 1440}, 120, 120}} {
			p.do(chromedp.EmulateViewport(s.width, s.height))
			if len(c.events) > 9 {
				s.least = min(s.least, 33)
			}
			if wrong := eval[string](p, fmt.Sprintf(outOfPlace, s.most, s.least)); wrong != "" {
				t.Errorf("%d bots, %s%s at %d × %d: %s", c.bots, c.events, c.button, s.width, s.height, wrong)
			}
		}
	}
}

// watchMoves collects what shifts on the page and what is animated there.
const watchMoves = `(() => {
	window.shifts = [], window.flights = [];
	new PerformanceObserver(list => { for (const e of list.getEntries()) window.shifts.push({
		by: e.value, what: e.sources.map(s => (s.node?.id || s.node?.className || s.node?.nodeName) + " " + [s.previousRect, s.currentRect].map(r => [r.x, r.y, r.width, r.height].map(Math.round)).join(" to ")).join(", "),
	}) }).observe({type: "layout-shift"});
	const animate = Element.prototype.animate;
	Element.prototype.animate = function (frames, options) {
		window.flights.push({what: this.className, frames: Object.keys(frames).join(" "), time: options.duration ?? options});
		return animate.call(this, frames, options);
	};
	return "";
})()`

// During a match letters travel to the row, and what was there stays where it is.
func TestLettersTravelAndNothingElseMoves(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for _, s := range []size{{1280, 800}, phone} {
		t.Run(fmt.Sprint(s.width), func(t *testing.T) {
			t.Parallel()
			p := newPage(t, s)
			p.media("prefers-reduced-motion", "no-preference")
			g := p.resumes(h, tableOf(2, ";"))
			eval[string](p, watchMoves)
			for roundsOver(g.match) == 0 {
				g.act(true)
			}
			g.reviewed()
			lost := len(g.match.State().Rounds[0].Plays)
			g.goesOn()
			eval[string](p, `new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done(""))))`)
			type shift struct {
				By   float64
				What string
			}
			sum := 0.0
			shifts := eval[[]shift](p, `window.shifts`)
			for _, shift := range shifts {
				sum += shift.By
			}
			if sum >= 0.01 {
				t.Errorf("%s: the layout shifted by %.3f in a round, want less than 0.01: %+v", g.record, sum, shifts)
			}
			type flight struct {
				What, Frames string
				Time         int
			}
			letters, drops := 0, 0
			for _, f := range eval[[]flight](p, `window.flights`) {
				if f.Frames != "transform" {
					t.Errorf("%s: %s changes %s, want only transform", g.record, f.What, f.Frames)
				}
				switch {
				case strings.HasPrefix(f.What, "tile seat") && f.Time == 150:
					letters++
				case f.What == "life lost" && f.Time == 300:
					drops++
				}
			}
			if letters < lost || drops != 1 {
				t.Errorf("%s: %d letters travelled and %d dropped, want %d or more and 1", g.record, letters, drops, lost)
			}
		})
	}
}
