// Package tree draws a Ghost subtree: Arrange gives every fragment a place,
// Layout.SVG draws it, Layout.Neighbour walks it by the arrow keys. It knows
// nothing of the game or the page: verdicts come in as marks and seats, and the
// drawing goes out as a string.
//
// Take the five words ace, act, add, ado and bed. Each letter of a word stands one
// column (44 pixels) further right, and each leaf one row (22 pixels) lower:
//
//	y=0                   ╭── E  ACE ②
//	y=11            ╭── C ┤
//	y=22            │     ╰── T  ACT ②
//	y=35      ╭── A ┤
//	y=48      │     │     ╭── D  ADD ②
//	y=59      │     ╰── D ┤
//	y=70      │           ╰── O  ADO ②
//	y=66    ∅ ┤
//	y=96      ╰── B ───── E ───── D  BED ②
//
// C goes to the middle of its two leaves. The leaves below D keep a row and the
// Family distance (4 pixels) from those below C, because those are two families,
// and so D is at 59 and A midway between C and D. B starts a chain of single
// letters; nothing stands in its way but the word ADO, whose letters and chip
// reach into the columns where bed ends, and so the whole chain lies one row and
// one Family below it. ∅ is midway between A and B.
package tree
