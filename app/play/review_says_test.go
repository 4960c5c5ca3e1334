//go:build !js

package play

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/play/matches"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// rareWords is a dictionary of two rare words and a familiar one.
func rareWords(t testing.TB) *shelf.Shelf {
	t.Helper()
	b := dicts.NewBuilder(dicts.Latin, true)
	for _, word := range []struct {
		word string
		tier dicts.Tier
	}{{"auntly", 80}, {"bonex", 70}, {"cone", 10}} {
		if err := b.Add(word.word, word.tier); err != nil {
			t.Fatal(err)
		}
	}
	l := new(shelf.Shelf)
	l.Add(&dicts.Dictionary{ID: dicts.DefaultID, Trie: b.Trie()})
	return l
}

func TestTheReviewListsWordsThatMayBeNew(t *testing.T) {
	t.Parallel()
	a := reviewAt(t, rareWords(t), twoPeople(), "bonex")
	words := a.page().Id("review-words")
	var listed []string
	for _, item := range words.All("li") {
		listed = append(listed, item.One("b").Words())
	}
	if !slices.Equal(listed, []string{"BONEX", "AUNTLY"}) {
		t.Errorf("listed are %q, want the word of the round, then the one that would have won", listed)
	}
	if got := words.Words(); !strings.Contains(got, "BONEX , a rare word. ") {
		t.Errorf("the words are %q, want it said how rare they are", got)
	}
	if headings := apptest.Texts(a.page().One(".review-notes").All("h3")); !slices.Equal(headings, []string{"Words you may not have known"}) {
		t.Errorf("the notes have the headings %q", headings)
	}
	a.says("play-board", "BONEX is a rare word. See BONEX in the explorer")
	familiar := reviewAt(t, fewWords(t), twoPeople(), "bone") // which says nothing of its words
	familiar.lacks("review-words")
}

func TestTheReviewDrawsWhatWouldHaveHeldOut(t *testing.T) {
	t.Parallel()
	a := reviewAt(t, apptest.ShelfOf(t, "aunts", "bonexes"), twoPeople(), "aunts") // Ada loses either way, later with B
	drawn := a.page().Text("review-tree-text")
	a.use("click button data-step=0")
	if got := a.page().Text("review-tree-text"); !strings.Contains(got, "BONEXES") || got == drawn {
		t.Errorf("at the first letter the tree is called %q, want BONEXES as better", got)
	}
	if got := a.page().All(".line-tree")[0].Words(); !strings.Contains(got, "BONEXES") {
		t.Errorf("the tree shows %q, want BONEXES", got)
	}
	if got := a.steps()[0]; !strings.HasSuffix(got, "B, to hold out longer") {
		t.Errorf("the first row is %q, want it to say that B holds out longer", got)
	}
	if got := len(a.page().One(".review-drawing").All(".legend")); got < 2 {
		t.Errorf("%d legends explain the drawing, want that of the players and that of the signs", got)
	}
}

func TestEveryKindOfHelpIsToldOfItsPlayer(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	for _, help := range []string{"1", "2", "3"} {
		a.use("click button data-help=" + help)
	}
	a.press("b")
	a.use("click button data-help=1")
	a.press("o", "Backspace", "o", "n", "e")
	a.use("click button id=review-details")
	want := []string{
		"Ann looked at the letters that do not lose at once once, the winning letters once and how many words are left once.",
		"Ben looked at the letters that do not lose at once once and took a letter back once.",
	}
	if got := apptest.Texts(a.page().Id("review-help").All("li")); !slices.Equal(got, want) {
		t.Errorf("the help used is %q, want %q", got, want)
	}
	a.says("review", "Help used")
}

func TestTheWinnerIsShownAsSuch(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	setup := duel(false)
	setup.Lives = "go"
	a.start(setup)
	last := func() string {
		lines := a.page().Id("play-said").All("span")
		return lines[len(lines)-1].Attribute("class")
	}
	a.press("b", "n")
	if got := last(); got != "" {
		t.Errorf("after a round the last line has the class %q, want none", got)
	}
	a.press("Enter", "b", "n")
	a.says("play-said", "You win the match.")
	if got := last(); got != "final won" {
		t.Errorf("after a match that you win the last line has the class %q, want %q", got, "final won")
	}
	a.use("click button data-by=-1 id=review-earlier")
	if got := last(); got != "" {
		t.Errorf("beside the first round the last line has the class %q, want none", got)
	}
	people := twoAtPlay(t, false)
	people.press("b", "o", "n", "e", "Enter", "b", "o", "n", "e")
	lines := people.page().Id("play-said").All("span")
	if got := lines[len(lines)-1].Attribute("class"); got != "final" {
		t.Errorf("after a match that another person wins the last line has the class %q, want %q", got, "final")
	}
}

func TestAFileThatIsBeingReadSaysSo(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "b")
	text := strings.Repeat(matches.FileHead+"\n"+testRecord+"\n", 2)
	a.p.openMatchText(text)
	if got := apptest.Rendered(t, a).Text("past-said"); got != "Reading the file…" {
		t.Errorf("meanwhile the page says %q", got)
	}
	a.says("past-said", "The file has 2 matches: 1 new, 1 already here.")
	a.use("click button data-action=delete data-of=a")
	a.lacks("past-said")
	a.p.saveAllMatches()
	if got := apptest.Rendered(t, a).Text("past-said"); got != "Writing the file…" {
		t.Errorf("while it saves the page says %q", got)
	}
}

func TestAMatchOfManyPlayersHasTheWholeWidth(t *testing.T) {
	t.Parallel()
	for players, want := range map[int]string{2: "play-columns", 5: "play-columns full"} {
		a := playAt(t, fewWords(t), playView(players, 1))
		setup := people(false)
		for i := 2; i < players; i++ {
			setup.Players = append(setup.Players, match.Player{Name: "Player " + string(rune('1'+i))})
		}
		a.start(setup)
		if got := strings.TrimSpace(a.page().One(".play-columns").Attribute("class")); got != want {
			t.Errorf("with %d players the class is %q, want %q", players, got, want)
		}
	}
}

func TestTheChipsOfTheReviewNameThePlayersOfTheMatch(t *testing.T) {
	t.Parallel()
	setup := twoPeople()
	setup.Lives = "g"
	setup.Players = append(setup.Players, match.Player{Name: "Cy"}, match.Player{Name: "Di"})
	a := reviewAt(t, apptest.ShelfOf(t, "bonex", "aunts", "zone", "zones", "zoned"), setup, "bonex"+"aunts") // Ada is out, then Cy
	chips := a.page().All(".line-tree")[0].All(".chip-box")
	if len(chips) == 0 {
		t.Error("no word in the drawing has a chip")
	}
	for _, chip := range chips {
		if got := chip.Attribute("class"); got != "chip-box seat-3" {
			t.Errorf("a chip has the class %q, want that of Cy, who is the third player of the match and the second of the round", got)
		}
	}
	a.says("review-players", "2 Ben 3 Cy 4 Di")
}
