//go:build !js

package lists

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/dicts"
)

// compareAt mounts a site whose page in front compares the dictionary of view
// with others.
func compareAt(t testing.TB, l *shelf.Shelf, view address.View, with ...string) *mounted {
	t.Helper()
	m := mount(t, l)
	m.compareWith(view, with...)
	return m
}

// compareWith shows another comparison, as a change of the address does.
func (m *mounted) compareWith(view address.View, with ...string) {
	view = view.On(address.Compare)
	view.With = strings.Join(with, ",")
	m.Show(view)
	m.Settle(m.Ctx())
}

func TestNothingToCompareSaysWhatToDo(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView)
	p := apptest.Rendered(t, m)
	if got, want := p.Text("compare-suggestion"), "Compare with Webster’s Second"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if boxes := p.One(".compare").All("input"); len(boxes) != len(dicts.Catalogue)-1 || boxes[0].Has("checked") {
		t.Errorf("%d lists are offered", len(boxes))
	}
	web2 := address.DefaultView
	web2.Dict = "web2"
	m.compareWith(web2)
	if got, want := apptest.Rendered(t, m).Text("compare-suggestion"), "Compare with American English 7.1"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestOpeningLettersSideBySide(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView, "web2")
	if got := apptest.Rendered(t, m).One(".summary").Words(); got != "…" {
		t.Errorf("at first: %q", got)
	}
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.Text("compare-progress"), "2 lists compared."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	const summary = "H wins in both lists. A, E and L win only in Webster’s Second. J, M, R and Z win only in American English 7.1. " +
		"B, C, D, F, G, I, K, N, O, P, Q, S, T, U, V, W, X and Y win in neither list."
	if got := p.One(".summary").Words(); got != summary {
		t.Errorf("%q, want %v", got, summary)
	}
	rows := p.One(".wide-table").One("tbody").All("tr")
	if got := rows[0].Words() + " / " + rows[7].Words(); got != "A ✗ loses in 5 ✓ wins in 10 / H ✓ wins in 6 ✓ wins in 4" || len(rows) != 26 {
		t.Errorf("%d letters: %q", len(rows), got)
	}
	if got, want := p.Text("compare-finding"), "One word decides it: with JHEEL, J loses in American English 7.1."; got != want {
		t.Errorf("the finding is %q, want %q", got, want)
	}
	if got := len(p.All(".differs")); got != 7 {
		t.Errorf("%d letters differ", got)
	}
	if got := rows[0].All("a")[1].Attribute("href"); got != "#/explore?dict=web2&fragment=a&min=4&players=2&seat=1" {
		t.Errorf("A of the second list leads to %s", got)
	}
}

// The finding is offered as text with a link, and as a picture of all openings.
func TestAFindingIsShared(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView, "web2")
	m.Engine.ConsumeAll()
	for _, id := range []string{"compare-copy", "compare-picture"} {
		if !apptest.Rendered(t, m).Id(id).Has("data-share") {
			t.Errorf("#%s does nothing", id)
		}
	}
	const finding = "One word decides it: with JHEEL, J loses in American English 7.1."
	shown := m.dictionaries.compare.findingText()
	for _, want := range []string{finding, "American English 7.1 and Webster’s Second", "#/dictionaries/compare?", "with=web2"} {
		if !strings.Contains(shown, want) {
			t.Errorf("the text is %q, want %q in it", shown, want)
		}
	}
	svg, width, height := m.dictionaries.compare.picture()
	drawing := svg.String()
	if width < 1100 || height < 300 || strings.Contains(drawing, "class=") {
		t.Errorf("the picture is %v by %v, and stands alone: %v", width, height, !strings.Contains(drawing, "class="))
	}
	for _, want := range []string{">" + finding, ">American English 7.1<", ">Webster’s Second<"} {
		if !strings.Contains(drawing, want) {
			t.Errorf("the picture does not have %q", want)
		}
	}
	pale, wins, loses := 0, 0, 0
	for _, column := range strings.Split(drawing, "<g opacity=")[1:] {
		if strings.HasPrefix(column, `"0.5"`) {
			pale++
		}
		wins += strings.Count(column, ">✓<")
		loses += strings.Count(column, ">✗<")
	}
	if pale != 2*(26-7) || wins != 5+4 || loses != 21+22 {
		t.Errorf("%d letters are pale, %d verdicts are good and %d bad", pale, wins, loses)
	}
	for letter := 'A'; letter <= 'Z'; letter++ {
		if got := strings.Count(drawing, ">"+string(letter)+"</text>"); got != 2 {
			t.Errorf("%c is drawn %d times", letter, got)
		}
	}
}

