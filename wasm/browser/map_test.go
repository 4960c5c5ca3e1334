//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// verdictsDown reads the first column of the letters to choose from, pixel by pixel: a character for
// every cell from top to bottom, w for a winning and l for a losing one. The pixels are 6 px right of
// the edge of winning cells, where no letter stands.
const verdictsDown = `(() => {
	const canvas = document.querySelector("#map"), ratio = canvas.width / canvas.clientWidth;
	const column = Object.assign(document.createElement("canvas"), {width: 1, height: canvas.height}), pen = column.getContext("2d");
	pen.drawImage(canvas, -Math.round(%s * ratio), 0);
	const data = pen.getImageData(0, 0, 1, canvas.height).data;
	let cells = "", before = "";
	for (let y = 0; y < canvas.height; y++) {
		const [r, g, b] = data.slice(4 * y, 4 * y + 3);
		const now = b > r + 10 ? "w" : r > b + 60 ? "l" : "";
		if (now && now !== before) cells += now;
		before = now;
	}
	return cells;
})()`

// mapAt is the middle of the cell of a fragment of one letter in the first column, as the map's own hit test finds it:
// the pointer moves down the column until the preview names the fragment.
func (p *page) mapAt(fragment string) (x, y float64) {
	p.t.Helper()
	found := eval[[]float64](p, fmt.Sprintf(`(() => {
		const tree = document.querySelector("#tree"), box = document.querySelector("#map").getBoundingClientRect();
		const hits = [];
		for (let y = 1; y < box.height; y += 2) {
			tree.dispatchEvent(new PointerEvent("pointermove", {clientX: box.left + 12, clientY: box.top + y, bubbles: true}));
			if (document.querySelector("#preview").textContent.startsWith(%q + ":")) hits.push(y);
		}
		return hits.length === 0 ? [] : [box.left + 12, box.top + (hits[0] + hits.at(-1)) / 2];
	})()`, fragment))
	if len(found) != 2 {
		p.t.Fatalf("no point of the map's first column leads to %s", fragment)
	}
	return found[0], found[1]
}

// In one look: five blue bands in an orange wall, by day, by night, and where the system sets all colours. There
// the keys differ in their borders.
func TestTheMapShowsWhichOpeningsWin(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, theme := range []string{"light", "dark"} {
		p.media("prefers-color-scheme", theme)
		p.open(h.url() + address("dict", "american-english-7.1"))
		p.wait(`document.querySelector("#map").width > 300`)
		p.wait(fmt.Sprintf(verdictsDown, "5") + `.length === 26`)
		if got, want := eval[string](p, fmt.Sprintf(verdictsDown, "5")), "lllllllwlwllwllllwlllllllw"; got != want {
			t.Errorf("%s: the openings are %s, want %s", theme, got, want)
		}
		p.media("forced-colors", "active")
		p.wait(`matchMedia("(forced-colors: active)").matches && ` + fmt.Sprintf(verdictsDown, "5") + `.length === 26`)
		if got := eval[[]string](p, `[".key.win", ".key.lose"].map(key => getComputedStyle(document.querySelector(key)).borderTopWidth)`); got[0] == got[1] {
			t.Errorf("%s: under forced colours a winning and a losing key both have borders of %s, want two kinds", theme, got[0])
		}
		p.media("forced-colors", "none")
	}
	p.media("forced-colors", "active")
	p.open(h.url() + "?" + addressOf("dictionaries/compare", "with", "web2"))
	p.wait(`document.querySelector(".chooser :checked")`)
	if got := eval[[]string](p, `[":checked", ":not(:checked)"].map(box => getComputedStyle(document.querySelector(".chooser input" + box)).backgroundColor)`); got[0] == got[1] {
		t.Errorf("under forced colours a box is %s, with and without its white tick", got[0])
	}
}

