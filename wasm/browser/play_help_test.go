//go:build browser

package browser_test

import (
	"slices"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/trainer/match"
)

// shownSigns are the signs on the keys of the screen, one after the other.
const shownSigns = `[...document.querySelectorAll("#play-board .key-sign")].map(s => s.dataset.sign).join("")`

// Help is off until it is asked for, and what was looked at stays on record.
func TestHelpInAMatchIsNoted(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.wishing("lives=go")
	g := p.begin(h)
	g.act(false)
	if signs := eval[string](p, shownSigns); signs != "" {
		t.Errorf("the keys have the signs %q before anything was asked", signs)
	}
	if uses := g.match.State().Round().Uses; len(uses) > 0 {
		t.Errorf("%s: uses of help: %v", g.record, uses)
	}
	p.tabTo(`e.id === "helps-title"`)
	p.keys(kb.Enter)
	p.tabTo(`e.id === "help-2"`)
	p.keys(kb.Enter)
	g.follow()
	p.wait(shownSigns + `.length > 0`)
	p.shows("#help-uses", "Recorded in this round: hints or taking back at 1 turn.")
	depth := len(g.match.State().Round().Plays)
	if uses := g.match.State().Round().Uses; !slices.Equal(uses, []match.Use{{Player: 0, Depth: depth, Help: match.Winning}}) {
		t.Errorf("%s: uses of help: %v", g.record, uses)
	}
	if eval[string](p, `document.activeElement.id`) != "help-2" {
		t.Error("the button that was pressed lost the keyboard")
	}

	p.do(chromedp.Reload())
	g.again()
	if signs := eval[string](p, shownSigns); signs != "" {
		t.Errorf("after a reload the keys have the signs %q", signs)
	}
	p.shows("#help-uses", "Recorded in this round: hints or taking back at 1 turn.")
	for roundsOver(g.match) == 0 {
		g.act(false)
	}
	if uses := g.match.State().Rounds[0].Uses; len(uses) != 1 {
		t.Errorf("%s: the round ended with the uses %v", g.record, uses)
	}
	p.click("#play-others")
	p.wait(`document.querySelector("#fares tbody td:last-child")?.textContent === "1"`)
}
