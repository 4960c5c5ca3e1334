//go:build !js

package hangman

import (
	"slices"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// advising is a mounted site that shows the Hangman advisor.
type advising struct {
	*mounted
	p *advisor
}

// known is the advisor's view of a word in the default dictionary.
func known(template, without string, lives int) address.View {
	view := address.DefaultView.On(address.Hangman)
	view.Template, view.Without, view.Lives = template, without, lives
	return view
}

func adviceAt(t testing.TB, l *shelf.Shelf, view address.View) advising {
	t.Helper()
	m := mount(t, l)
	m.Ask(view)
	m.Show(view)
	m.Settle(m.Ctx())
	return advising{m, &m.hangman.advisor}
}

func (a advising) page(t testing.TB) apptest.Page {
	t.Helper()
	return apptest.Rendered(t, a)
}

// says is the advice once it is found.
func (a advising) says(t testing.TB) string {
	t.Helper()
	a.Engine.ConsumeAll()
	p := a.page(t)
	said := p.One(".advice-first").Words()
	if rest := p.One(".advice-rest").Words(); rest != "" {
		said += " " + rest
	}
	if p.Text("hangman-said") != said {
		t.Errorf("screen readers hear %q instead of %q", p.Text("hangman-said"), said)
	}
	return said
}

// row is what an algorithm says: its letters, their value, and the next best.
func row(p apptest.Page, algorithm string) string {
	for _, row := range p.Id("hangman-algorithms").One("tbody").All("tr") {
		if strings.HasPrefix(row.Words(), algorithm) {
			return strings.Join(apptest.Texts(row.All("td")), " | ")
		}
	}
	p.T.Fatalf("no row %s", algorithm)
	return ""
}

// offeredCorrections are the texts of the correction buttons.
func offeredCorrections(p apptest.Page) string {
	return strings.Join(apptest.Texts(p.One(".corrections").All("button")), " | ")
}

// word is what the cells show.
func word(p apptest.Page) (word string) {
	for _, cell := range p.All(".cell") {
		letter := cell.All("span")[0].Words()
		if letter == "" {
			letter = "_"
		}
		word += letter
	}
	return word
}

func TestThePublishedExample(t *testing.T) {
	view := known("_a___", "e", 0)
	view.Dict = "american-english-2020"
	a := adviceAt(t, apptest.ShelfWith(t, view.Dict), view)
	p := a.page(t)
	if got, want := p.Text("hangman-count"), "388 words fit"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	for algorithm, want := range map[string]string{
		"#3": "S + T | 0.96 | R 0.90, N 0.90, Y 0.88",
		"#4": "S + T | 0.84 | R 0.76, N 0.76, Y 0.74",
	} {
		if got := row(p, algorithm); got != want {
			t.Errorf("%s: %s, want %s", algorithm, got, want)
		}
	}
	if got := p.One(".advice-first").Words() + p.One(".advice-rest").Words(); got != "Guess S.55% of the 388 words have it. Working out how sure that is…" {
		t.Errorf("at first: %s", got)
	}
	if got, want := a.says(t), "Guess T. 31% of the 388 words have it. You lose about 3.5 lives before you know the word (estimated)."; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	a.p.changeView(func() address.View { v := view; v.Lives = 6; return v }())
	if got := a.says(t); !strings.Contains(got, "With 6 lives left you win at least 83% of the time (estimated).") {
		t.Errorf("with six lives: %s", got)
	}
}

func TestOnlyTheLastOfWhatWasTypedIsReckoned(t *testing.T) {
	view := known("_____", "", 6)
	a := adviceAt(t, apptest.ShelfWith(t, view.Dict), view)
	first := a.p.analysis
	if a.page(t).Id("hangman-missing").Attribute("aria-disabled") != "true" {
		t.Error("the button is enabled while its letter may still change, want it disabled")
	}
	a.p.typeTemplate("____e")
	if first.outlook != nil || a.p.work.State != page.Working {
		t.Error("the replaced entry has an outlook or no search is running, want only a search for the new one")
	}
	a.says(t)
	if first.outlook != nil || a.p.analysis.outlook == nil {
		t.Error("the replaced entry has an outlook or the last one has none, want one for the last only")
	}
}

func TestTheAdviceOnAFewWords(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "hat", "dog", "lag")
	english, _ := dicts.Lookup(dicts.DefaultID)
	apptest.OnlyLists(t, english)
	for _, c := range []struct {
		view address.View
		want string
	}{
		{known("", "", 0), "How many letters does the word have? Press a number above, or type what you see, such as _a___"},
		{known("__t", "", 0), "Guess A. BAT, CAT or HAT. All have it. B, C and H are as good. On average you lose 1.00 lives before you know the word (exact)."},
		{known("_at", "", 1), "Guess B. BAT, CAT or HAT. 33% have it. C and H are as good. With 1 life left you win 33% of the time (exact)."},
		{known("_at", "", 3), "Guess B. BAT, CAT or HAT. 33% have it. C and H are as good. With 3 lives left you always win (exact)."},
		{known("___", "a", 2), "It is DOG. No other word of American English 7.1 fits. Is that wrong? Then check the letters or try another dictionary."},
		{known("cat", "", 0), "It is CAT. No other word of American English 7.1 fits. Is that wrong? Then check the letters or try another dictionary."},
		{known("____", "", 0), "No word of American English 7.1 fits. The word is missing from this list, or more than one entry is wrong."},
		{known("b3t", "", 0), "Character 2 ('3') is neither a letter nor a blank (write a blank as _ or ?)."},
	} {
		if got := adviceAt(t, l, c.view).says(t); got != c.want {
			t.Errorf("%s without %s: %s\nwant %s", c.view.Template, c.view.Without, got, c.want)
		}
	}
}

