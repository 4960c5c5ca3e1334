package hangman

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// practiceWords arranges words for the tests of practice.
func practiceWords(t testing.TB, words ...string) *Words {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range words {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	return NewWords(b.Trie())
}

// told writes rounds on a line: the guess, what is shown, the words that fit.
func told(rounds []Round) string {
	var b strings.Builder
	for _, r := range rounds[1:] {
		fmt.Fprintf(&b, "%c %s %d|", r.Guess, r.Template, r.WordsLeft)
	}
	return b.String()
}

func TestAnEvilWordByHand(t *testing.T) {
	w := practiceWords(t, "bat", "cat", "cot", "dog", "ham", "hat")
	for _, c := range []struct{ guesses, want string }{
		{"a", "a _a_ 4|"},                                     // bat cat hat ham; cot dog
		{"at", "a _a_ 4|t _at 3|"},                            // bat cat hat; ham
		{"o", "o ___ 4|"},                                     // without O: bat cat hat ham
		{"c", "c ___ 4|"},                                     // without C: bat hat dog ham; cat cot
		{"athc", "a _a_ 4|t _at 3|h _at 2|c _at 1|"},          // of two each by itself, the miss comes first
		{"athcb", "a _a_ 4|t _at 3|h _at 2|c _at 1|b bat 1|"}, // and now it is settled
	} {
		for seed := range uint64(5) {
			if got := told(w.Think(3, true, seed).Play(c.guesses, 25)); got != c.want {
				t.Errorf("%s, seed %d: %s, want %s", c.guesses, seed, got, c.want)
			}
		}
	}
}

func TestOfEqualPartsEvilKeepsTheMissAndThenTheFirstWord(t *testing.T) {
	for _, c := range []struct {
		words []string
		want  string
	}{
		{[]string{"ab", "bb"}, "a __ 1|"}, // one with A, one without
		{[]string{"ab", "ba"}, "a a_ 1|"}, // AB comes first
		{[]string{"ab", "ba", "ca"}, "a _a 2|"},
	} {
		if got := told(practiceWords(t, c.words...).Think(2, true, 1).Play("a", 25)); got != c.want {
			t.Errorf("%q: %s, want %s", c.words, got, c.want)
		}
	}
}

// slowEvil is the rule of an evil secret on plain strings.
func slowEvil(words []string, guess rune) []string {
	parts := map[string][]string{}
	shape := func(word string) string {
		return strings.Map(func(r rune) rune {
			if r == guess {
				return r
			}
			return '_'
		}, word)
	}
	for _, word := range words {
		parts[shape(word)] = append(parts[shape(word)], word)
	}
	var kept []string
	for shown, part := range parts {
		if len(kept) == 0 || len(part) > len(kept) ||
			len(part) == len(kept) && strings.ContainsRune(shape(kept[0]), guess) && (!strings.ContainsRune(shown, guess) || part[0] < kept[0]) {
			kept = part
		}
	}
	return kept
}

// randomWords are words of one length over few letters, so that they split in
// many ways.
func randomWords(r *rand.Rand, letters int) []string {
	var words []string
	for range 1 + r.IntN(60) {
		word := make([]byte, letters)
		for i := range word {
			word[i] = "abcdef"[r.IntN(6)]
		}
		words = append(words, string(word))
	}
	slices.Sort(words)
	return slices.Compact(words)
}

func TestPracticeAgainstASlowTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	for range 400 {
		letters, lives, evil, seed := 1+r.IntN(6), 1+r.IntN(8), r.IntN(2) == 0, r.Uint64()
		fit := randomWords(r, letters)
		w := practiceWords(t, fit...)
		guesses := make([]byte, 12)
		for i := range guesses {
			guesses[i] = "abcdefgz"[r.IntN(8)] // some of them twice
		}
		rounds := w.Think(letters, evil, seed).Play(string(guesses), lives)
		again := w.Think(letters, evil, seed).Play(string(guesses), lives)
		if !slices.Equal(wordsOf(rounds), wordsOf(again)) {
			t.Fatal("the same seed thinks of another word")
		}
		if !evil && len(slices.Compact(wordsOf(rounds))) != 1 {
			t.Fatalf("a fair word changes: %q, want one word", wordsOf(rounds))
		}
		tried, missed := "", ""
		at := 0
		for _, guess := range string(guesses) {
			if strings.ContainsRune(tried, guess) {
				continue
			}
			if rounds[at].Found() || len(missed) == lives {
				break
			}
			at++
			if at == len(rounds) {
				t.Fatalf("%q with %d lives ends after %d guesses", guesses, lives, at-1)
			}
			now := &rounds[at]
			tried += string(guess)
			if evil {
				fit = slowEvil(fit, guess)
			} else {
				shows := func(word string) string {
					return TemplateOf(word, func(letter rune) bool { return letter == guess }).String()
				}
				fit = slices.DeleteFunc(fit, func(word string) bool { return shows(word) != shows(now.Word) })
			}
			if !strings.ContainsRune(fit[0], guess) {
				missed += string(guess)
			}
			if now.Guess != guess || now.Missed != missed || now.Hit() == strings.HasSuffix(missed, string(guess)) {
				t.Fatalf("%c: %+v, missed %q", guess, now, missed)
			}
			c, err := w.Fit(now.Template, missed)
			if err != nil {
				t.Fatal(err)
			}
			if got := slices.Collect(c.Words()); !slices.Equal(got, fit) || now.WordsLeft != len(fit) || !slices.Contains(fit, now.Word) {
				t.Fatalf("evil %v, %q: %d words, %q, fit; want %q; the word is %s", evil, tried, now.WordsLeft, got, fit, now.Word)
			}
		}
		if at != len(rounds)-1 {
			t.Fatalf("%q with %d lives: %d guesses are played, want %d", guesses, lives, len(rounds)-1, at)
		}
	}
}

