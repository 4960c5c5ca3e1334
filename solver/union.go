package solver

import (
	"math/bits"

	"spectrie/dicts"
)

// lists is a set of the lists in a common walk. List i is bit i.
type lists uint16

// maxMerged is the number of lists that a set of lists can hold.
const maxMerged = 16

func (l lists) has(i int) bool { return l>>i&1 != 0 }

// lowest is the first list of a set that is not empty.
func (l lists) lowest() int { return bits.TrailingZeros16(uint16(l)) }

// mergedShape is the union of several tries in preorder. It compares letters as runes,
// so the alphabets of the tries may differ. Siblings ascend by rune.
type mergedShape []mergedNode

// mergedNode is a fragment of at least one of the tries.
type mergedNode struct {
	end    int32 // its subtree is [itself, end)
	letter rune  // the last of its letters
	depth  uint8 // how many letters it has
}

// children iterates over the fragments one letter longer than i.
func (s mergedShape) children(i int) func(yield func(int) bool) {
	return func(yield func(int) bool) {
		for c := i + 1; c < int(s[i].end); c = int(s[c].end) {
			if !yield(c) {
				return
			}
		}
	}
}

// unionWalk walks several tries together and records the shape of their union.
type unionWalk struct {
	tries []*dicts.Trie
	shape mergedShape
	next  [dicts.MaxLetters + 2][maxMerged]dicts.Node // the child that each trie has yet to offer at each depth
	// The walk calls enter for every fragment in preorder, once shape has it. in are
	// the tries with the fragment, and at are its nodes there. The walk goes below the
	// fragment if deeper is true. An error ends the walk.
	enter func(in lists, at *[maxMerged]dicts.Node) (deeper bool, err error)
}

// walk adds a fragment of depth letters and the fragments below it. The tries of in
// have it at the nodes at.
func (m *unionWalk) walk(in lists, at *[maxMerged]dicts.Node, letter rune, depth uint8) error {
	index := len(m.shape)
	m.shape = append(m.shape, mergedNode{letter: letter, depth: depth})
	deeper, err := m.enter(in, at)
	if err != nil {
		return err
	}
	if deeper {
		if err := m.walkChildren(in, at, depth+1); err != nil {
			return err
		}
	}
	m.shape[index].end = int32(len(m.shape))
	return nil
}

func (m *unionWalk) walkChildren(in lists, at *[maxMerged]dicts.Node, depth uint8) error {
	next := &m.next[depth]
	var open lists // the tries that have one more child
	for i, t := range m.tries {
		if in.has(i) && !t.IsLeaf(at[i]) {
			next[i] = at[i] + 1
			open |= 1 << i
		}
	}
	for open != 0 {
		var letter rune
		var having lists
		for i, t := range m.tries {
			if !open.has(i) {
				continue
			}
			switch r := t.Letter(next[i]); {
			case having == 0 || r < letter:
				letter, having = r, 1<<i
			case r == letter:
				having |= 1 << i
			}
		}
		if err := m.walk(having, next, letter, depth); err != nil {
			return err
		}
		for i, t := range m.tries {
			if !having.has(i) {
				continue
			}
			if t.Edges()[next[i]]&dicts.LastBit != 0 {
				open &^= 1 << i
			}
			next[i] = t.End(next[i])
		}
	}
	return nil
}

// ticker calls tick every few thousand steps.
type ticker struct {
	tick  func() error // nil for nothing
	steps int
}

func (p *ticker) step() error {
	p.steps++
	if p.steps%4096 == 0 && p.tick != nil {
		return p.tick()
	}
	return nil
}
