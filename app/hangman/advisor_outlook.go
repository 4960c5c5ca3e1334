package hangman

import (
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/solver/hangman"
)

// startWork starts the background search for the best play or for corrections, unless it
// is running.
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
			return // the entry changed
		}
		r.Tell(func() {
			a.outlook = &outlook
			p.announceSoon()
		})
	})
}

// outlookAtOnce is the largest number of words for which the page waits for the best
// play. The search for a dozen words takes fewer than 500 steps, a few milliseconds in a
// browser, even if they all differ in one letter. More words can take a second.
const outlookAtOnce = 12

func (p *advisor) findCorrections(a *analysis) {
	m := a.correctionSearch(p.shelf)
	p.work.Begin(p.host, address.Hangman, "", func(r *page.Run) {
		corrections, err := m.findCorrections(r.Turn.Take)
		if err != nil {
			return // the entry changed
		}
		r.Tell(func() {
			a.corrections, a.correctionsKnown = corrections, true
			for _, list := range m.otherLists {
				if list.words != nil && p.shelf.Has(list.ID) {
					p.shelf.Arrange(list.ID, list.words)
				}
			}
			p.announceSoon()
		})
	})
}

// findOutlook finds the best play. The outlook covers the letters of all algorithms.
func (a *analysis) findOutlook(tick func() error) (hangman.Outlook, error) {
	var also []rune
	for _, ratings := range a.ratings {
		for _, tied := range hangman.Tied(ratings) {
			also = append(also, tied.Letter)
		}
	}
	return a.fit.Outlook(a.view.Lives, string(also), tick)
}

// announceDelay is the pause in typing after which screen readers hear the advice.
const announceDelay = 700 * time.Millisecond

// announceSoon lets screen readers say the advice once it is known and typing pauses.
func (p *advisor) announceSoon() {
	a := p.analysis
	if a.incomplete() {
		return // the search announces its result itself
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
