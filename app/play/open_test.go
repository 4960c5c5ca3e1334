//go:build !js

package play

import (
	"errors"
	"strings"
	"testing"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

func TestAMatchInTheAddressWaitsUntilTheMatchesAreRead(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bo")
	view := playView(2, 1)
	view.Match = "a"
	later := &atPlay{mount(t, a.World), t, nil}
	later.p = later.play
	later.Ask(view)
	later.Show(view) // as before the site is mounted
	page := apptest.Rendered(t, later)
	if got := page.One("main").Words(); got != "Play Ghost against bots, with people next to you, or by link. Reading your matches…" {
		t.Errorf("before the matches are read the page says %q", got)
	}
	if !page.One(".rules").Has("hidden") {
		t.Error("the rules can be changed although a match will fix them")
	}
	if later.Press(t, sitetest.Keystroke{Key: "Enter"}) {
		t.Error("Enter begins another match")
	}
	later.Settle(later.Ctx())
	if got := later.onBoard(); got != "BO" {
		t.Errorf("once they are read the board shows %q, want BO", got)
	}
	later.says("play-said", "Reader plays O.")

	lobby := &atPlay{mount(t, a.World), t, nil}
	lobby.Ask(playView(2, 1))
	lobby.Show(playView(2, 1))
	if got := apptest.Rendered(t, lobby).Text("past-notes"); got != "Reading your matches…" {
		t.Errorf("in the lobby the page says %q", got)
	}
}

func TestAKeptMatchThatCannotBeOpenedSaysWhy(t *testing.T) {
	t.Parallel()
	a := pastAt(t, "bo", "bone")
	a.Shelf.Files = func(string) ([]byte, error) { return nil, errors.New("there is no network") }
	kept, _ := a.play.matches.ByID("a")
	for record, want := range map[string]string{
		strings.Replace(kept.Record, "american-english-7.1", "web2", 1): "This match is kept here but could not be read: its dictionary, Webster’s Second, is not loaded.",
		strings.Replace(kept.Record, "~bo", "~bq", 1):                   "This match is kept here but could not be read: ",
	} {
		spoilt := kept
		spoilt.Record = record
		a.play.matches.PutMatch(spoilt)
		a.visit(playView(2, 1))
		a.use("click button data-action=text data-of=a")
		if got := strings.Join(a.Problems(), ""); !strings.HasSuffix(got, record+"\n") {
			t.Errorf("%s: copied as text it is %q, want the record", record, got)
		}
		view := kept.View()
		a.visit(view)
		if got := strings.Join(a.Problems(), ""); !strings.HasPrefix(got, want) {
			t.Errorf("%s: the problem is %q, want %q", record, got, want)
		}
	}
	spoilt, _ := a.play.matches.ByID("b")
	spoilt.Record = strings.Replace(spoilt.Record, "bone", "bonq", 1)
	a.play.matches.PutMatch(spoilt)
	a.visit(playView(2, 1))
	a.use("click button data-action=review data-of=b")
	if got := strings.Join(a.Problems(), ""); !strings.Contains(got, "could not be read") {
		t.Errorf("at its review the problem is %q", got)
	}
}

func TestAMatchThatCannotBeginSaysWhy(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	setup := people(false)
	setup.Lives = ""
	a.p.beginMatch(setup)
	if got := a.Notice(); got == "" || !strings.HasSuffix(got, ".") || strings.ToUpper(got[:1]) != got[:1] {
		t.Errorf("the notice is %q, want a sentence", got)
	}
	a.lacks("play-board")
}

func TestWhoeverIsNextLooksAtTheLobbyAsTheFirstPlayer(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, address.MoverSeat))
	a.says("play-quick", "Play Reader – you open")
	if got := a.page().All(".seat")[0].Words(); !strings.Contains(got, "You") {
		t.Errorf("the first seat is %q, want You", got)
	}
}

func TestAMatchSetAsideIsAsItWas(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	a.press("b", "o")
	a.use("click button data-help=1")
	view := a.View()
	a.use("click button id=play-leave")
	a.visit(view)
	a.says("play-said", "Ben plays O.")
	if !a.page().Id("help-1").Has("aria-pressed") {
		t.Error("the hint is off after a look at the lobby")
	}
	a.use("click button id=play-leave")
	a.use("click button id=delete-matches-confirmed")
	a.lacks("play-continue")
	a.visit(view)
	if got := strings.Join(a.Problems(), ""); !strings.Contains(got, "This match is not on this device.") {
		t.Errorf("a deleted match: %q", got)
	}
}

func TestTheBotsPlayOnWithoutPeople(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "abcd"), anyPlay(4))
	setup := people(false)
	setup.Lives, setup.MinLetters = "o", 1
	setup.Players = append(setup.Players, knowsAll, match.Player{Name: "Other", Bot: knowsAll.Bot})
	setup.Opener = 1
	a.start(setup)
	a.press("b", "a") // refused, then by Ben
	for i := 0; a.p.table.review == match.Nobody && i < 9; i++ {
		a.press("b", "c", "d")
	}
	for i := 0; !a.p.table.over() && !a.p.table.onlyBots() && i < 9; i++ {
		a.press("Enter", "a", "b", "c", "d")
	}
	if a.p.table.onlyBots() && !a.p.table.over() {
		a.says("play-prompt", "The bots play on.")
	}
	a.p.finishMatch()
	a.says("play-said", "wins the match.")
}

