package tree

// Metrics are the distances of a drawing, in CSS pixels. Start from Standard, not from the zero value.
type Metrics struct {
	Column float64 // from one letter of a word to the next, left to right; at least 32
	Row    float64 // from one leaf to the next, top to bottom; at least 22
	Family float64 // added between a subtree that branches and its neighbours
	Margin float64 // free paper on all four sides
}

// Standard has distances at which letters read well and about sixty leaves fit a desktop window.
var Standard = Metrics{Column: 52, Row: 22, Family: 4, Margin: 12}

// Placed is a node with its place: (X, Y) is the centre of its shape.
type Placed struct {
	*Node
	X, Y   float64
	Right  float64 // where the shape and the text after it end
	Column int     // 0 for the root
	Parent int     // index in Layout.Nodes; -1 for the root
	FanY   float64 // height of the fan below the last child; only where a node has both Children and Hidden words
}

// Layout is an arranged tree. Its zero value is an empty drawing.
type Layout struct {
	Width, Height float64  // of the whole drawing with its margins
	Nodes         []Placed // in preorder; a node's id ends with its index
	metrics       Metrics
}

// Index is the index of the fragment key in Nodes.
func (l *Layout) Index(key string) (i int, ok bool) {
	for i := range l.Nodes {
		if l.Nodes[i].Key == key {
			return i, true
		}
	}
	return 0, false
}

// At is the centre of the shape of the fragment key.
func (l *Layout) At(key string) (x, y float64, ok bool) {
	i, ok := l.Index(key)
	if !ok {
		return 0, 0, false
	}
	return l.Nodes[i].X, l.Nodes[i].Y, true
}

// Direction is a step through the drawing as the WAI-ARIA tree pattern names
// them. In a tree that grows to the right, the left arrow key is Parent, the
// right one FirstChild, up and down PrevVisible and NextVisible, Home and End
// First and Last.
type Direction uint8

const (
	Parent Direction = iota
	FirstChild
	PrevVisible
	NextVisible
	First
	Last
)

// Neighbour is the fragment one step from key. It is false where there is none, or where key is not in the
// drawing.
func (l *Layout) Neighbour(key string, dir Direction) (string, bool) {
	i, ok := l.Index(key)
	if !ok {
		return "", false
	}
	to := -1
	switch dir {
	case Parent:
		to = l.Nodes[i].Parent
	case FirstChild:
		if len(l.Nodes[i].Children) > 0 {
			to = i + 1
		}
	case PrevVisible:
		to = i - 1
	case NextVisible:
		to = i + 1
	case First:
		to = 0
	case Last:
		to = len(l.Nodes) - 1
	}
	if to < 0 || to >= len(l.Nodes) {
		return "", false
	}
	return l.Nodes[to].Key, true
}
