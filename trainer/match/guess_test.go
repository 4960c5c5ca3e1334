package match

import (
	"math"
	"math/rand/v2"
	"testing"

	"spectrie/dicts"
)

// The example of guess.go, by hand.
func TestHabitsByHand(t *testing.T) {
	// Inside the words, after two beginnings or letters: a at the start three times, b after
	// (start, a) twice, a after ab once; c after ab and all last letters do not count, nor does the b of ab.
	book := tieredBook(t, "abc", 1, "ab abab abc")
	h := book.habitsOf()
	one := []float64{(4 + 2.0/3) / 8, (2 + 2.0/3) / 8, (0 + 2.0/3) / 8} // 6 letters, 2 different
	two := []float64{(1 + one[0]) / 2, one[1] / 2, one[2] / 2}          // after b: only an a
	three := []float64{(1 + two[0]) / 2, two[1] / 2, two[2] / 2}        // after ab: the same
	for i, got := range h.after("ab") {
		if math.Abs(got-three[i]) > 1e-12 {
			t.Errorf("%c after ab: %v, not %v", "abc"[i], got, three[i])
		}
	}
	for i, got := range h.after("cc") { // c is never met inside
		if math.Abs(got-one[i]) > 1e-12 {
			t.Errorf("%c after cc: %v, not %v", "abc"[i], got, one[i])
		}
	}
}

func TestHabitsAreChances(t *testing.T) {
	random := rand.New(rand.NewPCG(61, 62))
	for _, book := range someBooks(t) {
		alphabet := book.Words.Alphabet()
		for range 50 {
			fragment := ""
			for range random.IntN(6) {
				fragment += string(alphabet.Letter(random.IntN(alphabet.Len())))
			}
			sum := 0.0
			for _, chance := range book.habitsOf().after(fragment) {
				if chance <= 0 {
					t.Fatalf("the chance %v after %q", chance, fragment)
				}
				sum += chance
			}
			if math.Abs(sum-1) > 1e-9 {
				t.Fatalf("chances after %q: their sum is %v", fragment, sum)
			}
		}
	}
}

// On unknown ground bots play what looks like English, among the legal letters.
func TestAGuessIsWhatUsuallyFollows(t *testing.T) {
	m := botMatch(t, bookOf(t, "web2", 4), false, 1, Bot{20, OneStep, 0}, Bot{20, OneStep, 0})
	for fragment, want := range map[string]rune{"zq": 'u', "phth": 'e', "tchou": 'n', "mungi": 'n'} {
		chances := m.Book.Vocabulary(20).habitsOf().after(fragment)
		best := 0
		for i, chance := range chances {
			if chance > chances[best] {
				best = i
			}
		}
		if got := dicts.Latin.Letter(best); got != want {
			t.Errorf("after %s usually %c", fragment, got)
		}
	}
	v := m.view(0, "zyzz")
	for range 100 {
		if got := v.guess([]rune("ay")); got != 'a' && got != 'y' {
			t.Fatalf("guesses %c", got)
		}
	}
}

func TestWhoKnowsNoWordsGuessesAllLettersAlike(t *testing.T) {
	book := toyBook(t, 3, "abca", "abcb", "bbb") // no tiers, so tier 10 knows none
	got := often(t, book, false, "abc", Bot{10, WordInMind, 0})
	wants(t, "at abc", got, map[rune]float64{'a': 0.5, 'b': 0.5})
	got = often(t, toyBook(t, 3, "abcd", "bbca", "cccc"), false, "", Bot{10, Full, 0})
	wants(t, "at first", got, map[rune]float64{'a': 1.0 / 3, 'b': 1.0 / 3, 'c': 1.0 / 3})
}
