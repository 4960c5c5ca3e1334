package hangman

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Secret is a word that is to be guessed. A fair one is thought of before the
// first guess. An evil one is not: each guess parts the words that still fit by
// the places in which they have the letter, those without it being one part, and
// the largest part is kept. Of equal parts that is the one without the letter, and
// then the one with the first word in alphabetical order. The word is settled when
// one is left.
type Secret struct {
	words   *Words
	letters int
	seed    uint64
	evil    bool
}

// Round is a game of guessing as the guesser sees it.
type Round struct {
	Guess     rune // that led here; 0 before the first
	Template  Template
	Missed    string // letters that the word lacks, in the order in which they were guessed
	WordsLeft int    // words that still fit
	Word      string // the word thought of; for an evil secret one that still fits
}

// Found reports whether the whole word is shown.
func (r *Round) Found() bool { return r.Template.Blanks() == 0 }

// Hit reports whether the guess that led here is in the word.
func (r *Round) Hit() bool { return r.Guess != 0 && !strings.HasSuffix(r.Missed, string(r.Guess)) }

// SomeLength chooses a number of letters, of those from least on each as likely
// as there are words that have it. The same seed chooses the same; 0 says that
// there are no such words.
func (w *Words) SomeLength(least int, seed uint64) int {
	all := 0
	for letters := least; letters < len(w.lists); letters++ {
		all += w.Count(letters)
	}
	if all == 0 {
		return 0
	}
	at := rand.New(rand.NewPCG(seed, 0)).IntN(all)
	letters := least
	for ; at >= w.Count(letters); letters++ {
		at -= w.Count(letters)
	}
	return letters
}

// Think thinks of a word with so many letters. It panics when there is none. The
// same seed makes the same secret.
func (w *Words) Think(letters int, evil bool, seed uint64) *Secret {
	if w.Count(letters) == 0 {
		panic(fmt.Sprintf("hangman: Think: no word has %d letters", letters))
	}
	return &Secret{w, letters, seed, evil}
}

// Play plays the guesses in their order. It returns the round before the first of
// them, and the round after each, until the word is found or as many lives as
// there are were lost; guesses beyond that are left out. So are letters guessed
// again and letters outside the alphabet, which change nothing. Capitals count as
// their lower-case letters.
func (s *Secret) Play(guesses string, lives int) []Round {
	l := &s.words.lists[s.letters]
	g := &game{list: l}
	ids := g.allWords()
	word := int32(rand.New(rand.NewPCG(s.seed, uint64(s.letters))).IntN(l.len()))
	var tried uint32
	var missed []rune
	rounds := []Round{s.round(0, tried, missed, len(ids), word)}
	for _, guess := range strings.ToLower(guesses) {
		letter, ok := s.words.alphabet.Index(guess)
		if !ok || tried>>letter&1 != 0 {
			continue
		}
		if rounds[len(rounds)-1].Found() || len(missed) >= lives {
			break
		}
		tried |= 1 << letter
		ids = g.answer(ids, byte(letter), func(group []int32) bool { return slices.Contains(group, word) }, s.evil)
		if s.evil {
			word = ids[s.seed%uint64(len(ids))]
		}
		if l.masks[word]>>letter&1 == 0 {
			missed = append(missed, guess)
		}
		rounds = append(rounds, s.round(guess, tried, missed, len(ids), word))
	}
	return rounds
}

// round is the game when these letters were tried and these of them missed.
func (s *Secret) round(guess rune, tried uint32, missed []rune, wordsLeft int, word int32) Round {
	r := Round{Guess: guess, Missed: string(missed), WordsLeft: wordsLeft, Word: s.words.Word(s.letters, int(word))}
	r.Template = TemplateOf(r.Word, func(letter rune) bool {
		i, _ := s.words.alphabet.Index(letter)
		return tried>>i&1 != 0
	})
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
