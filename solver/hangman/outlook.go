package hangman

import (
	"cmp"
	"slices"
)

// Basis is what an [Outlook] rests on.
type Basis int

const (
	// Exact: the search tried every way to play on.
	Exact Basis = iota
	// Estimated: each letter was played against all candidates, with [MostPerLife]
	// after it. The best play does at least as well.
	Estimated
	// Unplayed: there are too many phrases to play against. The letters are in the
	// order of their information per life, and their chances are unknown.
	Unplayed
)

// Outlook is what can be expected of each letter.
type Outlook struct {
	Lives   int // left, the one that loses the game included; 0 for any number
	Basis   Basis
	Chances []Chance // the best first; see [Outlook.Best]
	best    int      // how many of them are as good as the first
}

// Chance is what can be expected of one letter, and of the best play after it.
type Chance struct {
	Letter rune
	Won    float64 // share of the candidates found before the lives are used up; 1 for any number of lives
	Lost   float64 // lives lost for a candidate on average, where Lives is 0
	rule   float64 // information per life, which orders equally good letters
}

// Best are the chances that are as good as the best. Where they are estimated, a letter
// counts if it loses at most a fiftieth more words.
func (o *Outlook) Best() []Chance { return o.Chances[:o.best] }

// Of is the chance of a letter. It is false where that is unknown.
func (o *Outlook) Of(letter rune) (Chance, bool) {
	for _, c := range o.Chances {
		if c.Letter == letter {
			return c, true
		}
	}
	return Chance{}, false
}

// compare is below 0 when a is the better chance.
func (o *Outlook) compare(a, b *Chance) int {
	if o.Basis == Unplayed {
		return compare(b.rule, a.rule)
	}
	return cmp.Or(compare(b.Won, a.Won), compare(a.Lost, b.Lost))
}

// sort puts the best chances first, and among equally good ones the letter with the
// most information per life.
func (o *Outlook) sort() {
	byRule := func(a, b Chance) int { return compare(b.rule, a.rule) }
	slices.SortStableFunc(o.Chances, func(a, b Chance) int { return cmp.Or(o.compare(&a, &b), byRule(a, b)) })
	for o.best = 0; o.best < len(o.Chances); o.best++ {
		c, top := &o.Chances[o.best], &o.Chances[0]
		if o.compare(c, top) != 0 && !(o.Basis == Estimated && o.Lives > 0 && 1-c.Won <= (1-top.Won)*tieRatio) {
			break
		}
	}
	slices.SortStableFunc(o.Chances[:o.best], byRule)
}