// The page leads with the fewest words that decide a letter, or says that the lists agree.
func TestTheFindingOfAComparison(t *testing.T) {
	for _, c := range []struct {
		base, other []string
		want        string
	}{
		{[]string{"abcd"}, []string{"abcd", "abce"}, "The lists agree on every opening letter."},
		{[]string{"abcd", "bcdea"}, []string{"abcde", "bcdea"}, "decide"},
	} {
		l := apptest.ShelfOf(t, c.base...)
		other := apptest.TinyList(t, l, "own-00000000000000aa", "Other", c.other...)
		m := compareAt(t, l, address.DefaultView, other.ID)
		if got := apptest.Rendered(t, m).Text("compare-finding"); got != "" {
			t.Errorf("before anything is compared, the finding is %q", got)
		}
		m.Engine.ConsumeAll()
		if got := apptest.Rendered(t, m).Text("compare-finding"); !strings.Contains(got, c.want) {
			t.Errorf("%v and %v: %q, want %q", c.base, c.other, got, c.want)
		}
	}
}

func TestThreePlayersAreComparedByTheNotionChosen(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), apptest.Game(3, 1, ""), "web2")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	const want = "No letter keeps player 1 safe in both lists. A, D and T keep player 1 safe only in Webster’s Second. P, Q and S keep player 1 safe only in American English 7.1."
	if got := p.One(".summary").Words(); !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if !p.Id("rational").Has("checked") {
		t.Error("that everyone plays well is not the one shown")
	}
	if got := p.One(".compare").Words(); !strings.Contains(got, "for two players only.") {
		t.Error("the repertoire for all lists says nothing")
	}
	view := apptest.Game(3, 1, "")
	view.Guaranteed = true
	m.compareWith(view, "web2")
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".summary").Words(), "Q gives player 1 a guarantee only in American English 7.1."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestTheWordsThatMakeTheDifference(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView, "web2")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got := p.All(".compare-part")[1].Words(); !strings.Contains(got, "these are one example.") {
		t.Errorf("%.300q: it seems to have to be these words", got)
	}
	lists := p.All(".flips")
	if len(lists) != 2 {
		t.Fatalf("%d lists of letters", len(lists))
	}
	items := lists[0].All("li")
	const j = "J wins in American English 7.1 and loses in Webster’s Second. To change this, add JHEEL ."
	if got := items[2].Words(); got != j || len(items) != 7 {
		t.Errorf("%d letters, the third: %q", len(items), got)
	}
	if got := items[2].One("a").Attribute("href"); got != "#/explore?dict=web2&fragment=jheel&min=4&players=2&seat=1" {
		t.Errorf("JHEEL leads to %s", got)
	}
	if got, want := items[1].Words(), "E loses in American English 7.1 and wins in Webster’s Second. To change this takes 4 words: add "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
	if got, want := lists[1].Words(), "H wins in both. To change this"; !strings.Contains(got, want) || !strings.Contains(got, "B, D, F, S, V and W : no words of either list change their verdicts.") {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestFivePlayersAreToldWhatIsWorkedOut(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), apptest.Game(5, 1, ""), "web2")
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".compare").Words(), "for up to four players"; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestARefutationIsShown(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView, "web2")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	refuted := p.All(".refutations")[0].Words()
	for _, want := range []string{
		"H wins in each list by itself, but then player 2 may play A. After HA , which is possible in both lists, no letter is right in all of them. Why not, letter by letter",
		"J, M, R and Z lose in Webster’s Second, for example in ",
	} {
		if !strings.Contains(refuted, want) {
			t.Errorf("%.300q does not contain %q", refuted, want)
		}
	}
	if p.All(".refutations")[1].Parent.Data != "details" {
		t.Error("what follows a reply is not folded away")
	}
}

