package tree

import (
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// grow returns the tree of the words for n players, seen from seat 1, with the
// losers as the rules have it: whoever can keep out of losing does.
func grow(n int, words ...string) *Node {
	root := &Node{Letter: "∅", Label: "the empty fragment"}
	for _, word := range words {
		at := root
		for i, r := range word {
			key := word[:i+len(string(r))]
			k := slices.IndexFunc(at.Children, func(c *Node) bool { return c.Key == key })
			if k < 0 {
				k = len(at.Children)
				child := &Node{Key: key, Letter: strings.ToUpper(string(r)), Label: "the fragment " + key}
				at.Children = append(at.Children, child)
				at.Expanded, at.Expandable = true, true
			}
			at = at.Children[k]
		}
		at.Word = word
	}
	judge(root, n, 0)
	return root
}

// judge fills in the verdicts at and below the node, and returns the seats that can lose there.
func judge(node *Node, n, depth int) []int {
	var losers []int
	if len(node.Children) == 0 {
		node.Loser = (depth-1+n)%n + 1
		losers = []int{node.Loser}
	}
	mover := depth%n + 1
	var safe []int
	for _, child := range node.Children {
		below := judge(child, n, depth+1)
		losers = append(losers, below...)
		if !slices.Contains(below, mover) {
			safe = append(safe, below...)
		}
	}
	if len(safe) > 0 {
		losers = safe
	}
	node.Mark = Winning
	if slices.Contains(losers, 1) {
		node.Mark = Losing
	}
	return losers
}

// find returns the node of the fragment key.
func find(t testing.TB, root *Node, key string) *Node {
	t.Helper()
	for at := root; ; {
		if at.Key == key {
			return at
		}
		k := slices.IndexFunc(at.Children, func(c *Node) bool { return strings.HasPrefix(key, c.Key) })
		if k < 0 {
			t.Fatalf("no fragment %q in the test tree", key)
		}
		at = at.Children[k]
	}
}

// cut takes away what is below the fragment key and leaves a fan.
func cut(t testing.TB, root *Node, key string, words int) {
	n := find(t, root, key)
	n.Children, n.Expanded, n.Hidden = nil, false, words
}

// descend makes key the current fragment and keeps only the path to it.
func descend(t testing.TB, root *Node, key string) *Node {
	at := root
	for at.Key != key {
		at.Path = true
		k := slices.IndexFunc(at.Children, func(c *Node) bool { return strings.HasPrefix(key, c.Key) })
		if k < 0 {
			t.Fatalf("no fragment %q in the test tree", key)
		}
		at.Children = at.Children[k : k+1]
		at = at.Children[0]
	}
	at.Path, at.Current = true, true
	return at
}

// random returns a tree of about size nodes: mostly small families, some words
// long, some subtrees cut, some cut in part, some bare leaves.
func random(r *rand.Rand, size int) *Node {
	root := &Node{Letter: "∅", Current: true}
	open := []*Node{root}
	for made := 1; made < size && len(open) > 0; {
		k := r.IntN(len(open))
		n := open[k]
		open = slices.Delete(open, k, k+1)
		for i := range 1 + r.IntN(2)*r.IntN(8) {
			child := &Node{Key: n.Key + string(rune('a'+i)), Mark: Mark(r.IntN(3))}
			child.Letter = strings.ToUpper(child.Key[len(child.Key)-1:])
			n.Children = append(n.Children, child)
			open = append(open, child)
			made++
		}
	}
	var finish func(n *Node)
	finish = func(n *Node) {
		for _, child := range n.Children {
			finish(child)
		}
		switch r.IntN(4) {
		case 0, 1:
			if len(n.Children) == 0 {
				n.Word, n.Loser = n.Key+strings.Repeat("w", r.IntN(9)), 1+r.IntN(3)
			}
		case 2:
			if len(n.Children) == 0 || r.IntN(4) == 0 {
				n.Hidden = 1 + r.IntN(3000)
			}
		}
	}
	finish(root)
	return root
}

// box is the place that a node or a fan keeps free of all others.
type box struct {
	name                     string
	left, top, right, bottom float64
}

func (b box) overlaps(c box) bool {
	return b.left < c.right && c.left < b.right && b.top < c.bottom && c.top < b.bottom
}

// boxes returns the boxes of all nodes, in their order, and then those of the
// fans that stand below children.
func boxes(l *Layout) []box {
	var nodes, fans []box
	for i := range l.Nodes {
		p := &l.Nodes[i]
		half := l.metrics.Row / 2
		s := p.scale()
		nodes = append(nodes, box{strconv.Quote(p.Key), p.X - reach*s, p.Y - half*s, p.Right, p.Y + half*s})
		if p.stub() {
			x := p.X + l.metrics.Column + stubX
			fans = append(fans, box{"fan of " + strconv.Quote(p.Key), x + fanX, p.FanY - half, x + fanRight(p.Hidden), p.FanY + half})
		}
	}
	return append(nodes, fans...)
}

func TestAChildIsMadeOnceAndStandsInOrder(t *testing.T) {
	root, made := &Node{}, 0
	for _, key := range []string{"q", "a", "q", "é", "b", "a"} {
		child := root.Child(key, func() *Node { made++; return &Node{Key: key} })
		if child.Key != key {
			t.Errorf("the child of %s is %s", key, child.Key)
		}
	}
	keys := ""
	for _, child := range root.Children {
		keys += child.Key
	}
	if keys != "abqé" || made != 4 {
		t.Errorf("%d nodes were made for %s, want 4 for abqé", made, keys)
	}
}
