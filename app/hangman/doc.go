// Package hangman is the page about the game Hangman, in four parts: the advisor, a game to
// practise with, the words that are hardest to guess, and the algorithms against each other.
package hangman
