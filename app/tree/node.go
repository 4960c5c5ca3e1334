package tree

import (
	"slices"
	"strings"
)

// Mark is what a fragment means for the chosen point of view.
type Mark uint8

const (
	Neutral Mark = iota // no verdict: no point of view, or nothing to say
	Winning             // the point of view cannot lose here, or need not
	Losing              // the point of view can lose here
)

// Node is one fragment of the drawing. Arrange fills Level, Pos and Size, and the caller all else.
type Node struct {
	Key     string // the whole fragment, unique in the drawing; "" is the empty fragment
	Letter  string // the last letter as shown; "∅" for the empty fragment
	Mark    Mark   // from the chosen point of view
	Word    string // at a completed word: written after the leaf; drawn only where there are no Children
	Memory  Memory // how well the person knows what to play here: a badge
	Loser   int    // at a completed word: the seat that loses, counted from 1, a chip after the word; 0 for no chip
	Hidden  int    // words below that are cut away: a fan with this number, after the leaf or below the last child
	Best    bool   // on the line of best play: the edge that leads here is thicker
	Path    bool   // on the path from the empty fragment to the current one; draws no fan before its end
	Current bool   // the current fragment: drawn larger, selected

	Expanded   bool // its children are drawn
	Expandable bool // it has children at all, drawn or not

	Level, Pos, Size int // aria-level, aria-posinset, aria-setsize, all from 1

	Label    string // the verdict in words, for those who hear or hover
	Children []*Node
}

// Child is the child of a key. Where there is none, create makes it, and it takes its place
// in the order of the keys.
func (n *Node) Child(key string, create func() *Node) *Node {
	i, found := slices.BinarySearchFunc(n.Children, key, func(child *Node, key string) int { return strings.Compare(child.Key, key) })
	if !found {
		n.Children = slices.Insert(n.Children, i, create())
	}
	return n.Children[i]
}
