package app

import (
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

// line shows the round on the tree.
func (p *drill) line() app.UI {
	return app.Section().Class("drill-line").Aria("labelledby", "line-title").Body(
		app.H2().ID("line-title").Text("The line on the tree"),
		p.lineDrawing(),
	)
}

// lineDrawing is the round on the board as a part of the tree: the way to it, and
// once a decision was answered every letter that is right there, the one that was
// given, and where they lead.
func (p *drill) lineDrawing() app.UI {
	s := &scene{view: p.view, game: p.deck.Game, seat: p.view.Seat, entry: shelfEntry(p.view.Dict)}
	at := p.sitting.At()
	branches := []solver.Position{at}
	if a := p.sitting.Pending; a != nil && !a.Item.Recall {
		for _, o := range p.deck.Best.Options(a.Item.At) {
			branches = append(branches, o.Leads)
		}
		branches = append(branches, p.wordsAfter(a.Item)[:1]...)
		if a.Letter != 0 && !a.Right {
			branches = append(branches, p.refutation(a))
		}
	}
	root := s.branches(branches, at)
	layout := tree.Arrange(root, tree.Standard)
	options := tree.Options{Players: p.view.Rules.Players, IDPrefix: "line-"}
	var m markup
	m.element("p", lineLabel(at, branches[1:]), "class", "sr-only", "id", "line-text")
	m.open("div", "class", "line-tree", "aria-hidden", "true")
	m.WriteString(layout.SVG(options))
	m.close("div")
	s.writeLegend(&m, layout, options)
	return app.Raw(`<div>` + m.String() + `</div>`)
}

// branches draws the ways to some positions and nothing else. The way to current
// is the path.
func (s *scene) branches(to []solver.Position, current solver.Position) *tree.Node {
	root := s.node(s.game.Start(), false)
	root.Path, root.Expandable = true, false
	root.Current = current.Depth() == 0
	for _, end := range to {
		node, at := root, s.game.Start()
		for _, letter := range end.Fragment() {
			at, _ = at.Play(letter)
			key := at.Fragment()
			i := slices.IndexFunc(node.Children, func(n *tree.Node) bool { return n.Key == key })
			if i < 0 {
				child := s.node(at, false)
				child.Expandable = false
				child.Path = strings.HasPrefix(current.Fragment(), key)
				child.Current = key == current.Fragment()
				node.Children = append(node.Children, child)
				slices.SortStableFunc(node.Children, func(a, b *tree.Node) int { return strings.Compare(a.Key, b.Key) })
				i = slices.Index(node.Children, child)
			}
			node = node.Children[i]
		}
	}
	return root
}

// lineLabel says what the drawing shows.
func lineLabel(at solver.Position, branches []solver.Position) string {
	text := "The way from ∅ to " + fragmentOrStart(at.Fragment())
	var ends []string
	for _, b := range branches {
		ends = append(ends, dicts.Capitals(b.Fragment()))
	}
	if len(ends) > 0 {
		text += ", and on to " + listed(ends)
	}
	return text
}
