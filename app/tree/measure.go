package tree

import "spectrie/app/text"

// The sizes inside one node, in CSS pixels from the centre of its shape. The
// layout needs them to keep boxes apart and the drawing to fill those boxes, so
// neither has numbers of its own. The current node is larger by currentScale.
const (
	reach        = 14.0 // half the width of what can be clicked around a bare shape
	edgeReach    = 10.5 // where edges end, just off the shape
	wordX        = 15.0 // where a completed word starts
	chipGap      = 4.0
	chipWidth    = 13.0
	chipHeight   = 13.0
	fanX         = 11.5 // where a fan springs from
	fanLength    = 12.0
	countX       = fanX + fanLength + 3
	stubX        = -19.0 // a fan below the last child stands this far from its column
	tailPad      = 3.0   // free paper after a word, a chip or a number
	currentScale = 1.4
)

// The type sizes that widths are measured with; the stylesheet repeats them.
const (
	wordSize  = 10.5
	countSize = 10.0
)

// scale returns the size of the node against that of an ordinary one.
func (n *Node) scale() float64 {
	if n.Current {
		return currentScale
	}
	return 1
}

// tail returns how far the node reaches right of its centre, before scaling,
// and whether a word or a fan makes it longer than a bare shape.
func (n *Node) tail() (length float64, long bool) {
	switch {
	case len(n.Children) > 0:
		return reach, false
	case n.Word != "":
		length = wordX + wordWidth(n.Word)
		if isSeat(n.Loser) {
			length += chipGap + chipWidth
		}
		return length + tailPad, true
	case n.fan():
		return fanRight(n.Hidden), true
	}
	return reach, false
}

// fan reports whether the node draws a fan, after its leaf or below its children.
func (n *Node) fan() bool {
	return n.Hidden > 0 && (!n.Path || n.Current) && (n.Word == "" || len(n.Children) > 0)
}

// fanRight returns where the number of a fan ends, with some free paper.
func fanRight(hidden int) float64 {
	return countX + float64(len(text.Grouped(hidden)))*countSize*0.58 + tailPad
}

// capitals are the advances of A to Z in hundredths of the type size, as in
// Helvetica and, within a few hundredths, in the system fonts. The drawing
// states the sum as textLength, so that a word in any font fills its place
// exactly and cannot reach into another node.
const capitals = "" +
	"\x43\x43\x48\x48\x43\x3d\x4e\x48\x1c\x32\x43\x38\x53" +
	"\x48\x4e\x43\x4e\x48\x43\x3d\x48\x43\x5e\x43\x43\x3d"

// wordWidth returns the width of a word in the capitals of the drawing.
func wordWidth(word string) float64 {
	const (
		spacing = 6   // between letters, in the same hundredths
		other   = 78  // a letter outside A to Z
		square  = 100 // Hangul, kana, ideographs
	)
	sum := 0
	for _, r := range word {
		switch {
		case 'a' <= r && r <= 'z':
			sum += int(capitals[r-'a'])
		case 'A' <= r && r <= 'Z':
			sum += int(capitals[r-'A'])
		case r >= 0x1100:
			sum += square
		default:
			sum += other
		}
		sum += spacing
	}
	return float64(sum) * wordSize / 100
}

// isSeat reports whether s is one of the eight seats that have a colour.
func isSeat(s int) bool { return 1 <= s && s <= 8 }
