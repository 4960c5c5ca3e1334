package tree

// LegendKind is one kind of mark in a drawing.
type LegendKind uint8

const (
	LegendWinning LegendKind = iota // the round blue ring
	LegendLosing                    // the notched vermilion square
	LegendNeutral                   // the grey ring
	LegendWord                      // a completed word and the chip of the seat that loses
	LegendFan                       // words cut away
	LegendBest                      // the line of best play
	LegendSeats                     // the divided outline
)

// LegendItem is one entry of the legend; the words beside it are the caller's.
type LegendItem struct {
	Kind  LegendKind
	Seats []int // ascending: for LegendSeats those in outlines, for LegendWord those on chips
}

// Legend lists what is on screen when the layout is drawn with o, and nothing else.
func (l *Layout) Legend(o Options) []LegendItem {
	return nil
}

// LegendSVG draws the shapes of one entry as a small picture of its own, hidden
// from screen readers: the words beside it say the same.
func LegendSVG(item LegendItem, o Options) string {
	return ""
}