func TestACommonRepertoireIsShown(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "american-english-2020", "web2")
	m := compareAt(t, l, address.DefaultView, "american-english-2020")
	m.Engine.ConsumeAll()
	common := func() string {
		return apptest.Rendered(t, m).All(".compare-part")[2].Words()
	}
	if got, want := common(), "5 words are enough: JACK , JELL , JILT , JOVIAL and JUST ."; !strings.Contains(got, want) || !strings.Contains(got, "Letters to play: ∅→J") {
		t.Errorf("%q, want it to contain %q, with %q", got, want, "Letters to play: ∅→J")
	}
	m.compareWith(apptest.Game(2, 2, ""), "american-english-2020")
	m.Engine.ConsumeAll()
	if got, want := common(), "After A: 1 word"; !strings.Contains(got, want) || !strings.Contains(got, "There is no such repertoire after ") {
		t.Errorf("%q, want it to contain %q", got, want)
	}
}

func TestWhatIsKnownIsNotWorkedOutAgain(t *testing.T) {
	m := compareAt(t, apptest.OldLists(t), address.DefaultView, "web2")
	m.Engine.ConsumeAll()
	games := m.dictionaries.compare.current.games
	m.compareWith(apptest.Game(2, 2, ""), "web2") // another seat
	p := apptest.Rendered(t, m)
	if got := p.One(".summary").Words(); !strings.HasPrefix(got, "H wins in both lists.") || len(p.All(".flips")) != 2 {
		t.Errorf("another seat forgets what it shares: %q", got)
	}
	m.Engine.ConsumeAll()
	if &games[0] != &m.dictionaries.compare.current.games[0] {
		t.Error("the games were solved again")
	}
	m.compareWith(apptest.Game(2, 2, ""), "web2") // the same seat
	if got, want := apptest.Rendered(t, m).Text("compare-progress"), "2 lists compared."; got != want {
		t.Errorf("the same again: %q, want %q", got, want)
	}
}

func TestAComparisonSaysHowFarItIs(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t, apptest.TinyList(t, &l, "ours", "Ours", "abcd"), apptest.TinyList(t, &l, "theirs", "Theirs", "abce"), apptest.TinyList(t, &l, "more", "More", "abcf"))
	m := compareAt(t, &l, apptest.In(address.DefaultView, "ours"), "theirs", "more")
	steps := func() (steps []string) {
		for before := ""; m.dictionaries.compare.current.State != page.Finished; m.Engine.ConsumeNext() {
			p := apptest.Rendered(t, m)
			bar := p.One(".work").One("progress")
			if step := p.Text("compare-progress") + " " + bar.Attribute("value") + "/" + bar.Attribute("max"); step != before {
				steps = append(steps, step)
				before = step
			}
		}
		return steps
	}
	want := []string{"Solving Ours… 0/6", "Solving Theirs… 1/6", "Solving More… 2/6", "Looking for the words that make the difference to Theirs… 3/6",
		"Looking for the words that make the difference to More… 4/6", "Looking for a repertoire that works in all of them… 5/6"}
	got := steps()
	for _, want := range want {
		if !slices.Contains(got, want) {
			t.Errorf("the steps are %q, want %q among them", got, want)
		}
	}
	m.compareWith(apptest.In(apptest.Game(2, 2, ""), "ours"), "theirs", "more") // another seat
	if got := steps(); !slices.Contains(got, want[5]) {
		t.Errorf("for another seat the steps are %q, want %q among them", got, want[5])
	}
}

func TestAChoiceChangedMeanwhileDropsWhatWasAsked(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	answer := apptest.ByHand(l)
	m := compareAt(t, l, address.DefaultView, "web2")
	m.compareWith(address.DefaultView, "scowl-small")
	answer("web/dicts/web2.trie") <- nil
	answer("web/dicts/scowl-small.trie") <- nil
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".wide-table").One("thead").Words(), "Letter American English 7.1 SCOWL small"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestComparingCanBeCancelledAndGoesOn(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID)
	answer := apptest.ByHand(l)
	m := compareAt(t, l, address.DefaultView, "web2")
	m.dictionaries.compare.press(m.Ctx(), app.Event{})
	answer("web/dicts/web2.trie") <- nil
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.Text("compare-progress")+" "+p.Text("compare-work"), "Cancelled. You can still see the results so far. Continue"; got != want || p.One(".work").One("progress").Has("hidden") {
		t.Errorf("%q, want %q", got, want)
	}
	// The cancelled run may have taken the first answer, and then nothing keeps its list.
	answer("web/dicts/web2.trie") <- nil
	m.Use(t, "click button id=compare-work")
	p = apptest.Rendered(t, m)
	if got, want := p.Text("compare-progress"), "2 lists compared."; got != want || !p.One(".work").One("progress").Has("hidden") {
		t.Errorf("%q, want %q and no bar of progress", got, want)
	}
}

