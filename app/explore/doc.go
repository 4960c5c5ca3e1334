// Package explore is the page that shows the game below a fragment.
//
// It has the map or the tree, the verdict, the keyboard, a table with a reason for every letter, and the
// words that are still possible. It leads with the strategy in a sentence (headline.go).
//
// It is the smallest of the pages, and so a good one to read first. Begin at page.go. The drawing
// and the verdict come from package board.
package explore
