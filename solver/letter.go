package solver

import (
	"unicode/utf8"

	"spectrie/dicts"
)

// Outcome is what a letter does for the seat that plays it.
type Outcome uint8

const (
	// Completes: the letter completes a word, so the mover loses at once.
	Completes Outcome = iota
	// Loses: the letter leaves the mover a possible loser. With three or more
	// players it may lose then, but need not.
	Loses
	// Wins: after the letter the mover is not a possible loser.
	Wins
)

// Letter is the verdict on one letter.
type Letter struct {
	Letter rune
	// Leads is the position after the letter.
	Leads Position
	// Outcome is what it does for the mover, under rational play.
	Outcome Outcome
	// Guaranteed reports whether the mover can then avoid losing against all the
	// others together.
	Guaranteed bool
	// Plies is the number of letters until the round ends, this one included.
	Plies int
	// End is the completed word to which best play leads.
	End Position
}

// Letters are the verdicts on every letter that the mover can play, in alphabet order.
// There are none where the round is over.
func (p Position) Letters() []Letter {
	var letters []Letter
	mover := p.Mover()
	for next := range p.Next() {
		l := Letter{
			Letter:     next.Letter(),
			Leads:      next,
			Outcome:    Loses,
			Guaranteed: next.Guaranteed().Has(mover),
			Plies:      next.Plies() + 1,
			End:        next.Line(),
		}
		switch {
		case next.Over():
			l.Outcome = Completes
		case !next.Losers().Has(mover):
			l.Outcome = Wins
		}
		letters = append(letters, l)
	}
	return letters
}

// Ending is a completed word that shows what the letter means for seat. Where the
// letter endangers seat ([Position.Safe]), play to that word loses for seat. Otherwise
// it is best play.
func (l Letter) Ending(seat int, guaranteed bool) Position {
	if l.Leads.Safe(seat, guaranteed) {
		return l.End
	}
	return l.Leads.LineAgainst(seat, guaranteed)
}

// Reason describes the way to [Letter.Ending]: who answers what, and who completes
// which word in the end. The seat you is called "you", the others "player 2" and so
// on. With you 0, no seat is called "you".
func (l Letter) Reason(seat int, guaranteed bool, you int) string {
	if l.Leads.Over() {
		return SeatSubject(l.Leads.Loser(), you).Does("complete") + " " + dicts.Capitals(l.Leads.Fragment())
	}
	end := l.Ending(seat, guaranteed)
	word := end.Fragment()
	answer, _ := utf8.DecodeRuneInString(word[len(l.Leads.Fragment()):])
	answerer := SeatSubject(l.Leads.Mover(), you)
	loser := SeatSubject(end.Loser(), you)
	if loser == answerer && end.Depth() == l.Leads.Depth()+1 {
		return answerer.Does("complete") + " " + dicts.Capitals(word)
	}
	played := answerer.Does("answer") + " " + dicts.Capitals(string(answer))
	if loser == answerer {
		return played + " and in the end " + answerer.Verb("complete") + " " + dicts.Capitals(word)
	}
	return played + ", and " + loser.Does("complete") + " " + dicts.Capitals(word)
}
