//go:build browser

package browser_test

import (
	"os"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

func TestFromTheBarToTheStrategyAndBack(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.click(`.pages a[href*="strategy"]`)
	p.shows("h1", "Open with J. Know five words and you never lose.")
	p.wait(`document.title === "Strategy – Spectrie"`)
	if got := eval[string](p, `[...document.querySelectorAll(".played")].map(a => a.textContent.toLowerCase()).join(" ")`); got != "jack jell jilt jovial just" {
		t.Errorf("the words are %s", got)
	}
	p.shows("#start-drawn", "1 of 128 equally short lists")
	p.choose("seat", "2")
	p.shows("#summary", "after 21 of the 26 opening letters")
	p.choose("players", "3")
	p.shows("#summary", "if nobody slips")
	p.choose("against", "all")
	p.shows("#summary", "nobody can make you lose")
	p.wait(`location.hash.includes("by=guarantee") && location.hash.includes("seat=2")`)
	p.do(chromedp.NavigateBack())
	p.shows("#summary", "if nobody slips")
	p.click(`.pages a[href*="explore"]`)
	p.shows("#verdict", "Player 1 to move.")
	p.wait(`document.querySelector("#players").value === "3"`) // the game goes along
}

// Every page shares the rules, and the next visit begins with them.
func TestRulesChosenOnOnePageAreThoseOfTheNextVisit(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy"))
	p.choose("players", "3")
	p.shows("#summary", "Open with Q.")
	p.open(h.url() + addressOf("dictionaries", "min", "5", "players", "3"))
	p.shows("h1", "Choose a word list")
	p.do(chromedp.Navigate("about:blank"))
	p.open(h.url())
	p.wait(`document.querySelector("#players").value === "3" && document.querySelector("#min-letters").value === "5"`)
	p.shows("#verdict", "Your move.")
	p.choose("players", "2")
	p.wait(`location.hash.includes("players=2")`)
	p.choose("min-letters", "4")
	p.wait(`localStorage.getItem("spectrie.view") === null`) // the usual rules need not be kept
}

// saved keeps the files that the page offers for download in window.saved.
func (p *page) saved() {
	eval[string](p, `(() => { const make = URL.createObjectURL; window.saved = []; URL.createObjectURL = b => { window.saved.push(b); return make.call(URL, b) }; return "" })()`)
}

// take opens the menu of what a person can take along, and chooses from it.
func (p *page) take(button string) {
	p.t.Helper()
	p.click("#take")
	p.click(button)
}

// The files that a person takes along, byte for byte as the tests of package app
// have them.
func TestTheStrategyIsSavedByteForByte(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy", "seat", "2"))
	p.saved()
	p.click("#take")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#take-sheet:popover-open") && document.activeElement.id === "take"`)
	for i, c := range []struct{ button, file, golden string }{
		{"#save-csv", "spectrie-american-english-7.1-from4-2p-seat2.csv", "seat-2.csv"},
		{"#save-anki", "spectrie-american-english-7.1-from4-2p-seat2-anki.txt", "seat-2-anki.txt"},
	} {
		p.take(c.button)
		p.shows("#notice", "Saved as "+c.file+".")
		p.wait(`!document.querySelector("#take-sheet:popover-open") && document.activeElement.id === "take"`)
		want, err := os.ReadFile("../../app/plan/testdata/handout/" + c.golden)
		if err != nil {
			t.Fatal(err)
		}
		const bytes = `.arrayBuffer().then(b => Array.from(new Uint8Array(b), c => String.fromCharCode(c)).join(""))`
		got := []rune(eval[string](p, `window.saved.at(-1)`+bytes))
		if len(got) != len(want) {
			t.Fatalf("%d: %s has %d bytes, want %d", i, c.file, len(got), len(want))
		}
		for at, b := range want {
			if got[at] != rune(b) {
				t.Fatalf("%s differs at byte %d: %q", c.file, at, string(got[max(0, at-20):at+20]))
			}
		}
	}
	p.take("#save-text")
	p.shows("#notice", "seat2.txt")
	text := eval[string](p, `window.saved.at(-1).text()`)
	for _, want := range []string{"aorta", "wryly", h.url() + "#/strategy?dict=american-english-7.1&min=4&players=2&seat=2"} {
		if !strings.Contains(strings.ToLower(text), want) {
			t.Errorf("the text lacks %q", want)
		}
	}
}

func TestAxeFindsNothingOnTheStrategy(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy", "seat", "2", "players", "3", "fragment", "d"))
	p.shows("#start-drawn h2", "Decisions after D")
	eval[string](p, `document.querySelectorAll("#starts summary")[2].click(), ""`)
	p.looksRight("starts and a tree")
}

// A stranger with a phone sees the promise and all five words at once, and which letters are theirs, whoever
// sets the colours.
func TestAPhoneShowsTheFiveWordsOnItsFirstScreen(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + addressOf("strategy"))
	p.shows("h1", "Open with J. Know five words and you never lose.")
	const last = `[...document.querySelectorAll(".played")].at(-1).getBoundingClientRect()`
	if bottom, bar := eval[float64](p, last+`.bottom`), eval[float64](p, `document.querySelector(".pages").getBoundingClientRect().top`); bottom > bar {
		t.Errorf("the last word ends at %v, want it above the tab bar at %v", bottom, bar)
	}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Features: []*emulation.MediaFeature{{Name: "forced-colors", Value: "active"}},
	}); err != nil {
		t.Fatal(err)
	}
	for _, seat := range []string{"1", "2"} {
		p.open(h.url() + addressOf("strategy", "seat", seat))
		p.wait(`document.querySelector(".played")`)
		const thinnest = `(all => Math.min(...[...document.querySelectorAll(all)].map(e => parseFloat(getComputedStyle(e).borderBottomWidth))))`
		const thickest = `(all => Math.max(...[...document.querySelectorAll(all)].map(e => parseFloat(getComputedStyle(e).borderBottomWidth))))`
		if own, others := eval[float64](p, thinnest+`(".played .own")`), eval[float64](p, thickest+`(".played span")`); own < others+1 {
			t.Errorf("player %s: the line below their letters has %vpx, want more than %vpx below those of others", seat, own, others)
		}
	}
}
