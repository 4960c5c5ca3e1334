package solver

import (
	"fmt"
	"strings"
)

// Outcome is what a letter does for the seat that plays it.
type Outcome uint8

const (
	// Completes: the letter completes a word, which loses at once.
	Completes Outcome = iota
	// Loses: the letter leaves the mover a possible loser. With three or more
	// players that means it may lose, not that it must.
	Loses
	// Wins: after the letter the mover is not a possible loser.
	Wins
)

// Letter is the verdict on one letter.
type Letter struct {
	Letter rune
	// Leads is the position after the letter.
	Leads Position
	// Outcome is for the mover, under rational play.
	Outcome Outcome
	// Guaranteed reports whether the mover can then avoid losing against all
	// the others together.
	Guaranteed bool
	// Plies is the number of letters until the round ends, this one included.
	Plies int
	// End is the completed word to which best play leads.
	End Position
}

// Letters are the verdicts on every letter that the mover can play, in alphabet
// order; none where the round is over.
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

// Reason says in words why the outcome is what it is, by a line of best play:
// who answers what, and who completes which word. The seat you is called "you",
// the others "player 2" and so on; 0 addresses nobody.
func (l Letter) Reason(you int) string {
	rules := l.Leads.game.rules
	mover, answerer := rules.Mover(l.Leads.depth-1), rules.Mover(l.Leads.depth)
	ending := does(l.End.Loser(), you, "complete") + " " + strings.ToUpper(l.End.Fragment())
	if l.Outcome != Loses {
		return ending
	}
	best, _ := l.Leads.Best()
	line := fmt.Sprintf("%s %s, and %s", does(answerer, you, "answer"), strings.ToUpper(string(best.Letter())), ending)
	if l.End.Loser() != mover {
		return line + "; on other lines " + does(mover, you, "lose")
	}
	return line
}

// does puts a verb behind the name of a seat: "you answer", "player 2 answers".
func does(seat, you int, verb string) string {
	if seat == you {
		return "you " + verb
	}
	return fmt.Sprintf("player %d %ss", seat, verb)
}
