//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// hangmanAt mounts a site whose page in front is a part of the Hangman page.
func hangmanAt(t testing.TB, l *library, view View) *mounted {
	t.Helper()
	m := mount(t, l)
	m.show(view)
	m.settle(m.home)
	return m
}

// in is view with another dictionary.
func in(view View, dict string) View {
	view.Dict = dict
	return view
}

// tableRows are the texts of the rows of a table, by heading.
func tableRows(t testing.TB, p page, class string) map[string]string {
	t.Helper()
	rows := map[string]string{}
	for _, row := range p.one(class).one("tbody").all("tr") {
		var texts []string
		for _, cell := range row.all("td") {
			texts = append(texts, cell.words())
		}
		rows[row.one("th").words()] = strings.Join(texts, " ")
	}
	return rows
}

// proofBar is what the bar of the tournament says, and its button.
func (m *mounted) proofBar(t testing.TB) string {
	t.Helper()
	p := rendered(t, m)
	return strings.TrimSpace(p.text("proof-progress") + " " + p.text("proof-work"))
}

func TestTheFindingIsSaidWithWhatWasMeasured(t *testing.T) {
	p := pageAt(t, shelfWith(t, dicts.DefaultID), DefaultView.On(HangmanProof))
	says := p.one(".lead-part").words()
	for _, want := range []string{
		"each of the 62,887 words of American English 7.1.",
		"What came out, over all lengths #4 (blanks per life, two letters ahead) is close to the best we know, but not the best. It loses 2.020 lives a word; the best play we know loses 1.95",
		"#2 (the same, one letter ahead) is no worse: it loses 2.015. Asking how much a letter tells about the word helps more: information per life loses 1.983.",
		"#4 finds 92.96 %, best play 93.9",
		"with one life, #4 finds 92.4 % of the words that can be found, information per life 96.4 %, and best play all of them.",
	} {
		if !strings.Contains(says, want) {
			t.Errorf("%q is not said: %s", want, says)
		}
	}
	if strings.Contains(says, "run the tournament") {
		t.Errorf("the dictionary of the measurements is told to be another: %s", says)
	}
	rows := tableRows(t, p, ".measured")
	if len(rows) != len(hangman.Contestants) || rows["#4, per life, two letters"] != "2.020 92.96 97.65 99.26" || !strings.HasPrefix(rows["Best play"], "1.95") {
		t.Errorf("measured: %q", rows)
	}
	if best := p.one(".measured").all("strong"); len(best) != 4 {
		t.Errorf("%d values are set off as the best", len(best))
	}
	if rows := tableRows(t, p, ".endings"); rows["#4, per life, two letters"] != "92.4 94.6 96.4 97.8 98.6" || !strings.HasPrefix(rows["Best play"], "100.0 100.0 ") {
		t.Errorf("endings: %q", rows)
	}
	if says := p.one(".algorithms").words(); !strings.Contains(says, "The search takes up to 512 words and 40,000 steps for a letter, 4,000 in a tournament; beyond that") {
		t.Errorf("the bound of the search is not said: %s", says)
	}
	if says := p.one(".hardest-of-all").words(); !strings.Contains(says, "15 lives WILL 14 lives LAX, PUFF, RILL, YUCK and WILLS 13 lives LOG, ") {
		t.Errorf("the hardest words are %s", says)
	}
	for _, table := range p.all(".wide-table") {
		if table.attr("tabindex") != "0" || table.attr("role") != "region" || table.attr("aria-label") == "" {
			t.Errorf("a table cannot be scrolled by keyboard: %q", table.attr("aria-label"))
		}
	}
	if got := len(p.one(".algorithms").all("dt")); got != len(hangman.Contestants) {
		t.Errorf("%d contestants are explained", got)
	}
}

func TestTheMeasuredTableIsShownByLength(t *testing.T) {
	view := DefaultView.On(HangmanProof)
	view.Letters = 5
	p := pageAt(t, shelfWith(t, dicts.DefaultID), view)
	if got := p.chosen("proof-letters"); got != "5" {
		t.Errorf("chosen: %q", got)
	}
	if got := p.one(".measured").one("p").words(); got != "Every contestant played each of the 4,567 words of American English 7.1 with 5 letters." {
		t.Errorf("%q", got)
	}
	if rows := tableRows(t, p, ".measured"); rows["#4, per life, two letters"] != "4.362 71.75 91.99 98.01" {
		t.Errorf("%q", rows)
	}
	view.Letters = 40
	p = pageAt(t, shelfWith(t, dicts.DefaultID), view)
	if got := p.one(".measured").words(); got != "Measured American English 7.1 has no words with 40 letters." {
		t.Errorf("%q", got)
	}
	if got := p.text("proof-progress"); got != "There are no words to play." {
		t.Errorf("%q", got)
	}
}

