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
				s.least = min(s.least, 36)
			}
			if wrong := eval[string](p, fmt.Sprintf(outOfPlace, s.most, s.least)); wrong != "" {
				t.Errorf("%d bots, %s%s at %d × %d: %s", c.bots, c.events, c.button, s.width, s.height, wrong)
			}
		}
	}
}
