package app

import (
	"fmt"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// verdict says in a sentence or three how the current fragment stands, first of
// all for you.
func (s *scene) verdict() string {
	p := s.pos
	switch {
	case s.game.Trie().Len() == 1:
		return fmt.Sprintf("%s has no words of %s or more, so no round can be played.",
			s.entry.Name, counted(s.view.Rules.MinLetters, "letter"))
	case p.Over() && p.Loser() == s.view.Seat:
		return fmt.Sprintf("%s is a word: you completed it and lose the round.", dicts.Capitals(s.view.Fragment))
	case p.Over():
		return fmt.Sprintf("%s is a word: player %d completed it and loses the round.", dicts.Capitals(s.view.Fragment), p.Loser())
	}
	turn := fmt.Sprintf("Player %d to move. ", p.Mover())
	if p.Mover() == s.view.Seat {
		turn = "Your move. "
	}
	switch {
	case !s.many():
		return turn + s.duelVerdict()
	case s.view.Guaranteed:
		return turn + s.roundVerdict()
	}
	if p.Plies() == 1 && len(s.lettersThat(s.goodForMover)) == 0 {
		return turn + s.roundVerdict() // who loses is said
	}
	return turn + s.roundVerdict() + " " + sentence(s.losers(p)) + "."
}

// duelVerdict is the verdict with two players, where every fragment is won by
// one of them.
func (s *scene) duelVerdict() string {
	p := s.pos
	mover := p.Mover()
	best, _ := p.Best()
	letter := dicts.Capitals(string(best.Letter()))
	line := fmt.Sprintf("in %s (%s)", counted(p.Plies(), "letter"), dicts.Capitals(p.Line().Fragment()))
	good := s.lettersThat(func(l solver.Letter) bool { return l.Outcome == solver.Wins })
	with, quickest := " with ", fmt.Sprintf("; %s is quickest", letter)
	if len(good) == 1 {
		with, quickest = " only with ", ""
	}
	switch {
	case len(good) > 0 && mover != s.seat && len(s.letter) == 1:
		return fmt.Sprintf("The only letter is %s. %s, %s.", letter, s.does(s.seat, "lose"), line)
	case len(good) > 0 && mover != s.seat:
		return fmt.Sprintf("You lose if player %d finds %s%s, %s.", mover, anyOf(good), quickest, line)
	case len(good) > 0:
		return fmt.Sprintf("%s%s, %s.", s.does(mover, "win")+with+anyOf(good), quickest, line)
	case p.Plies() == 1:
		return s.cornered()
	case mover != s.seat && len(s.letter) == 1:
		return "You win, for you have an answer to the only letter: " + s.answers(p) + "."
	case mover != s.seat:
		return "You win, for you have an answer to every letter: " + s.answers(p) + "."
	case len(s.letter) == 1:
		return fmt.Sprintf("The only letter is %s. %s, %s.", letter, s.does(mover, "lose"), line)
	}
	return fmt.Sprintf("%s against best play: every letter loses. %s holds out longest, %s.", s.does(mover, "lose"), letter, line)
}

// cornered is the verdict where the mover can only complete a word.
func (s *scene) cornered() string {
	letters := "Every letter"
	if len(s.letter) == 1 {
		letters = "The only letter, " + dicts.Capitals(string(s.letter[0].Letter)) + ","
	}
	return fmt.Sprintf("%s completes a word: %s.", letters, s.doesInside(s.pos.Mover(), "lose"))
}

// answers pairs the letters that the mover may play without completing a word
// with the best answer to each, as in "A→C, E→E".
func (s *scene) answers(p solver.Position) string {
	const most = 8
	var pairs []string
	for next := range p.Next() {
		if answer, ok := next.Best(); ok {
			pairs = append(pairs, dicts.Capitals(string(next.Letter())+"→"+string(answer.Letter())))
		}
	}
	if more := len(pairs) - most; more > 0 {
		return fmt.Sprintf("%s and %d more", strings.Join(pairs[:most], ", "), more)
	}
	return strings.Join(pairs, ", ")
}

// roundVerdict is the verdict with three or more players, by the notion chosen.
func (s *scene) roundVerdict() string {
	who, mover := s.player(s.seat), s.pos.Mover()
	good := s.lettersThat(s.goodForMover)
	switch {
	case len(good) == 0 && s.pos.Plies() == 1:
		return s.cornered()
	case s.view.Guaranteed && mover != s.seat && s.pos.Guaranteed().Has(s.seat):
		return sentence(who) + " cannot be made to lose, even by all the others together."
	case s.view.Guaranteed && mover != s.seat:
		return "Together the others can make " + who + " lose."
	case s.view.Guaranteed && len(good) == 0:
		return "No letter guarantees anything: together the others can make " + who + " lose."
	case s.view.Guaranteed:
		only := ""
		if len(good) < len(s.letter) {
			only = "only "
		}
		return sentence(fmt.Sprintf("%s%s %s that %s, even against all the others together.",
			only, listed(good), agree(len(good), "guarantee"), s.not(s.seat, "lose")))
	case mover != s.seat && !s.pos.Losers().Has(s.seat):
		return s.be(s.seat) + " safe while everyone plays rationally."
	case mover != s.seat && s.pos.Losers().Len() == 1:
		return "Even best play does not help " + who + "."
	case mover != s.seat:
		return sentence(who) + " may lose even if everyone plays rationally."
	case len(good) == 0:
		return "No letter keeps " + who + " safe."
	}
	sure := s.lettersThat(func(l solver.Letter) bool { return l.Guaranteed })
	text := fmt.Sprintf("%s %s %s safe while everyone plays rationally; ", listed(good), agree(len(good), "keep"), who)
	switch {
	case len(sure) == 0:
		return text + "against all the others together no letter does."
	case len(sure) < len(good):
		return text + fmt.Sprintf("against all the others together only %s %s.", listed(sure), agree(len(sure), "do"))
	case len(good) == 1:
		return text + "it does so even against all the others together."
	case len(good) == 2:
		return text + "both do so even against all the others together."
	}
	return text + "all do so even against all the others together."
}

// losers says who can lose in rational play, or who does when it is only one.
func (s *scene) losers(p solver.Position) string {
	if p.Losers().Len() == 1 {
		return "rational play costs " + s.players(p.Losers()) + " the round"
	}
	return s.players(p.Losers()) + " can lose"
}

// lettersThat lists, in capitals, the letters with a property.
func (s *scene) lettersThat(has func(solver.Letter) bool) []string {
	var letters []string
	for _, l := range s.letter {
		if has(l) {
			letters = append(letters, dicts.Capitals(string(l.Letter)))
		}
	}
	return letters
}

// goodForMover reports whether a letter is good for who plays it, by the notion
// chosen.
func (s *scene) goodForMover(l solver.Letter) bool {
	if s.view.Guaranteed {
		return l.Guaranteed
	}
	return l.Outcome == solver.Wins
}

// does begins a sentence with what a seat does: "You win", "Player 2 wins".
func (s *scene) does(seat int, verb string) string { return sentence(s.doesInside(seat, verb)) }

// doesInside is does in the middle of a sentence.
func (s *scene) doesInside(seat int, verb string) string {
	if seat == s.view.Seat {
		return "you " + verb
	}
	return s.player(seat) + " " + verb + "s"
}

// not is what a seat does not do: "you do not lose", "player 2 does not lose".
func (s *scene) not(seat int, verb string) string {
	if seat == s.view.Seat {
		return "you do not " + verb
	}
	return s.player(seat) + " does not " + verb
}

// be begins a sentence with "You are" or "Player 2 is".
func (s *scene) be(seat int) string {
	return sentence(s.player(seat)) + " " + s.is(seat)
}

// is is the form of "to be" that goes with a seat.
func (s *scene) is(seat int) string { return pick(seat == s.view.Seat, "are", "is") }
