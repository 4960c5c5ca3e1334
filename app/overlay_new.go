package app

import (
	"spectrie/solver"
)

// isNew reports whether p, at which the seat of the scene moves and nothing was
// answered yet, is a decision to be learned.
func (s *scene) isNew(p solver.Position, fragment string) bool {
	if s.plan != nil {
		return s.plan.decides(p)
	}
	for _, best := range s.memory.begun {
		if s.leadsTo(best, fragment) {
			return true
		}
	}
	return false
}

// leadsTo reports whether a round in which the seat follows best from one of its
// starts comes to a fragment at which it moves.
func (s *scene) leadsTo(best *solver.Repertoires, fragment string) bool {
	at := s.game.Start()
	for _, letter := range fragment {
		next, _ := at.Play(letter)
		if at.Depth() >= s.seat-1 {
			follows := false
			for p := range best.Next(at) {
				follows = follows || p == next
			}
			if !follows {
				return false
			}
		}
		at = next
	}
	_, won := best.Size(at)
	return won
}
