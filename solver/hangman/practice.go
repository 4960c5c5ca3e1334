package hangman

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
)

// Secret is a word to guess. A fair secret is chosen before the first guess. An evil one
// is not. Each guess splits the words that still fit into groups by the places of the
// letter, and the words without it are a group of their own. The evil secret keeps the
// largest group. Of equally large groups it keeps the one without the letter, otherwise
// the one with the first word in alphabetical order. The word is settled when one is
// left.
type Secret struct {
	words   *Words
	letters int
	seed    uint64
	evil    bool
}

// Round is the state of a game after a guess.
type Round struct {
	Guess     rune // the last guess; 0 before the first
	Template  Template
	Missed    string // the guesses that are not in the word, in order
	WordsLeft int    // words that still fit
	Word      string // the secret; of an evil one, a word that still fits
}

// Found reports whether the whole word is shown.
func (r *Round) Found() bool { return r.Template.Blanks() == 0 }

// Hit reports whether the last guess is in the word.
func (r *Round) Hit() bool { return r.Guess != 0 && !strings.HasSuffix(r.Missed, string(r.Guess)) }

// SomeLength chooses a number of letters that is at least least. Every word is equally
// likely, so common lengths are likelier. The same seed chooses the same length.
// SomeLength is 0 when no word is that long.
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

// Think makes a secret with so many letters. It panics when no word has so many. The
// same seed makes the same secret.
func (w *Words) Think(letters int, evil bool, seed uint64) *Secret {
	if w.Count(letters) == 0 {
		panic(fmt.Sprintf("hangman: Think: no word has %d letters", letters))
	}
	return &Secret{w, letters, seed, evil}
}

// Play plays the guesses in order. It returns the round before the first guess and the
// round after each. The game ends when the word is found or all lives are lost, and
// Play ignores later guesses. It also ignores letters that were guessed before and
// letters outside the alphabet. Capitals count as their lower-case letters.
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

// round is the game after these letters were tried and these of them missed.
func (s *Secret) round(guess rune, tried uint32, missed []rune, wordsLeft int, word int32) Round {
	r := Round{Guess: guess, Missed: string(missed), WordsLeft: wordsLeft, Word: s.words.Word(s.letters, int(word))}
	r.Template = TemplateOf(r.Word, func(letter rune) bool {
		i, _ := s.words.alphabet.Index(letter)
		return tried>>i&1 != 0
	})
	return r
}

// answer is the group of words that remains after a guess, in order. It is the first
// group for which has is true. With evil it is the largest group, as of [Secret].
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
