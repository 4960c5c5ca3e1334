package board

import (
	"cmp"
	"slices"
	"strings"

	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

// UsualRows is how many rows a desktop window shows. A drawing has that many unless a person asks
// for more. It never has more than mostNodes nodes.
const (
	UsualRows = 60
	mostNodes = 2000
)

// Extent says which part of the tree to draw.
type Extent struct {
	Rows   int             // the most leaves to draw; the current fragment's letters are always drawn
	opened map[string]bool // fragments that the person opened (true) or closed (false)
}

// BuildTree builds the drawing of the scene: the path from ∅ to the current fragment, and as much
// of the subtree as fits, best play first.
//
// Every fragment has a cost. Each of its letters adds how far it is from the mover's best: 0 for
// the best letter, 1 for the second best, and so on. Fragments are expanded by cost while rows are
// left. So the line of best play is complete, and near misses are followed for a while. Opening a
// fragment adds rows, and closing one frees none: the rest of the drawing stays as it is.
//
// BuildTree reports whether everything below the current fragment is drawn.
func (s *Scene) BuildTree(e Extent) (root *tree.Node, whole bool) {
	root, current := s.pathNodes()
	type branch struct {
		node  *tree.Node
		at    solver.Position
		extra bool // below a fragment that the person opened although it did not fit
	}
	queues := [][]branch{{{current, s.Pos, false}}} // by cost
	rows, nodes := 1, s.Pos.Depth()+1
	whole = true
	for cost := 0; cost < len(queues); cost++ {
		for i := 0; i < len(queues[cost]); i++ {
			b := queues[cost][i]
			ranked := s.next(b.at)
			if len(ranked) == 0 {
				continue
			}
			opened, asked := e.opened[b.node.Key]
			fits := rows+len(ranked)-1 <= e.Rows && nodes+len(ranked) <= mostNodes
			if b.extra {
				fits = len(ranked) == 1
			}
			if b.node != current && !fits && !opened {
				b.node.Hidden = s.wordsBelow(b.at)
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
				b.node.Hidden = s.wordsBelow(b.at)
				whole = false
			}
			b.node.Expanded = !closed
			for rank, next := range ranked {
				child := s.Node(next, s.isBest(b.at, rank, b.node == current || b.node.Best))
				if !closed {
					b.node.Children = append(b.node.Children, child)
				}
				for len(queues) <= cost+rank {
					queues = append(queues, nil)
				}
				queues[cost+rank] = append(queues[cost+rank], branch{child, next, extra})
			}
			slices.SortStableFunc(b.node.Children, func(x, y *tree.Node) int { return strings.Compare(x.Key, y.Key) })
		}
	}
	return root, whole
}

// next are the positions to draw below p, the mover's best first. On the way to the word of the line
// that is the next letter of this word.
func (s *Scene) next(p solver.Position) []solver.Position {
	if s.Plan != nil {
		return s.Plan.Next(p)
	}
	next := byRank(p)
	if i := slices.IndexFunc(next, func(to solver.Position) bool { return strings.HasPrefix(s.Way, to.Fragment()) }); i > 0 {
		on := next[i]
		copy(next[1:i+1], next[:i])
		next[0] = on
	}
	return next
}

// wordsBelow counts the words that are hidden if p is not expanded.
func (s *Scene) wordsBelow(p solver.Position) int {
	if s.Plan != nil {
		return s.Plan.WordsBelow(p)
	}
	return p.Words()
}

// isBest reports whether to draw the letter of a rank at p as the one to play. A plan plays all
// its letters. Elsewhere it is the first letter along the line of best play.
func (s *Scene) isBest(p solver.Position, rank int, onLine bool) bool {
	if s.Plan != nil {
		return p.Mover() == s.Seat
	}
	return onLine && rank == 0
}

// pathNodes makes the chain of nodes from ∅ to the current fragment.
func (s *Scene) pathNodes() (root, current *tree.Node) {
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

// byRank lists the positions that the mover can reach, the best first. Winning letters that end
// the round soon come first, and losing ones that end it soon come last.
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
		Best:       best,
		Expandable: !p.Over() && s.wordsBelow(p) > 0,
		Label:      s.nodeLabel(p),
	}
	if p.Depth() > 0 {
		n.Letter = dicts.Capitals(string(p.Letter()))
	}
	switch {
	case p.Words() == 0:
		n.Mark = tree.Neutral // a dictionary without words has no round to win
	case p.Safe(s.Seat, s.View.Guaranteed):
		n.Mark = tree.Winning
	}
	if n.Memory = s.badge(p, n.Key); n.Memory != tree.NoMemory {
		n.Label += "; " + BadgeMeaning(n.Memory)
	}
	if p.Over() {
		n.Word, n.Loser = n.Key, p.Loser()
	}
	return n
}

// Branches draws only the lines to some positions. The line to current is the path.
func (s *Scene) Branches(to []solver.Position, current solver.Position) *tree.Node {
	node := func(at solver.Position) *tree.Node { return OnWay(s.Node(at, false), current.Fragment()) }
	root := node(s.Game.Start())
	for _, end := range to {
		AddLine(root, s.Game.Start(), end, node)
	}
	return root
}

// OnWay fixes a node of a drawing that cannot be opened. The nodes on the way to fragment are the
// path.
func OnWay(n *tree.Node, fragment string) *tree.Node {
	n.Expandable = false
	n.Path, n.Current = strings.HasPrefix(fragment, n.Key), n.Key == fragment
	return n
}

// AddLine adds the line from a node, whose position is at, to a later position. It draws only the
// nodes that are missing.
func AddLine(n *tree.Node, at, to solver.Position, draw func(solver.Position) *tree.Node) {
	for _, letter := range to.Fragment()[len(at.Fragment()):] {
		at, _ = at.Play(letter)
		n = n.Child(at.Fragment(), func() *tree.Node { return draw(at) })
	}
}
