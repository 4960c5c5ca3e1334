//go:build !js

package hangman

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

func TestTheHardestWordsOfALengthAreListed(t *testing.T) {
	view := address.DefaultView.On(address.HangmanHardest)
	view.Letters = 4
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.hangman.hardest.showRare = true
	if got := apptest.Rendered(t, m).Text("hardest-work"); got != "Cancel" {
		t.Errorf("at first the button is %q", got)
	}
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.Text("hardest-note"), "2,339 words, the hardest first, with the lives that each algorithm loses. These are the first 50."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	rows := p.One(".hardest-list").One("tbody").All("tr")
	if got := rows[0].Words(); len(rows) != 50 || got != "WILL 14.1 very common (10) 14 14 14 14 14 14 14 15" {
		t.Errorf("%d words, the first %q", len(rows), got)
	}
	if says, want := p.One(".hardest-advice").Words(), "Of the 2,339 words with 4 letters, if best play knows the number of lives: With 6 lives 770 words beat every algorithm, such as "; !strings.Contains(says, want) {
		t.Errorf("%q, want it to contain %q", says, want)
	}
	if got := p.One(".hardest-advice").One("a").Attribute("href"); !strings.HasSuffix(got, "&template=____") {
		t.Errorf("the advisor is at %s", got)
	}
	var current []string
	for _, link := range p.One(".lengths").All("a") {
		if link.Has("aria-current") {
			current = append(current, link.Words())
		}
	}
	if strings.Join(current, " ") != "4" {
		t.Errorf("the length in front is %q", current)
	}
	m.hangman.hardest.showMoreWords(m.Ctx(), app.Event{})
	if got := len(apptest.Rendered(t, m).One(".hardest-list").One("tbody").All("tr")); got != 250 {
		t.Errorf("%d words when more are shown", got)
	}
}

