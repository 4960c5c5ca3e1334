package hangman

import (
	"errors"
	"slices"

	"spectrie/app/address"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// analysis is everything the advisor works out from a view: the words that fit, how each
// algorithm rates the letters, and the advice. The outlook and the corrections may come
// later, because they can take long.
type analysis struct {
	view             address.View
	dict             string // name of the dictionary
	words            *hangman.Words
	template         hangman.Template
	inputErr         error               // why there is no advice, as a message for people
	fit              *hangman.Candidates // nil after an input error, or if nothing is entered
	count            int
	letters          []hangman.Letter
	ratings          [][]hangman.Rating // by algorithm, except best play
	outlook          *hangman.Outlook   // nil until found
	corrections      []correction       // what would make words fit, if none does
	correctionsKnown bool               // the search for corrections is over
	lastLifeSpent    bool               // the last life is lost, which view cannot say
}

// analyse works out what it can at once.
func analyse(shelf *shelf.Shelf, view address.View) *analysis {
	a := &analysis{view: view, dict: shelf.NameOf(view.Dict), words: shelf.HangmanWords(view.Dict)}
	if a.template, a.inputErr = hangman.ParseTemplate(view.Template); a.inputErr != nil || len(a.template.Cells()) == 0 {
		return a
	}
	if a.fit, a.inputErr = a.words.Fit(a.template, view.Without); a.inputErr != nil {
		return a
	}
	a.count = a.fit.Count()
	if a.count == 0 {
		return a
	}
	a.letters = a.fit.Letters()
	for _, algorithm := range hangman.Algorithms[:hangman.BestPlay] {
		a.ratings = append(a.ratings, hangman.Rate(algorithm, a.letters))
	}
	if a.canGuess() && a.count <= outlookAtOnce {
		outlook, _ := a.findOutlook(func() error { return nil })
		a.outlook = &outlook
	}
	return a
}

// contradicted reports whether a letter is both shown and excluded.
func (a *analysis) contradicted() bool {
	var both *hangman.ContradictionError
	return errors.As(a.inputErr, &both)
}

// canGuess reports whether there is a letter to guess. Several words that fit differ in a blank.
func (a *analysis) canGuess() bool { return a.count > 1 }

// correctable reports whether a correction could make words fit.
func (a *analysis) correctable() bool {
	return a.contradicted() || a.fit != nil && a.count == 0
}

// incomplete reports whether the outlook or the corrections are still missing.
func (a *analysis) incomplete() bool {
	return a.canGuess() && a.outlook == nil || a.correctable() && !a.correctionsKnown
}

// onlyLengthKnown reports whether no letter has been tried.
func (a *analysis) onlyLengthKnown() bool {
	return a.view.Without == "" && len(a.template.Shown()) == 0
}

// bestLetters are the letters to guess, all equally good. They come from the best play,
// those that cannot cost a life first. Until the best play is known, it is the letter
// with the most information per life.
func (a *analysis) bestLetters() []rune {
	var letters []rune
	switch {
	case !a.canGuess():
	case a.outlook != nil:
		for _, chance := range a.outlook.Best() {
			letters = append(letters, chance.Letter)
		}
		risk := func(letter rune) int { return text.Pick(a.letterInfo(letter).Sure, 0, 1) }
		slices.SortStableFunc(letters, func(a, b rune) int { return risk(a) - risk(b) })
	default:
		letters = append(letters, a.ratings[hangman.MostPerLife][0].Letter)
	}
	return letters
}

// letterInfo is what a guess of the letter would tell, or nil if no word has it.
func (a *analysis) letterInfo(letter rune) *hangman.Letter {
	i := slices.IndexFunc(a.letters, func(l hangman.Letter) bool { return l.Letter == letter })
	if i < 0 {
		return nil
	}
	return &a.letters[i]
}

// The advice names up to mostNamedWords words. They may have up to mostNamedLetters
// letters together, to be read at a glance.
const (
	mostNamedWords   = 5
	mostNamedLetters = 60
)

// fewWords are the words that fit, in capitals, or nil if they are too many to name.
func (a *analysis) fewWords() (words []string) {
	if a.fit == nil || a.count > mostNamedWords {
		return nil
	}
	letters := 0
	for word := range a.fit.Words() {
		words = append(words, dicts.Capitals(word))
		letters += len([]rune(word))
	}
	if letters > mostNamedLetters && a.count > 1 {
		return nil
	}
	return words
}

// onlyWord is the only word that fits, one rune per cell, or nil if several fit.
func (a *analysis) onlyWord() []rune {
	if a.count == 1 {
		for word := range a.fit.Words() {
			return []rune(word)
		}
	}
	return nil
}

// positionOf is the number of a cell among the letter cells, from 1.
func (a *analysis) positionOf(i int) int {
	place := 1
	for _, cell := range a.template.Cells()[:i] {
		if !hangman.Separates(cell) {
			place++
		}
	}
	return place
}

// cellAtPosition is the cell with that number, or -1.
func (a *analysis) cellAtPosition(place int) int {
	for i, cell := range a.template.Cells() {
		if !hangman.Separates(cell) {
			if place--; place == 0 {
				return i
			}
		}
	}
	return -1
}

// noun is "word" or "phrase".
func (a *analysis) noun() string {
	if slices.Contains(a.template.Cells(), ' ') {
		return "phrase"
	}
	return "word"
}

// mostCounted is where the exact number of phrases stops being useful.
const mostCounted = 1_000_000_000

// countText says how many words fit.
func (a *analysis) countText() string {
	if a.count >= mostCounted {
		return "billions of " + a.noun() + "s"
	}
	return text.Counted(a.count, a.noun())
}
