package app

import (
	"fmt"
	"strings"

	"spectrie/solver"
)

// sentence starts text with a capital letter.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	return strings.ToUpper(text[:1]) + text[1:]
}

// listed writes items as "A, B and C".
func listed(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " and " + items[len(items)-1]
}

// players names a set of seats: "player 2", "you and player 3".
func (s *scene) players(set solver.Seats) string {
	var names []string
	for _, seat := range set.List() {
		names = append(names, s.player(seat))
	}
	return listed(names)
}

// verdict says in a sentence or three how the current fragment stands.
func (s *scene) verdict() string {
	p := s.pos
	least := counted(s.view.Rules.MinLetters, "letter")
	switch {
	case s.game.Trie().Len() == 1:
		return fmt.Sprintf("%s has no words of %s or more, so no round can be played.", s.entry.Name, least)
	case p.Over() && p.Loser() == s.view.Seat:
		return fmt.Sprintf("%s is a word: you completed it and lose the round.", strings.ToUpper(s.view.Fragment))
	case p.Over():
		return fmt.Sprintf("%s is a word: player %d completed it and loses the round.", strings.ToUpper(s.view.Fragment), p.Loser())
	}
	mover := p.Mover()
	turn := fmt.Sprintf("Player %d to move. ", mover)
	if mover == s.view.Seat {
		turn = "Your move. "
	}
	var good, sure []string
	for _, l := range s.letter {
		if l.Outcome == solver.Wins {
			good = append(good, strings.ToUpper(string(l.Letter)))
		}
		if l.Guaranteed {
			sure = append(sure, strings.ToUpper(string(l.Letter)))
		}
	}
	best, _ := p.Best()
	end := p.Line()
	bestLetter, word := strings.ToUpper(string(best.Letter())), strings.ToUpper(end.Fragment())
	plies := counted(p.Plies(), "letter")
	if len(good) == 0 {
		loses := "loses"
		if s.many() {
			loses = "can lose"
		}
		if p.Plies() == 1 {
			letters, lose := "Every letter", "loses"
			if len(s.letter) == 1 {
				letters = "The only letter, " + bestLetter + ","
			}
			if mover == s.view.Seat {
				lose = "lose"
			}
			return turn + fmt.Sprintf("%s completes a word: %s %s.", letters, s.player(mover), lose)
		}
		text := turn + fmt.Sprintf("Every letter %s; the longest resistance is %s, with %s (%s).", loses, plies, bestLetter, word)
		if len(s.letter) == 1 {
			text = turn + fmt.Sprintf("The only letter, %s, %s in %s (%s).", bestLetter, loses, plies, word)
		}
		return text + s.dangers()
	}
	if s.many() {
		return turn + s.safeLetters(good, sure, mover) + s.dangers()
	}
	verb := "wins"
	if mover == s.view.Seat {
		verb = "win"
	}
	switch len(good) {
	case 1:
		return turn + fmt.Sprintf("%s %s only with %s, in %s (%s).", sentence(s.player(mover)), verb, good[0], plies, word)
	default:
		return turn + fmt.Sprintf("%s %s with any of %s; %s is quickest, in %s (%s).",
			sentence(s.player(mover)), verb, strings.Join(good, " "), bestLetter, plies, word)
	}
}

// safeLetters says, with three or more players, which letters keep the mover
// out of danger under rational play and which do so against everyone.
func (s *scene) safeLetters(good, sure []string, mover int) string {
	keep := "keep"
	if len(good) == 1 {
		keep = "keeps"
	}
	text := fmt.Sprintf("%s %s %s out of danger when everyone plays rationally; ", listed(good), keep, s.player(mover))
	switch len(sure) {
	case 0:
		return text + "against all the others together no letter is safe."
	case len(good):
		if len(good) == 1 {
			return text + "it does so even against all the others together."
		}
		return text + "all of them do so even against all the others together."
	}
	return text + fmt.Sprintf("against all the others together only %s.", listed(sure)+does(len(sure)))
}

func does(n int) string {
	if n == 1 {
		return " does"
	}
	return " do"
}

// dangers says who can lose, where that is not clear from the rest, and when
// guarantees are chosen whether the point of view has one, as the colours do.
func (s *scene) dangers() string {
	if !s.many() {
		return ""
	}
	text := " " + sentence(s.players(s.pos.Losers())) + " can lose."
	if s.view.Guaranteed {
		text += " " + sentence(s.player(s.seat)) + " " + s.outcome(s.pos) + "."
	}
	return text
}

// outcome says what p means for the point of view, as a verb after "you" or
// "player 2".
func (s *scene) outcome(p solver.Position) string {
	you := s.seat == s.view.Seat
	pick := func(second, third string) string {
		if you {
			return second
		}
		return third
	}
	switch {
	case s.view.Guaranteed && s.many() && p.Guaranteed().Has(s.seat):
		return pick("have a guarantee", "has a guarantee")
	case s.view.Guaranteed && s.many():
		return pick("have no guarantee", "has no guarantee")
	case !p.Losers().Has(s.seat) && s.many():
		return pick("are out of danger", "is out of danger")
	case !p.Losers().Has(s.seat):
		return pick("win", "wins")
	case s.many():
		return "can lose"
	}
	return pick("lose", "loses")
}

// nodeLabel is what a screen reader says of a node, and what hovering shows.
func (s *scene) nodeLabel(p solver.Position) string {
	name := "Empty fragment"
	if p.Depth() > 0 {
		name = strings.ToUpper(p.Fragment())
	}
	if p.Over() {
		return fmt.Sprintf("%s: a word, completed by %s", name, s.player(p.Loser()))
	}
	if p.Words() == 0 {
		return name + ": no word to complete"
	}
	text := fmt.Sprintf("%s: %s %s", name, s.player(s.seat), s.outcome(p))
	if s.many() {
		text += "; " + s.players(p.Losers()) + " can lose"
	}
	turn := "your move"
	if p.Mover() != s.view.Seat {
		turn = s.player(p.Mover()) + " to move"
	}
	return text + fmt.Sprintf("; %s; %s", counted(p.Words(), "word"), turn)
}
