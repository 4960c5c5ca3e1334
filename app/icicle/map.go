package icicle

import (
	"math"

	"spectrie/dicts"
	"spectrie/solver"
)

// Mark is the verdict that colours a cell.
type Mark uint8

const (
	Winning Mark = iota
	Losing
)

// Map is the icicle of one solved game. It grows as more of it is seen, so only one goroutine may
// use it.
type Map struct {
	trie     *dicts.Trie
	mark     func(solver.Position) Mark
	cells    []cell // the first is the empty fragment
	profiles map[int32][]float64
}

// cell is one fragment.
type cell struct {
	at          solver.Position
	parent      int32
	first       int32   // of the cells of its next letters, 0 as long as they are not known
	next        int32   // how many they are
	top, height float64 // within the parent, whose height is 1
	letter      rune
	mark        Mark
	over        bool // the fragment is a word
}

// New makes the map of a game. The function mark says how to colour a position.
func New(game *solver.Solution, mark func(solver.Position) Mark) *Map {
	start := game.Start()
	return &Map{
		trie:     game.Trie(),
		mark:     mark,
		cells:    []cell{{at: start, parent: -1, height: 1, mark: mark(start), over: start.Over()}},
		profiles: map[int32][]float64{},
	}
}

// Size is how many cells have grown. A map that has grown large can be made anew.
func (m *Map) Size() int { return len(m.cells) }

// leastShare is the least part of a cell's height that each of its next letters gets. An alphabet
// of more than 36 letters gets less.
const leastShare = 1.0 / 40

// grow returns the cells of the next letters of a cell: indices from first to end.
func (m *Map) grow(i int32) (first, end int32) {
	c := &m.cells[i]
	if c.first != 0 || c.over {
		return c.first, c.first + c.next
	}
	at, words := c.at, float64(c.at.Words())
	first = int32(len(m.cells))
	for next := range at.Next() {
		m.cells = append(m.cells, cell{
			at: next, parent: i, height: float64(next.Words()) / words,
			letter: next.Letter(), mark: m.mark(next), over: next.Over(),
		})
	}
	end = int32(len(m.cells))
	m.cells[i].first, m.cells[i].next = first, end-first
	least := min(leastShare, 0.9/float64(end-first))
	top := 0.0
	for j := first; j < end; j++ {
		c := &m.cells[j]
		c.top, c.height = top, least+(1-least*float64(end-first))*c.height
		top += c.height
	}
	return first, end
}

// find returns the cell of a fragment, or of its longest beginning that can come up.
func (m *Map) find(fragment string) int32 {
	i := int32(0)
next:
	for _, letter := range fragment {
		first, end := m.grow(i)
		for j := first; j < end; j++ {
			if m.cells[j].letter == letter {
				i = j
				continue next
			}
		}
		break
	}
	return i
}

// Depth is how many letters the fragment of a cell has.
func (m *Map) depth(i int32) int { return m.cells[i].at.Depth() }

// above returns the cell at a depth on the way to a cell.
func (m *Map) above(i int32, depth int) int32 {
	for m.depth(i) > depth {
		i = m.cells[i].parent
	}
	return i
}

// common returns the last cell on the way to both.
func (m *Map) common(a, b int32) int32 {
	depth := min(m.depth(a), m.depth(b))
	a, b = m.above(a, depth), m.above(b, depth)
	for a != b {
		a, b = m.cells[a].parent, m.cells[b].parent
	}
	return a
}

// span returns where a cell lies within the height of a cell on the way to it.
func (m *Map) span(i, within int32) (top, height float64) {
	top, height = 0, 1
	for ; i != within; i = m.cells[i].parent {
		top = m.cells[i].top + top*m.cells[i].height
		height *= m.cells[i].height
	}
	return top, height
}

// narrowest is the least width of a column as part of the widest.
const narrowest = 0.12

// profile returns how wide the columns below a cell are, each as part of the widest. A column that
// fewer words reach is narrower.
func (m *Map) profile(i int32) []float64 {
	if known, ok := m.profiles[i]; ok {
		return known
	}
	at := m.cells[i].at
	var ends []int // how many words end in each column
	for n, depth := range m.trie.Subtree(at.Node()) {
		for len(ends) < depth {
			ends = append(ends, 0)
		}
		if depth > 0 && m.trie.IsLeaf(n) {
			ends[depth-1]++
		}
	}
	columns := make([]float64, len(ends))
	reach, words := at.Words(), float64(at.Words())
	for k, n := range ends {
		columns[k] = max(narrowest, math.Sqrt(float64(reach)/words))
		reach -= n
	}
	m.profiles[i] = columns
	return columns
}

// Verdicts reports which verdicts are on the cells right of where a camera is.
func (m *Map) Verdicts(c Camera) (winning, losing bool) {
	queue := []int32{c.to}
	for len(queue) > 0 && !(winning && losing) {
		first, end := m.grow(queue[0])
		queue = queue[1:]
		for j := first; j < end; j++ {
			winning, losing = winning || m.cells[j].mark == Winning, losing || m.cells[j].mark == Losing
			queue = append(queue, j)
		}
	}
	return winning, losing
}
