package match

import (
	"math"
	"testing"
)

// often is how often each letter is played at a fragment of two, from many seeds.
func often(t *testing.T, book *Book, challenges bool, fragment string, bot Bot) map[rune]float64 {
	t.Helper()
	const seeds = 3000
	letters := map[rune]float64{}
	for seed := range uint64(seeds) {
		m := botMatch(t, book, challenges, seed, bot, bot)
		say(t, m, fragment)
		letters[m.BotEvent().Letter] += 1.0 / seeds
	}
	return letters
}

// wants compares parts of many draws, which lie within 4 in 100.
func wants(t *testing.T, what string, got map[rune]float64, want map[rune]float64) {
	t.Helper()
	for letter := range got {
		if want[letter] == 0 {
			t.Errorf("%s: plays %c", what, letter)
		}
	}
	for letter, part := range want {
		if math.Abs(got[letter]-part) > 0.04 {
			t.Errorf("%s: plays %c in %.2f of all cases, not %.2f", what, letter, got[letter], part)
		}
	}
}

// The example that bot_step.go works by hand, and common words.
func TestOneStepThinksOfAnyWordThatGoesOn(t *testing.T) {
	book := tieredBook(t, "abc", 1, theToy)
	bot := Bot{Looks: OneStep}
	wants(t, "at b", often(t, book, false, "b", bot), map[rune]float64{'a': 1.0 / 3, 'c': 2.0 / 3})
	wants(t, "at a", often(t, book, false, "a", bot), map[rune]float64{'a': 0.5, 'b': 0.5})
	wants(t, "at first", often(t, book, false, "", bot), map[rune]float64{'a': 0.25, 'b': 0.5, 'c': 0.25})

	book = tieredBook(t, "abc", 2, "aba:10 aca:20 acb:20 ab:10 ba:10")
	wants(t, "common words", often(t, book, false, "", Bot{Looks: OneStep}), map[rune]float64{'a': 2.0 / 3, 'b': 1.0 / 3})
	wants(t, "all end", often(t, book, false, "ac", Bot{Looks: OneStep}), map[rune]float64{'a': 0.5, 'b': 0.5})
}

// Who has to complete a word completes the rarest with challenges, and in strict play
// tries another letter first.
func TestWhoHasToCompleteAWordTriesWhatMayGoWell(t *testing.T) {
	book := tieredBook(t, "abcd", 3, "aba:10 abb:20 abca abd:95")
	for _, looks := range lookAheads {
		wants(t, "with challenges", often(t, book, true, "ab", Bot{20, looks, 0}), map[rune]float64{'b': 1})
		wants(t, "strict", often(t, book, false, "ab", Bot{20, looks, 0}), map[rune]float64{'c': 0.5, 'd': 0.5})
	}
}
