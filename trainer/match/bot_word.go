package match

import (
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// A bot with a word in mind picks a word that somebody else completes, more likely a common one. It plays
// toward that word until somebody plays another letter. Then it picks another word. Where no word that
// it knows suits, it stalls with the longest.
//
// Take the words of the package comment of solver, aa, ab, baa, bb, bcaa, bcab, caaaa and caab, and let
// the bot be seat 1 of 2. It likes words with an even number of letters: aa, ab, bb, bcaa, bcab and
// caab. Say it picks bcab and plays b. Seat 2 answers a, which spoils bcab. Only baa remains. The bot
// would complete that itself, but has no other word to play toward.

// wordInMind is the next letter of the word that the bot had in mind earlier. When that word is spoiled,
// the bot picks another.
func (v *view) wordInMind(earlier string) idea {
	word := earlier
	if spoiled := len(earlier) <= len(v.fragment) || !strings.HasPrefix(earlier, v.fragment); spoiled {
		word = v.picks()
	}
	letter, _ := utf8.DecodeRuneInString(word[len(v.fragment):])
	next, _ := v.at.Play(letter)
	if next.Over() { // no word suits, and the longest ends now
		return v.completes()
	}
	return idea{next, word, v.likes(utf8.RuneCountInString(word))}
}

// earlier is the word that the bot had in mind before v, or "" for none.
func (m *Match) earlier(v *view) string {
	r := m.state.Round()
	fragment := []rune(v.fragment)
	word := ""
	for depth := range fragment {
		if player := r.Plays[depth].Player; r.Seat(player) == v.seat {
			if before := m.view(player, string(fragment[:depth])); before.goesOn {
				word = before.wordInMind(word).word
			}
		}
	}
	return word
}

// likes reports whether somebody else completes a word of that many letters.
func (v *view) likes(letters int) bool { return v.rules.Mover(letters-1) != v.seat }

// picks is a word that the bot likes, or else one of the longest.
func (v *view) picks() string {
	liked, here := v.known.likedOf(v.game(), v.seat), v.at.Node()
	if sum := liked.Below(here); sum > 0 {
		return v.words().Fragment(liked.Word(here, v.random.Uint32N(sum)))
	}
	var longest []dicts.Node
	mostLetters := 0
	for n, letters := range v.words().Subtree(here) {
		if letters > mostLetters {
			longest, mostLetters = longest[:0], letters
		}
		if letters == mostLetters { // nothing is longer, so it is a word
			longest = append(longest, n)
		}
	}
	return v.words().Fragment(longest[v.random.IntN(len(longest))])
}
