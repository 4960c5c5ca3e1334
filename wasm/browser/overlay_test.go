//go:build browser

package browser_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/chromedp/chromedp"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// remembers puts answers into the browser's storage, as an earlier visit left
// them: for the player who opens and for the second one a decision that is known,
// one that is being learned and one that was missed. The page must be open.
func (p *page) remembers() {
	p.t.Helper()
	var log trainer.Log
	now := time.Now()
	answer := func(seat int, fragment string, grade trainer.Grade, ago time.Duration) {
		e := log.Next("browser", trainer.Answered, now.Add(-ago))
		e.Card = trainer.Card{Course: trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: seat}, Fragment: fragment}
		e.Grade = grade
		log.Add(e)
	}
	const day = 24 * time.Hour
	for i, decisions := range [][3]string{{"", "ja", "je"}, {"b", "bla", "ble"}} {
		answer(i+1, decisions[0], trainer.Easy, 20*day)
		answer(i+1, decisions[2], trainer.Easy, 20*day)
		answer(i+1, decisions[2], trainer.Again, time.Hour)
		answer(i+1, decisions[1], trainer.Good, time.Hour)
	}
	p.putAnswers(log.Entries())
}

// nodeSays is what the node of a fragment is called.
func nodeSays(fragment string) string {
	return fmt.Sprintf(`document.querySelector('#tree [data-key=%q] title')?.textContent`, fragment)
}

func TestOverlayOfWhatIsKnown(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("draw", "tree"))
	if eval[bool](p, `!!document.querySelector("#known, .halo")`) {
		t.Error("a newcomer is shown what there is to know")
	}
	p.remembers()
	eval[string](p, `localStorage.setItem("spectrie.known", "hidden"), ""`) // as the switch leaves it
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector('#known[aria-pressed="false"]') && !document.querySelector("#tree .halo")`)
	top := eval[float64](p, `(tree => (tree.scrollTop = 123, tree.scrollTop))(document.querySelector("#tree"))`)
	p.click("#known")
	p.wait(nodeSays("") + `?.endsWith("; you know this")`)
	p.wait(`localStorage.getItem("spectrie.known") === null`)
	if now := eval[float64](p, `document.querySelector("#tree").scrollTop`); now != top {
		t.Errorf("the drawing was scrolled from %v to %v", top, now)
	}
	p.wait(nodeSays("ja") + `?.endsWith("; you are learning this")`)
	p.shows(".legend", "you missed this last time")
	p.looksRight("explorer")
	p.click(`.pages a[href*="strategy"]`) // the last look was a phone's
	p.shows("#learnt", "You know 1 of the 6 cards; ")
	p.choose("seat", "2")
	p.shows("#learnt", "of the 62 cards")
	p.wait(`document.querySelectorAll(".starts .memory").length === 54`)
	p.looksRight("strategy")
	p.click(`.start-drill[href*="fragment=b&"]`)
	p.wait(`location.hash.startsWith("#/drill?") && location.hash.includes("fragment=b&") && location.hash.includes("seat=2")`)
}
