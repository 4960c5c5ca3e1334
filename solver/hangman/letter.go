package hangman

import "spectrie/dicts"

// Letter is what it means to try a letter that some candidate has.
type Letter struct {
	Letter rune
	Hit    float64 // share of the words or phrases that have it, above 0
	Sure   bool    // all of them have it
	Filled float64 // blanks that it fills, on average over all of them
	Bits   float64 // information: the entropy of the places that it turns out to have, a miss included
}

// Lost is the mean number of lives that the letter costs: 1 where the word lacks it.
func (l *Letter) Lost() float64 {
	if l.Sure {
		return 0
	}
	return 1 - l.Hit
}

// PerLife is Bits/(Lost+1/8): the information for each life that the letter costs,
// by which [MostPerLife] chooses. The eighth of a life keeps a letter that is nearly
// sure but tells little from coming first. PerLife is infinite for a letter that
// costs nothing and tells something.
func (l *Letter) PerLife() float64 { return perLife(l.Bits, l.Lost()) }

// Letters are the letters of the candidates that are neither shown nor excluded, in
// alphabetical order.
func (c *Candidates) Letters() []Letter {
	if c.Count() == 0 {
		return nil
	}
	var t tally
	letters := make([]Letter, 0, dicts.MaxAlphabet)
	for part := range c.parts {
		t.countAll(&c.parts[part], c.tried)
		if part == 0 {
			letters = t.letters(&c.words.alphabet, letters)
			continue
		}
		letters = joinLetters(letters, t.letters(&c.words.alphabet, nil))
	}
	return letters
}

// letters appends what was counted of each letter to before.
func (t *tally) letters(alphabet *dicts.Alphabet, before []Letter) []Letter {
	n := float64(t.words)
	for letter, hits := range t.hits {
		if hits == 0 {
			continue
		}
		before = append(before, Letter{
			Letter: alphabet.Letter(letter),
			Hit:    float64(hits) / n,
			Sure:   int(hits) == t.words,
			Filled: float64(t.filled[letter]) / n,
			Bits:   t.information(letter),
		})
	}
	return before
}

// joinLetters joins the letters of two parts of a phrase. The parts are independent. So
// a letter misses when it misses in both, and what it fills and tells adds up.
func joinLetters(a, b []Letter) (both []Letter) {
	for len(a) > 0 || len(b) > 0 {
		switch {
		case len(b) == 0 || len(a) > 0 && a[0].Letter < b[0].Letter:
			both, a = append(both, a[0]), a[1:]
		case len(a) == 0 || b[0].Letter < a[0].Letter:
			both, b = append(both, b[0]), b[1:]
		default:
			x, y := a[0], b[0]
			both = append(both, Letter{
				Letter: x.Letter,
				Hit:    1 - x.Lost()*y.Lost(),
				Sure:   x.Sure || y.Sure,
				Filled: x.Filled + y.Filled,
				Bits:   x.Bits + y.Bits,
			})
			a, b = a[1:], b[1:]
		}
	}
	return both
}
