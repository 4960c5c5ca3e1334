//go:build !js

package hangman

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// hangmanAt mounts a site that shows a part of the Hangman page.
func hangmanAt(t testing.TB, l *shelf.Shelf, view address.View) *mounted {
	t.Helper()
	m := mount(t, l)
	m.Show(view)
	m.Settle(m.Ctx())
	return m
}

// tableRows are the texts of the rows of a table, by heading.
func tableRows(t testing.TB, p apptest.Page, class string) map[string]string {
	t.Helper()
	rows := map[string]string{}
	for _, row := range p.One(class).One("tbody").All("tr") {
		var texts []string
		for _, cell := range row.All("td") {
			texts = append(texts, cell.Words())
		}
		rows[row.One("th").Words()] = strings.Join(texts, " ")
	}
	return rows
}

// workBarText is the text of the tournament's progress bar and button.
func (m *mounted) workBarText(t testing.TB) string {
	t.Helper()
	p := apptest.Rendered(t, m)
	return strings.TrimSpace(p.Text("tournament-progress") + " " + p.Text("tournament-work"))
}

func TestTheFindingIsSaidWithWhatWasMeasured(t *testing.T) {
	p := pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), address.DefaultView.On(address.HangmanAlgorithms))
	says := p.One(".lead-part").Words()
	for _, want := range []string{
		"each of the 62,887 words of American English 7.1.",
		"Results for all lengths #4 (blanks per life, two letters ahead) is close to the best play we know, but not as good. It loses 2.020 lives per word and the best play we know loses 1.95",
		"#2 (the same, one letter ahead) is no worse. It loses 2.015. Counting how much a letter tells about the word helps more: information per life loses 1.983.",
		"#4 finds 92.96%, best play 93.9",
		"With one life, #4 finds 92.4% of the words that can be found, information per life 96.4%, and best play all of them.",
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
	for _, row := range p.One(".measured").One("tbody").All("tr") {
		want := 0
		if strings.HasPrefix(row.Words(), "Best play") {
			want = 4
		}
		if best := len(row.All("strong")); best != want {
			t.Errorf("%q sets %d values off as the best, want %d", row.Words(), best, want)
		}
	}
	if rows := tableRows(t, p, ".endings"); rows["#4, per life, two letters"] != "92.4 94.6 96.4 97.8 98.6" || !strings.HasPrefix(rows["Best play"], "100.0 100.0 ") {
		t.Errorf("endings: %q", rows)
	}
	if says := p.One(".algorithms").Words(); !strings.Contains(says, "The exact search covers up to 512 words and 40,000 steps per letter, or 4,000 steps in a tournament. Beyond that") {
		t.Errorf("the bound of the search is not said: %s", says)
	}
	if says := p.One(".hardest-of-all").Words(); !strings.Contains(says, "15 lives WILL 14 lives LAX, PUFF, RILL, YUCK and WILLS 13 lives LOG, ") {
		t.Errorf("the hardest words are %s", says)
	}
	tables := p.All(".wide-table")
	if len(tables) == 0 {
		t.Error("no table can be scrolled, want some")
	}
	for _, table := range tables {
		if table.Attribute("tabindex") != "0" || table.Attribute("role") != "region" || table.Attribute("aria-label") == "" {
			t.Errorf("a table cannot be scrolled by keyboard: %q", table.Attribute("aria-label"))
		}
	}
	if got := len(p.One(".algorithms").All("dt")); got != len(hangman.Contestants) {
		t.Errorf("%d contestants are explained", got)
	}
}

