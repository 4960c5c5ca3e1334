package hangman

import (
	"cmp"
	"slices"
)

// Basis is what an [Outlook] rests on.
type Basis int

const (
	// Exact: every way to play on was looked at.
	Exact Basis = iota
	// Estimated: each letter was played, and after it the letter with the most
	// information per life every time, against all candidates. The best play does
	// at least as well.
	Estimated
	// Unplayed: there are too many phrases to play against. The letters are in
	// the order of their information per life, and nothing is said of chances.
	Unplayed
)

// Outlook is what can be expected of each letter.
type Outlook struct {
	Lives   int // left: with the last one the game is lost; 0 for any number
	Basis   Basis
	Chances []Chance // the best first; see [Outlook.Best]
	best    int      // how many are as good as the first
}

// Chance is what can be expected of one letter, and of the best play after it.
type Chance struct {
	Letter rune
	Won    float64 // share of the candidates found before the lives are used up; 1 for any number of lives
	Lost   float64 // lives lost for a candidate on average; only where Lives is 0
	rule   float64 // information per life, which orders letters that are alike
}

// Best are the chances as good as the best. Where they are estimated, those that
// lose up to a fiftieth more of the words count as such.
func (o *Outlook) Best() []Chance { return o.Chances[:o.best] }

// Of is the chance of a letter, if it is known.
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

// sort puts the best chances first, and among those that are alike the letter with
// the most information per life.
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
