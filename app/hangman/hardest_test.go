//go:build !js

package hangman

import (
	"fmt"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// pairs are all words of two of the first n letters of the alphabet, the first ones first.
func pairs(n int) (words []string) {
	for first := range n {
		for second := range n {
			words = append(words, string([]rune{rune('a' + first), rune('a' + second)}))
		}
	}
	return words
}

// tiered is a shelf whose default dictionary has words of these tiers.
func tiered(t testing.TB, tierOf func(i int) dicts.Tier, words ...string) *shelf.Shelf {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, true)
	for i, word := range words {
		if err := b.Add(word, tierOf(i)); err != nil {
			t.Fatal(err)
		}
	}
	var l shelf.Shelf
	l.Add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	return &l
}

// hardestOf shows the hardest words with so many letters, and waits until they are found.
func hardestOf(t testing.TB, l *shelf.Shelf, letters int) *mounted {
	t.Helper()
	view := address.DefaultView.On(address.HangmanHardest)
	view.Letters = letters
	m := hangmanAt(t, l, view)
	m.Engine.ConsumeAll()
	return m
}

// hardestRows are the words that are listed.
func (m *mounted) hardestRows(t testing.TB) []string {
	t.Helper()
	return apptest.Texts(apptest.Rendered(t, m).One(".hardest-list").One("tbody").All("tr"))
}

func TestTheHardestWordsOfALengthAreListed(t *testing.T) {
	m := hardestOf(t, apptest.ShelfWith(t, dicts.DefaultID), 2)
	m.Use(t, "change input id=hardest-common")
	p := apptest.Rendered(t, m)
	if got, want := p.Text("hardest-note"), "64 words, the hardest first, with the lives that each algorithm loses. These are the first 50."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if heads, want := strings.Join(apptest.Texts(p.One(".hardest-list").One("thead").All("th")), "|"), "Word|Mean|How common|#1|#2|#3|#4|Most words|Most information|Information per life|Best play"; heads != want {
		t.Errorf("the heads are %s, want %s", heads, want)
	}
	rows := m.hardestRows(t)
	if want := "VS 11.9 in no SCOWL list 12 12 12 12 12 12 12 11"; len(rows) != 50 || rows[0] != want {
		t.Errorf("%d words, the first %q, want 50 and %q", len(rows), rows[0], want)
	}
	if got := p.One(".hardest-advice").One("a").Attribute("href"); !strings.HasSuffix(got, "&template=__") {
		t.Errorf("the advisor is at %s", got)
	}
	says := p.One(".hardest-advice").Words()
	if want := "Of the 64 words with 2 letters, if best play knows the number of lives: With 6 lives "; !strings.Contains(says, want) {
		t.Errorf("%q, want it to contain %q", says, want)
	}
	if paragraphs := p.One(".hardest-advice").All("p"); paragraphs[len(paragraphs)-1].Words() != "Which letter would you guess? Ask the advisor about 2 blanks" {
		t.Errorf("the last paragraph is %q", paragraphs[len(paragraphs)-1].Words())
	}
	best := scoreOf(hangman.BestPlay, hangman.MeasuredScores()[1].Scores)
	if want := "With 10 lives VS and US beat every algorithm."; !strings.Contains(says, want) || best.Words-best.Won[2] < 2 {
		t.Errorf("%q, want %q, and best play with 10 lives does not find %d", says, want, best.Words-best.Won[2])
	}
}

func TestRareWordsAreLeftOut(t *testing.T) {
	tiers := []dicts.Tier{10, 20, 35, 40, dicts.NoTier}
	m := hardestOf(t, tiered(t, func(i int) dicts.Tier { return tiers[i%5] }, pairs(17)...), 2)
	shows := func(words int, common bool, more string) {
		t.Helper()
		p := apptest.Rendered(t, m)
		rows := m.hardestRows(t)
		if p.Id("hardest-common").Has("checked") != common || len(rows) != words {
			t.Errorf("common words only: %v, and %d words are listed; want %v and %d", p.Id("hardest-common").Has("checked"), len(rows), common, words)
		}
		if p.HasID("hardest-more") != (more != "") || more != "" && p.Text("hardest-more") != more {
			t.Errorf("want the button %q after %d words", more, words)
		}
		if got := strings.Contains(strings.Join(rows, " "), "(40)"); got == common {
			t.Errorf("rare words are listed: %v", got)
		}
		noun := text.Pick(common, "common words", "words")
		if note := p.Text("hardest-note"); !strings.HasPrefix(note, text.Pick(common, "174 ", "289 ")+noun+", ") || strings.HasSuffix(note, "These are the first "+fmt.Sprint(words)+".") == (more == "") {
			t.Errorf("with %d words the note is %q", words, note)
		}
		if says, want := p.One(".hardest-advice").Words(), " "+noun+" beat every algorithm, such as "; !strings.Contains(says, want) {
			t.Errorf("%q, want it to contain %q", says, want)
		}
	}
	shows(50, true, "Show 124 more")
	m.Use(t, "click button id=hardest-more")
	shows(174, true, "")
	m.Use(t, "change input id=hardest-common")
	shows(50, false, "Show 200 more")
	m.Use(t, "click button id=hardest-more")
	shows(250, false, "Show 39 more")
	m.Use(t, "click button id=hardest-more")
	shows(289, false, "")
	if rows := strings.Join(m.hardestRows(t), "\n"); !strings.Contains(rows, text.Commonness(dicts.NoTier)) || strings.Contains(rows, fmt.Sprintf("(%d)", dicts.NoTier)) {
		t.Error("a word in no list is not said to be in none")
	}
	if says := apptest.Rendered(t, m).One(".legend").Words(); !strings.Contains(says, "#1: most blanks; #2: blanks per life; ") || !strings.Contains(says, "How common: ") || strings.Contains(says, "Most words") {
		t.Errorf("the legend is %q", says)
	}
	other := address.DefaultView.On(address.HangmanHardest)
	other.Letters = 3
	m.Show(other)
	other.Letters = 2
	m.Show(other)
	shows(50, false, "Show 200 more")
}

