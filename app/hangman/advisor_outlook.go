package hangman

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/solver/hangman"
)

// reckonedAtOnce is how many words the best play is looked for among before the
// page is drawn. For a dozen, even such as differ in one letter, the search takes
// fewer than five hundred of its steps, which is a few milliseconds in a browser;
// with more words it can take a second, and the page does not wait for it.
const reckonedAtOnce = 12

// reckon finds beside the page what it waits for: the best play, or what would make
// words fit; unless that is being found.
func (p *advisor) reckon() {
	n := p.now
	if n == nil || !n.waits() || p.work.State == page.Working {
		return
	}
	if n.mendable() {
		p.findMends(n)
		return
	}
	p.work.Begin(p.host, address.Hangman, "", func(r *page.Run) {
		outlook, err := n.look(r.Turn.Take)
		if err != nil {
			return // somebody typed on
		}
		r.Tell(func() {
			n.outlook = &outlook
			p.saySoon()
		})
	})
}

func (p *advisor) findMends(n *standpoint) {
	m := n.mending(p.shelf)
	p.work.Begin(p.host, address.Hangman, "", func(r *page.Run) {
		mends, err := m.find(r.Turn.Take)
		if err != nil {
			return // somebody typed on
		}
		r.Tell(func() {
			n.mends, n.mended = mends, true
			for _, list := range m.elsewhere {
				if list.words != nil && p.shelf.Has(list.ID) {
					p.shelf.Arrange(list.ID, list.words)
				}
			}
			p.saySoon()
		})
	})
}

// look finds the best play. The letters of all algorithms are among those of
// which it says what to expect.
func (n *standpoint) look(tick func() error) (hangman.Outlook, error) {
	var also []rune
	for _, ratings := range n.ratings {
		for _, tied := range hangman.Tied(ratings) {
			also = append(also, tied.Letter)
		}
	}
	return n.fit.Outlook(n.view.Lives, string(also), tick)
}

// pause is how long somebody types nothing until the advice is read out.
const pause = 700 * time.Millisecond

// saySoon lets screen readers say the advice once it is known and typing pauses.
func (p *advisor) saySoon() {
	n := p.now
	if n.waits() {
		return // it says so itself when it is
	}
	if app.IsServer {
		p.said = n.sentence()
		return
	}
	p.host.Ctx().After(pause, func(ctx app.Context) {
		if p.now != n || p.said == n.sentence() {
			ctx.PreventUpdate()
			return
		}
		p.said = n.sentence()
	})
}
