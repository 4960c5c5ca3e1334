// Package app is Spectrie's interface: go-app pages, the widgets that they are
// made of, and the state behind them.
//
// One page load serves every view. What a view shows is a [View], which an
// address behind '#' spells out, so that any view can be shared, bookmarked and
// walked with Back and Forward on any static host and offline. The [Site] is the
// one component: it holds what all pages share and hands the view to one of its
// panes. The explorer makes a scene of it (scene.go): the solved position, its
// letters and the tree to draw; the strategy page a plan (plan.go): the
// repertoires of a seat; the drill sits through a deck of package trainer
// (drill.go); the dictionaries page has a part for each of its
// addresses. They are computed once and then rendered by small functions, one a
// file.
//
// go-app renders what a person operates: buttons, fields, the keyboard, so that
// focus survives. The large parts that a person only reads, the drawing, the
// table of letters and the list of words, are written as one string each
// (markup.go escapes all text) and mounted at once.
//
// Work that takes longer than a moment runs beside the page and takes turns with
// the browser (turns.go). A person's own lists are kept by an ownStore, the answers to
// the drill by an answerStore and the matches by a matchStore, each in a database of
// package storage. What all pages know of the answers is in practice.go.
//
// The pure drawing is in package tree below this one.
package app
