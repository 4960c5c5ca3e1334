package puzzleboard

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/trainer/puzzle"
)

// LoadPuzzles reads the puzzles of the site in the background, puts them on the shelf, and calls then with an error or
// nil. If they are there already it calls then at once.
func LoadPuzzles(h page.Host, l *shelf.Shelf, then func(error)) {
	if l.Puzzles != nil {
		then(nil)
		return
	}
	h.Ctx().Async(func() {
		set, err := l.ReadPuzzles()
		h.Ctx().Dispatch(func(app.Context) {
			if err == nil && l.Puzzles == nil {
				l.Puzzles = set
			}
			then(err)
		})
	})
}

// open begins the puzzle once its dictionary is on the shelf.
func (b *Board) open() {
	if b.shelf.Has(b.puzzle.Dict) {
		b.begin()
		return
	}
	entry, run := b.shelf.Described(b.puzzle.Dict), b.run
	b.host.Ctx().Async(func() {
		d, err := b.shelf.Read(entry)
		b.host.Ctx().Dispatch(func(app.Context) {
			if err == nil {
				b.shelf.Add(d) // even if the person has gone elsewhere
				ui.Mark("dictionary")
			}
			switch {
			case b.run != run || !b.host.InFront(b.in): // Resume begins it
			case err != nil:
				b.failed = err
				b.takeFocus()
			default:
				b.begin()
			}
		})
	})
}

// Answer is how a puzzle is solved.
type Answer struct {
	Letters string // that are right at the question; "" for a kind that does not ask for one
	Player  int    // who loses, for [puzzle.Loser]
	Word    string // in which it ends
}

// AnswerTo is the answer to a puzzle. It is false where its dictionary is not on the shelf or does not have the puzzle.
func AnswerTo(l *shelf.Shelf, p puzzle.Puzzle) (Answer, bool) {
	if !l.Has(p.Dict) {
		return Answer{}, false
	}
	game, err := l.PuzzleGame(p)
	if err != nil {
		return Answer{}, false
	}
	play, err := puzzle.NewPlay(p, game)
	if err != nil {
		return Answer{}, false
	}
	q := question{puzzle: p, play: play, asked: play.At}
	return q.answer(), true
}
