package play

import (
	"spectrie/app/markup"
	"spectrie/app/text"
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
		return setup, nil, "No word of " + text.Counted(p.view.Rules.MinLetters, "letter") + " or more begins with " + dicts.Capitals(text.Shorten(fragment)) + ", so no round can."
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

// writeProof offers that match.
func (p *Page) writeProof(m *markup.Writer) {
	setup, letters, problem := p.proof()
	if problem != "" {
		m.Element("p", problem, "id", "proof-problem", "class", "message problem")
	}
	if letters == nil {
		return
	}
	m.Open("div", "class", "quick")
	m.Open("button", "type", "button", "id", "play-proof", "class", "strong", "data-lead", "proof")
	m.Text("Play Perfect from " + dicts.Capitals(p.view.Fragment))
	writeEnter(m)
	m.Close("button")
	next := len(letters) % len(setup.Players)
	m.Element("p", text.Pick(next == p.view.Seat-1, "You play", setup.Players[next].Name+" plays")+" next. Perfect knows every word and makes no mistake.", "id", "proof-note")
	m.Close("div")
}

func (p *Page) beginProof() {
	if setup, letters, _ := p.proof(); letters != nil {
		p.beginFrom(setup, letters, nil)
	}
}
