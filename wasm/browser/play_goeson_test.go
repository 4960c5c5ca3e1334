//go:build browser

package browser_test

import (
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The bots of a match are the same before and after a reload, as follow sees.
func TestAMatchGoesOnAfterReloadsWithoutANetwork(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.wishing("play=challenges")
	p.open(h.url() + addressOf("play"))
	p.offlineReady()
	h.stop()
	p.keys(kb.Enter)
	g := p.sat()
	for { // until the round on the board has something to take back
		over := roundsOver(g.match)
		g.act(false)
		if roundsOver(g.match) == over {
			break
		}
		g.goesOn()
	}
	p.keys(kb.Backspace)
	p.shows("#play-said", "Taken back to ")
	g.follow()
	p.do(chromedp.Reload())
	g.again()

	p.open(h.url() + "?another=visit" + addressOf("play"))
	p.shows("#past", "Continue")
	p.click(`#past a.action`)
	g.again()
	g.act(false)
}

// A match that two tabs show is one: each follows what is played in the other.
func TestTwoTabsOfOneMatchGoOnTogether(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	here := p.begin(h)
	here.act(false)
	tab := p.anotherTab()
	tab.open(h.url() + addressOf("play", "match", here.id))
	there := &table{page: tab, id: here.id, record: here.record, match: here.match}
	there.again()

	for _, turn := range []struct{ plays, follows *table }{{here, there}, {there, here}, {here, there}} {
		over := roundsOver(turn.plays.match)
		turn.plays.act(false)
		turn.follows.match, turn.follows.record = turn.plays.match, turn.plays.record
		ended := roundsOver(turn.plays.match) > over
		turn.follows.looks(ended)
		if ended {
			break
		}
	}
	p.open(h.url() + "?another=visit" + addressOf("play"))
	p.wait(`document.querySelectorAll("#past .match-what").length === 1`)
}
