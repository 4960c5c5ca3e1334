package board

import (
	"strings"

	"spectrie/app/tree"
	"spectrie/solver"
)

// Branches draws the ways to some positions and nothing else. The way to current
// is the path.
func (s *Scene) Branches(to []solver.Position, current solver.Position) *tree.Node {
	node := func(at solver.Position) *tree.Node { return OnWay(s.Node(at, false), current.Fragment()) }
	root := node(s.Game.Start())
	for _, end := range to {
		AddLine(root, s.Game.Start(), end, node)
	}
	return root
}

// OnWay is a node of a drawing that cannot be opened, in which the way to a fragment is the path.
func OnWay(n *tree.Node, fragment string) *tree.Node {
	n.Expandable = false
	n.Path, n.Current = strings.HasPrefix(fragment, n.Key), n.Key == fragment
	return n
}

// AddLine adds the way from a node, whose position is at, to a later position. It draws
// those that are not there yet.
func AddLine(n *tree.Node, at, to solver.Position, draw func(solver.Position) *tree.Node) {
	for _, letter := range to.Fragment()[len(at.Fragment()):] {
		at, _ = at.Play(letter)
		n = n.Child(at.Fragment(), func() *tree.Node { return draw(at) })
	}
}
