// Package chart draws the charts of the statistics as SVG.
//
// [Bars] shows what comes back on which day, [Heat] a calendar, [Stack] the parts of a whole,
// [Shares] per cent side by side, [Line] a number over time. Numbers and names come in. Markup goes
// out. The package is pure, and knows nothing of cards, pages or time.
//
// [Figure] draws a chart twice, once for a wide page and once for a narrow one, because letters
// that shrink with a drawing cannot be read on a phone. The stylesheet shows one of the two, and
// paints by class. Every number can be read without colour, and in a table below the chart:
//
//	         3
//	 2      ██       Day         Cards
//	██  1   ██       Sun 22 Nov      2
//	██ ██   ██       Mon 23 Nov      1
//	22 23   24       Tue 24 Nov      3
//
// Sizes are in units of the drawing. A unit is a CSS pixel when the drawing has the width that it
// was made for.
package chart
