package hangman

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

// slowBest is how many of the words can be won, or with lives 0 how many lives
// are lost on all of them together: every letter is tried until all are shown.
func slowBest(words []string, tried string, lives int) int {
	untried := slowUntried(words, tried)
	if len(untried) == 0 { // shown to the last letter
		if lives == 0 {
			return 0
		}
		return len(words)
	}
	best := -1
	for _, letter := range untried {
		value := slowAfter(words, tried, lives, letter)
		if best < 0 || lives == 0 && value < best || lives > 0 && value > best {
			best = value
		}
	}
	return best
}

// slowAfter is slowBest after the letter.
func slowAfter(words []string, tried string, lives int, letter rune) (sum int) {
	groups := map[string][]string{}
	for _, word := range words {
		p := slowPattern(word, letter)
		groups[p] = append(groups[p], word)
	}
	for p, group := range groups {
		left := lives
		if !strings.ContainsRune(p, letter) {
			switch lives {
			case 0:
				sum += len(group)
			case 1:
				continue
			default:
				left--
			}
		}
		sum += slowBest(group, tried+string(letter), left)
	}
	return sum
}

// randomSet is up to n words of one length.
func randomSet(r *rand.Rand, n int) []string {
	letters := []rune(scripts[r.IntN(len(scripts))])
	letters = letters[:min(len(letters), 3+r.IntN(3))]
	length := 1 + r.IntN(5)
	words := randomList(r, letters, 3*n, length)
	words = slices.DeleteFunc(words, func(word string) bool { return len([]rune(word)) != length })
	r.Shuffle(len(words), func(i, j int) { words[i], words[j] = words[j], words[i] })
	return words[:min(len(words), n)]
}

func blanks(word string) string { return strings.Repeat("_", len([]rune(word))) }

func TestTheOutlookIsExactForFewWords(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 2))
	for range fewer(600) {
		words := randomSet(r, 8)
		if len(words) == 0 {
			continue
		}
		c := fit(t, wordsOver(t, words, ""), blanks(words[0]), "")
		for lives := range 5 {
			o := outlook(t, c, lives)
			if o.Basis != Exact || o.Lives != lives || len(o.Chances) != len(slowUntried(words, "")) {
				t.Fatalf("%q, %d lives: %+v", words, lives, o)
			}
			best := slowBest(words, "", lives)
			if !near(worth(&o, o.Chances[0], len(words)), float64(best)) {
				t.Fatalf("%q, %d lives: %+v, but the best is %d", words, lives, o, best)
			}
			tied := 0
			for _, chance := range o.Chances {
				want := slowAfter(words, "", lives, chance.Letter)
				if !near(worth(&o, chance, len(words)), float64(want)) {
					t.Fatalf("%q, %d lives: %+v, but %c has %d", words, lives, o, chance.Letter, want)
				}
				if want == best {
					tied++
				}
			}
			if len(o.Best()) != tied {
				t.Fatalf("%q, %d lives: %v are the best of %+v, not %d", words, lives, o.Best(), o, tied)
			}
		}
	}
}

// worth is what slowAfter counts.
func worth(o *Outlook, c Chance, words int) float64 {
	if o.Lives == 0 {
		return c.Lost * float64(words)
	}
	return c.Won * float64(words)
}

func TestAnEstimateIsNeverAboveTheExactChance(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 3))
	for range fewer(2000) {
		words := randomSet(r, 12)
		if len(words) < 2 {
			continue
		}
		c := fit(t, wordsOver(t, words, ""), blanks(words[0]), "")
		g := &game{list: &c.parts[0], tick: untroubled}
		for lives := range 5 {
			exact, estimate := outlook(t, c, lives), g.estimate(c, g.allWords(), lives, 0)
			if estimate.Basis != Estimated || len(estimate.Chances) != min(playedLetters, len(exact.Chances)) {
				t.Fatalf("%q, %d lives: %+v", words, lives, estimate)
			}
			for _, chance := range estimate.Chances {
				true, ok := exact.Of(chance.Letter)
				if !ok || chance.Won > true.Won+1e-9 || chance.Lost < true.Lost-1e-9 {
					t.Fatalf("%q, %d lives: %c is estimated at %+v and is %+v", words, lives, chance.Letter, chance, true)
				}
			}
		}
	}
}