func TestAListThatDoesNotComeIsLeftOut(t *testing.T) {
	l := apptest.ShelfWith(t, dicts.DefaultID, "american-english-2020")
	answer := apptest.ByHand(l)
	m := compareAt(t, l, address.DefaultView, "american-english-2020", "web2")
	answer("web/dicts/web2.trie") <- errors.New("the server answered with status 500")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.One(".compare").One(".message").Words(), "Webster’s Second could not be loaded and is left out: the server answered with status 500."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.One(".wide-table").One("thead").Words()+" "+p.Text("compare-work"), "Letter American English 7.1 American English 2020 Try again"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	answer("web/dicts/web2.trie") <- nil
	m.Use(t, "click button id=compare-work")
	p = apptest.Rendered(t, m)
	if got, want := p.Text("compare-progress"), "3 lists compared."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := p.All(".compare-part")[2].Words(); !strings.Contains(got, "in Webster’s Second") || strings.Contains(got, "are enough") {
		t.Errorf("the repertoire is still the one without the list that came: %q", got)
	}
}

func TestWithoutTheBaseTheOthersAreCompared(t *testing.T) {
	l := apptest.ShelfWith(t, "american-english-2020", "scowl-small")
	answer := apptest.ByHand(l)
	m := compareAt(t, l, address.DefaultView, "american-english-2020", "scowl-small")
	answer("web/dicts/american-english-7.1.trie") <- errors.New("the network does not answer")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.One(".summary").Words(), "win in both lists."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	if got, want := p.One(".compare").Words(), "…"; strings.Contains(got, want) || strings.Contains(got, "make the difference") || !strings.Contains(got, "One repertoire for both lists") {
		t.Errorf("%q, want it without %q, without %q, with %q", got, want, "make the difference", "One repertoire for both lists")
	}
	m.compareWith(address.DefaultView, "scowl-small")
	answer("web/dicts/american-english-7.1.trie") <- errors.New("the network does not answer")
	m.Engine.ConsumeAll()
	if got, want := apptest.Rendered(t, m).One(".compare").Words(), "…"; strings.Contains(got, want) || !strings.Contains(got, "There is nothing to compare.") {
		t.Errorf("%q, want it without %q, with %q", got, want, "There is nothing to compare.")
	}
}

func TestManyWordsWaitToBeAskedFor(t *testing.T) {
	t.Parallel()
	var c compare
	c.view = address.DefaultView
	words := strings.Fields("aaaa aaab aaac aaad aaae aaaf aaag aaah aaai aaaj")
	for n, want := range map[int]string{
		1:  "AAAA",
		3:  "AAAA , AAAB and AAAC",
		9:  "AAAA , AAAB , AAAC , AAAD , AAAE , AAAF , AAAG , AAAH and AAAI",
		10: "AAAA , AAAB , AAAC , AAAD , AAAE , AAAF , AAAG , AAAH and 2 more AAAI , AAAJ",
	} {
		var m markup.Writer
		m.Open("body")
		c.words(&m, words[:n], "web2")
		m.Text(".")
		p := apptest.Rendered(t, drawn(m.HTML().String()))
		if got := p.Words(); got != want+" ." || len(p.All("a")) != n {
			t.Errorf("%d words: %q, want %q", n, got, want)
		}
		if more := p.All(".more"); n == 10 && (more[0].One("summary").Words() != "and 2 more" || strings.Contains(more[0].Words(), ".")) {
			t.Errorf("what waits is %q", more[0].Words())
		}
	}
}

// drawn is markup on a page.
type drawn string

func (d drawn) Render() app.UI { return app.Raw(string(d)) }

