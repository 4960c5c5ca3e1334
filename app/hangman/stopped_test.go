//go:build !js

package hangman

import (
	"errors"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

// Work that the person stops ends with the error that stopped it, wherever it is.
func TestStoppedWorkEndsWithTheReason(t *testing.T) {
	t.Parallel()
	stopped := errors.New("stopped")
	words := apptest.ShelfWith(t, dicts.DefaultID).HangmanWords(dicts.DefaultID)
	nouns, err := words.Fit(hangmanTemplate(t, "_o_n_"), "rs")
	if err != nil {
		t.Fatal(err)
	}
	long, err := words.Fit(hangmanTemplate(t, "_i__e_"), "rs")
	if err != nil {
		t.Fatal(err)
	}
	tiny := apptest.ShelfOf(t, "cbaa", "cbab", "cbde", "ebaf")
	apptest.TinyList(t, tiny, "other", "Other", "cbab")
	correct := func(template, without string) func(tick func() error) error {
		search := analyse(tiny, known(template, without, 0)).correctionSearch(tiny)
		return func(tick func() error) error {
			_, err := search.findCorrections(tick)
			return err
		}
	}
	for name, work := range map[string]func(tick func() error) error{
		"judging a letter":         func(tick func() error) error { _, err := judge(long, 8, 'a', tick); return err },
		"judging a wasted letter":  func(tick func() error) error { _, err := judge(long, 8, 'q', tick); return err },
		"comparing lives":          func(tick func() error) error { _, err := judge(nouns, 20, 'a', tick); return err },
		"the best play":            func(tick func() error) error { _, err := playBest(words, "will", 8, tick); return err },
		"correcting":               correct("cba_", "z"),
		"correcting contradictory": correct("cba_", "cb"),
	} {
		ticks := 0
		if err := work(func() error { ticks++; return nil }); err != nil || ticks == 0 {
			t.Errorf("%s: %d ticks, error %v, want some and none", name, ticks, err)
		}
		step := max(ticks/5, 1)
		for end := 1; end <= ticks; end += step {
			n := 0
			err := work(func() error {
				if n++; n >= end {
					return stopped
				}
				return nil
			})
			if !errors.Is(err, stopped) || n > end+1 {
				t.Errorf("%s, stopped at tick %d of %d: error %v after %d ticks", name, end, ticks, err, n)
			}
		}
	}
}