func wordsOf(rounds []Round) []string {
	var words []string
	for _, r := range rounds {
		words = append(words, r.Word)
	}
	return words
}

func TestGuessesThatChangeNothingAreLeftOut(t *testing.T) {
	w := practiceWords(t, "noon")
	for _, c := range []struct{ guesses, want string }{
		{"nno", "n n__n 1|o noon 1|"},
		{"nénox", "n n__n 1|o noon 1|"}, // É is no letter of it, and X comes too late
		{"xyzno", "x ____ 1|y ____ 1|"}, // two lives
	} {
		for _, evil := range []bool{false, true} {
			if got := told(w.Think(4, evil, 7).Play(c.guesses, 2)); got != c.want {
				t.Errorf("%s: %s, want %s", c.guesses, got, c.want)
			}
		}
	}
}

func TestALengthIsAsLikelyAsItHasWords(t *testing.T) {
	w := practiceWords(t, "a", "ab", "abc", "abd", "abe")
	count := map[int]int{}
	for seed := range uint64(4000) {
		count[w.SomeLength(2, seed)]++
	}
	if len(count) != 2 || count[3] < 2800 || count[3] > 3200 {
		t.Errorf("%v, want lengths 2 and 3, the latter about 3000 times", count)
	}
	if got := w.SomeLength(4, 1); got != 0 {
		t.Errorf("of no words: %d, want 0", got)
	}
}

// Every word is thought of about as often as the others.
func TestAnyWordCanBeThoughtOf(t *testing.T) {
	w := practiceWords(t, "ab", "ac", "ad", "ae")
	count := map[string]int{}
	for seed := range uint64(4000) {
		count[w.Think(2, false, seed).Play("", 1)[0].Word]++
	}
	for _, word := range []string{"ab", "ac", "ad", "ae"} {
		if count[word] < 850 || count[word] > 1150 {
			t.Errorf("%v, want each about 1000 times", count)
		}
	}
}
