//go:build !js

package app

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

func TestTheHardestWordsOfALengthAreListed(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 4
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	if got := rendered(t, &m.Site).text("hardest-work"); got != "Cancel" {
		t.Errorf("at first the button is %q", got)
	}
	m.engine.ConsumeAll()
	p := rendered(t, &m.Site)
	if got := p.text("hardest-note"); got != "2,339 words, the hardest first, with the lives that each algorithm loses. Here are the first 50." {
		t.Errorf("%q", got)
	}
	rows := p.one(".hardest-list").one("tbody").all("tr")
	if got := rows[0].words(); len(rows) != 50 || got != "WILL 14.1 very common 14 14 14 14 14 14 14 15" {
		t.Errorf("%d words, the first %q", len(rows), got)
	}
	if says := p.one(".hardest-advice").words(); !strings.Contains(says, "Of the 2,339 words with 4 letters: With 6 lives no algorithm here finds ") {
		t.Errorf("%q", says)
	}
	if got := p.one(".hardest-advice").one("a").attr("href"); !strings.HasSuffix(got, "&template=____") {
		t.Errorf("the advisor is at %s", got)
	}
	var current []string
	for _, link := range p.one(".lengths").all("a") {
		if link.has("aria-current") {
			current = append(current, link.words())
		}
	}
	if strings.Join(current, " ") != "4" {
		t.Errorf("the length in front is %q", current)
	}
	m.hangman.hardest.showMore(m.home, app.Event{})
	if got := len(rendered(t, &m.Site).one(".hardest-list").one("tbody").all("tr")); got != 250 {
		t.Errorf("%d words when more are shown", got)
	}
}

func TestRareWordsAreLeftOutOnDemand(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.engine.ConsumeAll()
	m.hangman.hardest.common = true
	p := rendered(t, &m.Site)
	for _, row := range p.one(".hardest-list").one("tbody").all("tr") {
		if tier := row.one(".tier").words(); tier != "very common" && tier != "common" && tier != "everyday" {
			t.Errorf("%s is listed", row.words())
		}
	}
	if says := p.text("hardest-note"); !strings.Contains(says, " common words, ") {
		t.Errorf("%q", says)
	}
}

func TestTheSearchForHardWordsIsCancelledAndGoesOn(t *testing.T) {
	m := hangmanAt(t, shelfWith(t, "scowl-small"), in(DefaultView, "scowl-small").On(HangmanHardest))
	m.hangman.hardest.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	p := rendered(t, &m.Site)
	if got := p.text("hardest-progress") + " " + p.text("hardest-work"); got != "Nothing is listed yet. Go on" {
		t.Errorf("cancelled: %q", got)
	}
	m.hangman.hardest.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := len(rendered(t, &m.Site).one(".hardest-list").one("tbody").all("tr")); got != 50 {
		t.Errorf("%d words in the end", got)
	}
}

func TestAnotherLengthIsFoundAndTheFirstKept(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 2
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.engine.ConsumeAll()
	other := view
	other.Letters = 3
	m.show(other)
	m.settle(m.home)
	m.engine.ConsumeAll()
	if got := rendered(t, &m.Site).one(".hardest-list").one("h2").words(); got != "The hardest words with 3 letters" {
		t.Errorf("%q", got)
	}
	m.show(view)
	m.settle(m.home)
	if got := rendered(t, &m.Site).one(".hardest-list").one("h2").words(); got != "The hardest words with 2 letters" {
		t.Errorf("back at once: %q", got)
	}
}

func TestAListWithoutTiersOrTheUsualLengthHasHardWordsToo(t *testing.T) {
	var l library
	tinyList(t, &l, "tiny", hostileName, "bat", "cat", "fat", "hat")
	onlyLists(t, dicts.Entry{ID: "tiny", Name: hostileName, Words: 4})
	m := hangmanAt(t, &l, in(DefaultView, "tiny").On(HangmanHardest))
	m.engine.ConsumeAll()
	p := rendered(t, &m.Site)
	if got := p.one(".hardest-list").one("tbody").all("tr")[0].words(); got != "HAT 3.0 3 3 3 3 3 3 3 3" {
		t.Errorf("%q", got)
	}
	if says := p.one(".hardest-advice").words(); !strings.Contains(says, "With 6 lives every word is found by some algorithm here.") {
		t.Errorf("%q", says)
	}
	if len(p.all(".lengths")) > 0 {
		t.Error("what was measured for another list is shown")
	}
	none := in(DefaultView, "tiny").On(HangmanHardest)
	none.Letters = 9
	m.show(none)
	m.settle(m.home)
	m.engine.ConsumeAll()
	if says := rendered(t, &m.Site).one(".hardest").words(); !strings.Contains(says, "There are no such words.") {
		t.Errorf("%q", says)
	}
}
