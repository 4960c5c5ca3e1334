package hangman

import (
	"cmp"
	"slices"
	"strings"
)

// Limits of the search for the best play.
const (
	// ExactSteps is how many sets of words the exact search goes through before
	// it gives up, in about 100 ms as wasm. It is stated in steps and not in words,
	// because a hundred words can be easier than twenty that differ in one letter:
	// with up to three lives 512 words (ExactWords) hardly ever take so many, and
	// neither do 128 with five, but 64 can with six, and are the hardest with seven.
	ExactSteps = 40_000

	// playedLetters is how many letters are played where the exact search gives
	// up: those with the most information per life.
	playedLetters = 8

	// alike is how many times the words lost may be as many, where they are
	// estimated, and still count as no more. Estimates are off by more than that, and
	// in the tournament as many words are won when the letter with more information
	// per life is preferred then.
	tieRatio = 1.02

	// playedPhrases is how many phrases are taken for so many words.
	playedPhrases = 4096
)

// Outlook finds the letter with which most candidates are found before the
// lives are used up, or, when lives is 0, with which the fewest lives are lost;
// and what can be expected of the others, or at least of the most promising and
// of those in also. By the exact search even one of those can remain unknown.
//
// It calls tick, unless nil, after every few milliseconds of work, and ends with
// its error when there is one. Fewer than 0 lives are an error.
func (c *Candidates) Outlook(lives int, also string, tick func() error) (Outlook, error) {
	if err := checkLives(lives); err != nil {
		return Outlook{}, err
	}
	l, ok := c.asWords()
	if !ok {
		return c.unplayed(lives), nil
	}
	if l.len() == 0 {
		return Outlook{Lives: lives}, nil
	}
	g := &game{list: l, tick: tick}
	ids := g.allWords()
	asked := c.words.mask([]rune(strings.ToLower(also)))
	o, ok := g.exactly(c, ids, lives, asked)
	if !ok {
		o = g.estimate(c, ids, lives, asked)
	}
	return o, g.ended
}

// asWords are the candidates as words of one length. For phrases these are all
// combinations, where they are not too many.
func (c *Candidates) asWords() (*list, bool) {
	if len(c.parts) == 1 {
		return &c.parts[0], true
	}
	whole := list{}
	for i := range c.parts {
		whole.length += c.parts[i].length
	}
	if c.Count() > playedPhrases || whole.length > 64 {
		return nil, false
	}
	for at := range c.combinations() {
		var letters []byte
		var mask uint32
		for part, i := range at {
			letters = append(letters, c.parts[part].word(i)...)
			mask |= c.parts[part].masks[i]
		}
		whole.add(letters, mask)
	}
	return &whole, true
}

// unplayed orders the letters by the rule.
func (c *Candidates) unplayed(lives int) Outlook {
	o := Outlook{Lives: lives, Basis: Unplayed}
	for _, l := range c.Letters() {
		o.Chances = append(o.Chances, Chance{Letter: l.Letter, rule: l.PerLife()})
	}
	o.sort()
	return o
}

// exactly is the outlook by the exact search, false when that gives up before it
// knows the best letter. The others, those in also first, have as many steps
// again together.
func (g *game) exactly(c *Candidates, ids []int32, lives int, also uint32) (Outlook, bool) {
	if len(ids) > ExactWords {
		return Outlook{}, false
	}
	o := Outlook{Lives: lives, Basis: Exact}
	livesLeft := int32(lives)
	if lives == 0 {
		livesLeft = unlimited
	}
	s := newSearch(g, ids, c.tried, ExactSteps)
	whole := firstWords(len(ids))
	least, ok := s.cost(&whole, livesLeft)
	if !ok {
		return o, false
	}
	s.steps = ExactSteps
	letters := g.promising(ids, c.tried)
	slices.SortStableFunc(letters, func(a, b letterRate) int {
		return cmp.Compare(also>>b.letter&1, also>>a.letter&1)
	})
	for _, letter := range letters {
		at := int8(slices.Index(s.letters, letter.letter))
		if cost, ok := s.costOf(&whole, livesLeft, at, noLimit); ok {
			o.Chances = append(o.Chances, c.chance(letter, lives, int(cost), len(ids)))
		} else if s.solved[state{whole, livesLeft}].letter == at { // the best, which is known
			o.Chances = append(o.Chances, c.chance(letter, lives, int(least), len(ids)))
		}
	}
	o.sort()
	return o, true
}

// estimate plays the letters with the most information per life, and those in
// also.
func (g *game) estimate(c *Candidates, ids []int32, lives int, also uint32) Outlook {
	o := Outlook{Lives: lives, Basis: Estimated}
	livesLeft := lives
	if lives == 0 {
		livesLeft = unlimited
	}
	for rank, letter := range g.promising(ids, c.tried) {
		if rank >= playedLetters && also>>letter.letter&1 == 0 {
			continue
		}
		played := g.after(ids, c.tried, livesLeft, letter.letter)
		cost := played.lost
		if lives > 0 {
			cost = len(ids) - played.won
		}
		o.Chances = append(o.Chances, c.chance(letter, lives, cost, len(ids)))
	}
	o.sort()
	return o
}

// chance is that of a letter after which so many of the words are lost, or, when
// lives is 0, so many lives on all the words together.
func (c *Candidates) chance(letter letterRate, lives, cost, words int) Chance {
	chance := Chance{Letter: c.words.alphabet.Letter(int(letter.letter)), Won: 1, rule: letter.rate}
	if share := float64(cost) / float64(words); lives == 0 {
		chance.Lost = share
	} else {
		chance.Won = 1 - share
	}
	return chance
}
