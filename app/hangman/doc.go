// Package hangman is the page about the word game Hangman. It has four parts, each with an address.
//
//   - The advisor (advisor*.go) reads what is shown of a word or phrase, such as _a___, and the
//     letters that are not in it. It lists the words that fit and the letter to guess, and says how
//     sure that is. Told how many lives are left, it finds the letter with the best chance to win.
//   - Practice (practice*.go) thinks of a word, fairly or in an evil way, and compares each guess
//     with the best one.
//   - Hardest words (hardest*.go) helps a person who chooses the word.
//   - Algorithms (proof*.go) lets eight algorithms compete on the dictionary in use.
//
// Begin at page.go. All that is computed here comes from package solver/hangman.
package hangman
