package app

import (
	"spectrie/solver"
	"spectrie/trainer"
)

// repertoires keeps those that the explorer showed, of one game: from fragment to
// fragment they stay the same. The zero value has none.
type repertoires struct {
	game  *solver.Solution
	found map[trainer.Course]*solver.Repertoires
}

// of are the repertoires of a course of game.
func (r *repertoires) of(game *solver.Solution, course trainer.Course) (*solver.Repertoires, error) {
	if trained.last != nil && trained.last.Game == game && trained.last.Course == course {
		return trained.last.Best, nil
	}
	if r.game != game {
		*r = repertoires{game, map[trainer.Course]*solver.Repertoires{}}
	}
	if best := r.found[course]; best != nil {
		return best, nil
	}
	best, err := game.Repertoires(course.Aim())
	if err == nil {
		r.found[course] = best
	}
	return best, err
}

// recallScene reads what the person knows of the game of s, with what is left to
// learn of the courses that they have begun, and returns what is to be shown of it.
func (e *explorer) recallScene(s *scene) *memory {
	if e.remember(s.courses()...); e.memory != nil {
		for _, course := range e.memory.courses {
			if best, err := e.repertoires.of(s.game, course); err == nil {
				e.memory.begun = append(e.memory.begun, best)
			}
		}
	}
	return e.visible()
}

// isNew reports whether p, at which the seat of the scene moves and nothing was
// answered yet, is a decision to be learned.
func (s *scene) isNew(p solver.Position, fragment string) bool {
	if s.plan != nil {
		_, won := s.plan.best.Size(p)
		return won
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
