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
type standpoint struct {
	view     address.View
	dict     string // name of its dictionary
	words    *hangman.Words
	template hangman.Template
	wrong    error               // why nothing can be said, in a sentence
	fit      *hangman.Candidates // nil when wrong is not, or when nothing is asked
	count    int
	letters  []hangman.Letter
	ratings  [][]hangman.Rating // by algorithm, without the last
	outlook  *hangman.Outlook   // nil as long as it is not known
	mends    []mend             // what would make words fit, where none does
	mended   bool               // they are known
	over     bool               // the last life is spent, which view does not say
}

// advise works out what follows from view.
func advise(shelf *shelf.Shelf, view address.View) *standpoint {
	n := &standpoint{view: view, dict: shelf.NameOf(view.Dict), words: shelf.HangmanWords(view.Dict)}
	if n.template, n.wrong = hangman.ParseTemplate(view.Template); n.wrong != nil || len(n.template.Cells()) == 0 {
		return n
	}
	if n.fit, n.wrong = n.words.Fit(n.template, view.Without); n.wrong != nil {
		return n
	}
	n.count = n.fit.Count()
	if n.count == 0 {
		return n
	}
	n.letters = n.fit.Letters()
	for _, a := range hangman.Algorithms[:hangman.BestPlay] {
		n.ratings = append(n.ratings, hangman.Rate(a, n.letters))
	}
	if n.open() && n.count <= reckonedAtOnce {
		outlook, _ := n.look(func() error { return nil })
		n.outlook = &outlook
	}
	return n
}

// contradicted reports whether a letter is both in the word and not.
func (n *standpoint) contradicted() bool {
	var both *hangman.ContradictionError
	return errors.As(n.wrong, &both)
}

// open reports whether there is a letter to guess.
func (n *standpoint) open() bool { return n.count > 1 && len(n.letters) > 0 }

// mendable reports whether some other letters or list could make words fit.
func (n *standpoint) mendable() bool {
	return n.contradicted() || n.fit != nil && n.count == 0
}

// waits reports whether something is still to be found.
func (n *standpoint) waits() bool {
	return n.open() && n.outlook == nil || n.mendable() && !n.mended
}

// untried reports whether nothing is known but the length.
func (n *standpoint) untried() bool { return n.view.Without == "" && len(n.template.Shown()) == 0 }

// best are the letters to guess, equally good: those of the best play, the ones
// that cost no life first; and as long as that is not known the one that tells the
// most for each life.
func (n *standpoint) best() []rune {
	var letters []rune
	switch {
	case !n.open():
	case n.outlook != nil:
		for _, chance := range n.outlook.Best() {
			letters = append(letters, chance.Letter)
		}
		risk := func(letter rune) int { return text.Pick(n.letter(letter).Sure, 0, 1) }
		slices.SortStableFunc(letters, func(a, b rune) int { return risk(a) - risk(b) })
	default:
		letters = append(letters, n.ratings[hangman.MostPerLife][0].Letter)
	}
	return letters
}

// letter is what is known about trying a letter, nil when no word has it.
func (n *standpoint) letter(letter rune) *hangman.Letter {
	i := slices.IndexFunc(n.letters, func(l hangman.Letter) bool { return l.Letter == letter })
	if i < 0 {
		return nil
	}
	return &n.letters[i]
}

// namedAtMost is how many words are told by name, and namedInAll how many letters
// they may have together to be read in a glance.
const (
	namedAtMost = 5
	namedInAll  = 60
)

// named are the words that fit in capitals, as far as they are few.
func (n *standpoint) named() (words []string) {
	if n.fit == nil || n.count > namedAtMost {
		return nil
	}
	letters := 0
	for word := range n.fit.Words() {
		words = append(words, dicts.Capitals(word))
		letters += len([]rune(word))
	}
	if letters > namedInAll && n.count > 1 {
		return nil
	}
	return words
}

// solution is the only word that fits, cell by cell; nil where there is another.
func (n *standpoint) solution() []rune {
	if n.count == 1 {
		for word := range n.fit.Words() {
			return []rune(word)
		}
	}
	return nil
}

// place is the number of a cell among those for letters, from 1 on.
func (n *standpoint) place(i int) int {
	place := 1
	for _, cell := range n.template.Cells()[:i] {
		if !hangman.Separates(cell) {
			place++
		}
	}
	return place
}

// cellAt is the cell of a place, -1 where there is none.
func (n *standpoint) cellAt(place int) int {
	for i, cell := range n.template.Cells() {
		if !hangman.Separates(cell) {
			if place--; place == 0 {
				return i
			}
		}
	}
	return -1
}

// noun is what fits.
func (n *standpoint) noun() string {
	if slices.Contains(n.template.Cells(), ' ') {
		return "phrase"
	}
	return "word"
}

// most is the largest number of phrases that is told.
const most = 1_000_000_000

// counted says how many words fit.
func (n *standpoint) counted() string {
	if n.count >= most {
		return "billions of " + n.noun() + "s"
	}
	return text.Counted(n.count, n.noun())
}