func TestALengthWithoutCommonWordsSaysSo(t *testing.T) {
	t.Parallel()
	m := hardestOf(t, tiered(t, func(int) dicts.Tier { return 60 }, pairs(3)...), 2)
	p := apptest.Rendered(t, m)
	if got, want := p.Text("hardest-note"), "There are no common words of this length."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.One(".hardest-advice").Words(), "What to choose There are no such common words."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if len(p.One(".hardest-list").All("table")) > 0 {
		t.Error("there is an empty table, want none")
	}
	m = hardestOf(t, tiered(t, func(int) dicts.Tier { return 60 }, pairs(3)...), 3)
	if got, want := apptest.Rendered(t, m).Text("hardest-note"), "There are no words of this length."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTheLengthIsTheUsualOneOrTheNearestWithWords(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		words   []string
		letters string
		offered string
	}{
		{[]string{"ab", "abcde", "abcdef"}, "5", "2 letters (1 word)|5 letters (1 word)|6 letters (1 word)"},
		{[]string{"ab", "abcdefg", "abcdefgh"}, "7", "2 letters (1 word)|7 letters (1 word)|8 letters (1 word)"},
		{[]string{"ab", "abc", "abd"}, "3", "2 letters (1 word)|3 letters (2 words)"},
		{[]string{"ab", "ac"}, "2", "2 letters (2 words)"},
		{[]string{"a"}, "2", "2 letters (0 words)"},
	} {
		m := hardestOf(t, apptest.ShelfOf(t, c.words...), 0)
		p := apptest.Rendered(t, m)
		if got := p.Chosen("hardest-letters"); got != c.letters {
			t.Errorf("%q: the length is %s, want %s", c.words, got, c.letters)
		}
		if got := strings.Join(apptest.Texts(p.Id("hardest-letters").All("option")), "|"); got != c.offered {
			t.Errorf("%q: the lengths are %s, want %s", c.words, got, c.offered)
		}
	}
}

func TestAnotherLengthIsFoundAndTheFirstKept(t *testing.T) {
	m := hardestOf(t, apptest.ShelfOf(t, "ab", "ac", "abc", "abd"), 2)
	heading := func() string { return apptest.Rendered(t, m).One(".hardest-list").One("h2").Words() }
	m.Enter(t, "change select id=hardest-letters", "3")
	if got, want := heading(), "The hardest words with 3 letters"; got != want || m.Asked().Letters != 3 {
		t.Errorf("%q, want %q", got, want)
	}
	back := m.Asked()
	back.Letters = 2
	m.Show(back)
	m.Settle(m.Ctx())
	if got, want := heading(), "The hardest words with 2 letters"; got != want {
		t.Errorf("back at once: %q, want %q", got, want)
	}
	m.Engine.ConsumeAll()
	if got, want := heading(), "The hardest words with 2 letters"; got != want {
		t.Errorf("and then: %q, want %q", got, want)
	}
}

func TestTheLengthInFrontIsMarkedAmongTheMeasured(t *testing.T) {
	t.Parallel()
	m := hardestOf(t, apptest.ShelfOf(t, "abcd", "abce"), 4)
	links := apptest.Rendered(t, m).One(".lengths").All("a")
	for i, link := range links {
		view, _ := address.ParseAddress(link.Attribute("href"), m.Shelf.Entry)
		if want := fmt.Sprint(view.Letters); link.Words() != want || view.Letters != i+address.LeastLetters || link.Has("aria-current") != (want == "4") {
			t.Errorf("link %d is called %s, leads to %s letters, and is in front: %v", i, link.Words(), want, link.Has("aria-current"))
		}
	}
	if row, want := apptest.Rendered(t, m).One(".lengths").One("tbody").All("tr")[0].Words(), "2 4.83 "; !strings.HasPrefix(row, want) || !strings.HasSuffix(row, " of 64") {
		t.Errorf("the first length is measured as %q, want %q", row, want)
	}
}

