//go:build !js

package app

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

func TestTheHardestWordsOfALengthAreListed(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 4
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.hangman.hardest.rare = true
	if got := rendered(t, m).text("hardest-work"); got != "Cancel" {
		t.Errorf("at first the button is %q", got)
	}
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := p.text("hardest-note"); got != "2,339 words, the hardest first, with the lives that each algorithm loses. Here are the first 50." {
		t.Errorf("%q", got)
	}
	rows := p.one(".hardest-list").one("tbody").all("tr")
	if got := rows[0].words(); len(rows) != 50 || got != "WILL 14.1 very common (10) 14 14 14 14 14 14 14 15" {
		t.Errorf("%d words, the first %q", len(rows), got)
	}
	if says := p.one(".hardest-advice").words(); !strings.Contains(says, "Of the 2,339 words with 4 letters, when best play is told the lives: With 6 lives 770 words beat every algorithm, such as ") {
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
	if got := len(rendered(t, m).one(".hardest-list").one("tbody").all("tr")); got != 250 {
		t.Errorf("%d words when more are shown", got)
	}
}

func TestRareWordsAreLeftOut(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if !p.id("hardest-common").has("checked") {
		t.Error("the choice is not made")
	}
	for _, row := range p.one(".hardest-list").one("tbody").all("tr") {
		if tier := row.one(".tier").words(); tier != "very common (10)" && tier != "common (20)" && tier != "everyday (35)" {
			t.Errorf("%s is listed", row.words())
		}
	}
	if says := p.text("hardest-note") + p.one(".hardest-advice").words(); !strings.Contains(says, " common words, ") || !strings.Contains(says, " common words beat every algorithm, such as ") {
		t.Errorf("%q", says)
	}
	if says := p.one(".legend").words(); !strings.Contains(says, "#1: most blanks; #2: blanks per life; ") || !strings.Contains(says, "How common: ") {
		t.Errorf("the legend is %q", says)
	}
	m.hangman.hardest.rare = true
	if says := rendered(t, m).text("hardest-note"); !strings.HasPrefix(says, "585 words, ") {
		t.Errorf("with the rare ones: %q", says)
	}
}

func TestTheSearchForHardWordsIsCancelledAndGoesOn(t *testing.T) {
	m := hangmanAt(t, shelfWith(t, "scowl-small"), in(DefaultView, "scowl-small").On(HangmanHardest))
	m.hangman.hardest.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := p.text("hardest-progress") + " " + p.text("hardest-work"); got != "0 % played. Nothing is listed before the end. Go on" {
		t.Errorf("cancelled: %q", got)
	}
	m.hangman.hardest.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := len(rendered(t, m).one(".hardest-list").one("tbody").all("tr")); got != 50 {
		t.Errorf("%d words in the end", got)
	}
}

func TestTheSearchForHardWordsKeepsWhatHasPlayed(t *testing.T) {
	view := in(DefaultView, "scowl-small").On(HangmanHardest)
	m := hangmanAt(t, shelfWith(t, "scowl-small"), view)
	p := &m.hangman.hardest
	done := func() float64 {
		hunt := p.hunts[p.of()]
		return hunt.Done()
	}
	playOn := func() {
		for before := done(); done() == before; {
			m.engine.ConsumeNext()
		}
	}
	playOn()
	p.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	kept := done()
	bar := rendered(t, m)
	if got, want := bar.text("hardest-progress")+" "+bar.text("hardest-work"), fmt.Sprintf("%.0f %% played. Nothing is listed before the end. Go on", 100*kept); got != want || kept == 0 {
		t.Errorf("%q, want %q", got, want)
	}
	p.press(m.home, app.Event{})
	if p.part != kept {
		t.Errorf("it goes on at %v, not %v", p.part, kept)
	}
	playOn()
	kept = done()
	m.show(in(DefaultView, "scowl-small").On(Explore))
	m.settle(m.home)
	m.engine.ConsumeAll()
	if p.work.state != waiting {
		t.Errorf("while another page is in front the work is %d", p.work.state)
	}
	m.show(view)
	m.settle(m.home)
	if p.part < kept {
		t.Errorf("back again it goes on at %v, not %v", p.part, kept)
	}
	m.engine.ConsumeAll()
	if got := len(rendered(t, m).one(".hardest-list").one("tbody").all("tr")); got != 50 || len(p.hunts) > 0 {
		t.Errorf("%d words in the end, %d hunts kept", got, len(p.hunts))
	}
}

func TestNoWordIsSaidToBeatBestPlayThatFindsIt(t *testing.T) {
	view := DefaultView.On(HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.hangman.hardest.rare = true
	m.engine.ConsumeAll()
	says := rendered(t, m).one(".hardest-advice").words()
	_, rest, _ := strings.Cut(says, "With 10 lives ")
	number, _, _ := strings.Cut(rest, " ")
	unfound, err := strconv.Atoi(number)
	best := scoreOf(hangman.BestPlay, hangman.MeasuredScores()[2].Scores)
	if err != nil || unfound > best.Words-best.Won[2] {
		t.Errorf("%q, but best play with 10 lives does not find %d", says, best.Words-best.Won[2])
	}
}

func TestHardWordsInOtherLettersAndALengthWithOneWord(t *testing.T) {
	var l library
	cyrillic, err := dicts.NewAlphabet("абвгд")
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(cyrillic, false)
	for _, word := range []string{"аба", "ава", "ага", "ада", "бага"} {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	l.add(&dicts.Dictionary{ID: "odd", Trie: b.Trie()})
	onlyLists(t, dicts.Entry{ID: "odd", Name: "Odd", Words: 5})
	view := in(DefaultView, "odd").On(HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, &l, view)
	m.engine.ConsumeAll()
	if got := rendered(t, m).one(".hardest-list").one("tbody").all("tr")[0].words(); got != "АДА 3.0 3 3 3 3 3 3 3 3" {
		t.Errorf("%q", got)
	}
	view.Letters = 4
	m.show(view)
	m.settle(m.home)
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := p.one(".hardest-list").one("tbody").all("tr"); len(got) != 1 || got[0].words() != "БАГА 0.0 0 0 0 0 0 0 0 0" {
		t.Errorf("%d words", len(got))
	}
	if got := p.text("hardest-note") + " " + p.one(".hardest-advice").words(); !strings.HasPrefix(got, "1 word, with the lives that each algorithm loses. What to choose There is 1 word with 4 letters: With 6 lives no word beats every algorithm.") {
		t.Errorf("%q", got)
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
	if got := rendered(t, m).one(".hardest-list").one("h2").words(); got != "The hardest words with 3 letters" {
		t.Errorf("%q", got)
	}
	m.show(view)
	m.settle(m.home)
	if got := rendered(t, m).one(".hardest-list").one("h2").words(); got != "The hardest words with 2 letters" {
		t.Errorf("back at once: %q", got)
	}
}

func TestAListWithoutTiersOrTheUsualLengthHasHardWordsToo(t *testing.T) {
	var l library
	tinyList(t, &l, "tiny", hostileName, "bat", "cat", "fat", "hat")
	onlyLists(t, dicts.Entry{ID: "tiny", Name: hostileName, Words: 4})
	m := hangmanAt(t, &l, in(DefaultView, "tiny").On(HangmanHardest))
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := p.one(".hardest-list").one("tbody").all("tr")[0].words(); got != "HAT 3.0 3 3 3 3 3 3 3 3" {
		t.Errorf("%q", got)
	}
	if says := p.one(".hardest-advice").words(); !strings.Contains(says, "With 6 lives no word beats every algorithm.") {
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
	if says := rendered(t, m).one(".hardest").words(); !strings.Contains(says, "There are no such words. ") {
		t.Errorf("%q", says)
	}
}

func TestWordsThatBeatEveryAlgorithmAreCounted(t *testing.T) {
	for n, want := range map[int]string{
		0: "no word beats every algorithm.",
		1: "<b>AA</b> beats every algorithm.",
		2: "<b>AA and BA</b> beat every algorithm.",
		6: "6 words beat every algorithm, such as <b>AA, BA, CA, DA and EA</b>.",
	} {
		words := make([]hardWord, n)
		for i := range words {
			words[i].Word, words[i].Least = string(rune('a'+i))+"a", 7
		}
		var m markup
		writeDefeats(&m, words, 0, "word")
		if got := m.String(); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
