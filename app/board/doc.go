// Package board draws a solved position. [Compose] makes a [Scene] of a view: the position, its
// letters, its verdict in words. A [Canvas] shows the scene as a tree that a person can walk, zoom
// and open. What the person knows of the game is drawn into it ([Memory]); a strategy can prune it.
package board
