package board

import (
	"fmt"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Verdict says in a sentence or three how the current fragment stands, first of
// all for you.
func (s *Scene) Verdict() string {
	p := s.Pos
	switch {
	case s.Game.Trie().Len() == 1:
		return fmt.Sprintf("%s has no words of %s or more, so no round can be played.",
			s.Entry.Name, text.Counted(s.View.Rules.MinLetters, "letter"))
	case p.Over() && p.Loser() == s.View.Seat:
		return fmt.Sprintf("%s is a word: you completed it and lose the round.", dicts.Capitals(s.View.Fragment))
	case p.Over():
		return fmt.Sprintf("%s is a word: player %d completed it and loses the round.", dicts.Capitals(s.View.Fragment), p.Loser())
	}
	turn := fmt.Sprintf("Player %d to move. ", p.Mover())
	if p.Mover() == s.View.Seat {
		turn = "Your move. "
	}
	switch {
	case !s.Many():
		return turn + s.duelVerdict()
	case s.View.Guaranteed:
		return turn + s.roundVerdict()
	}
	if p.Plies() == 1 && len(s.lettersThat(s.goodForMover)) == 0 {
		return turn + s.roundVerdict() // who loses is said
	}
	return turn + s.roundVerdict() + " " + text.Sentence(s.losers(p)) + "."
}

// duelVerdict is the verdict with two players, where every fragment is won by
// one of them.
func (s *Scene) duelVerdict() string {
	p := s.Pos
	mover := p.Mover()
	best, _ := p.Best()
	letter := dicts.Capitals(string(best.Letter()))
	line := fmt.Sprintf("in %s (%s)", text.Counted(p.Plies(), "letter"), dicts.Capitals(p.Line().Fragment()))
	good := s.lettersThat(func(l solver.Letter) bool { return l.Outcome == solver.Wins })
	with, quickest := " with ", fmt.Sprintf("; %s is quickest", letter)
	if len(good) == 1 {
		with, quickest = " only with ", ""
	}
	switch {
	case len(good) > 0 && mover != s.Seat && len(s.Letter) == 1:
		return fmt.Sprintf("The only letter is %s. %s, %s.", letter, s.Subject(s.Seat).Start().Does("lose"), line)
	case len(good) > 0 && mover != s.Seat:
		return fmt.Sprintf("You lose if player %d finds %s%s, %s.", mover, text.AnyOf(good), quickest, line)
	case len(good) > 0:
		return fmt.Sprintf("%s%s, %s.", s.Subject(mover).Start().Does("win")+with+text.AnyOf(good), quickest, line)
	case p.Plies() == 1:
		return s.cornered()
	case mover != s.Seat && len(s.Letter) == 1:
		return "You win, for you have an answer to the only letter: " + s.answers(p) + "."
	case mover != s.Seat:
		return "You win, for you have an answer to every letter: " + s.answers(p) + "."
	case len(s.Letter) == 1:
		return fmt.Sprintf("The only letter is %s. %s, %s.", letter, s.Subject(mover).Start().Does("lose"), line)
	}
	return fmt.Sprintf("%s against best play: every letter loses. %s holds out longest, %s.", s.Subject(mover).Start().Does("lose"), letter, line)
}

// cornered is the verdict where the mover can only complete a word.
func (s *Scene) cornered() string {
	letters := "Every letter"
	if len(s.Letter) == 1 {
		letters = "The only letter, " + dicts.Capitals(string(s.Letter[0].Letter)) + ","
	}
	return fmt.Sprintf("%s completes a word: %s.", letters, s.Subject(s.Pos.Mover()).Does("lose"))
}

// answers pairs the letters that the mover may play without completing a word
// with the best answer to each, as in "A→C, E→E".
func (s *Scene) answers(p solver.Position) string {
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
func (s *Scene) roundVerdict() string {
	who, mover := s.Player(s.Seat), s.Pos.Mover()
	good := s.lettersThat(s.goodForMover)
	switch {
	case len(good) == 0 && s.Pos.Plies() == 1:
		return s.cornered()
	case s.View.Guaranteed && mover != s.Seat && s.Pos.Guaranteed().Has(s.Seat):
		return text.Sentence(who) + " cannot be made to lose, even by all the others together."
	case s.View.Guaranteed && mover != s.Seat:
		return "Together the others can make " + who + " lose."
	case s.View.Guaranteed && len(good) == 0:
		return "No letter guarantees anything: together the others can make " + who + " lose."
	case s.View.Guaranteed:
		only := ""
		if len(good) < len(s.Letter) {
			only = "only "
		}
		return text.Sentence(fmt.Sprintf("%s%s %s that %s, even against all the others together.",
			only, text.Listed(good), text.Agree(len(good), "guarantee"), s.Subject(s.Seat).Does("do not lose")))
	case mover != s.Seat && !s.Pos.Losers().Has(s.Seat):
		return s.Subject(s.Seat).Start().Does("are") + " safe while everyone plays rationally."
	case mover != s.Seat && s.Pos.Losers().Len() == 1:
		return "Even best play does not help " + who + "."
	case mover != s.Seat:
		return text.Sentence(who) + " may lose even if everyone plays rationally."
	case len(good) == 0:
		return "No letter keeps " + who + " safe."
	}
	sure := s.lettersThat(func(l solver.Letter) bool { return l.Guaranteed })
	line := fmt.Sprintf("%s %s %s safe while everyone plays rationally; ", text.Listed(good), text.Agree(len(good), "keep"), who)
	switch {
	case len(sure) == 0:
		return line + "against all the others together no letter does."
	case len(sure) < len(good):
		return line + fmt.Sprintf("against all the others together only %s %s.", text.Listed(sure), text.Agree(len(sure), "do"))
	case len(good) == 1:
		return line + "it does so even against all the others together."
	case len(good) == 2:
		return line + "both do so even against all the others together."
	}
	return line + "all do so even against all the others together."
}

// losers says who can lose in rational play, or who does when it is only one.
func (s *Scene) losers(p solver.Position) string {
	if p.Losers().Len() == 1 {
		return "rational play costs " + s.players(p.Losers()) + " the round"
	}
	return s.players(p.Losers()) + " can lose"
}

// lettersThat lists, in capitals, the letters with a property.
func (s *Scene) lettersThat(has func(solver.Letter) bool) []string {
	var letters []string
	for _, l := range s.Letter {
		if has(l) {
			letters = append(letters, dicts.Capitals(string(l.Letter)))
		}
	}
	return letters
}

// goodForMover reports whether a letter is good for who plays it, by the notion
// chosen.
func (s *Scene) goodForMover(l solver.Letter) bool {
	if s.View.Guaranteed {
		return l.Guaranteed
	}
	return l.Outcome == solver.Wins
}

// Standing is how a round or a letter stands for a seat.
type Standing struct {
	Class string // win, lose, word, or none where no word begins so
	Text  string // as on a pill
}

// StandingBy is a verdict on a seat by the notion chosen.
func StandingBy(good bool, players int, guaranteed bool) Standing {
	line := text.Pick(good, "✓ wins", "✗ loses")
	switch {
	case guaranteed:
		line = text.Pick(good, "✓ guaranteed", "✗ no guarantee")
	case players > 2:
		line = text.Pick(good, "✓ safe", "✗ can lose")
	}
	return Standing{text.Pick(good, "win", "lose"), line}
}

// StandingOf tells how an opening letter stands for player 1.
func StandingOf(game *solver.Solution, letter rune, guaranteed bool) Standing {
	p, ok := game.Start().Play(letter)
	switch {
	case !ok:
		return Standing{"none", "– no words"}
	case p.Over():
		return Standing{"word", "■ completes " + dicts.Capitals(p.Fragment())}
	}
	players := game.Rules().Players
	s := StandingBy(p.Safe(1, guaranteed), players, guaranteed)
	if players == 2 {
		s.Text += fmt.Sprintf(" in %d", p.Plies()+1)
	}
	return s
}