// compareFew compares lists of a few words, each given as "Name: words". The first is the base.
func compareFew(t *testing.T, view address.View, lists ...string) apptest.Page {
	t.Helper()
	var l shelf.Shelf
	var entries []dicts.Entry
	var ids []string
	for _, list := range lists {
		name, words, _ := strings.Cut(list, ": ")
		ids = append(ids, strings.ToLower(name))
		entries = append(entries, apptest.TinyList(t, &l, strings.ToLower(name), name, strings.Fields(words)...))
	}
	apptest.OnlyLists(t, entries...)
	m := compareAt(t, &l, apptest.In(view, ids[0]), ids[1:]...)
	p := apptest.Rendered(t, m)
	for i, want := range []string{"Opening letters …", "these are one example. " + entries[0].Name + " and " + entries[1].Name + " …", "One repertoire for"} {
		if got := p.All(".compare-part")[i].Words(); !strings.Contains(got, want) {
			t.Errorf("at first part %d says %.300q, want %q in it", i, got, want)
		}
	}
	m.Engine.ConsumeAll()
	sitetest.ControlsOf(m.Render()) // all markup is well formed
	return apptest.Rendered(t, m)
}

// items are the texts of the items of a list, and not of the lists within them.
func items(list apptest.Page) (all []string) {
	for n := range list.ChildNodes() {
		all = append(all, n.Data+": "+apptest.Page{T: list.T, Node: n}.Words())
	}
	return all
}

func wantItems(t *testing.T, list apptest.Page, want ...string) {
	t.Helper()
	if got := strings.Join(items(list), "\n"); got != "li: "+strings.Join(want, "\nli: ") {
		t.Errorf("got\n%s\nwant\n%s", got, strings.Join(want, "\n"))
	}
}

const (
	ours   = "Ours: abcd adde bcde cdefg defg dfghi fghi h"
	theirs = "Theirs: abcd adef bcdef cdef eeee f hiii"
)

// By hand: a word of four letters ends with player 2, one of five with player 1.
func TestWhereTwoListsDiffer(t *testing.T) {
	p := compareFew(t, apptest.AnyWord(2, 1, ""), ours, theirs)
	wantItems(t, p.One(".summary"), "A wins in both lists.", "B and F win only in Ours.", "C, E and H win only in Theirs.", "D wins in neither list.")
	if got, want := p.One(".wide-table").One("tbody").Words(), "C ✗ loses in 5 ✓ wins in 4 D ✗ loses in 5 – no words E – no words ✓ wins in 4 F ✓ wins in 4 ■ completes F H ■"; !strings.Contains(got, want) {
		t.Errorf("the table says %q, want %q in it", got, want)
	}
	flips := p.All(".flips")
	wantItems(t, flips[0],
		"B wins in Ours and loses in Theirs. To change this, add BCDEF and remove BCDE .",
		"C loses in Ours and wins in Theirs. To change this, add CDEF .",
		"F wins in Ours and loses in Theirs. To change this, add F .",
		"H loses in Ours and wins in Theirs. To change this, add HIII and remove H .")
	agree := apptest.Page{T: t, Node: flips[1].Parent}
	if got, want := agree.One("summary").Words(), "2 letters on which they agree"; got != want || agree.Data != "details" || agree.Parent.Data != "section" {
		t.Errorf("the rest is in a %s in a %s after %q, want details in a section after %q", agree.Data, agree.Parent.Data, got, want)
	}
	wantItems(t, flips[1],
		"D loses in Ours. There are no words with it in Theirs. To change this, remove DFGHI .",
		"A : no words of either list change its verdict.")
	links := map[string]string{}
	for _, a := range p.All(".word-link") {
		at, _ := address.ParseAddress(a.Attribute("href"), func(string) (e dicts.Entry, ok bool) { return e, true })
		links[a.Words()] = at.Dict
	}
	for word, list := range map[string]string{"BCDE": "ours", "BCDEF": "theirs", "DFGHI": "ours", "HIII": "theirs", "CDEFG": "ours"} {
		if links[word] != list {
			t.Errorf("%s leads to the list %q, want %q", word, links[word], list)
		}
	}
}