func TestATournamentOfEveryWordComesOutAsMeasured(t *testing.T) {
	view := DefaultView.On(HangmanProof)
	view.Letters = 3
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	if got := m.proofBar(t); got != "Run the tournament" {
		t.Errorf("at first: %q", got)
	}
	m.hangman.proof.every = true
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := m.proofBar(t); got != "All games are played. Run it again" {
		t.Errorf("in the end: %q", got)
	}
	if got := p.text("proof-words"); got != "585 words were played." {
		t.Errorf("%q", got)
	}
	if got := len(p.all(".as-measured")); got != len(hangman.Contestants) {
		t.Errorf("%d contestants are as measured", got)
	}
	if rows, measured := tableRows(t, p, ".tournament"), tableRows(t, p, ".measured"); rows["Best play"] != measured["Best play"]+" ✓ as measured" {
		t.Errorf("%q", rows)
	}
	m.hangman.proof.found[tournament{dicts.DefaultID, true}][3][0].Lost++
	if got := rendered(t, m).one(".otherwise").words(); got != "✗ measured: 6.398" {
		t.Errorf("%q", got)
	}
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	if got := len(rendered(t, m).all(".as-measured")); got != len(hangman.Contestants) {
		t.Errorf("again: %d contestants are as measured", got)
	}
}

func TestATournamentOfASampleIsNotComparedWithWhatWasMeasured(t *testing.T) {
	view := DefaultView.On(HangmanProof)
	view.Letters = 3
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), view)
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	p := rendered(t, m)
	if got := p.text("proof-words"); got != "200 words were played. The table estimates how all 585 words of this length would come out." {
		t.Errorf("%q", got)
	}
	if heads := p.one(".tournament").one("thead").words(); strings.Contains(heads, "Compared") || !strings.Contains(heads, "Lives lost a word, about") {
		t.Errorf("the heads are %q", heads)
	}
	view.Letters = 2 // all of whose words are in the sample
	m.show(view)
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	p = rendered(t, m)
	if got := p.text("proof-words"); got != "64 words were played." {
		t.Errorf("%q", got)
	}
	if heads := p.one(".tournament").one("thead").words(); strings.Contains(heads, "Compared") || strings.Contains(heads, "about") {
		t.Errorf("the heads are %q", heads)
	}
}

func TestASampleCountsEachLengthByItsWords(t *testing.T) {
	m := hangmanAt(t, shelfWith(t, dicts.DefaultID), DefaultView.On(HangmanProof))
	p := &m.hangman.proof
	for _, letters := range p.lengths() {
		for range hangman.Contestants { // every word of 5 letters costs 4 lives, and no other any
			n := p.playedOf(letters)
			p.keep(p.tournament(), letters, hangman.Score{Words: n, Lost: pick(letters == 5, 4*n, 0), Won: [3]int{n, n, n}})
		}
	}
	scores, lengths := p.results()
	if got := scores[0]; got.Words != 62887 || got.Lost != 4*4567 || got.Won[0] != 62887 {
		t.Errorf("%+v", got)
	}
	if says := p.playedText(scores, lengths); !strings.HasSuffix(says, "all 62,887 words of these lengths would come out.") {
		t.Errorf("%q", says)
	}
}

func TestTheTournamentTellsHowLongItMayTake(t *testing.T) {
	view := DefaultView.On(HangmanProof)
	view.Letters = 10
	m := hangmanAt(t, shelfWith(t, "scowl-small"), in(view, "scowl-small"))
	p := &m.hangman.proof
	p.press(m.home, app.Event{})
	defer p.work.stop(stopped)
	_, all := p.progress()
	for _, c := range []struct {
		since time.Duration
		done  float64
		want  string
	}{
		{2 * time.Second, all / 2, ""},
		{time.Minute, 0, ""},
		{time.Minute, all / 4, " About 3 min left."},
		{time.Minute, all * 2 / 3, " Less than a minute is left."},
		{time.Hour, all / 4, " About 3 h 0 min left."},
	} {
		m.world.clock = p.began.Add(c.since)
		if got := p.timeLeft(c.done, all); got != c.want {
			t.Errorf("%v of %v after %v: %q, want %q", c.done, all, c.since, got, c.want)
		}
	}
	m.world.clock = p.began.Add(time.Minute)
	p.before = all / 2 // what was played earlier tells nothing about the time
	if got := p.timeLeft(all*3/4, all); got != " About 1 min left." {
		t.Errorf("going on: %q", got)
	}
}

