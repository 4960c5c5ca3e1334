package drill

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// line shows the round on the tree.
func (p *Page) line() app.UI {
	return app.Section().Class("drill-line").Aria("labelledby", "line-title").Body(
		app.H2().ID("line-title").Text("The line on the tree"),
		p.lineDrawing(),
	)
}

// lineDrawing is the round on the board as a part of the tree: the way to it, and
// once a decision was answered every letter that is right there, the one that was
// given, and where they lead.
func (p *Page) lineDrawing() app.UI {
	s := &board.Scene{View: p.view, Game: p.deck.Game, Seat: p.view.Seat, Entry: p.shelf.Described(p.view.Dict)}
	at := p.session.At()
	branches := []solver.Position{at}
	if a := p.session.Pending; a != nil && !a.Item.Recall {
		for _, o := range p.deck.Best.Options(a.Item.At) {
			branches = append(branches, o.Leads)
		}
		branches = append(branches, p.wordsAfter(a.Item)[:1]...)
		if a.Letter != 0 && !a.Right {
			branches = append(branches, p.refutation(a))
		}
	}
	root := s.Branches(branches, at)
	var m markup.Writer
	m.Open("div")
	s.WriteLine(&m, root, "line-text", lineLabel(at, branches[1:]), "line-")()
	return ui.HTML(m.HTML())
}

// lineLabel says what the drawing shows.
func lineLabel(at solver.Position, branches []solver.Position) string {
	line := "The way from ∅ to " + board.FragmentName(at.Fragment())
	var ends []string
	for _, b := range branches {
		ends = append(ends, dicts.Capitals(b.Fragment()))
	}
	if len(ends) > 0 {
		line += ", and on to " + text.Listed(ends)
	}
	return line
}
