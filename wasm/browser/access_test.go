//go:build browser

package browser_test

import (
	"fmt"
	"os"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// axe runs axe-core on the page as it stands and reports what it finds.
func axe(t testing.TB, p *page, where string) {
	t.Helper()
	path := os.Getenv("SPECTRIE_AXE")
	script, err := os.ReadFile(path)
	if err != nil {
		t.Fatalf("SPECTRIE_AXE must name axe.min.js: %v", err)
	}
	if !eval[bool](p, `!!window.axe`) {
		p.do(chromedp.Action[chromedp.Void](chromedp.Evaluate[chromedp.Void](string(script))))
	}
	type violation struct {
		ID, Help string
		Nodes    []struct{ HTML string }
	}
	found := eval[struct {
		Violations []violation
		Passes     int
	}](p, `axe.run(document, {runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"], resultTypes: ["violations"], preload: false})
		.then(r => ({violations: r.violations.map(v => ({id: v.id, help: v.help, nodes: v.nodes.map(n => ({html: n.html.slice(0, 160)}))})), passes: r.passes.length}))`)
	if found.Passes < 10 {
		t.Errorf("%s: axe checked only %d rules", where, found.Passes)
	}
	for _, v := range found.Violations {
		example := ""
		if len(v.Nodes) > 0 {
			example = v.Nodes[0].HTML
		}
		t.Errorf("%s: %s: %s (%d times, such as %s)", where, v.ID, v.Help, len(v.Nodes), example)
	}
}

// appearances are how a page is checked: each colour and each width once.
var appearances = []struct {
	theme string
	size  size
}{{"light", desktop}, {"dark", phone}}

// looksRight checks the page as it stands, in each appearance: axe finds nothing, and the page is no wider than its
// window.
func (p *page) looksRight(where string) {
	p.t.Helper()
	for _, a := range appearances {
		p.media("prefers-color-scheme", a.theme)
		p.do(chromedp.EmulateViewport(a.size.width, a.size.height))
		p.wait(fmt.Sprintf(`innerWidth === %d && new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`, a.size.width))
		in := fmt.Sprintf("%s, %s, %d px", where, a.theme, a.size.width)
		axe(p.t, p, in)
		p.fits(in)
	}
}

func TestAxeFindsNothing(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.looksRight("at first")
	p.open(h.url() + address("players", "3", "fragment", "qu"))
	p.shows("#verdict", "can lose")
	p.looksRight("three players")
	p.open(h.url() + address("players", "99", "fragment", "quad"))
	p.shows("#verdict", "by completing")
	p.looksRight("a completed word and a message")
	p.keys("?")
	p.wait(`document.querySelector("#help").open && document.querySelector("#help-of-keys").getAttribute("aria-pressed") === "true"`)
	for _, section := range []string{"play", "solved", "try", "pages", "keys"} {
		p.click("#help-of-" + section)
		p.wait(fmt.Sprintf(`document.querySelector("#help-of-%s").getAttribute("aria-pressed") === "true"`, section))
		p.looksRight("help: " + section)
	}
}

func TestTheThemeCanBeChosenAndIsKept(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.media("prefers-color-scheme", "light")
	p.open(h.url())
	paper := `getComputedStyle(document.body).backgroundColor`
	day := eval[string](p, paper)
	p.click(".top-tools button") // as the system → light
	p.click(".top-tools button") // light → dark
	p.wait(fmt.Sprintf(`%s !== %q`, paper, day))
	p.do(chromedp.Reload())
	p.interactive()
	if got := eval[string](p, paper); got == day {
		t.Error("dark was forgotten")
	}
}

func TestNothingMovesWhenThePersonAskedForNoMovement(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, c := range []struct {
		preference, drawing string
		moves               bool
	}{{"reduce", "tree", false}, {"no-preference", "tree", true}, {"reduce", "map", false}} {
		p.media("prefers-reduced-motion", c.preference)
		p.do(chromedp.Navigate("about:blank"))
		p.open(h.url() + address("draw", c.drawing))
		eval[string](p, `(() => {
			window.moved = 0; const animate = Element.prototype.animate; Element.prototype.animate = function (...a) { window.moved++; return animate.apply(this, a) };
			window.painted = 0; const paint = window.spectriePaint; window.spectriePaint = (...all) => { window.painted++; paint(...all) };
			return "";
		})()`)
		p.keys("j")
		p.wait(`document.title.startsWith("J ")`)
		p.wait(`performance.getEntriesByName("spectrie:drawn").length > 0`)
		if c.moves {
			p.wait(`window.moved > 0 || window.painted > 2`)
			continue
		}
		if moved := eval[string](p, `new Promise(done => setTimeout(() => done(window.moved > 0 || window.painted > 2 ? "moves" : ""), 100))`); moved != "" {
			t.Errorf("%s: the %s moves", c.preference, c.drawing)
		}
	}
}

func TestTheFocusIsNeverLost(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	hash := eval[string](p, `location.hash`)
	p.keys(kb.Tab + kb.Enter)
	p.wait(`document.activeElement.id === "tree"`)
	if got := eval[string](p, `location.hash`); got != hash {
		t.Errorf("who skips to the game goes to %q", got)
	}
	eval[string](p, `document.querySelector("#letters tbody tr:last-child a").focus(), ""`)
	p.keys("\r")
	p.wait(`document.title.startsWith("Y ")`) // the last of those that lose
	p.wait(`document.activeElement.id === "tree" && document.querySelector(".now").getBoundingClientRect().top >= 0`)
	p.open(h.url() + address("fragment", "h")) // 561 words: one more page of them
	p.wait(`document.title.startsWith("H ")`)
	p.click("#more-words")
	p.wait(`document.querySelectorAll("#words li").length === 561 && document.activeElement === document.querySelectorAll("#words a")[60]`)
	p.open(h.url() + address("fragment", "a"))
	p.wait(`document.title.startsWith("A ")`)
	eval[string](p, `document.querySelector('.key[data-letter="b"]').focus(), ""`)
	p.keys(" ")
	p.wait(`document.title.startsWith("AB ")`)
	if got := eval[string](p, `document.activeElement.dataset.letter ?? ""`); got != "b" {
		t.Errorf("the key that was pressed lost the focus to %q", got)
	}
	p.open(h.url() + addressOf("dictionaries"))
	p.shows("h1", "Choose a word list")
	eval[string](p, `document.querySelector(".skip").focus(), ""`)
	p.keys(kb.Enter)
	p.wait(`document.activeElement.id === "main"`)
}
