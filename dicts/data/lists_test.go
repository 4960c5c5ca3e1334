package data

import (
	"strings"
	"testing"

	"spectrie/dicts"
)

// The numbers of the lists when they were chosen, counted by another program.
func TestCountsOfTheLists(t *testing.T) {
	for id, want := range map[string]struct{ words, fourLetters, untiered int }{
		"american-english-7.1":  {62887, 62212, 4},
		"american-english-2020": {63875, 63072, 239},
		"web2":                  {210680, 209399, 1125},
		"scowl-small":           {39095, 38572, 0},
		"scowl-large":           {111593, 110683, 0},
	} {
		got := want
		got.words, got.fourLetters, got.untiered = 0, 0, 0
		d := load(t, id)
		for n, word := range d.Words(dicts.Root) {
			got.words++
			if len(word) >= 4 {
				got.fourLetters++
			}
			if d.Tier(n) == dicts.NoTier {
				got.untiered++
			}
		}
		if got != want {
			t.Errorf("%s: got %+v, want %+v", id, got, want)
		}
	}
}

func TestDefaultListHasThePublishedFragments(t *testing.T) {
	cut := load(t, dicts.DefaultID).Reachable(4)
	if words, fragments := cut.CountWords(dicts.Root), cut.Len(); words != 19631 || fragments != 60114 {
		t.Errorf("%d reachable words and %d fragments, published are 19631 and 60114", words, fragments)
	}
}

func TestWordsPresentAndAbsent(t *testing.T) {
	for id, want := range map[string]struct{ present, absent string }{
		"american-english-7.1":  {"a the jail jejune jilt jowl juvenile colors zygote", "selfie zythum paris abc"},
		"american-english-2020": {"a the selfie colors zygote", "zythum paris abc"},
		"web2":                  {"aa zythum scientificophilosophical jail", "selfie paris"},
		"scowl-small":           {"a the colors jail", "jejune zythum colours"},
		"scowl-large":           {"a the colors jejune selfie", "scientificophilosophical colours abbé"},
	} {
		d := load(t, id)
		for _, word := range strings.Fields(want.present) {
			if !d.Has(word) {
				t.Errorf("%s lacks %q", id, word)
			}
		}
		for _, word := range strings.Fields(want.absent) {
			if d.Has(word) {
				t.Errorf("%s has %q", id, word)
			}
		}
	}
}

func TestTiersArePlausible(t *testing.T) {
	for _, entry := range dicts.Catalogue {
		d := load(t, entry.ID)
		if n, _ := d.Find("the"); d.Tier(n) != 10 {
			t.Errorf("%s: the word %q has tier %d", entry.ID, "the", d.Tier(n))
		}
	}
	small, large, web2 := load(t, "scowl-small"), load(t, "scowl-large"), load(t, "web2")
	for n, word := range small.Words(dicts.Root) {
		if tier := small.Tier(n); tier < 10 || tier > 35 {
			t.Errorf("scowl-small: %q has tier %d", word, tier)
		}
		at, _ := large.Find(word)
		if !large.IsWord(at) || large.Tier(at) != small.Tier(n) {
			t.Errorf("%q is in scowl-small with tier %d, in scowl-large with %d", word, small.Tier(n), large.Tier(at))
		}
	}
	for n, word := range large.Words(dicts.Root) {
		if tier := large.Tier(n); tier < 10 || tier > 70 {
			t.Errorf("scowl-large: %q has tier %d", word, tier)
		}
	}
	if n, _ := web2.Find("zythum"); web2.Tier(n) < 80 {
		t.Errorf("web2: %q has tier %d", "zythum", web2.Tier(n))
	}
}
