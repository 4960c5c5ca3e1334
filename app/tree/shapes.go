package tree

import (
	"strings"

	"spectrie/app/text"
)

// shape draws the ring or the notched square of a node, and its letter.
func (w *pen) shape(mark Mark, letter string) {
	ink := roleLetter
	switch mark {
	case Losing:
		ink = roleOnLose
		w.str(`<path`).ink(roleLose).str(` d="M4 -8L8 -4L8 8L-8 8L-8 -8Z"/>`)
	case Winning:
		w.str(`<circle`).ink(roleWin).str(` r="8.5"/>`)
	default:
		w.str(`<circle`).ink(roleNeutral).str(` r="8.5"/>`)
	}
	w.str(`<text`).ink(ink).str(` y="4.3">`).text(letter).str(`</text>`)
}

// word writes a completed word from x on, and after it the chip of the losing seat, if there is one. It
// returns where that ends.
func (w *pen) word(x float64, word string, loser int) float64 {
	width := wordWidth(word)
	w.str(`<text`).ink(roleWord).str(` x="`).num(x).str(`" y="3.8" textLength="`).num(width).str(`">`)
	w.text(strings.ToUpper(word)).str(`</text>`)
	x += width
	if isSeat(loser) {
		w.chip(x+chipGap, loser)
		x += chipGap + chipWidth
	}
	return x
}

// chip draws the chip of a seat with its left side at x.
func (w *pen) chip(x float64, seat int) {
	w.str(`<rect`).ink(roleChip + role(seat-1)).str(` x="`).num(x).str(`" y="`).num(-chipHeight / 2)
	w.str(`" width="`).num(chipWidth).str(`" height="`).num(chipHeight).str(`" rx="3.5"/>`)
	w.str(`<text`).ink(roleSeat).str(` x="`).num(x + chipWidth/2).str(`" y="3.6">`).int(seat).str(`</text>`)
}

// fan draws a fan that springs from x.
func (w *pen) fan(x float64) {
	w.str(`<path`).ink(roleFan).str(` d="M`).num(x).str(` 0l10.4-6a12 12 0 0 1 0 12zh12"/>`)
}

// cut draws a fan and the number of words cut away.
func (w *pen) cut(hidden int) {
	w.fan(fanX)
	w.str(`<text`).ink(roleCount).str(` x="`).num(countX).str(`" y="3.6">`).text(text.Grouped(hidden)).str(`</text>`)
}
