package app

import (
	"fmt"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// players names a set of seats: "player 2", "you and player 3", "you and
// players 3 to 8".
func (s *scene) players(set solver.Seats) string {
	var names, numbers []string
	seats := set.List()
	if s.names != nil {
		for _, seat := range seats {
			names = append(names, s.player(seat))
		}
		return listed(names)
	}
	for i := 0; i < len(seats); i++ {
		if seats[i] == s.view.Seat {
			names = append(names, "you")
			continue
		}
		run := i // of seats that follow each other
		for run+1 < len(seats) && seats[run+1] == seats[run]+1 && seats[run+1] != s.view.Seat {
			run++
		}
		if run-i < 2 {
			numbers = append(numbers, fmt.Sprint(seats[i]))
			continue
		}
		numbers = append(numbers, fmt.Sprintf("%d to %d", seats[i], seats[run]))
		i = run
	}
	switch others := set.Len() - len(names); {
	case others == 1:
		names = append(names, "player "+numbers[0])
	case others > 1:
		names = append(names, "players "+listed(numbers))
	}
	return strings.Join(names, " and ")
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
		return pick("are safe", "is safe")
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
		name = dicts.Capitals(p.Fragment())
	}
	if p.Over() {
		return fmt.Sprintf("%s: a word, completed by %s", name, s.player(p.Loser()))
	}
	if p.Words() == 0 {
		return name + ": no word to complete"
	}
	text := fmt.Sprintf("%s: %s %s", name, s.player(s.seat), s.outcome(p))
	if s.showsLosers() && p.Losers() != solver.SeatsOf(s.seat) {
		text += "; " + s.losers(p)
	}
	turn := "your move"
	if p.Mover() != s.view.Seat {
		turn = s.player(p.Mover()) + " to move"
	}
	return text + fmt.Sprintf("; %s; %s", counted(p.Words(), "word"), turn)
}
