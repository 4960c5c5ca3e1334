package tree

import "math"

// Arrange lays out the tree below root. Of the nodes it only fills Level, Pos and Size. Every coordinate is a
// whole number if those of m are, so lines are crisp.
//
// It is the tidy tree of Buchheim, Jünger and Leipert (2002). Subtrees go below one another as close as
// their contours allow. A parent goes to the middle of its first and last child, or beside the only child
// on the line of best play, which is straight therefore. Where two large subtrees
// push each other apart, the smaller ones between them share the room. As in van der Ploeg (2014) a node
// has its own extent: the word after a leaf, or the number of its fan, fills the columns that it reaches
// into. Contours are kept by column, not as threads. The work is the sum of the heights of all subtrees,
// and no subtree is higher than the longest word.
func Arrange(root *Node, m Metrics) *Layout {
	l := &Layout{metrics: m}
	if root == nil {
		return l
	}
	a := arranger{Layout: l}
	root.Level, root.Pos, root.Size = 1, 1, 1
	a.placeNode(root, -1, 0)
	l.settle()
	return l
}

// rim is one side of a contour in one column.
type rim struct {
	y, half float64
	child   int // which child of the family is there
}

// family is a node's subtree while children are added. Its contours are indexed by column and end before
// end. At first y is measured from the first child, and in the end from the node itself.
type family struct {
	y           []float64 // of each child
	forks       []bool    // whether the child's subtree has more than one leaf
	nodes       []int     // their indices in Layout.Nodes
	top, bottom []rim
	end         int
}

type arranger struct {
	*Layout
	families []*family // one for each column, reused by every node in it
}

// family returns the cleared family of a node in the column.
func (a *arranger) family(column int) *family {
	for column >= len(a.families) {
		a.families = append(a.families, &family{})
	}
	f := a.families[column]
	f.y, f.forks, f.nodes, f.end = f.y[:0], f.forks[:0], f.nodes[:0], 0
	return f
}

// placeNode appends n and all below it to Nodes, with Y still measured from the parent. It leaves the contour
// of the subtree in the column's family.
func (a *arranger) placeNode(n *Node, parent, column int) {
	i := len(a.Nodes)
	a.Nodes = append(a.Nodes, Placed{Node: n, Parent: parent, Column: column})
	f := a.family(column)
	for k, child := range n.Children {
		child.Level, child.Pos, child.Size = column+2, k+1, len(n.Children)
		f.nodes = append(f.nodes, len(a.Nodes))
		a.placeNode(child, i, column+1)
		a.join(f, a.families[column+1], column+1)
	}
	stub := n.stub()
	if stub {
		below := a.family(column + 1)
		below.cover(column+1, a.metrics.Row/2, a.columns(stubX+fanRight(n.Hidden)))
		a.join(f, below, column+1)
	}
	middle := 0.0
	if k := len(f.nodes); k > 0 {
		middle = math.Round((f.y[0] + f.y[k-1]) / 2)
		if best, ok := n.bestChild(); ok {
			middle = f.y[best]
		}
		if stub {
			a.Nodes[i].FanY = f.y[k] - middle
		}
	}
	for k, child := range f.nodes {
		a.Nodes[child].Y = f.y[k] - middle
	}
	for c := column + 1; c < f.end; c++ {
		f.top[c].y -= middle
		f.bottom[c].y -= middle
	}
	length, long := n.tail()
	behind := 0
	if long {
		behind = max(1, a.columns(length*n.scale()))
	}
	f.cover(column, a.metrics.Row*n.scale()/2, behind)
}

// columns is how many columns a node touches that reaches length to the right. Beyond its shape it always
// takes the next column too, because edges run in the space between.
func (a *arranger) columns(length float64) int {
	return int(math.Ceil((length - reach) / a.metrics.Column))
}

// cover puts the node itself at height 0 of its column, and the end of its word or fan into the columns
// behind.
func (f *family) cover(column int, half float64, behind int) {
	f.reserve(max(f.end, column+1+behind))
	for c := column; c <= column+behind; c++ {
		f.top[c], f.bottom[c] = rim{half: half}, rim{half: half}
	}
}

// reserve extends the contours to end.
func (f *family) reserve(end int) {
	for len(f.top) < end {
		f.top = append(f.top, rim{})
		f.bottom = append(f.bottom, rim{})
	}
	f.end = end
}

// join adds a subtree, whose root is in column, below the children of f.
func (a *arranger) join(f, sub *family, column int) {
	k := len(f.y)
	y := 0.0
	if k > 0 {
		y = math.Inf(-1)
	}
	f.y = append(f.y, y)
	f.forks = append(f.forks, sub.fork())
	for c := column; c < min(f.end, sub.end); c++ {
		over, under := f.bottom[c], sub.top[c]
		gap := over.half + under.half
		if f.forks[k] || f.forks[over.child] {
			gap += a.metrics.Family
		}
		need := over.y + math.Ceil(gap) - under.y
		if c == column {
			f.y[k] = need
		} else if push := need - f.y[k]; push > 0 {
			f.spread(over.child, k, push)
		}
	}
	old := f.end
	f.reserve(max(old, sub.end))
	for c := column; c < sub.end; c++ {
		f.bottom[c] = sub.bottom[c].of(k, f.y[k])
		if c >= old {
			f.top[c] = sub.top[c].of(k, f.y[k])
		}
	}
}

// fork reports whether the finished subtree has more than one leaf.
func (f *family) fork() bool {
	return len(f.y) > 1 || len(f.y) == 1 && f.forks[0]
}

// of returns the rim as it is when its subtree is the child at y.
func (r rim) of(child int, y float64) rim {
	r.child, r.y = child, r.y+y
	return r
}

// spread moves child k down by push, away from child j. Those between move by their share, so the gaps grow
// evenly. They all end before the column where j and k met, so no later comparison concerns them.
func (f *family) spread(j, k int, push float64) {
	for between := j + 1; between < k; between++ {
		f.y[between] += math.Round(push * float64(between-j) / float64(k-j))
	}
	f.y[k] += push
}

// settle turns heights measured from the parent into places on the paper.
func (l *Layout) settle() {
	m := l.metrics
	top, bottom, right := math.Inf(1), math.Inf(-1), 0.0
	rootX := m.Margin + math.Ceil(reach*currentScale)
	for i := range l.Nodes {
		p := &l.Nodes[i]
		if p.Parent >= 0 {
			p.Y += l.Nodes[p.Parent].Y
		}
		p.FanY += p.Y
		length, _ := p.tail()
		p.X = rootX + float64(p.Column)*m.Column
		p.Right = p.X + length*p.scale()
		half := math.Ceil(m.Row * p.scale() / 2)
		top, bottom, right = min(top, p.Y-half), max(bottom, p.Y+half), max(right, p.Right)
		if p.stub() {
			bottom, right = max(bottom, p.FanY+half), max(right, p.X+m.Column+stubX+fanRight(p.Hidden))
		}
	}
	for i := range l.Nodes {
		l.Nodes[i].Y += m.Margin - top
		l.Nodes[i].FanY += m.Margin - top
	}
	l.Width = math.Ceil(right + m.Margin)
	l.Height = bottom - top + 2*m.Margin
}

// bestChild returns the child on the line of best play, if there is just one.
func (n *Node) bestChild() (child int, ok bool) {
	for k, c := range n.Children {
		if c.Best && ok {
			return 0, false
		}
		if c.Best {
			child, ok = k, true
		}
	}
	return child, ok
}

// stub reports whether the node's fan is below its last child.
func (n *Node) stub() bool { return len(n.Children) > 0 && n.fan() }
