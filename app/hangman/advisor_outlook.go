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
const outlookAtOnce = 12

// reckon finds beside the page what it waits for: the best play, or what would make
// words fit; unless that is being found.
func (p *advisor) startWork() {
	a := p.analysis
	if a == nil || !a.incomplete() || p.work.State == page.Working {
		return
	}
	if a.correctable() {
		p.findCorrections(a)
		return
	}
	p.work.Begin(p.host, address.Hangman, "", func(r *page.Run) {
		outlook, err := a.findOutlook(r.Turn.Take)
		if err != nil {
			return // somebody typed on
		}
		r.Tell(func() {
			a.outlook = &outlook
			p.announceSoon()
		})
	})
}

func (p *advisor) findCorrections(a *analysis) {
	m := a.correctionSearch(p.shelf)
	p.work.Begin(p.host, address.Hangman, "", func(r *page.Run) {
		mends, err := m.findCorrections(r.Turn.Take)
		if err != nil {
			return // somebody typed on
		}
		r.Tell(func() {
			a.corrections, a.correctionsKnown = mends, true
			for _, list := range m.otherLists {
				if list.words != nil && p.shelf.Has(list.ID) {
					p.shelf.Arrange(list.ID, list.words)
				}
			}
			p.announceSoon()
		})
	})
}

// look finds the best play. The letters of all algorithms are among those of
// which it says what to expect.
func (a *analysis) findOutlook(tick func() error) (hangman.Outlook, error) {
	var also []rune
	for _, ratings := range a.ratings {
		for _, tied := range hangman.Tied(ratings) {
			also = append(also, tied.Letter)
		}
	}
	return a.fit.Outlook(a.view.Lives, string(also), tick)
}

// pause is how long somebody types nothing until the advice is read out.
const announceDelay = 700 * time.Millisecond

// saySoon lets screen readers say the advice once it is known and typing pauses.
func (p *advisor) announceSoon() {
	a := p.analysis
	if a.incomplete() {
		return // it says so itself when it is
	}
	if app.IsServer {
		p.announced = a.fullText()
		return
	}
	p.host.Ctx().After(announceDelay, func(ctx app.Context) {
		if p.analysis != a || p.announced == a.fullText() {
			ctx.PreventUpdate()
			return
		}
		p.announced = a.fullText()
	})
}
