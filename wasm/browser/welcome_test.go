//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// TestAStrangerIsWelcomedAndAKnownPersonIsNot: the welcome is painted with the page,
// goes for good with the second letter that is typed, and is never painted again.
func TestAStrangerIsWelcomedAndAKnownPersonIsNot(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	p.shows(".welcome", "Complete a word of 4 letters or more and you lose.")
	p.wait(`document.querySelector(".keys").getBoundingClientRect().bottom <= document.querySelector(".pages").getBoundingClientRect().top`)
	if moved := shifted(p); moved > 0.05 {
		t.Errorf("the layout shifted by %.3f", moved)
	}

	p.open(h.url() + address("players", "3")) // whose verdict is longer
	p.shows("#verdict", "Players 2 and 3 can lose.")
	p.wait(`document.querySelector(".welcome") && document.querySelector(".keys").getBoundingClientRect().bottom <= document.querySelector(".pages").getBoundingClientRect().top`)
	p.open(h.url() + address())
	p.shows("#verdict", "You win with")

	p.click("#welcome-solved")
	p.shows("#help h3", "Start at the words")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open && document.activeElement.id === "welcome-solved"`)
	p.keys("j")
	p.wait(`document.title.startsWith("J ") && document.querySelector(".welcome")`)
	p.keys("a")
	p.wait(`document.title.startsWith("JA ") && !document.querySelector(".welcome") && document.activeElement.id === "tree"`)

	p.do(chromedp.Navigate("about:blank"))
	p.open(h.url())
	p.wait(`document.title.startsWith("Spectrie") && !document.querySelector(".welcome")`)
	if moved := shifted(p); moved > 0.05 {
		t.Errorf("the layout shifted by %.3f for who knows", moved)
	}
}

// TestKeysThatNeedTheFocus: who dictates or whose hand is unsteady can have letters act
// on the keys and the tree only.
func TestKeysThatNeedTheFocus(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.keys("?")
	p.wait(`document.querySelector("#help").open`)
	p.choose("key-reach", "focus")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open`)
	p.keys("h")
	eval[string](p, `document.querySelector('.key[data-letter="j"]').focus(), ""`)
	p.keys("j")
	p.wait(`document.title.startsWith("J ")`) // and not H
}

// shifted is how far the layout shifted without the person's doing.
func shifted(p *page) float64 {
	p.t.Helper()
	return eval[float64](p, `new Promise(resolve => {
		let moved = 0
		new PerformanceObserver(list => {
			for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value
			resolve(moved)
		}).observe({type: "layout-shift", buffered: true})
		requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
	})`)
}