func TestThatEveryWordIsFoundIsCertainHoweverItWasFound(t *testing.T) {
	n := analysis{view: known("____", "", 6)}
	if got, want := n.expectationText(hangman.Chance{Won: 1}, hangman.Estimated), "With 6 lives left you always win (exact)."; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if got, want := n.expectationText(hangman.Chance{Won: 0.9999}, hangman.Estimated), "With 6 lives left you win at least 99% of the time (estimated)."; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}

func TestWhereNothingIsTriedTheClassicLetterStandsBeside(t *testing.T) {
	l := apptest.ShelfOf(t, "bat", "cat", "dog", "eel")
	if got, want := adviceAt(t, l, known("___", "", 0)).page(t).Text("hangman-classic"), "Classic advisors start every game with E."; got != want {
		t.Errorf("%q, want %q", got, want)
	}
	if got := adviceAt(t, l, known("___", "z", 0)).page(t).Text("hangman-classic"); got != "" {
		t.Errorf("after Z: %q", got)
	}
	if got := adviceAt(t, apptest.ShelfOf(t, "кот", "рот"), known("___", "", 0)).page(t).Text("hangman-classic"); got != "" {
		t.Errorf("in Cyrillic: %q", got)
	}
}

func TestALetterThatCostsNoLifeIsSure(t *testing.T) {
	p := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab"), known("_a_", "", 6)).page(t)
	if got, want := row(p, "#2"), "T | sure | B 2.00, C 0.50"; got != want {
		t.Errorf("%s, want %q", got, want)
	}
	if got, want := row(p, "Best play"), "T B C | 100% | "; got != want {
		t.Errorf("%s, want %q", got, want)
	}
}

func TestEveryAlgorithmHasARow(t *testing.T) {
	p := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "dog"), known("___", "", 0)).page(t)
	if got := len(p.Id("hangman-algorithms").One("tbody").All("tr")); got != len(hangman.Algorithms) {
		t.Errorf("%d rows", got)
	}
}

func TestMoreWordsThatFitAreListedOnDemand(t *testing.T) {
	view := known("_____", "", 0)
	a := adviceAt(t, apptest.ShelfWith(t, view.Dict), view)
	listed := func() (n int) {
		for _, list := range a.page(t).All(".fitting-words") {
			n += len(list.All("li"))
		}
		return n
	}
	if got := a.page(t).Text("hangman-more"); listed() != 250 || got != "Show 1,000 more" {
		t.Errorf("%d words, and %q", listed(), got)
	}
	a.p.showMoreWords(a.Ctx(), event)
	if starts := a.page(t).All(".fitting-words"); listed() != 1250 || len(starts) != 2 || starts[1].Attribute("start") != "251" {
		t.Errorf("%d words in %d lists", listed(), len(starts))
	}
	a.p.typeTemplate("____e")
	if listed() != 250 {
		t.Errorf("%d words after a letter", listed())
	}
}

func TestTheKeysShowWhatIsKnown(t *testing.T) {
	p := adviceAt(t, apptest.ShelfOf(t, "bat", "cat", "tab", "dog"), known("_a_", "d", 0)).page(t)
	for letter, want := range map[string]string{
		"a": "A, in the word", "d": "D, not in the word", "o": "O, in no word that fits",
		"t": "T, in 100% of the words, the best", "c": "C, in 33% of the words",
	} {
		if got := p.KeyFor(letter).Attribute("aria-label"); got != want {
			t.Errorf("%s: %s, want %v", letter, got, want)
		}
	}
	if got := slices.Index(apptest.Texts(p.All(".advice-letter")), "T"); got < 0 {
		t.Error("the large letter is not T, want T")
	}
}