func TestAFragmentLongerThanEveryWordEndsTheRound(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, true)
	a.press("a", "u", "n", "t", "i", "e", "b")
	a.says("play-said", "No word is as long as AUNTIEB. Ann played its last letter and loses the round.")
	a.press("Enter", "Backspace")
	a.says("notice", "There is nothing to take back")
}

func TestHintsSaySoInWords(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		players    int
		challenges bool
		words      string
		play       string
		help       string
		want       string
		legend     string
	}{
		"winners":                 {2, false, "aunt bone zones", "", "2", "A and B win.", "✓ wins, ✗ loses, ■ completes a word"},
		"one winner":              {2, false, "bone zones", "", "2", "B wins.", "✓ wins"},
		"no winner":               {2, false, "zones", "", "2", "No letter wins against best play.", "✗ loses"},
		"three are safe":          {3, false, "zones", "", "2", "Z keeps you safe if everyone plays well.", "✓ safe, ✗ can lose"},
		"one of three is not":     {3, false, "bone", "", "2", "No letter keeps you safe.", "✗ can lose"},
		"no word at once":         {2, false, "bone", "", "1", "B does not lose at once.", "○ does not lose at once"},
		"two":                     {2, false, "aunt bone", "", "1", "A and B do not lose at once.", "○ does not lose at once"},
		"the last letter":         {2, false, "bone", "bon", "1", "The only possible letter completes a word.", ""},
		"all last letters":        {2, false, "bone bons", "bon", "1", "Every letter completes a word.", ""},
		"with challenges":         {2, true, "bone", "bone", "1", "No letter leads to a longer word without completing one.", ""},
		"a word to be called":     {2, true, "bone", "bone", "2", "BONE is a word. Say so and you do not lose the round.", ""},
		"nothing to be begun":     {2, true, "bone", "bn", "2", "No word begins with BN. Say so and you do not lose the round.", ""},
		"the words that are left": {2, false, "bone bons zone", "bo", "3", "2 words can still end the round.", ""},
	} {
		a := playAt(t, apptest.ShelfOf(t, strings.Fields(c.words)...), playView(c.players, 1))
		setup := people(c.challenges)
		if c.players == 3 {
			setup.Players = append(setup.Players, match.Player{Name: "Cid"})
		}
		a.start(setup)
		a.press(strings.Split(c.play, "")...)
		a.use("click button data-help=" + c.help)
		if got := a.page().Text("help-said"); got != c.want {
			t.Errorf("%s: %q, want %q", name, got, c.want)
		}
		a.says("help-legend", c.legend)
		a.use("click button data-help=" + c.help)
		if got := a.page().Text("help-said") + a.page().Text("help-legend"); got != "" {
			t.Errorf("%s: switched off the hint says %q", name, got)
		}
	}
}

func TestKeysSayWhatTheirSignsMean(t *testing.T) {
	t.Parallel()
	a := playAt(t, apptest.ShelfOf(t, "aunt", "bone", "zones"), playView(2, 1))
	a.start(people(false))
	for help, want := range map[string]map[string]string{
		"1": {"a": "A, does not lose at once", "z": "Z, does not lose at once", "n": "N, no word continues this way"},
		"2": {"a": "A, wins", "z": "Z, loses", "n": "N, no word continues this way"},
		"3": {"a": "A"},
	} {
		a.use("click button data-help=" + help)
		for letter, says := range want {
			if got := a.page().KeyFor(letter).Attribute("aria-label"); got != says {
				t.Errorf("with hint %s the key is called %q, want %q", help, got, says)
			}
		}
		a.use("click button data-help=" + help)
	}
	a.press("b", "o", "n")
	a.use("click button data-help=1")
	if got := a.page().KeyFor("e").Attribute("aria-label"); got != "E, completes BONE" {
		t.Errorf("the last key is called %q", got)
	}
	a.use("click button data-letter=e")
	a.use("click button id=play-next")
	if got := a.page().KeyFor("a").Attribute("aria-label"); got != "A" {
		t.Errorf("in the next round the key is called %q", got)
	}
}

func TestAHintIsNotSaidAsAnotherTurn(t *testing.T) {
	t.Parallel()
	a := playAt(t, fewWords(t), playView(2, 1))
	a.start(duel(false))
	place := func() (at int) {
		for i, span := range a.page().Id("play-prompt").All("span") {
			if span.Words() != "" {
				at = i
			}
		}
		return at
	}
	before := place()
	a.use("click button data-help=2")
	if place() != before {
		t.Error("whose turn it is is read out again after a hint")
	}
}

func TestTheReviewMarksWhatItIsAbout(t *testing.T) {
	t.Parallel()
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), testSetup(), "jumbo")
	a.use("click button data-step=0")
	var rows []string
	for _, row := range a.page().Id("review").One("table").One("tbody").All("tr") {
		rows = append(rows, strings.TrimSpace(row.Attribute("class")))
	}
	if got := strings.Join(rows, ","); got != "chosen,,,,turn" {
		t.Errorf("the rows are marked %q, want the first as chosen, and the last as the one that lost", got)
	}
	for step, want := range map[string]string{"step-0": "You: J at the opening", "step-1": "Reader: U after J"} {
		if got := a.page().Id(step).Attribute("aria-label"); got != want {
			t.Errorf("%s is called %q, want %q", step, got, want)
		}
	}
	a.says("play-board", "JUMBO is a familiar word.")
}
