// Package app is Spectrie's interface: go-app pages, the widgets that they are
// made of, and the state behind them.
//
// One page load serves every view. What a view shows is a [View], which an
// address behind '#' spells out, so that any view can be shared, bookmarked and
// walked with Back and Forward on any static host and offline. A change of
// address becomes a scene (scene.go): the solved position, its letters and the
// tree to draw, computed once and then rendered by small functions, one a file.
//
// go-app renders what a person operates: buttons, fields, the keyboard, so that
// focus survives. The large parts that a person only reads, the drawing, the
// table of letters and the list of words, are written as one string each
// (markup.go escapes all text) and mounted at once.
//
// The pure drawing is in package tree below this one.
package app