func TestTheMeasuredTableIsShownByLength(t *testing.T) {
	view := address.DefaultView.On(address.HangmanAlgorithms)
	view.Letters = 5
	p := pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	if got := p.Chosen("tournament-letters"); got != "5" {
		t.Errorf("chosen: %q", got)
	}
	if got, want := p.One(".measured").One("p").Words(), "Every algorithm played against each of the 4,567 words of American English 7.1 with 5 letters."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if rows, want := tableRows(t, p, ".measured"), "4.362 71.75 91.99 98.01"; rows["#4, per life, two letters"] != want {
		t.Errorf("%q, want %q", rows, want)
	}
	view.Letters = 40
	p = pageAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	if got, want := p.One(".measured").Words(), "Measured American English 7.1 has no words with 40 letters."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.Text("tournament-progress"), "There are no words to play."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestATournamentOfEveryWordComesOutAsMeasured(t *testing.T) {
	view := address.DefaultView.On(address.HangmanAlgorithms)
	view.Letters = 2
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), view)
	if got := m.workBarText(t); got != "Run the tournament" {
		t.Errorf("at first: %q", got)
	}
	m.Use(t, "change input id=tournament-every")
	if p := apptest.Rendered(t, m); !p.Id("tournament-every").Has("checked") || p.Id("tournament-sample").Has("checked") {
		t.Error("every word is chosen but not checked, want it alone checked")
	}
	m.hangman.tournament.pressWork(m.Ctx(), app.Event{})
	if p := apptest.Rendered(t, m); !p.Id("tournament-every").Has("disabled") || !p.Id("tournament-sample").Has("disabled") {
		t.Error("the words can be changed while the tournament runs, want not")
	}
	for !strings.Contains(apptest.Rendered(t, m).One(".tournament").Words(), "as measured") {
		m.Engine.ConsumeNext()
	}
	rows := tableRows(t, apptest.Rendered(t, m), ".tournament")
	if got, want := rows["Best play"], "… … … … "; got != want || !strings.HasSuffix(rows["#1, most blanks"], "✓ as measured") {
		t.Errorf("after the first contestant the last has %q, want %q; the first has %q", got, want, rows["#1, most blanks"])
	}
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := m.workBarText(t); got != "All games have been played. Run it again" {
		t.Errorf("in the end: %q", got)
	}
	if got, want := p.Text("tournament-words"), "64 words were played."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := len(p.All(".as-measured")); got != len(hangman.Contestants) {
		t.Errorf("%d contestants are as measured", got)
	}
	rows = tableRows(t, p, ".tournament")
	measured := tableRows(t, p, ".measured")
	if rows["Best play"] != measured["Best play"]+" ✓ as measured" {
		t.Errorf("%q, want %v", rows, measured["Best play"]+" ✓ as measured")
	}
	m.hangman.tournament.scores[tournamentKey{dicts.DefaultID, true}][2][0].Lost++
	if got, want := apptest.Rendered(t, m).One(".otherwise").Words(), "✗ measured: "+strings.Fields(measured["#1, most blanks"])[0]; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Use(t, "click button id=tournament-work")
	if got := len(apptest.Rendered(t, m).All(".as-measured")); got != len(hangman.Contestants) {
		t.Errorf("again: %d contestants are as measured", got)
	}
	m.Use(t, "change input id=tournament-sample")
	if p := apptest.Rendered(t, m); len(p.All(".as-measured")) > 0 || p.Text("tournament-words") != "" || m.workBarText(t) != "Run the tournament" {
		t.Errorf("for a sample the results of every word are shown: %q", p.Text("tournament-words"))
	}
	m.Use(t, "change input id=tournament-every")
	if got := m.workBarText(t); got != "All games have been played. Run it again" {
		t.Errorf("with every word again: %q", got)
	}
}

