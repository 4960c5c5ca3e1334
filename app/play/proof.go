package play

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// proof is a match against Perfect from the letters in the address, which other pages link to: whoever says that
// a position is won can prove it. It is strict, as the solved game is. The seats play these letters in turn.
// Where no match can begin so, problem says why.
func (p *Page) proof() (setup match.Setup, letters []match.Event, problem string) {
	book, fragment := p.books.book(p.shelf, p.view), p.view.Fragment
	at, found := book.Reachable.Find(fragment)
	switch {
	case fragment == "" || p.whyNoRound() != "":
		return setup, nil, ""
	case book.Reachable.IsWord(at):
		return setup, nil, dicts.Capitals(fragment[:found]) + " is a word, so a round that begins with it is over."
	case found < len(fragment):
		return setup, nil, fmt.Sprintf("No word of %s or more begins with %s, so no round can.", text.Counted(p.view.Rules.MinLetters, "letter"),
			dicts.Capitals(text.Shorten(fragment)))
	}
	w := *p.wishes()
	w.challenges, w.opens = false, 0
	for i := range w.others {
		w.others[i] = seatWish{kind: match.Opponents[len(match.Opponents)-1].Key}
	}
	for _, letter := range fragment {
		letters = append(letters, match.Event{Kind: match.Plays, Letter: letter})
	}
	return w.setup(p.view, p.host.Chance), letters, ""
}

// leadsWithProof reports whether the lobby leads with such a match.
func (p *Page) leadsWithProof() bool {
	_, letters, _ := p.proof()
	return letters != nil
}

// proofLead offers that match.
func (p *Page) proofLead() app.UI {
	setup, letters, problem := p.proof()
	if problem != "" {
		return app.P().ID("proof-problem").Class("message problem").Text(problem)
	}
	next := len(letters) % len(setup.Players)
	who := text.Pick(next == p.view.Seat-1, "You play", setup.Players[next].Name+" plays")
	return app.Div().Class("quick").Body(
		app.Button().Type("button").ID("play-proof").Class("strong").OnClick(ui.Press(p.beginProof)).
			Body(app.Text("Play Perfect from "+dicts.Capitals(p.view.Fragment)), ui.KeyCap("Enter")),
		app.P().ID("proof-note").Text(who+" next. Perfect knows every word and makes no mistake."),
	)
}

func (p *Page) beginProof() {
	if setup, letters, _ := p.proof(); letters != nil {
		p.beginFrom(setup, letters, nil)
	}
}
