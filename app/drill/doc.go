// Package drill is the page on which a deck is learned. A sitting plays rounds or single cards of
// package trainer, asks for the letters that are due, refutes wrong ones on the board, and ends with
// what comes back when.
package drill
