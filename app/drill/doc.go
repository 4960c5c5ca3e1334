// Package drill is the page on which a person learns decks by heart. A sitting fills one screen.
//
// A session of package trainer plays whole rounds, or single cards, and asks for the letters that are due. It teaches
// a new card before it asks for it: the round stops at the letter, says why, and plays to its word. Then the same
// round asks for it. A wrong letter is refuted on the board. What the person knows comes back after days, what they
// miss within minutes.
//
// The keys of the letters and the grades take turns in one place. There are grades while an answer is on the board
// and at the end of its round, never beside the next question.
//
// The address says what a sitting goes through: one deck, a start of it, or all decks that were begun; one card at
// once; or a practice, which asks what was learned and notes nothing. The end shows how the sitting went, the curve of
// the deck, what the person knows on the tree, and what to do next.
//
// Everything works from the keyboard: letters answer, Space shows and continues, 1 to 4 grade, a full stop hints,
// Ctrl+Z takes an answer back, and Esc ends the sitting.
//
// Begin at page.go for the state, at answer.go for what happens to an answer, at board.go for the screen, and at
// end.go for the end.
package drill
