package tree

import (
	"strings"

	"spectrie/app/text"
)

// shape draws the ring or the square of a node, its letter, and with enough players the outline.
func (w *pen) shape(mark Mark, letter string, losers []int) {
	inner := w.outlined(losers)
	ink := roleLetter
	if mark == Losing {
		ink = roleOnLose
		d := w.square[0]
		if inner {
			d = w.square[1]
		}
		w.str(`<path`).ink(roleLose).str(` d="`).text(d).str(`"/>`)
	} else {
		r, ring := roundRadius, roleNeutral
		if inner {
			r = roundInner
		}
		if mark == Winning {
			ring = roleWin
		}
		w.str(`<circle`).ink(ring).str(` r="`).num(r).str(`"/>`)
	}
	if inner {
		w.outline(mark == Losing, losers)
	}
	w.str(`<text`).ink(ink).str(` y="4.3">`).text(letter).str(`</text>`)
}

// outlined reports whether a shape has an outline.
func (w *pen) outlined(losers []int) bool {
	if w.players < 3 {
		return false
	}
	for _, s := range losers {
		if isSeat(s) {
			return true
		}
	}
	return false
}

// outline draws the outline, divided equally among the seats.
func (w *pen) outline(square bool, losers []int) {
	n := 0
	for _, s := range losers {
		if isSeat(s) {
			n++
		}
	}
	k := 0
	for _, s := range losers {
		if !isSeat(s) {
			continue
		}
		key := part{square, k, n}
		d, ok := w.parts[key]
		if !ok {
			d = outlinePart(square, k, n)
			w.parts[key] = d
		}
		w.str(`<path`).ink(rolePart + role(s-1)).str(` d="`).text(d).str(`"/>`)
		k++
	}
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
