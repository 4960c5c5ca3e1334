package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/solver"
	"spectrie/trainer"
)

// AnswersChanged draws the same scene with what the person knows now.
func (e *Page) AnswersChanged(ctx app.Context) {
	if e.Scene != nil {
		before := e.Memory
		e.recallScene(e.Scene)
		e.Remembered(ctx, before)
	}
}

// repertoires keeps those that the explorer showed, of one game: from fragment to
// fragment they stay the same. The zero value has none.
type repertoires struct {
	game  *solver.Solution
	found map[trainer.Course]*solver.Repertoires
}

// of are the repertoires of a course of game.
func (r *repertoires) of(game *solver.Solution, course trainer.Course) (*solver.Repertoires, error) {
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

// repertoiresOf are the repertoires of a course, those of the deck that was made last
// among them.
func (e *Page) repertoiresOf(game *solver.Solution, course trainer.Course) (*solver.Repertoires, error) {
	if last := e.Answers.LastDeck; last != nil && last.Game == game && last.Course == course {
		return last.Best, nil
	}
	return e.repertoires.of(game, course)
}

// recallScene reads what the person knows of the game of s, with what is left to
// learn of the courses that they have begun, and returns what is to be shown of it.
func (e *Page) recallScene(s *board.Scene) *board.Memory {
	if e.Remember(s.Courses()...); e.Memory != nil {
		for _, course := range e.Memory.Courses {
			if best, err := e.repertoiresOf(s.Game, course); err == nil {
				e.Memory.Begun = append(e.Memory.Begun, best)
			}
		}
	}
	return e.Visible()
}