func TestARepertoireForTwoListsIsRefuted(t *testing.T) {
	common := compareFew(t, apptest.AnyWord(2, 1, ""), ours, theirs).All(".compare-part")[2]
	if got, want := common.Words(), "so you win whichever list counts."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	if got, want := common.One(".refuted").Words(), "There is none. No letter you play wins in both lists with the same answers."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	why := common.All(".refutations")
	wantItems(t, why[0],
		"A wins in each list by itself, but then player 2 may play D. After AD , which is possible in both lists, no letter is right in all of them. "+
			"Why not, letter by letter D is not possible in Theirs, which has no such word. E is not possible in Ours, which has no such word.",
		"B loses in Theirs, for example in BCDEF .",
		"C loses in Ours, for example in CDEFG .",
		"D is not possible in Theirs, which has no such word.",
		"E is not possible in Ours, which has no such word.",
		"F completes a word of Theirs: F .",
		"H completes a word of Ours: H .")
	wantItems(t, why[1], "D is not possible in Theirs, which has no such word.", "E is not possible in Ours, which has no such word.")

	parts := compareFew(t, apptest.AnyWord(2, 1, ""), "Ours: aa ba ca gabc", "Theirs: a b gacd", "More: aa ba gbcd").All(".compare-part")
	for _, h := range parts[1].All("h3") {
		if h.Parent != parts[1].Node {
			t.Errorf("%q is within %s", h.Words(), h.Parent.Data)
		}
	}
	common = parts[2]
	if got, want := common.One("h2").Words(), "One repertoire for all 3 lists"; got != want {
		t.Errorf("the heading is %q, want %q", got, want)
	}
	wantItems(t, common.All(".refutations")[0],
		"G wins in each list by itself, but then player 2 may play A. After GA , which is possible only in Ours and Theirs, no letter is right in all of them. "+
			"Why not, letter by letter B is not possible in Theirs, which has no such word. C is not possible in Ours, which has no such word.",
		"A and B complete words of Theirs: A , B .",
		"C is not possible in Theirs, which has no such word.")
}

func TestARepertoireForTheSecondPlayerDependsOnTheFirstLetter(t *testing.T) {
	common := compareFew(t, apptest.AnyWord(2, 2, ""), ours+" iaa ija", theirs+" ijab").All(".compare-part")[2]
	if got, want := common.Words(), "There is no such repertoire after A, B, C, E, F, H or I."; !strings.Contains(got, want) {
		t.Errorf("%q, want it to contain %q", got, want)
	}
	summaries := common.All("summary")
	if got, want := strings.Join(apptest.Texts(summaries), ", "), "✗ After A: none, ✗ After B: none, ✗ After C: none, ✓ After D: 1 word, ✗ After E: none, ✗ After F: none, ✗ After H: none, ✗ After I: none"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for i, want := range []string{"There is none.", "There is none.", "There is none.", "One word is enough: DFGHI . Letters to play: D→F, DFG→H."} {
		start := apptest.Page{T: t, Node: summaries[i].Parent}
		if got := start.Words(); !strings.Contains(got, want) || len(start.All("summary")) != 1 {
			t.Errorf("%q, want it to contain %q, and no other start", got, want)
		}
	}
	if won := common.All(".win"); len(won) != 1 || won[0].Words() != "✓" {
		t.Errorf("%d starts are marked as won", len(won))
	}
	if common = compareFew(t, apptest.AnyWord(2, 1, ""), "Ours: abcd", "Theirs: abcd").All(".compare-part")[1]; !strings.Contains(common.Words(), "Every letter of Ours has the same verdict in Theirs.") {
		t.Errorf("two equal lists: %q", common.Words())
	}
}

func TestAmongThreeTheVerdictsAreWorded(t *testing.T) {
	for _, c := range []struct {
		guaranteed              bool
		none, first, flip, good string
	}{
		{false, "No letter keeps player 1 safe in both lists.", "B keeps player 1 safe only in Theirs.", "C keeps player 1 safe in Ours and can cost player 1 the round in Theirs.", "safe"},
		{true, "No letter gives player 1 a guarantee in both lists.", "B gives player 1 a guarantee only in Theirs.", "C gives player 1 a guarantee in Ours and gives no guarantee in Theirs.", "guaranteed"},
	} {
		view := apptest.AnyWord(3, 1, "")
		view.Guaranteed = c.guaranteed
		p := compareFew(t, view, ours, theirs)
		if got := items(p.One(".summary")); got[0] != "li: "+c.none || got[1] != "li: "+c.first {
			t.Errorf("%q, want %q and %q", got, c.none, c.first)
		}
		if got := p.All(".flips")[0].Words(); !strings.Contains(got, c.flip) {
			t.Errorf("%q, want it to contain %q", got, c.flip)
		}
		if got := p.One(".wide-table").All(".win"); len(got) == 0 || got[0].Words() != "✓ "+c.good {
			t.Errorf("%d letters are good, want the first %q", len(got), c.good)
		}
	}
}

