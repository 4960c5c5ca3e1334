// Package shelf holds the dictionaries that were read, and the game that was solved last.
//
// A [Shelf] reads a shipped list from the site's files, and a person's own list from the device
// (own*.go). It unpacks each list only once, because that is slow. It cuts and solves again whenever
// the rules change, because that takes only milliseconds.
//
// Begin at shelf.go.
package shelf
