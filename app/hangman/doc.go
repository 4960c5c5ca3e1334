// Package hangman is the Hangman page. It has four parts, each with its own address.
//
//   - The advisor (advisor*.go) takes what a person sees of a word or phrase, such as _a___, and the
//     letters that are not in it. It lists the words that fit, names the letter to guess, and says how
//     sure that is. Given the lives left, it finds the letter with the best chance to win.
//   - Practice (practice*.go) thinks of a word, fairly or in an evil way, and compares each guess
//     with the best one.
//   - Hardest words (hardest*.go) helps a person who chooses the word.
//   - Algorithms (algorithms.go, tournament*.go) explains eight algorithms and lets them compete on
//     the dictionary in use.
//
// Start at page.go. Package solver/hangman does the calculations.
package hangman
