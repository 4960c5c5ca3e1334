package tree

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