func TestATournamentOfASampleIsNotComparedWithWhatWasMeasured(t *testing.T) {
	m := hangmanAt(t, apptest.ShelfOf(t, append(pairs(15), "a", "b", "abc")...), address.DefaultView.On(address.HangmanAlgorithms))
	m.Enter(t, "change select id=tournament-letters", "2")
	m.Use(t, "click button id=tournament-work")
	p := apptest.Rendered(t, m)
	if got, want := p.Text("tournament-words"), "200 words were played. The table estimates the result for all 225 words of this length."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if heads := p.One(".tournament").One("thead").Words(); strings.Contains(heads, "Compared") || !strings.Contains(heads, "Lives lost per word, estimated Estimated % of words found with 6 lives 8 lives 10 lives") {
		t.Errorf("the heads are %q", heads)
	}
	m.Enter(t, "change select id=tournament-letters", "3") // whose only word is in the sample
	if got := m.workBarText(t); got != "Run the tournament" {
		t.Errorf("at another length: %q", got)
	}
	m.Use(t, "click button id=tournament-work")
	p = apptest.Rendered(t, m)
	if got, want := p.Text("tournament-words"), "1 word was played."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if heads := p.One(".tournament").One("thead").Words(); strings.Contains(heads, "Compared") || strings.Contains(heads, "stimated") {
		t.Errorf("the heads are %q", heads)
	}
	m.Enter(t, "change select id=tournament-letters", "0")
	p = apptest.Rendered(t, m)
	if got, want := p.Text("tournament-words"), "So far 201 words were played, with up to 3 letters. The table estimates the result for all 226 words of these lengths."; got != want {
		t.Errorf("at all lengths: %q, want %q", got, want)
	}
	if got := p.Text("tournament-progress"); got != "99% played." || p.Id("tournament-csv").Has("disabled") {
		t.Errorf("at all lengths: %q, and the table can be saved: %v", got, !p.Id("tournament-csv").Has("disabled"))
	}
	m.Use(t, "click button id=tournament-work")
	if got, want := m.workBarText(t), "All games have been played. Run it again"; got != want {
		t.Errorf("in the end: %q, want %q", got, want)
	}
	if got, want := apptest.Rendered(t, m).Text("tournament-words"), "203 words were played. "; !strings.HasPrefix(got, want) {
		t.Errorf("in the end: %q, want %q", got, want)
	}
	m.Use(t, "click button id=tournament-csv")
	if got := apptest.Rendered(t, m).Text("notice"); got != "Saved as spectrie-hangman-tournament.csv." {
		t.Errorf("the notice is %q", got)
	}
}

// Repeating a length keeps the results of the others.
func TestOnlyTheChosenLengthIsPlayedAgain(t *testing.T) {
	t.Parallel()
	m := hangmanAt(t, apptest.ShelfOf(t, "ab", "ac", "abc", "abd"), address.DefaultView.On(address.HangmanAlgorithms))
	m.Use(t, "click button id=tournament-work")
	m.Enter(t, "change select id=tournament-letters", "3")
	m.hangman.tournament.pressWork(m.Ctx(), app.Event{})
	if got, want := m.workBarText(t), "0% played: 3 letters, #1, most blanks… Cancel"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Use(t, "click button id=tournament-work")
	m.Enter(t, "change select id=tournament-letters", "0")
	if got := apptest.Rendered(t, m).Text("tournament-words"); got != "So far 2 words were played, with up to 2 letters." {
		t.Errorf("after cancelling: %q", got)
	}
}

// Wherever another page comes to the front, the tournament waits there and ends with the same results.
func TestATournamentGoesOnWhenThePersonIsBack(t *testing.T) {
	t.Parallel()
	view := address.DefaultView.On(address.HangmanAlgorithms)
	l := apptest.ShelfOf(t, "ab", "ac", "bd")
	whole := hangmanAt(t, l, view)
	whole.Use(t, "click button id=tournament-work")
	want := tableRows(t, apptest.Rendered(t, whole), ".tournament")
	for steps, over := 9, false; !over; steps++ {
		m := hangmanAt(t, l, view)
		p := &m.hangman.tournament
		p.pressWork(m.Ctx(), app.Event{})
		for i := 0; i < steps && !over; i++ {
			m.Engine.ConsumeNext()
			over = p.work.State != page.Working
		}
		played, _ := p.pairings()
		m.Visit.Visit(address.DefaultView.On(address.Explore))
		more, _ := p.pairings()
		if p.work.State == page.Working || len(more) > len(played)+1 {
			t.Fatalf("after %d steps the tournament played on behind another page, from %d to %d pairings", steps, len(played), len(more))
		}
		m.Visit.Visit(view)
		if got := m.workBarText(t); got != "All games have been played. Run it again" {
			t.Fatalf("left after %d steps, and back: %q", steps, got)
		}
		if got := tableRows(t, apptest.Rendered(t, m), ".tournament"); !maps.Equal(got, want) {
			t.Fatalf("left after %d steps, and back: %q, want %q", steps, got, want)
		}
	}
}

