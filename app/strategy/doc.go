// Package strategy is the page that lists the words to learn.
//
// It shows a plan (package plan) as a list that can be searched, and its decisions as a tree. It
// marks what the person has learned, shows traps where a start is lost, and prints or saves the
// list.
//
// Begin at page.go.
package strategy
