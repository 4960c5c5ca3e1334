//go:build !js

package hangman

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
)

func TestAContradictionIsResolvedEitherWay(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("_at", "tz", 0))
	if got, want := a.says(t), "T cannot be both in the word and excluded. Which is it?"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	p := a.page(t)
	if got, want := offeredCorrections(p), "T is in the word: 2 words | T is not in it"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if p.Id("hangman-template").Attribute("aria-invalid") != "true" || p.Id("hangman-without").Attribute("aria-invalid") != "true" {
		t.Error("the fields are not marked as invalid, want both marked")
	}
	a.p.changeView(a.p.analysis.corrections[1].view)
	a.asks(t, "_a_", "tz", 0)
}

func TestWhereNothingFitsOneChangeIsOffered(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "hat", "dog", "lag")
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english)
	a := adviceAt(t, l, known("_at", "bch", 0))
	if got, want := a.says(t), "No word of American English 7.1 fits. Words fit if you change one thing:"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if got, want := offeredCorrections(a.page(t)), "B may be in it: 1 word | C may be in it: 1 word | H may be in it: 1 word | Take T out: 1 word"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	a.p.changeView(a.p.analysis.corrections[0].view)
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
	if got, want := offeredCorrections(a.page(t)), "Take G out: 2 words | Look in Tiny: 2 words"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if a.Shelf.Arranged["tiny"] == nil {
		t.Error("the shelf did not keep the arranged words, want them kept for the next search")
	}
	a = adviceAt(t, l, known("__x", "", 0)) // on none that is here
	a.says(t)
	if got, want := offeredCorrections(a.page(t)), "Take X out: 2 words | Look in Webster’s Second"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}

func TestNoLetterWaitsForWhatWouldFit(t *testing.T) {
	a := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "hat"), known("_at", "bch", 0))
	p := a.page(t)
	if got, want := p.One(".advice-rest").Words(), "Looking for a change that makes one fit…"; got != want || offeredCorrections(p) != "" {
		t.Errorf("%s %s, want %q, corrections %q", got, offeredCorrections(p), want, "")
	}
	first := a.p.analysis
	a.p.toggleMissing('z')
	a.says(t)
	if first.correctionsKnown || !a.p.analysis.correctionsKnown {
		t.Error("the search finished for the replaced entry or not for the last one, want only the last")
	}
}
