package hangman

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// fewWords are words over a few letters.
func fewWords(t testing.TB, random *rand.Rand) (w *Words, letters int) {
	t.Helper()
	letters = 2 + random.IntN(4)
	var words []string
	for range 1 + random.IntN(30) {
		word := make([]byte, letters)
		for i := range word {
			word[i] = "abcdefg"[random.IntN(7)]
		}
		words = append(words, string(word))
	}
	slices.Sort(words)
	return listOf(t, strings.Join(slices.Compact(words), " ")), letters
}

// slowPlay plays against one word, letter by letter, as a person does who asks an
// algorithm each time.
func slowPlay(t testing.TB, w *Words, a Algorithm, word string, lives int) (lost int) {
	t.Helper()
	excluded, tried := "", ""
	for lives == 0 || lost < lives {
		shown := TemplateOf(word, func(letter rune) bool { return strings.ContainsRune(tried, letter) })
		c, err := w.Fit(shown, excluded)
		if err != nil {
			t.Fatal(err)
		}
		if c.Count() == 1 {
			return lost
		}
		letter := string(Rate(a, c.Letters())[0].Letter)
		tried += letter
		if !strings.Contains(word, letter) {
			excluded += letter
			lost++
		}
	}
	return lost
}

func TestPlayingAllWordsAtOnceIsPlayingThemOneByOne(t *testing.T) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 60 {
		w, letters := fewWords(t, random)
		for _, a := range Algorithms[:MostPerLife] { // the rest choose otherwise between letters that are alike
			lives := random.IntN(4)
			lost, err := w.Play(a, letters, lives, nil, untold)
			if err != nil {
				t.Fatal(err)
			}
			for i, got := range lost {
				if want := slowPlay(t, w, a, w.Word(letters, i), lives); got != want {
					t.Fatalf("algorithm %d with %d lives loses %d for %s, one by one %d", a, lives, got, w.Word(letters, i), want)
				}
			}
		}
	}
}

func TestAgainstFewWordsNobodyDoesBetterThanBestPlay(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 60 {
		w, letters := fewWords(t, random)
		for lives := range 5 {
			cost := map[Algorithm]int{}
			for _, a := range Algorithms {
				lost, err := w.Play(a, letters, lives, nil, untold)
				if err != nil {
					t.Fatal(err)
				}
				for _, taken := range lost {
					if lives == 0 {
						cost[a] += taken
					} else if taken == lives {
						cost[a]++
					}
				}
			}
			for a, c := range cost {
				if c < cost[BestPlay] {
					t.Errorf("with %d lives algorithm %d costs %d, best play %d", lives, a, c, cost[BestPlay])
				}
			}
		}
	}
}
