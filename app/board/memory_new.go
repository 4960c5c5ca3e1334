package board

import (
	"spectrie/solver"
)

// isNew reports whether p, at which the seat of the scene moves and nothing was
// answered yet, is a decision to be learned.
func (s *Scene) isNew(p solver.Position, fragment string) bool {
	if s.Plan != nil {
		return s.Plan.Decides(p)
	}
	for _, best := range s.memory.Begun {
		if s.leadsTo(best, fragment) {
			return true
		}
	}
	return false
}

// leadsTo reports whether a round in which the seat follows best from one of its
// starts comes to a fragment at which it moves.
func (s *Scene) leadsTo(best *solver.Repertoires, fragment string) bool {
	at := s.Game.Start()
	for _, letter := range fragment {
		next, _ := at.Play(letter)
		if at.Depth() >= s.Seat-1 {
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
