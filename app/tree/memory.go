package tree

import "spectrie/app/markup"

// Memory is how well a person knows what to play at a fragment. It is drawn as a badge at the lower right of
// the shape. Each badge has its own form, so none depends on colour. It is drawn in ink, the colour of no
// verdict and no seat.
type Memory uint8

const (
	NoMemory Memory = iota // nothing to say: no badge
	New                    // not learned yet: an empty circle
	Learning               // half learned: a half full circle
	Known                  // a full circle with a tick
	Lapsed                 // was known and then missed: a triangle that points down
)

// The badge, in CSS pixels from the centre of the shape. It covers the lower right corner of a losing square,
// not the upper one, whose notch marks the square.
const (
	badgeX, badgeY = 7.75, 7.0
	badgeHalo      = 5.3 // paper around it
)

// badges are the badges around (0, 0), each as it stands in the drawing.
type badges [Lapsed + 1]markup.Literal

// badgesOf are the badges in these attributes: of the paper around them, of a full form, of an empty circle,
// and of the tick.
func badgesOf(halo, full, open, tick markup.Literal) *badges {
	paper := `<circle` + halo + ` r="5.3"/>`
	ring := paper + `<circle` + open + ` r="3.3"/>`
	return &badges{
		New:      ring,
		Learning: ring + `<path` + full + ` d="M-3.3 0A3.3 3.3 0 0 0 3.3 0z"/>`,
		Known:    paper + `<circle` + full + ` r="4.4"/><path` + tick + ` d="M-2.1 0.1l1.5 1.7 2.6-3.4"/>`,
		Lapsed:   paper + `<path` + full + ` d="M-4.4-3.4h8.8L0 4.4z"/>`,
	}
}

// pageBadges leave the painting to the stylesheet.
var pageBadges = badgesOf(` class="halo"`, ` class="badge"`, ` class="badge open"`, ` class="tick"`)

// fileBadges are painted in the colours of p.
func fileBadges(p *Palette) *badges {
	return badgesOf(` fill="`+p.Paper+`"`, ` fill="`+p.Ink+`"`, ` fill="`+p.Paper+`" stroke="`+p.Ink+`" stroke-width="1.4"`,
		` fill="none" stroke="`+p.Paper+`" stroke-width="1.4"`)
}

func (w *pen) badge(m Memory) { w.str(w.badges[m]) }

// MemorySVG draws a badge as a small picture for the page. It is hidden from screen readers, because the words
// beside it say the same.
func MemorySVG(m Memory) markup.HTML {
	const side = 2 * badgeHalo
	w := newPen(Options{})
	w.open(side, side, ` class="tree" aria-hidden="true" focusable="false"`)
	w.str(`<g`).at(badgeHalo, badgeHalo).str(`>`).badge(m)
	return w.str(`</g></svg>`).m.HTML()
}

// remembered reports whether the node has a badge.
func (n *Node) remembered() bool { return New <= n.Memory && n.Memory <= Lapsed }
