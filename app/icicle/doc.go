// Package icicle draws all of Ghost in one picture: an icicle diagram of every fragment.
//
// Each column holds one letter of the fragment. A cell is a fragment, and the cells of its next
// letters lie right of it, in alphabet order, within its height. So a round is a walk from left to
// right, and the cell of a word is the last of its row. Take the five words ace, act, add, ado and
// bed:
//
//	┌───┬───┬───┐
//	│   │ C ├ E ┤  ace
//	│ A │   ├ T ┤  act
//	│   ├───┼ D ┤  add
//	│   │ D ├ O ┤  ado
//	├───┼───┼───┤
//	│ B │ E │ D │  bed
//	└───┴───┴───┘
//
// A cell shares its height among its next letters by the words below each, but every letter gets
// at least the 40th part. So 26 openings stay at least 20 pixels high in a picture of 800, and
// every word has a place, down to hairlines.
//
// A [Camera] says which fragment fills the height. The letters before it are narrow columns at the
// left, which lead back. [Between] two cameras lies every step of a zoom. [Map.Paint] turns what a
// camera sees into rectangles and labels, which a canvas paints ([Picture.Bytes]) or a file holds
// ([Picture.SVG]). [Map.Hit] finds the fragment at a point.
//
// The package is pure. It takes the verdicts as marks, and knows nothing of the page. Begin at
// map.go, and at paint.go for what is drawn.
package icicle
