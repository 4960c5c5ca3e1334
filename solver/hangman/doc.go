// Package hangman advises at Hangman: given what is shown of a word or a phrase
// and the letters that were tried, it says which letter to try next.
//
// [NewWords] arranges a dictionary. [ParseTemplate] reads what is shown, such as
// "_a___", and [Words.Fit] finds the [Candidates]: the words that fit it and the
// letters excluded. All of them count as equally likely.
//
// [Candidates.Letters] counts what each letter would do, [Rate] orders the letters
// by one of several algorithms, and [Candidates.Outlook] finds the best letter for
// the lives that are left. [Words.Think] plays the other side, [Words.Compete] lets
// the algorithms compete, and [Words.Hardest] finds words to choose for others.
package hangman
