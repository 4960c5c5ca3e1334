// Package chart draws the charts of the statistics: Bars for what comes back on
// which day, Heat for a calendar, Stack for parts of a whole, Shares for percent side
// by side. It knows nothing of cards, of the page or of the time: numbers and their
// names come in, and HTML goes out as a string in which all text is escaped.
//
// A chart is drawn twice, because letters that are made smaller with the drawing
// cannot be read on a phone: once for a wide page and once, with other line breaks,
// for a narrow one. The stylesheet shows one of them, paints by class, and never
// scrolls sideways. Every number can be read without colour, and in a table below
// the chart:
//
//	         3
//	 2      ██       Day         Cards
//	██  1   ██       Sun 22 Nov      2
//	██ ██   ██       Mon 23 Nov      1
//	22 23   24       Tue 24 Nov      3
//
// Sizes are in the units of the drawing, which are CSS pixels when it has the width
// that it was made for.
package chart
