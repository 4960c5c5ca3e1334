// Package strategy is the page of the words that make a seat unbeatable: a plan as a list that
// can be searched, its decisions as a tree, what the person knows of it, and ways to take it away.
package strategy