func TestTheSearchForHardWordsIsCancelledAndGoesOn(t *testing.T) {
	l := apptest.ShelfOf(t, pairs(8)...)
	view := address.DefaultView.On(address.HangmanHardest)
	m := hangmanAt(t, l, view)
	p := &m.hangman.hardest
	bar := func() string {
		page := apptest.Rendered(t, m)
		return page.Text("hardest-progress") + " " + page.Text("hardest-work")
	}
	done := func() float64 {
		hunt := p.hunts[p.current()]
		return hunt.Done()
	}
	playOn := func() {
		for before := done(); done() == before; {
			m.Engine.ConsumeNext()
		}
	}
	if got, want := bar(), "0% played… Cancel"; got != want {
		t.Errorf("at first: %q, want %q", got, want)
	}
	m.Use(t, "click button id=hardest-work")
	if got, want := bar(), "0% played. The words appear when the search is complete. Continue"; got != want {
		t.Errorf("cancelled: %q, want %q", got, want)
	}
	p.pressWork(m.Ctx(), app.Event{})
	playOn()
	m.Use(t, "click button id=hardest-work")
	kept := done()
	if got, want := bar(), fmt.Sprintf("%.0f%% played. The words appear when the search is complete. Continue", 100*kept); got != want || kept == 0 {
		t.Errorf("cancelled later: %q, want %q", got, want)
	}
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if p.work.State != page.Stopped {
		t.Errorf("the page was shown again, and the work is %d, want it stopped", p.work.State)
	}
	p.pressWork(m.Ctx(), app.Event{})
	if p.progress != kept {
		t.Errorf("it continues at %v, want %v", p.progress, kept)
	}
	playOn()
	kept = done()
	m.Visit.Visit(address.DefaultView.On(address.Explore))
	if p.work.State != page.Waiting {
		t.Errorf("while another page is in front the work is %d", p.work.State)
	}
	m.Ask(view)
	m.Show(view)
	m.Settle(m.Ctx())
	if p.progress < kept {
		t.Errorf("back again it continues at %v, want %v", p.progress, kept)
	}
	m.Engine.ConsumeAll()
	if got := len(m.hardestRows(t)); got != 50 || len(p.hunts) > 0 {
		t.Errorf("%d words in the end, %d hunts kept", got, len(p.hunts))
	}
}

// What is found after the person has chosen another length belongs to the first.
func TestASearchForHardWordsEndsWithItsLength(t *testing.T) {
	t.Parallel()
	m := hangmanAt(t, apptest.ShelfOf(t, "ab", "ac", "abc", "abd"), func() address.View {
		view := address.DefaultView.On(address.HangmanHardest)
		view.Letters = 2
		return view
	}())
	m.Engine.ConsumeNext()
	m.Enter(t, "change select id=hardest-letters", "3")
	if rows := m.hardestRows(t); len(rows) != 2 || !strings.HasPrefix(rows[0], "AB") {
		t.Errorf("the words are %q", rows)
	}
	if p := &m.hangman.hardest; len(p.hardWords) != 1 {
		t.Errorf("%d lengths are found, want one", len(p.hardWords))
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
	for _, c := range []struct {
		least []int // lives that the words AA, BA and so on cost at least
		at    int
		want  string
	}{
		{nil, 0, "no word beats every algorithm."},
		{[]int{5}, 0, "no word beats every algorithm."},
		{[]int{6}, 0, "<b>AA</b> beats every algorithm."},
		{[]int{7, 7}, 0, "<b>AA and BA</b> beat every algorithm."},
		{[]int{7, 5, 7}, 0, "<b>AA and CA</b> beat every algorithm."},
		{[]int{9, 8, 7}, 0, "<b>CA, AA and BA</b> beat every algorithm."}, // AA and BA are named with 8 lives
		{[]int{9, 8, 7}, 1, "<b>AA and BA</b> beat every algorithm."},
		{[]int{12, 10, 9}, 2, "<b>AA and BA</b> beat every algorithm."},
		{[]int{7, 7, 7, 7, 7}, 0, "<b>AA, BA, CA, DA and EA</b> beat every algorithm."},
		{[]int{8, 7, 7, 7, 7, 7}, 0, "6 words beat every algorithm, such as <b>BA, CA, DA, EA and FA</b>."},
	} {
		words := make([]hardWord, len(c.least))
		for i, least := range c.least {
			words[i].Word, words[i].Least = string(rune('a'+i))+"a", least
		}
		var m markup.Writer
		writeDefeats(&m, words, c.at, "word")
		if got := m.HTML().String(); got != c.want {
			t.Errorf("%v at %d lives: %q, want %q", c.least, hangman.Lives[c.at], got, c.want)
		}
	}
}
