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

// standpoint is all that follows at once from what is known of a word: the words
// that fit, and how each algorithm rates the letters. The outlook may follow.
type analysis struct {
	view             address.View
	dict             string // name of its dictionary
	words            *hangman.Words
	template         hangman.Template
	inputErr         error               // why nothing can be said, in a sentence
	fit              *hangman.Candidates // nil when wrong is not, or when nothing is asked
	count            int
	letters          []hangman.Letter
	ratings          [][]hangman.Rating // by algorithm, without the last
	outlook          *hangman.Outlook   // nil as long as it is not known
	corrections      []correction       // what would make words fit, where none does
	correctionsKnown bool               // they are known
	lastLifeSpent    bool               // the last life is spent, which view does not say
}

// advise works out what follows from view.
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

// contradicted reports whether a letter is both in the word and not.
func (a *analysis) contradicted() bool {
	var both *hangman.ContradictionError
	return errors.As(a.inputErr, &both)
}

// open reports whether there is a letter to guess.
func (a *analysis) canGuess() bool { return a.count > 1 && len(a.letters) > 0 }

// mendable reports whether some other letters or list could make words fit.
func (a *analysis) correctable() bool {
	return a.contradicted() || a.fit != nil && a.count == 0
}

// waits reports whether something is still to be found.
func (a *analysis) incomplete() bool {
	return a.canGuess() && a.outlook == nil || a.correctable() && !a.correctionsKnown
}

// untried reports whether nothing is known but the length.
func (a *analysis) onlyLengthKnown() bool {
	return a.view.Without == "" && len(a.template.Shown()) == 0
}

// best are the letters to guess, equally good: those of the best play, the ones
// that cost no life first; and as long as that is not known the one that tells the
// most for each life.
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

// letter is what is known about trying a letter, nil when no word has it.
func (a *analysis) letterInfo(letter rune) *hangman.Letter {
	i := slices.IndexFunc(a.letters, func(l hangman.Letter) bool { return l.Letter == letter })
	if i < 0 {
		return nil
	}
	return &a.letters[i]
}

// namedAtMost is how many words are told by name, and namedInAll how many letters
// they may have together to be read in a glance.
const (
	namedAtMost = 5
	namedInAll  = 60
)

// named are the words that fit in capitals, as far as they are few.
func (a *analysis) fewWords() (words []string) {
	if a.fit == nil || a.count > namedAtMost {
		return nil
	}
	letters := 0
	for word := range a.fit.Words() {
		words = append(words, dicts.Capitals(word))
		letters += len([]rune(word))
	}
	if letters > namedInAll && a.count > 1 {
		return nil
	}
	return words
}

// solution is the only word that fits, cell by cell; nil where there is another.
func (a *analysis) onlyWord() []rune {
	if a.count == 1 {
		for word := range a.fit.Words() {
			return []rune(word)
		}
	}
	return nil
}

// place is the number of a cell among those for letters, from 1 on.
func (a *analysis) positionOf(i int) int {
	place := 1
	for _, cell := range a.template.Cells()[:i] {
		if !hangman.Separates(cell) {
			place++
		}
	}
	return place
}

// cellAt is the cell of a place, -1 where there is none.
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

// noun is what fits.
func (a *analysis) noun() string {
	if slices.Contains(a.template.Cells(), ' ') {
		return "phrase"
	}
	return "word"
}

// most is the largest number of phrases that is told.
const mostCounted = 1_000_000_000

// counted says how many words fit.
func (a *analysis) countText() string {
	if a.count >= mostCounted {
		return "billions of " + a.noun() + "s"
	}
	return text.Counted(a.count, a.noun())
}
