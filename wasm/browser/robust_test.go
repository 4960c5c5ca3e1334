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
	for _, name := range []string{"localStorage", "sessionStorage"} {
		p.before(fmt.Sprintf(`Object.defineProperty(window, %q, {configurable: true, get() { throw new DOMException("denied", "SecurityError") }})`, name))
	}
	p.open(h.url())
	p.keys("j")
	p.shows("#verdict", "Player 2 to move")
	p.click(".top-tools button")
	p.wait(`document.documentElement.dataset.theme === "light"`)
	p.choose("players", "3")
	p.shows("#verdict", "can lose")
}

func TestTheRulesAreRememberedThoughTheirDictionaryIsLost(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	h.fail("web/dicts/scowl-small.trie", 500)
	p := newPage(t, desktop)
	p.expect("500")
	p.before(`localStorage.setItem("spectrie.view", "/explore?dict=scowl-small&players=3")`)
	p.open(h.url())
	p.shows("#messages", "SCOWL small could not be loaded")
	p.shows("#verdict", "Your move.") // another stands in
	if got := eval[string](p, `localStorage.getItem("spectrie.view") ?? ""`); !strings.Contains(got, "scowl-small") {
		t.Errorf("the next visit opens with %q", got)
	}
}

func TestADeniedClipboardShowsTheLink(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for name, script := range map[string]string{
		"missing": `Object.defineProperty(Navigator.prototype, "clipboard", {get() { return undefined }})`,
		"denied":  `navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"))`,
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			p := newPage(t, desktop)
			p.before(script)
			p.open(h.url() + address("fragment", "qu"))
			p.click("#copy-link")
			p.shows("#messages", "Copy the link from here: "+h.url()+"#/explore?dict=american-english-7.1&fragment=qu&")
		})
	}
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

func TestOtherLettersThanAToZAreRefusedAndShortcutsLeftAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("fragment", "ja"))
	press := func(key, extra string) {
		eval[bool](p, fmt.Sprintf(`document.body.dispatchEvent(new KeyboardEvent("keydown", {key: %q, bubbles: true, cancelable: true, %s}))`, key, extra))
	}
	for key, says := range map[string]string{"é": "No word begins with JAÉ", "ß": "No word begins with JAß"} {
		press(key, "")
		p.shows("#notice", says)
	}
	eval[bool](p, `document.body.dispatchEvent(new Event("keydown", {bubbles: true}))`) // as extensions send
	for _, extra := range []string{"ctrlKey: true", "metaKey: true", "altKey: true", "isComposing: true"} {
		press("c", extra)
		if title := eval[string](p, `document.title`); title != "JA – Spectrie" {
			t.Errorf("%s: the letter was played: %s", extra, title)
		}
	}
	press("C", "shiftKey: true")
	p.wait(`document.title.startsWith("JAC ")`)
}

func TestZoomSurvivesWalkingTheTree(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.keys("+")
	p.keys("+")
	width := `document.querySelector("#tree svg").getBoundingClientRect().width`
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
}

func TestGoingToTheViewOnScreenLeavesTheHistoryAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	before := eval[int](p, `history.length`)
	p.click(`#tree [data-key=""] .shape`)
	p.keys(kb.Enter)
	p.keys("j")
	p.wait(`document.title.startsWith("J ")`)
	if after := eval[int](p, `history.length`); after != before+1 {
		t.Errorf("one letter, %d entries", after-before)
	}
}

func TestTheDrawingFitsHoweverLargeItIs(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.click("#draw-all")
	p.wait(`document.querySelectorAll("#tree [role=treeitem]").length > 1800`)
	p.keys("0")
	p.wait(`document.querySelector("#tree").classList.contains("zoomed")`)
	p.keys("0")
	p.wait(`!document.querySelector("#tree").classList.contains("zoomed")`)
}
