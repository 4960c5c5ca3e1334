package match

import (
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// A bot with a word in mind picks a word that it would like: one that somebody else
// completes, a common one more likely. It plays towards it until it is spoiled,
// because somebody played another letter, and then picks another one. Where no word
// that it knows suits, it stalls with the longest that there is, and hopes.
//
// Take the words of the package comment of solver, aa, ab, baa, bb, bcaa, bcab,
// caaaa and caab, and let the bot be seat 1 of 2. It likes words with an even number
// of letters: aa, ab, bb, bcaa, bcab and caab. Let it pick bcab, and play b. When
// seat 2 answers with a, bcab is spoiled. Of the words that are left, only baa, it
// would complete itself, and it can but play towards that.

// wordInMind is the next letter of the word in mind: of the one that it had in mind
// earlier, or of another when that is spoiled.
func (v *view) wordInMind(earlier string) idea {
	word := earlier
	if spoiled := len(earlier) <= len(v.fragment) || !strings.HasPrefix(earlier, v.fragment); spoiled {
		word = v.picks()
	}
	letter, _ := utf8.DecodeRuneInString(word[len(v.fragment):])
	next, _ := v.at.Play(letter)
	if next.Over() { // no word suits, and the longest one ends now
		return v.completes()
	}
	return idea{next, word, v.likes(utf8.RuneCountInString(word))}
}

// earlier is the word that the bot had in mind when it came to v, "" for none.
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

// likes reports whether somebody else completes a word of so many letters.
func (v *view) likes(letters int) bool { return v.rules.Mover(letters-1) != v.seat }

// picks is a word that it likes, or one of the longest that it can stall with.
func (v *view) picks() string {
	liked, here := v.known.likedOf(v.game(), v.seat), v.at.Node()
	if sum := liked.Below(here); sum > 0 {
		return v.words().Fragment(liked.Word(here, v.random.Uint32N(sum)))
	}
	var longest []dicts.Node
	most := 0
	for n, letters := range v.words().Subtree(here) {
		if letters > most {
			longest, most = longest[:0], letters
		}
		if letters == most { // so it is a word: nothing goes on from there
			longest = append(longest, n)
		}
	}
	return v.words().Fragment(longest[v.random.IntN(len(longest))])
}
