package board

import (
	"slices"
	"strings"

	"spectrie/app/tree"
	"spectrie/solver"
)

// Branches draws the ways to some positions and nothing else. The way to current
// is the path.
func (s *Scene) Branches(to []solver.Position, current solver.Position) *tree.Node {
	root := s.Node(s.Game.Start(), false)
	root.Path, root.Expandable = true, false
	root.Current = current.Depth() == 0
	for _, end := range to {
		node, at := root, s.Game.Start()
		for _, letter := range end.Fragment() {
			at, _ = at.Play(letter)
			key := at.Fragment()
			i := slices.IndexFunc(node.Children, func(n *tree.Node) bool { return n.Key == key })
			if i < 0 {
				child := s.Node(at, false)
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
