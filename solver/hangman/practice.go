package hangman

import (
	"math/rand/v2"
	"slices"
	"strings"
)

// Secret is a word that is to be guessed. An honest one is thought of before the
// first guess. An evil one is not: after each guess the largest set of words
// that still fit is kept, and with equals the letter is missed where it can be.
type Secret struct {
	words   *Words
	letters int
	seed    uint64
	evil    bool
}

// Round is a game of guessing as the guesser sees it.
type Round struct {
	Template Template
	Missed   string // letters that the word lacks, in the order in which they were guessed
	Left     int    // words that still fit
	Word     string // the word thought of; for an evil secret one that still fits
}

// Found reports whether the whole word is shown.
func (r *Round) Found() bool { return r.Template.Blanks() == 0 }

// Think thinks of a word with so many letters, of which there must be some. The
// same seed makes the same secret.
func (w *Words) Think(letters int, evil bool, seed uint64) *Secret {
	return &Secret{w, letters, seed, evil}
}

// After is the round after the guesses, in their order. Letters guessed again
// and letters outside the alphabet change nothing.
func (s *Secret) After(guesses string) Round {
	l := &s.words.lists[s.letters]
	g := &game{list: l}
	ids := g.all()
	word := int32(rand.New(rand.NewPCG(s.seed, uint64(s.letters))).IntN(l.len()))
	var r Round
	var tried uint32
	for _, guess := range guesses {
		letter, ok := s.words.alphabet.Index(guess)
		if !ok || tried>>letter&1 != 0 {
			continue
		}
		tried |= 1 << letter
		ids = g.answer(ids, byte(letter), func(group []int32) bool { return slices.Contains(group, word) }, s.evil)
		if s.evil {
			word = ids[int(s.seed%uint64(len(ids)))]
		}
		if l.masks[word]>>letter&1 == 0 {
			r.Missed += string(guess)
		}
	}
	r.Left, r.Word = len(ids), s.words.spell(l.word(int(word)))
	r.Template = TemplateOf(r.Word, func(letter rune) bool { return strings.ContainsRune(guesses, letter) })
	return r
}

// answer is the group of words that remains after a guess: the one with the
// word, or the largest one, where a miss comes before an equal hit and then the
// group with the first word. The group is in order.
func (g *game) answer(ids []int32, letter byte, has func(group []int32) bool, evil bool) (kept []int32) {
	missed := false
	g.split(ids, letter, func(group []int32, miss bool) {
		switch {
		case !evil && !has(group):
			return
		case evil && len(group) < len(kept), evil && len(group) == len(kept) && (missed || slices.Min(group) > slices.Min(kept)):
			return
		}
		kept, missed = slices.Clone(group), miss
	})
	slices.Sort(kept)
	return kept
}
