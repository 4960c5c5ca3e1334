package puzzleboard

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/puzzle"
)

// lines draw, once the puzzle is over, where the answer of the person leads, and where the right one does. They stand
// where the keys were, if the window has room.
func (b *Board) lines() app.UI {
	ends := []solver.Position{b.solution()}
	if b.outcome.Right || b.gave != 0 {
		ends = append(ends, b.play.At)
	}
	switch {
	case b.puzzle.Kind == puzzle.Loser:
		ends = ends[:1]
	case len(ends) > 1:
		ends[1] = b.play.Game.Show(ends[1]) // a letter that is no threat leads on
	}
	at, view := b.decision(), b.explorer()
	scene := &board.Scene{View: view, Game: b.play.Game.Solution, Seat: view.Seat, Entry: b.shelf.Described(b.puzzle.Dict)}
	root := scene.Branches(append([]solver.Position{at}, ends...), at)
	words := text.Each(ends, func(end solver.Position) string { return dicts.Capitals(end.Fragment()) })
	var m markup.Writer
	m.Open("div", "class", "puzzle-lines")
	legend := scene.WriteLine(&m, root, "puzzle-lines", "The lines from "+dicts.Capitals(at.Fragment())+" to "+text.Listed(words)+", on the tree", "puzzle-")
	legend()
	return ui.HTML(m.HTML())
}
