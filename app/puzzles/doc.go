// Package puzzles is the page where a person practises puzzles, one after the other.
//
// There are four ways, which the address names (address.PuzzleModes). Rated puzzles are about as hard as the person is
// strong, and change their rating. A streak goes on until the first miss and gets harder. Three minutes run by the clock
// on the wall: a miss costs nothing but the time to look at the answer, and an answer after the end does not count.
// Missed puzzles come back when the schedule of package trainer says so.
//
// Everything that lasts is in the log of answers, where each answer goes at once. So a streak and three minutes go on
// after a reload: the run that is under way follows from the log. page.go holds the state, choice.go chooses puzzles,
// run.go has the runs and the clock, and draw.go draws. The board is that of package puzzleboard.
package puzzles
