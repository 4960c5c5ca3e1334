package hangman

import (
	"errors"
	"slices"
	"testing"
)

func outlook(t *testing.T, c *Candidates, lives int) Outlook {
	t.Helper()
	o, err := c.Outlook(lives, "", untroubled)
	if err != nil {
		t.Fatal(err)
	}
	return o
}

func TestFollowingTheBestLetterAttainsWhatItPromises(t *testing.T) {
	w := shipped(t, "american-english-2020")
	for _, game := range []struct {
		template, excluded string
		lives              int
	}{
		{"_a__le", "rs", 2}, {"_o_n_", "ea", 1}, {"__ea_er", "", 3}, {"_i__le", "sn", 0}, {"___ _a_", "eiouyrtlnds", 2},
	} {
		c := fit(t, w, game.template, game.excluded)
		o := outlook(t, c, game.lives)
		if o.Basis != Exact || c.Count() < 5 {
			t.Fatalf("%v: %d words, %+v", game, c.Count(), o)
		}
		words := slices.Collect(c.Words())
		got := follow(t, c, words, game.excluded, game.lives)
		if !near(float64(got), worth(&o, o.Chances[0], len(words))) {
			t.Errorf("%v: %d of %d, but %+v was promised", game, got, len(words), o.Best())
		}
	}
}

// follow plays the best letter against all of the words until each is shown: the
// words won, or with lives 0 the lives lost.
func follow(t *testing.T, c *Candidates, words []string, excluded string, lives int) (sum int) {
	t.Helper()
	if c.Count() != len(words) {
		t.Fatalf("%q without %q has %d words, not %q", c.Template(), excluded, c.Count(), words)
	}
	if c.Template().Blanks() == 0 {
		return min(lives, 1)
	}
	o := outlook(t, c, lives)
	letter := o.Chances[0].Letter
	groups := map[string][]string{}
	for _, word := range words {
		shown := TemplateOf(word, func(r rune) bool { return r == letter || slices.Contains(c.Template().Shown(), r) }).String()
		groups[shown] = append(groups[shown], word)
	}
	for shown, group := range groups {
		without, left := excluded, lives
		if shown == c.Template().String() {
			without += string(letter)
			switch lives {
			case 0:
				sum += len(group)
			case 1:
				continue
			default:
				left--
			}
		}
		sum += follow(t, fit(t, c.words, shown, without), group, without, left)
	}
	return sum
}

func TestMoreLivesAreNeverWorse(t *testing.T) {
	w := shipped(t, "american-english-2020")
	for _, template := range []string{"_a__le", "_ou_c_", "_ounc_"} {
		c := fit(t, w, template, "r")
		before := 0.
		for lives := 1; lives <= 25; lives++ {
			o := outlook(t, c, lives)
			if o.Basis != Exact {
				t.Fatalf("%s, %d lives: %+v", template, lives, o)
			}
			if o.Chances[0].Won < before || o.Chances[0].Won > 1 {
				t.Errorf("%s: %v are won with %d lives, %v with one less", template, o.Chances[0].Won, lives, before)
			}
			before = o.Chances[0].Won
		}
		if before != 1 {
			t.Errorf("%s: %v are won with 25 lives, want all", template, before)
		}
	}
}

func TestOfWordsThatDifferInOneLetterOneIsFoundForEachLife(t *testing.T) {
	var words []string
	for letter := 'b'; letter <= 'z'; letter++ {
		words = append(words, string(letter)+"aa")
	}
	n := len(words)
	c := fit(t, wordsOver(t, words, ""), "_aa", "")
	for lives := 1; lives <= 25; lives++ {
		o := outlook(t, c, lives)
		if want := float64(min(lives, n)) / float64(n); o.Basis != Exact || len(o.Best()) != n || !near(o.Chances[0].Won, want) {
			t.Errorf("%d lives: %+v, not %v", lives, o, want)
		}
	}
	// Without limit one word loses no life, the next one, and the last two n-2 and n-1.
	if o := outlook(t, c, 0); o.Basis != Exact || !near(o.Chances[0].Lost, float64(n-1)/2) {
		t.Errorf("any number of lives: %+v", o)
	}
}

func TestTheLettersAskedForAreInTheOutlook(t *testing.T) {
	w := shipped(t, "american-english-2020")
	for _, lives := range []int{0, 10} {
		for _, template := range []string{"_____", "_a__e", "__i_e_"} {
			c := fit(t, w, template, "")
			for _, l := range c.Letters() {
				o, err := c.Outlook(lives, string(l.Letter), untroubled)
				if err != nil {
					t.Fatal(err)
				}
				if _, ok := o.Of(l.Letter); !ok && o.Basis != Exact {
					t.Errorf("%s, %d lives: %c is not in %+v", template, lives, l.Letter, o)
				}
				if l.Letter > 'b' {
					break
				}
			}
		}
	}
}