func TestRareWordsAreLeftOut(t *testing.T) {
	view := address.DefaultView.On(address.HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if !p.Id("hardest-common").Has("checked") {
		t.Error("common words only is not checked, want it checked")
	}
	for _, row := range p.One(".hardest-list").One("tbody").All("tr") {
		if tier := row.One(".tier").Words(); tier != "very common (10)" && tier != "common (20)" && tier != "familiar (35)" {
			t.Errorf("%s is listed", row.Words())
		}
	}
	if says, want := p.Text("hardest-note")+p.One(".hardest-advice").Words(), " common words, "; !strings.Contains(says, want) || !strings.Contains(says, " common words beat every algorithm, such as ") {
		t.Errorf("%q, want it to contain %q, with %q", says, want, " common words beat every algorithm, such as ")
	}
	if says := p.One(".legend").Words(); !strings.Contains(says, "#1: most blanks; #2: blanks per life; ") || !strings.Contains(says, "How common: ") {
		t.Errorf("the legend is %q", says)
	}
	m.Use(t, "change input id=hardest-common")
	if says := apptest.Rendered(t, m).Text("hardest-note"); !strings.HasPrefix(says, "585 words, ") {
		t.Errorf("with the rare ones: %q", says)
	}
}

func TestTheSearchForHardWordsIsCancelledAndGoesOn(t *testing.T) {
	m := hangmanAt(t, apptest.ShelfWith(t, "scowl-small"), apptest.In(address.DefaultView, "scowl-small").On(address.HangmanHardest))
	m.hangman.hardest.pressWork(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := p.Text("hardest-progress") + " " + p.Text("hardest-work"); got != "0% played. The words appear when the search is complete. Continue" {
		t.Errorf("cancelled: %q", got)
	}
	m.hangman.hardest.pressWork(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	if got := len(apptest.Rendered(t, m).One(".hardest-list").One("tbody").All("tr")); got != 50 {
		t.Errorf("%d words in the end", got)
	}
}

func TestTheSearchForHardWordsKeepsWhatHasPlayed(t *testing.T) {
	view := apptest.In(address.DefaultView, "scowl-small").On(address.HangmanHardest)
	m := hangmanAt(t, apptest.ShelfWith(t, "scowl-small"), view)
	p := &m.hangman.hardest
	done := func() float64 {
		hunt := p.hunts[p.current()]
		return hunt.Done()
	}
	playOn := func() {
		for before := done(); done() == before; {
			m.Engine.ConsumeNext()
		}
	}
	playOn()
	p.pressWork(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	kept := done()
	bar := apptest.Rendered(t, m)
	if got, want := bar.Text("hardest-progress")+" "+bar.Text("hardest-work"), fmt.Sprintf("%.0f%% played. The words appear when the search is complete. Continue", 100*kept); got != want || kept == 0 {
		t.Errorf("%q, want %q", got, want)
	}
	p.pressWork(m.Ctx(), app.Event{})
	if p.progress != kept {
		t.Errorf("it continues at %v, want %v", p.progress, kept)
	}
	playOn()
	kept = done()
	m.Show(apptest.In(address.DefaultView, "scowl-small").On(address.Explore))
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if p.work.State != page.Waiting {
		t.Errorf("while another page is in front the work is %d", p.work.State)
	}
	m.Show(view)
	m.Settle(m.Ctx())
	if p.progress < kept {
		t.Errorf("back again it continues at %v, want %v", p.progress, kept)
	}
	m.Engine.ConsumeAll()
	if got := len(apptest.Rendered(t, m).One(".hardest-list").One("tbody").All("tr")); got != 50 || len(p.hunts) > 0 {
		t.Errorf("%d words in the end, %d hunts kept", got, len(p.hunts))
	}
}

func TestNoWordIsSaidToBeatBestPlayThatFindsIt(t *testing.T) {
	view := address.DefaultView.On(address.HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.hangman.hardest.showRare = true
	m.Engine.ConsumeAll()
	says := apptest.Rendered(t, m).One(".hardest-advice").Words()
	_, rest, _ := strings.Cut(says, "With 10 lives ")
	number, _, _ := strings.Cut(rest, " ")
	unfound, err := strconv.Atoi(number)
	best := scoreOf(hangman.BestPlay, hangman.MeasuredScores()[2].Scores)
	if err != nil || unfound > best.Words-best.Won[2] {
		t.Errorf("%q, but best play with 10 lives does not find %d", says, best.Words-best.Won[2])
	}
}

func TestHardWordsInOtherLettersAndALengthWithOneWord(t *testing.T) {
	var l shelf.Shelf
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
	l.Add(&dicts.Dictionary{ID: "odd", Trie: b.Trie()})
	apptest.OnlyLists(t, dicts.Entry{ID: "odd", Name: "Odd", Words: 5})
	view := apptest.In(address.DefaultView, "odd").On(address.HangmanHardest)
	view.Letters = 3
	m := hangmanAt(t, &l, view)
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".hardest-list").One("tbody").All("tr")[0].Words(), "АДА 3.0 3 3 3 3 3 3 3 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	view.Letters = 4
	m.Show(view)
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := p.One(".hardest-list").One("tbody").All("tr"); len(got) != 1 || got[0].Words() != "БАГА 0.0 0 0 0 0 0 0 0 0" {
		t.Errorf("%d words", len(got))
	}
	if got, want := p.Text("hardest-note")+" "+p.One(".hardest-advice").Words(), "1 word, with the lives that each algorithm loses. What to choose There is 1 word with 4 letters: With 6 lives no word beats every algorithm."; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
}

func TestAnotherLengthIsFoundAndTheFirstKept(t *testing.T) {
	view := address.DefaultView.On(address.HangmanHardest)
	view.Letters = 2
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	m.Engine.ConsumeAll()
	other := view
	other.Letters = 3
	m.Show(other)
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".hardest-list").One("h2").Words(), "The hardest words with 3 letters"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Show(view)
	m.Settle(m.Ctx())
	if got := apptest.Rendered(t, m).One(".hardest-list").One("h2").Words(); got != "The hardest words with 2 letters" {
		t.Errorf("back at once: %q", got)
	}
}

func TestAListWithoutTiersOrTheUsualLengthHasHardWordsToo(t *testing.T) {
	var l shelf.Shelf
	apptest.TinyList(t, &l, "tiny", apptest.HostileName, "bat", "cat", "fat", "hat")
	apptest.OnlyLists(t, dicts.Entry{ID: "tiny", Name: apptest.HostileName, Words: 4})
	m := hangmanAt(t, &l, apptest.In(address.DefaultView, "tiny").On(address.HangmanHardest))
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.One(".hardest-list").One("tbody").All("tr")[0].Words(), "HAT 3.0 3 3 3 3 3 3 3 3"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if says, want := p.One(".hardest-advice").Words(), "With 6 lives no word beats every algorithm."; !strings.Contains(says, want) {
		t.Errorf("%q, want it to contain %q", says, want)
	}
	if len(p.All(".lengths")) > 0 {
		t.Error("the measurements of another list are shown, want none")
	}
	none := apptest.In(address.DefaultView, "tiny").On(address.HangmanHardest)
	none.Letters = 9
	m.Show(none)
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if says, want := apptest.Rendered(t, m).One(".hardest").Words(), "There are no such words. "; !strings.Contains(says, want) {
		t.Errorf("%q, want it to contain %q", says, want)
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
		var m markup.Writer
		writeDefeats(&m, words, 0, "word")
		if got := m.HTML().String(); got != want {
			t.Errorf("%d: %q, want %q", n, got, want)
		}
	}
}
