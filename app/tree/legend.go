package tree

import "spectrie/app/markup"

// LegendKind is one kind of mark in a drawing.
type LegendKind uint8

const (
	LegendWinning LegendKind = iota // the round blue ring
	LegendLosing                    // the notched orange square
	LegendNeutral                   // the grey ring
	LegendWord                      // a completed word and the chip of the seat that loses
	LegendFan                       // words cut away
	LegendBest                      // the line of best play
	LegendNew                       // the badges, as in Memory
	LegendLearning
	LegendKnown
	LegendLapsed
)

// LegendItem is one entry of the legend. The caller writes the words beside it.
type LegendItem struct {
	Kind LegendKind
	Seat int // for LegendWord: the lowest seat on a chip; 0 if there is no chip
}

// Legend lists the kinds of marks that the drawing has, in their order.
func (l *Layout) Legend() []LegendItem {
	var seen [LegendLapsed + 1]bool
	loser := 0
	for i := range l.Nodes {
		n := l.Nodes[i].Node
		switch n.mark() {
		case Winning:
			seen[LegendWinning] = true
		case Losing:
			seen[LegendLosing] = true
		default:
			seen[LegendNeutral] = true
		}
		if n.Word != "" && len(n.Children) == 0 {
			seen[LegendWord] = true
			if isSeat(n.Loser) && (loser == 0 || n.Loser < loser) {
				loser = n.Loser
			}
		}
		if n.remembered() {
			seen[legendOf(n.Memory)] = true
		}
		seen[LegendFan] = seen[LegendFan] || n.fan()
		seen[LegendBest] = seen[LegendBest] || n.Best && l.Nodes[i].Parent >= 0
	}
	var items []LegendItem
	for kind := range LegendLapsed + 1 {
		if !seen[kind] {
			continue
		}
		item := LegendItem{Kind: kind}
		if kind == LegendWord {
			item.Seat = loser
		}
		items = append(items, item)
	}
	return items
}

// legendOf is the kind that explains a badge.
func legendOf(m Memory) LegendKind { return LegendNew + LegendKind(m-New) }

// LegendSVG draws the shapes of one entry as a small picture of its own, hidden
// from screen readers: the words beside it say the same.
func LegendSVG(item LegendItem, o Options) markup.HTML {
	const height = 22.0
	shapes := newPen(o)
	width := shapes.sample(item)
	w := newPen(o)
	if o.Palette == nil {
		w.open(width, height, ` class="tree" aria-hidden="true" focusable="false"`)
	} else {
		w.openFile(width, height, o)
	}
	w.str(`<g class="node`).str([...]markup.Literal{LegendWinning: " win", LegendLosing: " lose", LegendLapsed: ""}[item.Kind]).str(`"`)
	w.at(reach-3, height/2).str(`>`).m.Add(shapes.m.HTML())
	w.str(`</g>`)
	if o.Palette != nil {
		w.str(`</g>`)
	}
	return w.str(`</svg>`).m.HTML()
}

// sample draws what the entry explains around (0, 0) and returns the width of
// the picture.
func (w *pen) sample(item LegendItem) float64 {
	const left = reach - 3
	switch item.Kind {
	case LegendWinning:
		w.shape(Winning, "")
	case LegendLosing:
		w.shape(Losing, "")
	case LegendNeutral:
		w.shape(Neutral, "")
	case LegendWord:
		return left + w.word(1-left, "word", item.Seat) + 1
	case LegendFan:
		w.fan(-6)
	case LegendBest:
		w.str(`<path`).ink(roleBest).str(` d="M`).num(2 - left).str(` 0H`).num(left - 2).str(`"/>`)
	case LegendNew, LegendLearning, LegendKnown, LegendLapsed:
		w.badge(New + Memory(item.Kind-LegendNew))
		return left + badgeHalo
	}
	return 2 * left
}
