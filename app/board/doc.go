// Package board draws one position of a solved game.
//
// [Compose] turns a view into a [Scene]: the position, its letters, and its verdict in words. A
// [Canvas] shows the scene as a tree that a person can walk, zoom and open, or as a [Map] above it. [Knowledge] adds what
// the person has learned. A strategy can limit the tree to what it plays.
//
// The explorer and the strategy embed a Canvas. The drill and the review of a match draw with this
// package too. Begin at scene.go.
package board