// The explorer prints as one page: the rules, the verdict, the drawing and the letters, by night too, and no control.
func TestTheExplorerPrintsOnOnePage(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, on := range []string{address(), address("players", "5", "seat", "3"), address("dict", "web2", "fragment", "ny")} {
		p.open(h.url() + on)
		for _, sheet := range []paper{a4, letter} {
			if pages := p.print("explorer", sheet); pages != 1 {
				t.Errorf("%s needs %d pages of %s, want one", on, pages, sheet.name)
			}
		}
	}
	p.open(h.url())
	p.wait(`document.querySelector("#map").width > 300`)
	p.click(".top-tools button") // as the system → light
	p.click(".top-tools button") // light → dark, which the paper overrules too
	p.wait(`document.documentElement.dataset.theme === "dark"`)
	p.onPaper()
	const shown = `[...document.querySelectorAll("#rules-chip, h1, #verdict, #map, .legend, .letters, button, .pages, .keys, #words")].filter(e => e.checkVisibility()).map(e => e.id || e.className || e.localName).join(" ")`
	if got, want := eval[string](p, shown), "rules-chip headline verdict map legend map-legend letters"; got != want {
		t.Errorf("the paper shows %q, want %q", got, want)
	}
	p.wait(fmt.Sprintf(verdictsDown, "5") + `.length >= 20`)
	if got := eval[string](p, `getComputedStyle(document.body).backgroundColor`); got != "rgb(255, 255, 255)" {
		t.Errorf("the paper is %s, want white", got)
	}
}

// A click and a tap fall into a cell, letters and Enter too; Backspace, Escape, a click on the letter before and
// the browser's Back lead out again. The canvas shows each.
func TestFallingIntoTheMapAndBack(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	is := func(fragment string) {
		t.Helper()
		title := "Spectrie"
		if fragment != "" {
			title = fragment + " "
		}
		p.wait(fmt.Sprintf(`document.title.startsWith(%q) && document.querySelector("#tree").getAttribute("aria-label").endsWith(%q)`, title, map[bool]string{true: " ∅", false: " " + fragment}[fragment == ""]))
	}
	whole := eval[string](p, `document.querySelector("#map").toDataURL()`)
	x, y := p.mapAt("J")
	p.do(chromedp.MouseClickXY(x, y))
	is("J")
	p.wait(fmt.Sprintf(`document.querySelector("#map").toDataURL() !== %q`, whole))
	p.do(chromedp.NavigateBack())
	is("")
	p.do(chromedp.NavigateForward())
	is("J")
	p.keys(kb.Backspace)
	is("")
	p.keys("s")
	is("S")
	p.keys(kb.Escape)
	is("")
	p.keys(kb.ArrowRight + kb.ArrowDown + kb.Enter) // A, then B
	is("B")
	box := eval[[]float64](p, `(b => [b.left + 5, b.top + 40])(document.querySelector("#map").getBoundingClientRect())`)
	p.do(chromedp.MouseClickXY(box[0], box[1])) // the letter before
	is("")
	p.keys("+") // the best letter
	is("J")
	p.keys("0")
	is("")
	p.do(chromedp.Focus(`.key[data-letter=o]`)) // lights its row as well
	p.wait(`[...document.querySelectorAll(".lit")].map(e => e.tagName + " " + e.dataset.letter).sort().join() === "A o,BUTTON o"`)
}

