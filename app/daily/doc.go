// Package daily is the page of Ghost of the day, and the hub of all puzzles.
//
// The hub (#/puzzles) says what there is to play: Ghost of the day on top, then the ways to practise, which are on a
// page of their own. Ghost of the day (#/puzzles/day) has five positions, one after the other on the board of package
// puzzleboard, and one chance each. Every answer is noted the moment it is given, so a reload goes on with the position
// that was open. After the fifth come the result, the answers and a text to share. The archive
// (#/puzzles/day?day=archive) has all earlier days.
//
// The date is that of the person's own clock when they begin. Package days says what a day is; which positions it has
// is in package puzzle, and the log of answers says what was played. So the page keeps nothing itself.
//
// Begin at page.go for the state. hub.go, cover.go, result.go and archive.go draw what is seen.
package daily
