//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestAContradictionIsMendedEitherWay(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("_at", "tz", 0))
	if got := a.says(t); got != "T cannot be both in the word and excluded. Which is it?" {
		t.Errorf("%s", got)
	}
	p := a.page(t)
	if got := mends(p); got != "T is in the word: 2 words | T is not in it" {
		t.Errorf("%s", got)
	}
	if p.Id("hangman-template").Attribute("aria-invalid") != "true" || p.Id("hangman-without").Attribute("aria-invalid") != "true" {
		t.Error("the fields do not say that they are wrong")
	}
	a.p.change(a.p.now.mends[1].view)
	a.asks(t, "_a_", "tz", 0)
}

func TestWhereNothingFitsOneChangeIsOffered(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "hat", "dog", "lag")
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english)
	a := adviceAt(t, l, known("_at", "bch", 0))
	if got := a.says(t); got != "No word of American English 7.1 fits. Words fit when you change one thing:" {
		t.Errorf("%s", got)
	}
	if got := mends(a.page(t)); got != "B may be in it: 1 word | C may be in it: 1 word | H may be in it: 1 word | Take T out: 1 word" {
		t.Errorf("%s", got)
	}
	a.p.change(a.p.now.mends[0].view)
	if got := a.says(t); !strings.HasPrefix(got, "It is BAT.") {
		t.Errorf("after the first: %s", got)
	}
}

func TestAnotherListIsOffered(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat")
	tiny := apptest.TinyList(t, l, "tiny", "Tiny", "dog", "pig")
	english, _ := dicts.Lookup(dicts.DefaultID)
	large, _ := dicts.Lookup("web2")
	apptest.OnlyLists(t, english, tiny, large)
	a := adviceAt(t, l, known("__g", "", 0))
	a.says(t)
	if got := mends(a.page(t)); got != "Take G out: 2 words | Look in Tiny: 2 words" {
		t.Errorf("%s", got)
	}
	if a.Shelf.Arranged["tiny"] == nil {
		t.Error("the words that were looked at are arranged again for the next letter")
	}
	a = adviceAt(t, l, known("__x", "", 0)) // on none that is here
	a.says(t)
	if got := mends(a.page(t)); got != "Take X out: 2 words | Look in Webster’s Second" {
		t.Errorf("%s", got)
	}
}

func TestNoLetterWaitsForWhatWouldFit(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "hat"), known("_at", "bch", 0))
	p := a.page(t)
	if got := p.One(".advice-rest").Words(); got != "Looking for what would make one fit…" || mends(p) != "" {
		t.Errorf("%s %s", got, mends(p))
	}
	first := a.p.now
	a.p.missing('z')
	a.says(t)
	if first.mended || !a.p.now.mended {
		t.Error("what was asked before was looked for, or the last was not")
	}
}
