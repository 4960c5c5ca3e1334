package board

import (
	"fmt"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// nodeLabel is the label of a node: what a screen reader says, and what hovering shows.
func (s *Scene) nodeLabel(p solver.Position) string {
	name := "Empty fragment"
	if p.Depth() > 0 {
		name = dicts.Capitals(p.Fragment())
	}
	if p.Over() {
		return fmt.Sprintf("%s: a word, completed by %s", name, s.Player(p.Loser()))
	}
	if p.Words() == 0 {
		return name + ": no word to complete"
	}
	line := fmt.Sprintf("%s: %s %s", name, s.Player(s.Seat), s.outcome(p))
	if s.ShowsLosers() && p.Losers() != solver.SeatsOf(s.Seat) {
		line += "; " + s.losers(p)
	}
	turn := "your move"
	if p.Mover() != s.View.Seat {
		turn = s.Player(p.Mover()) + " to move"
	}
	return line + fmt.Sprintf("; %s; %s", text.Counted(p.Words(), "word"), turn)
}

// players names a set of players: "player 2", "you and player 3", "you and players 3 to 8".
func (s *Scene) players(set solver.Seats) string {
	var names, numbers []string
	seats := set.List()
	if s.Names != nil {
		for _, seat := range seats {
			names = append(names, s.Player(seat))
		}
		return text.Listed(names)
	}
	for i := 0; i < len(seats); i++ {
		if seats[i] == s.View.Seat {
			names = append(names, "you")
			continue
		}
		run := i // of consecutive numbers
		for run+1 < len(seats) && seats[run+1] == seats[run]+1 && seats[run+1] != s.View.Seat {
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
		names = append(names, "players "+text.Listed(numbers))
	}
	return strings.Join(names, " and ")
}

// outcome says what p means for the point of view, as a verb after "you" or "player 2".
func (s *Scene) outcome(p solver.Position) string {
	verb := s.Subject(s.Seat).Verb
	switch {
	case s.View.Guaranteed && s.ManyPlayers() && p.Guaranteed().Has(s.Seat):
		return verb("have a guarantee")
	case s.View.Guaranteed && s.ManyPlayers():
		return verb("have no guarantee")
	case !p.Losers().Has(s.Seat) && s.ManyPlayers():
		return verb("are safe")
	case !p.Losers().Has(s.Seat):
		return verb("win")
	case s.ManyPlayers():
		return "can lose"
	}
	return verb("lose")
}
