//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// What lost a round is drilled and looked at in the explorer with one click.
func TestAMistakeInPlayIsDrilledAndExplored(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.drawsLots()
	g := p.begin(h)
	g.act(false)
	for roundsOver(g.match) == 0 {
		g.act(true)
	}
	review := g.match.Review(0)
	card, ok := review.DrillCard(review.TurningStep)
	if review.Round.Loser != 0 || !ok || card.Fragment == "" {
		t.Fatalf("%s: there is nothing to drill", g.record)
	}
	g.reviewed()
	p.click("#review-explore")
	p.wait(fmt.Sprintf(`document.querySelector("#tree").getAttribute("aria-label") === %q`, "Tree of "+strings.ToUpper(card.Fragment)))
	if got := eval[string](p, `document.querySelector("#players").value + " " + document.querySelector("#seat").value`); got != fmt.Sprintf("%d %d", card.Course.Rules.Players, card.Course.Seat) {
		t.Errorf("the explorer opens with the players and the seat %s", got)
	}
	eval[string](p, `history.back(), ""`)
	p.wait(`document.querySelector("#review-drill")`)
	g.reviewed()
	p.tabTo(`e.id === "review-drill"`)
	p.keys(kb.Enter)
	p.shows("#review-drilled", "In your drill")
	eval[string](p, `(() => { // a few minutes later
		const Today = Date, later = 5 * 6e4;
		window.Date = class extends Today {
			constructor(...at) { at.length ? super(...at) : super(Today.now() + later) }
			static now() { return Today.now() + later }
		};
		return "";
	})()`)
	p.tabTo(`e.localName === "a" && e.textContent === "Drill it now"`)
	p.keys(kb.Enter)
	p.shows("h1", "Drill")
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	if b := p.board(); b.Fragment != card.Fragment {
		t.Errorf("the drill asks at %q, and the mistake was at %q: %s", b.Fragment, card.Fragment, b.Text)
	}
}

// On a phone a long word is not made small: the drawing scrolls, at first to the letter
// that lost the round, and the letters that were better stand within the page.
func TestALongRoundFitsAPhone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + addressOf("play", "record", strings.Replace(momentOfReview, "hacienda", "exhilarating", 1)))
	p.shows("#step-text", "played X")
	for range 13 {
		p.wait(`(() => {
			const outer = document.querySelector(".review-drawing .line-tree").getBoundingClientRect();
			const inner = document.querySelector(".review-drawing .current").getBoundingClientRect();
			return inner.left >= outer.left && inner.right <= outer.right && inner.height > 20;
		})()`)
		p.click("#walk-on")
	}
	if got := eval[string](p, `[...document.querySelectorAll(".steps-table td")].filter(e => e.getBoundingClientRect().right > innerWidth).map(e => e.textContent).join()`); got != "" {
		t.Errorf("cut off: %s", got)
	}
}

// Whoever steps through a match with a button keeps the keyboard on it.
func TestSteppingThroughAMatchKeepsTheKeyboard(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("play", "record", momentOfReview))
	p.shows("#step-text", "completed HACIENDA")
	p.tabTo(`e.id === "walk-back"`)
	for _, letter := range []string{"D", "N", "E", "I", "C", "A", "H"} {
		p.keys(kb.Enter)
		p.shows("#step-text", "played "+letter)
		p.wait(`document.activeElement.id === "walk-back"`)
	}
}
