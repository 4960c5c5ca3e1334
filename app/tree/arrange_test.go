package tree

import (
	"fmt"
	"math"
	"math/rand/v2"
	"reflect"
	"testing"
)

// The drawing of the package comment.
func ExampleArrange() {
	l := Arrange(grow(2, "ace", "act", "add", "ado", "bed"), Standard)
	top := l.Nodes[3].Y
	for _, p := range l.Nodes {
		fmt.Printf("%-3s column %d, y %g\n", p.Key, p.Column, p.Y-top)
	}
	// Output:
	//     column 0, y 66
	// a   column 1, y 35
	// ac  column 2, y 11
	// ace column 3, y 0
	// act column 3, y 22
	// ad  column 2, y 59
	// add column 3, y 48
	// ado column 3, y 70
	// b   column 1, y 96
	// be  column 2, y 96
	// bed column 3, y 96
}

func TestArrange(t *testing.T) {
	for seed := range uint64(300) {
		r := rand.New(rand.NewPCG(seed, 7))
		root := random(r, 2+r.IntN(200))
		l := Arrange(root, Standard)
		all := boxes(l)
		name := fmt.Sprintf("tree %d: ", seed)

		for i, b := range all {
			for _, c := range all[:i] {
				if b.overlaps(c) {
					t.Fatalf("%sthe boxes %v and %v overlap", name, c, b)
				}
			}
			if b.left < Standard.Margin || b.top < Standard.Margin || b.right > l.Width-Standard.Margin || b.bottom > l.Height-Standard.Margin {
				t.Fatalf("%s%v reaches into the margin of %g by %g", name, b, l.Width, l.Height)
			}
		}
		if top := highest(all); top-Standard.Margin >= 1 {
			t.Errorf("%s%g pixels are lost at the top", name, top-Standard.Margin)
		}
		index := map[*Node]int{}
		for i, p := range l.Nodes {
			index[p.Node] = i
			if p.X != l.Nodes[0].X+float64(p.Column)*Standard.Column || p.Column != len(p.Key) {
				t.Fatalf("%s%q is not in the column of its level", name, p.Key)
			}
			if p.Y != math.Trunc(p.Y) {
				t.Fatalf("%s%q is between two pixels at %g", name, p.Key, p.Y)
			}
		}
		for _, p := range l.Nodes {
			if len(p.Children) == 0 {
				continue
			}
			for k := 1; k < len(p.Children); k++ {
				over, under := l.Nodes[index[p.Children[k-1]]], l.Nodes[index[p.Children[k]]]
				if under.Y-over.Y < Standard.Row {
					t.Fatalf("%s%q is not below its elder sibling %q", name, under.Key, over.Key)
				}
			}
			first, last := l.Nodes[index[p.Children[0]]], l.Nodes[index[p.Children[len(p.Children)-1]]]
			if d := p.Y - (first.Y+last.Y)/2; math.Abs(d) > 0.5 {
				t.Fatalf("%s%q is %g off the middle of its children", name, p.Key, d)
			}
			if p.stub() && p.FanY < last.Y+Standard.Row {
				t.Fatalf("%sthe fan of %q is not below its last child", name, p.Key)
			}
		}
		if again := Arrange(root, Standard); !reflect.DeepEqual(l, again) {
			t.Fatalf("%stwo layouts of one tree differ", name)
		}
	}
}

func highest(all []box) float64 {
	top := math.Inf(1)
	for _, b := range all {
		top = min(top, b.top)
	}
	return top
}

func TestNoEdgeRunsThroughANode(t *testing.T) {
	for seed := range uint64(100) {
		l := Arrange(random(rand.New(rand.NewPCG(seed, 9)), 120), Standard)
		all := boxes(l)
		for _, p := range l.Nodes {
			if p.Parent < 0 {
				continue
			}
			from := l.Nodes[p.Parent]
			x0, x1 := from.X+edgeReach*from.scale(), p.X-edgeReach*p.scale()
			for step := range 21 {
				s := float64(step) / 20
				x := x0 + (x1-x0)*(1.5*s*(1-s)*(1-s)+1.5*s*s*(1-s)+s*s*s)
				y := from.Y + (p.Y-from.Y)*s*s*(3-2*s)
				for i, b := range all {
					if i < len(l.Nodes) {
						n := &l.Nodes[i]
						if n.Node == p.Node || i == p.Parent {
							continue
						}
						b.left += (reach - edgeReach) * n.scale()
						if _, long := n.tail(); !long {
							b.right -= (reach - edgeReach) * n.scale()
						}
					}
					if b.left < x && x < b.right && b.top+4 < y && y < b.bottom-4 {
						t.Fatalf("tree %d: the edge to %q runs through %v at (%.1f, %.1f)", seed, p.Key, b, x, y)
					}
				}
			}
		}
	}
}

func TestSmallSubtreesShareTheRoomBetweenLargeOnes(t *testing.T) {
	l := Arrange(grow(2, "abca", "abcb", "abcc", "abcd", "abce", "abcf", "b", "c", "d", "ebca", "ebcb", "ebcc", "ebcd", "ebce", "ebcf"), Standard)
	var y []float64
	for _, p := range l.Nodes {
		if p.Column == 1 {
			y = append(y, p.Y)
		}
	}
	for k := 2; k < len(y); k++ {
		if d := (y[k] - y[k-1]) - (y[1] - y[0]); math.Abs(d) > Standard.Family {
			t.Errorf("the siblings a to e are at %v: the gaps differ by %g", y, d)
		}
	}
}

func TestPathLiesAtTheHeightOfTheCurrentNode(t *testing.T) {
	root := grow(2, "jail", "jamb", "jazz", "jejune", "jilt")
	descend(t, root, "ja")
	l := Arrange(root, Standard)
	_, want, _ := l.At("ja")
	for _, key := range []string{"", "j"} {
		if _, y, ok := l.At(key); !ok || y != want {
			t.Errorf("%q is at height %g (%t), the current fragment at %g", key, y, ok, want)
		}
	}
}

func TestArrangeCountsForScreenReaders(t *testing.T) {
	l := Arrange(grow(2, "ace", "act", "bed"), Standard)
	want := map[string][3]int{"": {1, 1, 1}, "a": {2, 1, 2}, "b": {2, 2, 2}, "ac": {3, 1, 1}, "act": {4, 2, 2}, "bed": {4, 1, 1}}
	for key, counts := range want {
		i, _ := l.Index(key)
		if p := l.Nodes[i]; [3]int{p.Level, p.Pos, p.Size} != counts {
			t.Errorf("%q has level, position, size %d %d %d; want %v", key, p.Level, p.Pos, p.Size, counts)
		}
	}
}

func TestArrangeNothing(t *testing.T) {
	l := Arrange(nil, Standard)
	if _, ok := l.Neighbour("", First); ok || len(l.Nodes) != 0 {
		t.Errorf("an empty drawing has %d nodes", len(l.Nodes))
	}
}
