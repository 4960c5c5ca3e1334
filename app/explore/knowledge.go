package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/solver"
	"spectrie/trainer"
)

// AnswersChanged draws the scene again with what the person knows now.
func (e *Page) AnswersChanged(ctx app.Context) {
	if e.Scene != nil {
		before := e.Knowledge
		e.readSceneKnowledge(e.Scene)
		if before == nil && e.Knowledge == nil && e.playedToday() != e.dayShown {
			return // the headline is drawn again
		}
		e.KnowledgeChanged(ctx, before)
	}
}

// repertoires keeps the repertoires of one game that the explorer has computed. They stay the same
// from fragment to fragment. The zero value has none.
type repertoires struct {
	game     *solver.Solution
	byCourse map[trainer.Course]*solver.Repertoires
}

// of returns the repertoires of a course of game.
func (r *repertoires) of(game *solver.Solution, course trainer.Course) (*solver.Repertoires, error) {
	if r.game != game {
		*r = repertoires{game, map[trainer.Course]*solver.Repertoires{}}
	}
	if best := r.byCourse[course]; best != nil {
		return best, nil
	}
	best, err := game.Repertoires(course.Aim())
	if err == nil {
		r.byCourse[course] = best
	}
	return best, err
}

// repertoiresOf returns the repertoires of a course. The latest deck may have them already.
func (e *Page) repertoiresOf(game *solver.Solution, course trainer.Course) (*solver.Repertoires, error) {
	if last := e.Answers.LastDeck; last != nil && last.Game == game && last.Course == course {
		return last.Best, nil
	}
	return e.repertoires.of(game, course)
}

// readSceneKnowledge reads what the person knows of the game of s. It adds what is left to learn
// of the courses that they have begun. It returns what to show of all this.
func (e *Page) readSceneKnowledge(s *board.Scene) *board.Knowledge {
	if e.ReadKnowledge(s.Courses()...); e.Knowledge != nil {
		for _, course := range e.Knowledge.Courses {
			if best, err := e.repertoiresOf(s.Game, course); err == nil {
				e.Knowledge.Begun = append(e.Knowledge.Begun, best)
				e.Knowledge.Spread(s.Game, best)
			}
		}
	}
	return e.ShownKnowledge()
}
