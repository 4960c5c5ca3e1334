package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"time"

	"spectrie/solver/hangman"
)

// reckonedAtOnce is how many words the best play is looked for among before the
// page is drawn. That takes a few milliseconds; with more words it can take a
// second, and the page does not wait for it.
const reckonedAtOnce = 24

// reckon finds the best play beside the page, unless it is known or being found.
func (p *advisor) reckon() {
	n := p.now
	if n == nil || !n.open() || n.outlook != nil || p.work.state == working {
		return
	}
	p.work.begin(p.Site, Hangman, "", func(r *run) {
		outlook, err := n.look(r.turn.take)
		if err != nil {
			return // somebody typed on
		}
		r.tell(func() {
			n.outlook = &outlook
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
	if n.open() && n.outlook == nil {
		return // it says so itself when it is
	}
	if app.IsServer {
		p.said = n.sentence()
		return
	}
	p.home.After(pause, func(ctx app.Context) {
		if p.now != n || p.said == n.sentence() {
			ctx.PreventUpdate()
			return
		}
		p.said = n.sentence()
	})
}
