package hangman

import "testing"

func TestAKeySaysHowLikelyItsLetterIs(t *testing.T) {
	for _, c := range []struct {
		state letterState
		share float64
		best  bool

		class, said, sign string
		tenths            int
	}{
		{letterOpen, 0.5451, true, "open best", "in 55% of the words, the best", "55%", 5},
		{letterOpen, 0.999, false, "open", "in more than 99% of the words", ">99%", 10},
		{letterOpen, 0.001, false, "open", "in less than 1% of the words", "<1%", 1},
		{letterOpen, 1, false, "open", "in 100% of the words", "100%", 10},
		{letterShown, 0, false, "shown", "in the word", "✓", 0},
		{letterMissing, 0, false, "missing", "not in the word", "✗", 0},
		{letterUseless, 0, false, "useless", "in no word that fits", "–", 0},
		{letterOpen, 0, true, "open best", "the best", "", 0},
		{letterOpen, 0, false, "open", "", "", 0},
	} {
		got := letterKey(c.state, c.share, c.best)
		if got.Class != c.class || got.Said != c.said || got.Sign != c.sign || got.Tenths != c.tenths {
			t.Errorf("a letter that is %s, in %v of the words, best %v: %+v, want %q, %q, %q, %d tenths", c.state, c.share, c.best, got, c.class, c.said, c.sign, c.tenths)
		}
	}
}