func TestHostileNamesAreOnlyText(t *testing.T) {
	var l shelf.Shelf
	apptest.OnlyLists(t,
		apptest.TinyList(t, &l, "ours", apptest.HostileName, "aaab", "abcd", "bcde"),
		apptest.TinyList(t, &l, "theirs", "Theirs & <b>co</b>", "aaab", "abce", "cdef"),
	)
	view := address.DefaultView
	view.Dict = "ours"
	m := compareAt(t, &l, view, "theirs")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if len(p.All("script"))+len(p.All("b")) > 0 {
		t.Error("a name became markup")
	}
	if got, want := p.One(".wide-table").One("tbody").Words(), "A ✓ wins in 4 ✓ wins in 4 B ✓ wins in 4 – no words C – no words ✓ wins in 4"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestNoMoreListsAreOfferedThanCanBeCompared(t *testing.T) {
	var l shelf.Shelf
	words := func(i int) string { return string([]byte{'a', 'b', 'c', 'a' + byte(i)}) }
	var entries []dicts.Entry
	var ids []string
	for i := range address.MostCompared + 1 {
		ids = append(ids, fmt.Sprint("list-", i))
		entries = append(entries, apptest.TinyList(t, &l, ids[i], ids[i], words(i)))
	}
	apptest.OnlyLists(t, entries...)
	view := address.DefaultView
	view.Dict = ids[0]
	m := compareAt(t, &l, view, ids[1:address.MostCompared]...)
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.Text("compare-progress"), "16 lists compared."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	for i, box := range p.One(".chooser").All("input") {
		if last := i == address.MostCompared-1; box.Has("disabled") != last || box.Has("checked") == last {
			t.Errorf("list %d of %d can wrongly be ticked or not", i+2, address.MostCompared+1)
		}
	}
	if got := p.All(".compare-part")[2].Words(); strings.Contains(got, "at once") {
		t.Errorf("too many for one repertoire: %q", got)
	}
	m.compareWith(view, ids[1:3]...)
	if apptest.Rendered(t, m).One(".chooser").All("input")[address.MostCompared-1].Has("disabled") {
		t.Error("with three there is room for more")
	}
}

func TestDifferentLettersStayDifferentInCapitals(t *testing.T) {
	l := apptest.ShelfOf(t, "ıiıi", "iiıı")
	l.Add(&dicts.Dictionary{ID: "theirs", Trie: apptest.ShelfOf(t, "ıiıi", "iiıi").Dictionaries[dicts.DefaultID].Trie})
	apptest.OnlyLists(t, dicts.Entry{ID: dicts.DefaultID, Name: "Ours", Words: 2}, dicts.Entry{ID: "theirs", Name: "Theirs", Words: 2})
	m := compareAt(t, l, address.DefaultView, "theirs")
	m.Engine.ConsumeAll()
	p := apptest.Rendered(t, m)
	if got, want := p.One(".summary").Words(), "I and ı win in both lists."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got, want := p.One(".wide-table").One("tbody").Words(), "I ✓ wins in 4 ✓ wins in 4 ı ✓ wins in 4 ✓ wins in 4"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	m.Show(address.DefaultView.On(address.Losers))
	m.Settle(m.Ctx())
	m.Engine.ConsumeAll()
	if got, want := cells(t, apptest.Rendered(t, m), "Ours", "4 letters or more", "Openings")[0], "I ı"; got != want {
		t.Errorf("%q, want %q", got, want)
	}
}

func TestTickingKeepsTheOrderOfTheLists(t *testing.T) {
	m := mount(t, &shelf.Shelf{})
	m.Show(address.DefaultView.On(address.Compare))
	for _, step := range []struct{ id, with string }{
		{"scowl-large", "scowl-large"},
		{"web2", "web2,scowl-large"},
		{"own-0123456789abcdef", "web2,scowl-large,own-0123456789abcdef"},
		{"scowl-large", "web2,own-0123456789abcdef"},
	} {
		v := m.dictionaries.compare.toggled(step.id)
		if m.Show(v); v.With != step.with {
			t.Errorf("after %s: %s, want %s", step.id, v.With, step.with)
		}
	}
	var ticked []string
	for _, box := range apptest.Rendered(t, m).One(".chooser").All("input") {
		if box.Has("checked") {
			ticked = append(ticked, box.Attribute("value"))
		}
	}
	if got, want := strings.Join(ticked, ","), "web2,own-0123456789abcdef"; got != want {
		t.Errorf("ticked are %s, want %s", got, want)
	}
}