// A tournament that the person has stopped does not go on by itself.
func TestACancelledTournamentStaysCancelled(t *testing.T) {
	t.Parallel()
	view := address.DefaultView.On(address.HangmanAlgorithms)
	for name, stop := range map[string]func(m *mounted){
		"cancelled":          func(m *mounted) { m.Use(t, "click button id=tournament-work") },
		"other words":        func(m *mounted) { m.Use(t, "change input id=tournament-every") },
		"another length":     func(m *mounted) { m.Enter(t, "change select id=tournament-letters", "2") },
		"another dictionary": func(m *mounted) { m.Visit.Visit(apptest.In(view, "other")) },
	} {
		l := apptest.ShelfOf(t, "ab", "ac", "bda")
		apptest.TinyList(t, l, "other", "Other", "dog", "pig")
		m := hangmanAt(t, l, view)
		m.hangman.tournament.pressWork(m.Ctx(), app.Event{})
		stop(m)
		if m.hangman.tournament.work.State == page.Working {
			t.Errorf("%s: the tournament runs, want it stopped", name)
		}
		at := m.hangman.view
		m.Visit.Visit(apptest.In(address.DefaultView.On(address.Explore), at.Dict))
		m.Visit.Visit(at)
		if done, _ := m.hangman.tournament.pairings(); len(done) > 0 || m.hangman.tournament.work.State == page.Working {
			t.Errorf("%s: the tournament went on by itself, to %d pairings", name, len(done))
		}
		m.Use(t, "click button id=tournament-work")
		if got, want := m.workBarText(t), "All games have been played. Run it again"; got != want {
			t.Errorf("%s: then %q, want %q", name, got, want)
		}
	}
}

func TestAListWithoutWordsHasNoTournament(t *testing.T) {
	t.Parallel()
	view := address.DefaultView.On(address.HangmanAlgorithms)
	view.Letters = 9
	m := hangmanAt(t, apptest.ShelfOf(t, "ab"), view)
	m.Use(t, "click button id=tournament-work")
	if got, want := m.workBarText(t), "There are no words to play. Run it again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestASampleCountsEachLengthByItsWords(t *testing.T) {
	m := hangmanAt(t, apptest.ShelfWith(t, dicts.DefaultID), address.DefaultView.On(address.HangmanAlgorithms))
	p := &m.hangman.tournament
	for _, letters := range p.lengths() {
		for range hangman.Contestants { // every word of 5 letters costs 4 lives, and no other any
			n := p.wordsPlayed(letters)
			p.keepScore(p.key(), letters, hangman.Score{Words: n, Lost: text.Pick(letters == 5, 4*n, 0), Won: [3]int{n, n, n}})
		}
	}
	scores, lengths := p.results()
	if got := scores[0]; got.Words != 62887 || got.Lost != 4*4567 || got.Won[0] != 62887 {
		t.Errorf("%+v, want 62887 words, %d lives lost, and all words won with most lives", got, 4*4567)
	}
	if says, want := p.playedText(scores, lengths), "The table estimates the result for all 62,887 words of these lengths."; !strings.HasSuffix(says, want) {
		t.Errorf("%q, want it to end in %q", says, want)
	}
}

func TestTheTournamentTellsHowLongItMayTake(t *testing.T) {
	view := address.DefaultView.On(address.HangmanAlgorithms)
	view.Letters = 10
	m := hangmanAt(t, apptest.ShelfWith(t, "scowl-small"), apptest.In(view, "scowl-small"))
	p := &m.hangman.tournament
	p.pressWork(m.Ctx(), app.Event{})
	defer p.work.Stop(page.Stopped)
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
		m.World.Clock = p.workBegan.Add(c.since)
		if got := p.timeLeft(c.done, all); got != c.want {
			t.Errorf("%v of %v after %v: %q, want %q", c.done, all, c.since, got, c.want)
		}
	}
	m.World.Clock = p.workBegan.Add(time.Minute)
	p.doneBefore = all / 2 // what was played earlier tells nothing about the time
	if got := p.timeLeft(all*3/4, all); got != " About 1 min left." {
		t.Errorf("going on: %q", got)
	}
}