// Where the person wants movement, the map moves in steps and ends where it does without.
func TestTheMapMovesFromFragmentToFragment(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("fragment", "j"))
	p.wait(`document.querySelector("#map").width > 300`)
	still := eval[string](p, `document.querySelector("#map").toDataURL()`)
	p.keys(kb.Backspace)
	p.wait(`document.title.startsWith("Spectrie")`)
	p.media("prefers-reduced-motion", "no-preference")
	eval[bool](p, `(() => { const paint = window.spectriePaint; window.steps = 0; window.spectriePaint = (...all) => { window.steps++; paint(...all) }; return true })()`)
	p.keys("j")
	p.wait(fmt.Sprintf(`document.title.startsWith("J ") && document.querySelector("#map").toDataURL() === %q`, still))
	if steps := eval[int](p, `window.steps`); steps < 3 {
		t.Errorf("the map moved in %d steps, want more", steps)
	}
	// Where few words are left the map fades away over the tree, and is gone.
	p.keys("a")
	p.wait(`document.title.startsWith("JA ") && document.querySelector("body > .mapped canvas")`)
	p.wait(`!document.querySelector("body > .tree-view") && document.querySelector("#tree .node")`)
	p.keys(kb.Backspace)
	p.wait(`document.title.startsWith("J ")`)
	// Other rules make another map while this one moves.
	p.keys(kb.Backspace)
	p.wait(`document.title.startsWith("Spectrie")`)
	for _, players := range []string{"3", "2", "8"} {
		p.keys("s")
		p.wait(`document.title.startsWith("S ")`)
		p.keys("t")
		p.wait(`document.title.startsWith("ST ")`)
		eval[int](p, `window.steps = 0`)
		p.keys(kb.Backspace)
		p.wait(`window.steps > 1`)
		p.choose("players", players)
		p.wait(fmt.Sprintf(`document.querySelector("#rules-chip").textContent.includes("%s players")`, players))
		p.keys(kb.Backspace)
		p.wait(`document.title.startsWith("Spectrie")`)
	}
}

// On a phone the map is a strip. A tap opens it in full, and there a tap falls.
func TestAPhoneOpensTheMapInFull(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	p.click("#map")
	p.wait(`document.querySelector("#map").getBoundingClientRect().height > 600`)
	p.wait(fmt.Sprintf(verdictsDown, "5") + `.length === 26`)
	x, y := p.mapAt("M")
	p.touches([][]float64{{x, y}})
	p.wait(`document.title.startsWith("M ") && document.querySelector("#map").getBoundingClientRect().height > 600`)
	p.touches([][]float64{{150, 400}, {250, 400}}, [][]float64{{180, 400}, {220, 400}}) // two fingers come together
	p.wait(`document.title.startsWith("Spectrie")`)
	p.touches([][]float64{{x, y - 20}, {x, y + 20}}, [][]float64{{x, y - 40}, {x, y + 40}}) // and part
	p.wait(`document.title.startsWith("M ")`)
	p.keys("z")
	p.shows("#notice", "No word begins with MZ")
	if !eval[bool](p, `document.querySelector("#notice").getBoundingClientRect().bottom < document.querySelector(".legend").getBoundingClientRect().top`) {
		t.Error("a notice covers the legend, want it elsewhere")
	}
	p.click("#close-map")
	p.wait(`document.querySelector("#map").getBoundingClientRect().height < 160 && document.activeElement.id === "tree"`)
}

// The map is saved as a poster of A3 at 300 dpi, and as a drawing that stands alone.
func TestThePosterIsSaved(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	eval[string](p, `(() => { const make = URL.createObjectURL; window.saved = []; URL.createObjectURL = b => { window.saved.push(b); return make.call(URL, b) }; return "" })()`)
	p.click("#save-svg")
	p.wait(`window.saved.length === 1`)
	svg := eval[string](p, `window.saved[0].text()`)
	if !strings.HasPrefix(svg, "<svg") || !strings.Contains(svg, "Ghost in American English 7.1") || strings.Contains(svg, "class=") {
		t.Errorf("the poster does not stand alone: %.200s", svg)
	}
	p.click("#save-png")
	p.wait(`window.saved.some(b => b.type === "image/png")`)
	if got, want := eval[string](p, `createImageBitmap(window.saved.find(b => b.type === "image/png")).then(i => i.width + " × " + i.height)`), "4962 × 3507"; got != want {
		t.Errorf("the poster has %s pixels, want %s", got, want)
	}
}