func TestWithAnotherDictionaryTheFindingSaysWhatItIsAbout(t *testing.T) {
	p := pageAt(t, shelfWith(t, "scowl-small"), in(DefaultView, "scowl-small").On(HangmanProof))
	if says := p.one(".lead-part").words(); !strings.HasSuffix(says, "Measured on American English 7.1; run the tournament below for "+new(library).nameOf("scowl-small")+".") {
		t.Errorf("%s", says)
	}
}

func TestTheTournamentCanBeCancelledAndGoesOn(t *testing.T) {
	var l library
	tinyList(t, &l, "tiny", hostileName, "ab", "ad", "bead", "cab", "dab")
	onlyLists(t, dicts.Entry{ID: "tiny", Name: hostileName, Words: 5})
	m := hangmanAt(t, &l, in(DefaultView, "tiny").On(HangmanProof))
	press := func() { m.hangman.proof.press(m.home, app.Event{}) }
	press()
	press() // before anything is played
	m.engine.ConsumeAll()
	if got := m.proofBar(t); got != "0 % played. The rest waits. Go on" {
		t.Errorf("cancelled: %q", got)
	}
	if !rendered(t, m).id("proof-csv").has("disabled") {
		t.Error("an empty table can be saved")
	}
	press()
	m.engine.ConsumeAll()
	if got := m.proofBar(t); got != "All games are played. Run it again" {
		t.Errorf("in the end: %q", got)
	}
	table := m.hangman.proof.csv()
	const first = "dictionary,name,letters,words played,algorithm,lives lost,found with 6 lives,found with 8 lives,found with 10 lives\r\n" +
		`tiny,"""Ours"", <script>alert(1)</script>",2,2,"#1, most blanks",1,2,2,2` + "\r\n" // after A it is B or D
	if !strings.HasPrefix(table, first) || strings.Count(table, "\r\n") != 1+3*len(hangman.Contestants) {
		t.Errorf("%q\nwant first\n%q", table, first)
	}
	if len(rendered(t, m).all("script")) > 0 {
		t.Error("a name became markup")
	}
}

func TestATournamentWaitsWhileAnotherPageIsInFront(t *testing.T) {
	view := DefaultView.On(HangmanProof)
	m := hangmanAt(t, shelfWith(t, "scowl-small"), in(view, "scowl-small"))
	m.hangman.proof.press(m.home, app.Event{})
	m.show(in(DefaultView, "scowl-small").On(Explore))
	m.settle(m.home)
	m.engine.ConsumeAll()
	if m.hangman.proof.work.state != waiting {
		t.Fatalf("the work is %d", m.hangman.proof.work.state)
	}
	m.show(in(view, "scowl-small"))
	m.settle(m.home)
	if got := m.proofBar(t); !strings.HasSuffix(got, "… Cancel") {
		t.Errorf("back again: %q", got)
	}
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
}

func TestListsWithOtherLettersPlayToo(t *testing.T) {
	var l library
	cyrillic, err := dicts.NewAlphabet("абвг")
	if err != nil {
		t.Fatal(err)
	}
	b := dicts.NewBuilder(cyrillic, false)
	for _, word := range []string{"аб", "ав", "баг", "вага"} {
		if err := b.Add(word, dicts.NoTier); err != nil {
			t.Fatal(err)
		}
	}
	l.add(&dicts.Dictionary{ID: "odd", Trie: b.Trie()})
	onlyLists(t, dicts.Entry{ID: "odd", Name: "Odd", Words: 4})
	m := hangmanAt(t, &l, in(DefaultView, "odd").On(HangmanProof))
	m.hangman.proof.press(m.home, app.Event{})
	m.engine.ConsumeAll()
	rows := tableRows(t, rendered(t, m), ".tournament")
	if rows["#4, with E first"] != rows["#4, per life, two letters"] || rows["Best play"] == "" {
		t.Errorf("%q", rows)
	}
	var offered []string
	for _, o := range rendered(t, m).id("proof-letters").all("option") {
		offered = append(offered, o.attr("value"))
	}
	if want := []string{"0", "2", "3", "4"}; !slices.Equal(offered, want) {
		t.Errorf("lengths: %s", fmt.Sprint(offered))
	}
}
