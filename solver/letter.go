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

// Reason says in words why the letter wins or loses, with the line of play: who
// answers what and which word it ends with. The seats are called what name
// returns, as in "player 2" or "you".
func (l Letter) Reason(name func(seat int) string) string {
	rules := l.Leads.game.rules
	mover := rules.Mover(l.Leads.depth - 1)
	word := strings.ToUpper(l.End.Fragment())
	switch l.Outcome {
	case Completes:
		return "completes " + word
	case Wins:
		return fmt.Sprintf("wins in %s: the round ends with %s, on %s", letterCount(l.Plies), word, name(l.End.Loser()))
	}
	verb := "loses"
	if rules.Players > 2 {
		verb = "can lose"
	}
	answer, _ := l.Leads.Best()
	line := fmt.Sprintf("after %s by %s the round ends with %s, on %s",
		strings.ToUpper(string(answer.Letter())), name(rules.Mover(l.Leads.depth)), word, name(l.End.Loser()))
	if l.End.Loser() != mover {
		return verb + ": one line of best play spares " + name(mover) + ", others do not; " + line
	}
	return fmt.Sprintf("%s in %s: %s", verb, letterCount(l.Plies), line)
}

func letterCount(n int) string {
	if n == 1 {
		return "1 letter"
	}
	return fmt.Sprintf("%d letters", n)
}
