// Package drill is the page on which a person learns a deck by heart.
//
// A session of package trainer plays whole rounds and asks for the letters that are due, or asks
// single cards. A wrong letter is refuted on the board. What the person knows comes back after
// days, what they miss within minutes. At the end the page says what comes back when. A person can
// also practise all the words of a start.
//
// Everything works from the keyboard: letters answer, Space shows and continues, 1 to 4 grade, a
// full stop hints, Ctrl+Z takes an answer back, and Esc ends the session.
//
// Begin at page.go for the state, at answer.go for what happens to an answer.
package drill