// With T one word more is found than with S, of 388, by an estimate that is off by
// more than that; and S tells more for each life.
func TestEstimatesThatAreAlikeAreOrderedByTheRule(t *testing.T) {
	o := outlook(t, fit(t, shipped(t, "american-english-2020"), "_a___", "e"), 6)
	var best string
	for _, chance := range o.Best() {
		best += string(chance.Letter)
	}
	if o.Basis != Estimated || best != "stn" || o.Chances[0].Won >= o.Chances[1].Won {
		t.Errorf("%s are the best of %+v; want stn, estimated, and s first", best, o)
	}
}

func TestWhatTheExactSearchGivesUpIsEstimated(t *testing.T) {
	w := shipped(t, "american-english-2020")
	many := fit(t, w, "_a_e", "s") // too many steps, though no more words than the search takes
	if n := many.Count(); n > ExactWords {
		t.Fatalf("%d words", n)
	}
	o := outlook(t, many, 10)
	if o.Basis != Estimated || len(o.Chances) != playedLetters {
		t.Errorf("10 lives: %+v, want %d estimated letters", o, playedLetters)
	}
	if o := outlook(t, many, 1); o.Basis != Exact {
		t.Errorf("1 life: %+v, want an exact outlook", o)
	}
	if o := outlook(t, fit(t, w, "_______", ""), 6); o.Basis != Estimated || o.Chances[0].Won < 0.5 || o.Chances[0].Won > 1 {
		t.Errorf("thousands of words: %+v, want an estimate from 0.5 to 1", o)
	}
}

func TestAPhraseIsPlayedAsTheWordsThatItCanBe(t *testing.T) {
	words := []string{"ab", "ba", "cad", "dab"}
	c := fit(t, wordsOver(t, words, ""), "__ ___", "")
	phrases := []string{"ab cad", "ab dab", "ba cad", "ba dab"}
	for lives := range 4 {
		o := outlook(t, c, lives)
		for _, chance := range o.Chances {
			if want := slowAfter(phrases, "", lives, chance.Letter); o.Basis != Exact || !near(worth(&o, chance, 4), float64(want)) {
				t.Errorf("%d lives: %c has %+v, not %d", lives, chance.Letter, chance, want)
			}
		}
	}
}

func TestTooManyPhrasesAreNotPlayed(t *testing.T) {
	c := fit(t, shipped(t, "american-english-2020"), "____ _______", "")
	o := outlook(t, c, 6)
	if o.Basis != Unplayed || len(o.Chances) != 26 || o.Chances[0].Won != 0 {
		t.Fatalf("%+v, want 26 letters without chances", o)
	}
	for i, rating := range Rate(MostPerLife, c.Letters()) {
		if o.Chances[i].Letter != rating.Letter {
			t.Errorf("%c is at %d, where the rule has %c", o.Chances[i].Letter, i, rating.Letter)
		}
	}
	if best := o.Best(); len(best) != 1 || best[0] != o.Chances[0] {
		t.Errorf("best %+v, want the first letter alone", best)
	}
}

func TestNothingThatFitsHasNoOutlook(t *testing.T) {
	w := wordsOver(t, []string{"ab", "ba"}, "")
	for _, template := range []string{"", "-", "___", "x_", "__ ___"} {
		c := fit(t, w, template, "")
		o := outlook(t, c, 3)
		if len(o.Chances) != 0 || len(o.Best()) != 0 || c.Count() != 0 || len(Rate(MostFilledTwo, c.Letters())) != 0 {
			t.Errorf("%q: %+v, want nothing", template, o)
		}
	}
}

// The page breathes in tick, so long work must call it often, and stop when told.
func TestLongWorkTicksAndStops(t *testing.T) {
	w := shipped(t, "american-english-2020")
	for _, work := range []struct {
		name, template string
		lives          int
		ticks          int // at least
	}{
		{"exact search", "_a_e", 10, 50},
		{"estimate, hundreds of words", "_a__e_", 10, 6},
		{"estimate, thousands of words", "_______", 6, 100},
	} {
		t.Run(work.name, func(t *testing.T) {
			c := fit(t, w, work.template, "s")
			ticks := 0
			if _, err := c.Outlook(work.lives, "", func() error { ticks++; return nil }); err != nil || ticks < work.ticks {
				t.Errorf("%d ticks, %v; want at least %d and no error", ticks, err, work.ticks)
			}
			for stopAt := 1; stopAt <= 5; stopAt++ {
				left := stopAt
				_, err := c.Outlook(work.lives, "", func() error {
					if left--; left == 0 {
						return errEnough
					}
					return nil
				})
				if !errors.Is(err, errEnough) || left != 0 {
					t.Errorf("stopped at tick %d: %v, %d more ticks", stopAt, err, -left)
				}
			}
		})
	}
}

// The search for the best letter takes 25,000 of its 40,000 steps here. The other
// letters have steps of their own, or half of them would stay unknown.
func TestTheOtherLettersHaveStepsOfTheirOwn(t *testing.T) {
	c := fit(t, shipped(t, "american-english-2020"), "_i_e", "s")
	if o := outlook(t, c, 6); o.Basis != Exact || len(o.Chances) != len(c.Letters()) {
		t.Errorf("%d of %d letters are known, want all of an exact outlook", len(o.Chances), len(c.Letters()))
	}
}
