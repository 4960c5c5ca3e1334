//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	cdpage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// before runs a script in every document that p opens from now on, ahead of
// the page's own.
func (p *page) before(script string) {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, cdpage.AddScriptToEvaluateOnNewDocument,
		cdpage.AddScriptToEvaluateOnNewDocumentParams{Source: script}); err != nil {
		p.t.Fatal(err)
	}
}

func TestDeniedStorageMakesAVisitWithoutMemory(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, name := range []string{"localStorage", "sessionStorage", "indexedDB", "BroadcastChannel"} {
		p.before(fmt.Sprintf(`Object.defineProperty(window, %q, {configurable: true, get() { throw new DOMException("denied", "SecurityError") }})`, name))
	}
	p.open(h.url())
	p.keys("j")
	p.shows("#verdict", "Player 2 to move")
	p.click(".top-tools button")
	p.wait(`document.documentElement.dataset.theme === "light"`)
	p.choose("players", "3")
	p.shows("#verdict", "can lose")
	p.openAnswers(h)
	p.shows("#practice-note", "Your answers last for this visit only: this browser keeps nothing for this page")
}

// Another dictionary stands in with the same rules, and the lost one can be asked for again.
func TestTheRulesAreRememberedThoughTheirDictionaryIsLost(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	h.fail("web/dicts/scowl-small.trie", 500)
	p := newPage(t, desktop)
	p.expect("500")
	p.before(`localStorage.setItem("spectrie.view", "/explore?dict=scowl-small&players=3")`)
	p.open(h.url())
	p.shows("#messages", "SCOWL small could not be loaded: the server answered with status 500. American English 7.1 is still in use.")
	p.shows("#verdict", "Your move.")
	p.wait(`document.querySelector("#dictionary").value === "american-english-7.1" && document.querySelector("#players").value === "3"`)
	if got := eval[string](p, `localStorage.getItem("spectrie.view") ?? ""`); !strings.Contains(got, "scowl-small") {
		t.Errorf("the next visit opens with %q", got)
	}
	h.fail("web/dicts/scowl-small.trie", 0)
	p.click("#retry")
	p.uses("SCOWL small")
}

func TestLettersArePlayedFromEverywhereButFieldsAndDialogs(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("players", "3"))
	p.click("#guarantee") // it keeps the focus, and has no use for letters
	p.wait(`location.hash.includes("by=guarantee")`)
	p.keys("q")
	p.wait(`document.title.startsWith("Q ")`)
	p.keys(kb.Backspace)
	p.wait(`!document.title.startsWith("Q ")`)

	p.keys("?")
	p.wait(`document.querySelector("#help").open`)
	p.click("#help .keys-table td") // takes the focus away from the button that closes it
	p.keys("q")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open`)
	p.keys("s")
	p.wait(`document.title.startsWith("S ")`)
}

func TestZoomSurvivesWalkingTheTree(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("draw", "tree"))
	p.keys("+")
	p.keys("+")
	width := `document.querySelector("#tree > svg").getBoundingClientRect().width`
	p.wait(`document.querySelector("#tree").classList.contains("zoomed")`)
	before := eval[float64](p, width)
	p.keys(kb.ArrowRight)
	p.keys(kb.ArrowDown)
	p.wait(`document.querySelector("#tree .active").dataset.key === "b"`)
	if after := eval[float64](p, width); after < before-1 || after > before+1 {
		t.Errorf("walking changed the width from %.0f to %.0f", before, after)
	}
}

func TestAMessageThatComesDoesNotTakeTheFocusFromAnother(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("fragment", "ja"))
	eval[bool](p, `dispatchEvent(new Event("spectrie:update-waiting"))`)
	p.wait(`document.querySelector("#update")`)
	eval[string](p, `document.querySelector("#update").focus(), ""`)
	p.keys("q")
	p.shows("#notice", "No word begins with JAQ")
	if got := eval[string](p, `document.activeElement.id`); got != "update" {
		t.Errorf("the focus went from the update to %q", got)
	}
	p.wait(`document.querySelector("#notice").textContent === ""`) // it goes by itself
}

func TestTheDrawingFitsHoweverLargeItIs(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy", "seat", "2"))
	p.click("#draw-all")
	p.wait(`document.querySelectorAll("#tree [role=treeitem]").length > 100`)
	p.keys("0")
	p.wait(`document.querySelector("#tree").classList.contains("zoomed")`)
	p.keys("0")
	p.wait(`!document.querySelector("#tree").classList.contains("zoomed")`)
}
