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

// picks is a word that it likes, or the longest that it can stall with.
func (v *view) picks() string {
	node, ok := v.pick(v.likes)
	if !ok {
		longest := 0
		for _, letters := range endings(v.words(), v.at.Node(), v.at.Depth()) {
			longest = max(longest, letters)
		}
		node, _ = v.pick(func(letters int) bool { return letters == longest })
	}
	return v.words().Fragment(node)
}

// pick draws a word that goes on and has a number of letters that suits, in
// proportion to how easily it comes to mind. It is false when there is none.
func (v *view) pick(suits func(letters int) bool) (dicts.Node, bool) {
	words, sum := v.words(), uint32(0)
	for node, letters := range endings(words, v.at.Node(), v.at.Depth()) {
		if suits(letters) {
			sum += words.Tier(node).Weight()
		}
	}
	if sum == 0 {
		return 0, false
	}
	part := v.random.Uint32N(sum)
	for node, letters := range endings(words, v.at.Node(), v.at.Depth()) {
		if !suits(letters) {
			continue
		}
		weight := words.Tier(node).Weight()
		if part < weight {
			return node, true
		}
		part -= weight
	}
	panic("match: commonness does not add up")
}
