// Package tree draws a Ghost subtree: Arrange gives every fragment a place,
// Layout.SVG draws it, Layout.Neighbour walks it by the arrow keys. It knows
// nothing of the game or the page: verdicts come in as marks and seats, and the
// drawing goes out as a string.
//
// Take the five words ace, act, add, ado and bed. Each letter of a word stands one
// column (52 pixels) further right, and each leaf one row (22 pixels) lower:
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
// C goes to the middle of its two leaves. The leaves below D keep a row and the
// Family distance (4 pixels) from those below C, because those are two families;
// so D is at 59, and A midway between C and D. B starts a chain of single letters
// and could stand right below A, but the last letter of bed would then lie on
// that of add: the whole chain goes one row and one Family below ado. ∅ is midway
// between A and B. The word and the chip of the seat that loses take part in this:
// they keep free the columns that they reach into.
package tree
