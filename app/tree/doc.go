// Package tree lays out a Ghost subtree and draws it as SVG.
//
// [Arrange] gives every fragment a place, [Layout.SVG] draws the result, and [Layout.Neighbour]
// walks it by the arrow keys. Verdicts come in as marks and seats, and the drawing goes out as
// markup. The package is pure, and knows nothing of the game or the page.
//
// Take the five words ace, act, add, ado and bed. Each letter of a word stands one column (52
// pixels) further right, and each leaf one row (22 pixels) lower:
//
//	y=0                   ╭── E  ACE (1)
//	y=11            ╭── C ┤
//	y=22            │     ╰── T  ACT (1)
//	y=35      ╭── A ┤
//	y=48      │     │     ╭── D  ADD (1)
//	y=59      │     ╰── D ┤
//	y=66    ∅ ┤           │
//	y=70      │           ╰── O  ADO (1)
//	y=96      ╰── B ───── E ───── D  BED (1)
//
// C stands halfway between its two leaves. The leaves below D keep a row and the Family distance (4
// pixels) from those below C, because they belong to another family. So D is at 59, and A is
// halfway between C and D.
//
// B starts a chain of single letters. It could stand right below A, but then the last letter of bed
// would lie on that of add. So the whole chain moves one row and one Family below ado. ∅ is halfway
// between A and B.
//
// A word and the chip of the seat that loses need room too: they keep the columns free that they
// reach into.
package tree