func TestWithAnotherDictionaryTheFindingSaysWhatItIsAbout(t *testing.T) {
	p := pageAt(t, apptest.ShelfWith(t, "scowl-small"), apptest.In(address.DefaultView, "scowl-small").On(address.HangmanAlgorithms))
	if says := p.One(".lead-part").Words(); !strings.HasSuffix(says, "These results are for American English 7.1. To get results for "+new(shelf.Shelf).NameOf("scowl-small")+", run the tournament below.") {
		t.Errorf("%s, want it to end in %v", says, "These results are for American English 7.1. To get results for "+new(shelf.Shelf).NameOf("scowl-small")+", run the tournament below.")
	}
}

func TestTheTournamentCanBeCancelledAndGoesOn(t *testing.T) {
	var l shelf.Shelf
	apptest.TinyList(t, &l, "tiny", apptest.HostileName, "ab", "ad", "bead", "cab", "dab")
	apptest.OnlyLists(t, dicts.Entry{ID: "tiny", Name: apptest.HostileName, Words: 5})
	m := hangmanAt(t, &l, apptest.In(address.DefaultView, "tiny").On(address.HangmanAlgorithms))
	press := func() { m.hangman.tournament.pressWork(m.Ctx(), app.Event{}) }
	press()
	press() // before anything is played
	m.Engine.ConsumeAll()
	if got := m.workBarText(t); got != "0% played so far. Continue" {
		t.Errorf("cancelled: %q", got)
	}
	if !apptest.Rendered(t, m).Id("tournament-csv").Has("disabled") {
		t.Error("an empty table can be saved, want the button disabled")
	}
	press()
	m.Engine.ConsumeAll()
	if got := m.workBarText(t); got != "All games have been played. Run it again" {
		t.Errorf("in the end: %q", got)
	}
	table := m.hangman.tournament.csv()
	const first = "dictionary,name,letters,words played,algorithm,lives lost,found with 6 lives,found with 8 lives,found with 10 lives\r\n" +
		`tiny,"""Ours"", <script>alert(1)</script>",2,2,"#1, most blanks",1,2,2,2` + "\r\n" // after A it is B or D
	if !strings.HasPrefix(table, first) || strings.Count(table, "\r\n") != 1+3*len(hangman.Contestants) {
		t.Errorf("%q\nwant first\n%q", table, first)
	}
	if len(apptest.Rendered(t, m).All("script")) > 0 {
		t.Error("the name of a list became markup, want text")
	}
}

func TestListsWithOtherLettersPlayToo(t *testing.T) {
	var l shelf.Shelf
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
	l.Add(&dicts.Dictionary{ID: "odd", Trie: b.Trie()})
	apptest.OnlyLists(t, dicts.Entry{ID: "odd", Name: "Odd", Words: 4})
	m := hangmanAt(t, &l, apptest.In(address.DefaultView, "odd").On(address.HangmanAlgorithms))
	m.hangman.tournament.pressWork(m.Ctx(), app.Event{})
	m.Engine.ConsumeAll()
	rows := tableRows(t, apptest.Rendered(t, m), ".tournament")
	if rows["#4, with E first"] != rows["#4, per life, two letters"] || rows["Best play"] == "" {
		t.Errorf("%q, want the row of #4 with E first to be %v, and one of best play", rows, rows["#4, per life, two letters"])
	}
	var offered []string
	for _, o := range apptest.Rendered(t, m).Id("tournament-letters").All("option") {
		offered = append(offered, o.Attribute("value"))
	}
	if want := []string{"0", "2", "3", "4"}; !slices.Equal(offered, want) {
		t.Errorf("lengths: %s", fmt.Sprint(offered))
	}
}
