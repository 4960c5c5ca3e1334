// Package board draws one position of a solved game.
//
// [Compose] turns a view into a [Scene]: the position, its letters, and its verdict in words. A
// [Canvas] shows the scene as a tree that a person can walk, zoom and open. [Memory] adds what the
// person has learned, and a strategy can prune the tree.
//
// The explorer and the strategy embed a Canvas; the drill and the review of a match draw with it
// too. Begin at scene.go.
package board
