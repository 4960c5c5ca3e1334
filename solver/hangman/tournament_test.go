package hangman

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// listOf arranges a few words.
func listOf(t testing.TB, words string) *Words {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range strings.Fields(words) {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	return NewWords(b.Trie())
}

func smallWords(t testing.TB) *Words {
	t.Helper()
	d, err := data.Load("scowl-small")
	if err != nil {
		t.Fatal(err)
	}
	return NewWords(d.Trie)
}

func TestAWordIsPlayedTheSameInASampleAndAmongAll(t *testing.T) {
	w := smallWords(t)
	sample := w.Sample(4, 50, 7)
	if !slices.Equal(sample, w.Sample(4, 50, 7)) || slices.Equal(sample, w.Sample(4, 50, 8)) || len(sample) != 50 || !slices.IsSorted(sample) {
		t.Errorf("the sample is %v, want 50 words in order, the same for the same seed", sample)
	}
	for _, a := range Algorithms {
		all, _ := w.Play(a, 4, 0, nil, untold)
		some, _ := w.Play(a, 4, 0, sample, untold)
		for at, i := range sample {
			if some[at] != all[i] {
				t.Errorf("algorithm %d loses %d lives for %s in the sample and %d among all", a, some[at], w.Word(4, i), all[i])
			}
		}
	}
}

func TestProgressGrowsFromNothingToAll(t *testing.T) {
	onlyNatively(t)
	w := smallWords(t)
	for name, work := range map[string]func(Progress) error{
		"compete": func(p Progress) error { _, err := w.Compete(Contestant{Algorithm: BestPlay}, 5, nil, p); return err },
		"hardest": func(p Progress) error { _, err := hunted(w.Hunt(5), p); return err },
		"endings": func(p Progress) error { _, err := w.Endings(3, 1, p); return err },
	} {
		last, calls := 0., 0
		if err := work(func(done float64) error {
			if done < last || done > 1 {
				t.Fatalf("%s: from %v to %v, want progress to grow up to 1", name, last, done)
			}
			last = done
			calls++
			return nil
		}); err != nil {
			t.Errorf("%s: %v, want no error", name, err)
		}
		if last < 0.8 || calls < 10 {
			t.Errorf("%s: %d calls, the last with %v; want at least 10 and 0.8", name, calls, last)
		}
		enough := errors.New("enough")
		after := 0
		if err := work(func(done float64) error {
			if done > 0.3 {
				after++
				return enough
			}
			return nil
		}); err != enough || after != 1 {
			t.Errorf("%s: ended with %v after %d refusals, want the refusal, once", name, err, after)
		}
	}
}

func TestAContestantIsToldTheLives(t *testing.T) {
	w := listOf(t, "bat cat fat hat mat pat rat sat vat")
	for _, c := range Contestants {
		s, err := w.Compete(c, 3, nil, untold)
		if err != nil {
			t.Fatal(err)
		}
		// One word after each number of lives from none to eight, or one more for an
		// E that no word has.
		want := Score{Words: 9, Lost: 36, Won: [...]int{6, 8, 9}}
		if c.Opening != 0 {
			want = Score{Words: 9, Lost: 45, Won: [...]int{5, 7, 9}}
		}
		if s != want {
			t.Errorf("%v: %+v, want %+v", c, s, want)
		}
	}
}

func TestInAnEndingNobodyFindsMoreThanIsPossible(t *testing.T) {
	endings, err := smallWords(t).Endings(10, 3, untold)
	if err != nil {
		t.Fatal(err)
	}
	for i, e := range endings {
		if e.Lives != i+1 || e.Positions != 10 || e.Words < 10*leastEnding || e.Words > 10*mostEnding {
			t.Errorf("%+v, want 10 positions of 20 to 200 words with %d lives", e, i+1)
		}
		for a, won := range e.Won {
			if won > e.Possible || won < e.Possible*8/10 {
				t.Errorf("with %d lives algorithm %d finds %d of %d", e.Lives, a, won, e.Possible)
			}
		}
	}
	none, err := listOf(t, "cat").Endings(10, 1, untold)
	if err != nil || none[0].Positions != 0 {
		t.Errorf("without any ending: %+v, %v", none, err)
	}
}

// untold is the progress of work that nobody watches.
func untold(float64) error { return nil }
