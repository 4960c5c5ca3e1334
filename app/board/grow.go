package board

import (
	"cmp"
	"slices"
	"strings"

	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

// How much of a subtree is drawn unless asked otherwise: as many rows as a
// desktop window has; and how much when all is asked for.
const (
	UsualRows = 60
	mostNodes = 2000
)

// Growth says which part of the tree to draw.
type Growth struct {
	Rows   int             // leaves to draw at the most; the current fragment's letters always are
	opened map[string]bool // fragments that the person opened (true) or closed (false)
}

// Grow builds the drawing for the scene: the path from ∅ to the current
// fragment, and of the subtree as much as fits, along the best play first.
//
// Every fragment has a cost: the sum, over its letters, of how far each is from
// the mover's best (0 for the best letter, 1 for the second best, …). Fragments
// are expanded in the order of their cost as long as there are rows, so that the
// line of best play is whole and each near miss is followed for a while. What the
// person opens comes on top and what the person closes stays paid for: nothing
// else in the drawing changes.
//
// It reports whether nothing below the current fragment was cut away.
func (s *Scene) Grow(g Growth) (root *tree.Node, whole bool) {
	root, current := s.growPath()
	type bud struct {
		node  *tree.Node
		at    solver.Position
		extra bool // below a fragment that did not fit and was opened
	}
	buds := [][]bud{{{current, s.Pos, false}}} // by cost
	rows, nodes := 1, s.Pos.Depth()+1
	whole = true
	for cost := 0; cost < len(buds); cost++ {
		for i := 0; i < len(buds[cost]); i++ {
			b := buds[cost][i]
			ranked := s.next(b.at)
			if len(ranked) == 0 {
				continue
			}
			opened, asked := g.opened[b.node.Key]
			fits := rows+len(ranked)-1 <= g.Rows && nodes+len(ranked) <= mostNodes
			if b.extra {
				fits = len(ranked) == 1
			}
			if b.node != current && !fits && !opened {
				b.node.Hidden = s.below(b.at)
				whole = false
				continue
			}
			extra := b.extra || b.node != current && !fits
			if !extra {
				rows += len(ranked) - 1
				nodes += len(ranked)
			}
			closed := asked && !opened && b.node != current
			if closed {
				b.node.Hidden = s.below(b.at)
				whole = false
			}
			b.node.Expanded = !closed
			for rank, next := range ranked {
				child := s.Node(next, s.bestOf(b.at, rank, b.node == current || b.node.Best))
				if !closed {
					b.node.Children = append(b.node.Children, child)
				}
				for len(buds) <= cost+rank {
					buds = append(buds, nil)
				}
				buds[cost+rank] = append(buds[cost+rank], bud{child, next, extra})
			}
			slices.SortStableFunc(b.node.Children, func(x, y *tree.Node) int { return strings.Compare(x.Key, y.Key) })
		}
	}
	return root, whole
}

// next are the positions that are drawn below p, the best for the mover first.
func (s *Scene) next(p solver.Position) []solver.Position {
	if s.Plan != nil {
		return s.Plan.Next(p)
	}
	return byRank(p)
}

// below is the number of words that a cut below p hides.
func (s *Scene) below(p solver.Position) int {
	if s.Plan != nil {
		return s.Plan.WordsBelow(p)
	}
	return p.Words()
}

// bestOf reports whether the letter of a rank at p is drawn as the one to play:
// of a plan all that it plays, else the first along the line of best play.
func (s *Scene) bestOf(p solver.Position, rank int, onLine bool) bool {
	if s.Plan != nil {
		return p.Mover() == s.Seat
	}
	return onLine && rank == 0
}

// growPath makes the chain of nodes from ∅ to the current fragment.
func (s *Scene) growPath() (root, current *tree.Node) {
	at := s.Game.Start()
	root = s.Node(at, false)
	current = root
	for _, letter := range s.View.Fragment {
		current.Path, current.Expanded = true, true
		at, _ = at.Play(letter)
		next := s.Node(at, false)
		current.Children = []*tree.Node{next}
		current = next
	}
	current.Path, current.Current = true, true
	return root, current
}

// byRank lists the positions that the mover can leave, the best for it first:
// winning letters that end the round soon, then losing ones that end it late.
func byRank(p solver.Position) []solver.Position {
	mover := p.Mover()
	next := slices.Collect(p.Next())
	slices.SortStableFunc(next, func(a, b solver.Position) int {
		aLoses, bLoses := a.Losers().Has(mover), b.Losers().Has(mover)
		switch {
		case aLoses != bLoses && aLoses:
			return 1
		case aLoses != bLoses:
			return -1
		case aLoses:
			return cmp.Compare(b.Plies(), a.Plies())
		}
		return cmp.Compare(a.Plies(), b.Plies())
	})
	return next
}

// Node makes the drawn node of one position.
func (s *Scene) Node(p solver.Position, best bool) *tree.Node {
	n := &tree.Node{
		Key:        p.Fragment(),
		Letter:     "∅",
		Mark:       tree.Losing,
		Losers:     p.Losers().List(),
		Best:       best,
		Expandable: !p.Over() && s.below(p) > 0,
		Label:      s.nodeLabel(p),
	}
	if p.Depth() > 0 {
		n.Letter = dicts.Capitals(string(p.Letter()))
	}
	switch {
	case p.Words() == 0:
		n.Mark = tree.Neutral // a dictionary without words: there is no round to win
	case p.Safe(s.Seat, s.View.Guaranteed):
		n.Mark = tree.Winning
	}
	if n.Memory = s.badge(p, n.Key); n.Memory != tree.NoMemory {
		n.Label += "; " + Remembering(n.Memory)
	}
	if p.Over() {
		n.Word, n.Loser = n.Key, p.Loser()
	}
	return n
}

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
