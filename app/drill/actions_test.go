//go:build !js

package drill

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"golang.org/x/net/html"

	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/app/text"
	"spectrie/trainer"
)

// opener is the drill of the opener, with whole rounds or with single cards.
func opener(t testing.TB, cards bool) *drilled {
	t.Helper()
	view := drillOf(2, 1, "")
	view.Cards = cards
	return drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
}

func TestButtonsDoWhatKeysDo(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.press("drill-show")
	d.says("feedback", "Play J")
	d.press("drill-continue")
	d.says("prompt", "Your letter?")
	d.press("drill-hint")
	d.says("feedback", "Hint: ")
	d.press("drill-undo")
	d.says("prompt", "You open.")
	d.says("notice", "Taken back")
	d.Use(t, "click button data-letter=j")
	d.says("feedback", "Opening: J")
	if got := d.Notice(); got != "" {
		t.Errorf("after a letter on the screen the page still says %q", got)
	}
	d.typeIn("s")
	d.Use(t, "click button data-grade=4")
	if a := d.p.session.Last(); a.Grade != trainer.Easy {
		t.Errorf("the grade is %v, want %v", a.Grade, trainer.Easy)
	}
	d.press("drill-stop")
	d.says("drill-end-title", "Enough for now")
	d.press("drill-resume")
	d.says("prompt", "Your letter?")
}

func TestAfterARoundTheButtonBeginsTheNext(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j Space Space")
	d.says("prompt", "Player 2 completes JUST and loses.")
	d.press("drill-continue")
	d.says("prompt", "Your letter?")
}

func TestKeysThatTheDrillLeavesAlone(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	for name, c := range map[string]struct {
		stroke sitetest.Keystroke
		used   bool
	}{
		"Space on a button":  {sitetest.Keystroke{Key: " ", On: "click button id=drill-hint"}, false},
		"Enter on a button":  {sitetest.Keystroke{Key: "Enter", On: "click button id=drill-hint"}, false},
		"a held letter":      {sitetest.Keystroke{Key: "j", Held: true}, true}, // used up, so that it does not scroll
		"a key of no letter": {sitetest.Keystroke{Key: "F5"}, false},
		"a digit too high":   {sitetest.Keystroke{Key: "5"}, false},
	} {
		if used := d.Press(t, c.stroke); used != c.used {
			t.Errorf("%s is used: %v, want %v", name, used, c.used)
		}
	}
	if n := d.answers(); n != 0 {
		t.Errorf("%d answers, want none", n)
	}
	empty := drillAt(t, apptest.ShelfOf(t, "a"), anyDrill(2, 1, ""))
	if empty.Press(t, sitetest.Keystroke{Key: "Escape"}) {
		t.Error("a drill without cards uses Escape")
	}
	w := sitetest.On("2026-11-21 19:00", apptest.ShelfWith(t, "american-english-7.1"))
	early := mount(t, w)
	early.Ask(drillOf(2, 1, ""))
	early.Show(drillOf(2, 1, "")) // the answers are not read yet
	if early.Press(t, sitetest.Keystroke{Key: "j"}) {
		t.Error("a key is used before the answers are known")
	}
	if got := early.Drawn(t).One(".drill-main").Words(); !strings.Contains(got, "Reading your answers") {
		t.Errorf("before the answers are known the page says %q", got)
	}
}

func TestTheFeedbackHasTheColourOfTheAnswer(t *testing.T) {
	t.Parallel()
	for keys, want := range map[string]string{
		"j": "feedback right", "z": "feedback right", "j l": "feedback wrong", "Space": "feedback shown", ".": "feedback hint", "j q": "feedback hint",
		"j l Space": "feedback",
	} {
		d := begunOpener(t, false)
		d.typeIn(keys)
		if got := strings.TrimSpace(d.page().Id("feedback").Attribute("class")); got != want {
			t.Errorf("%s: the feedback is %q, want %q", keys, got, want)
		}
	}
}

func TestASingleCardIsNotNamedBesideItsOwnBoard(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("j")
	if got, want := d.page().Text("feedback"), "✓ J, toward "; !strings.HasPrefix(got, want) {
		t.Errorf("%q, want it to begin with %q", got, want)
	}
}

func TestABeginnerReadsThatTheGradeIsChosen(t *testing.T) {
	t.Parallel()
	d := opener(t, true)
	d.typeIn("Space j") // taught, and then asked
	const marked = "The marked grade is chosen"
	d.says("grades-question", marked)
	d = d.reopen(d.p.view)
	for d.p.session.Pending != nil {
		d.typeIn("Space")
	}
	d.item()
	if got := d.page().Text("grades-question"); got == "" || strings.Contains(got, marked) {
		t.Errorf("%q, want a question without help for beginners", got)
	}
}

func TestTheButtonCountsTheCardsThatItSetsAside(t *testing.T) {
	t.Parallel()
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	said := map[string]bool{}
	for range 60 {
		if item := d.p.session.Item; item != nil {
			below := 0
			for _, other := range d.p.deck.Decisions {
				if strings.HasPrefix(other.Fragment, item.Fragment) {
					below++
				}
			}
			want := text.Pick(below == 1, "Set this card aside", fmt.Sprintf("Set aside all %d cards from here on", below))
			said[want] = true
			if got := d.page().Text("drill-suspend"); got != want {
				t.Errorf("at %q it is %q, want %q", item.Fragment, got, want)
			}
		}
		d.typeIn("Space")
	}
	if len(said) < 2 {
		t.Errorf("the button was %v, want one card and several", said)
	}
}

func TestWhatIsPutOffIsSaid(t *testing.T) {
	t.Parallel()
	for id, want := range map[string]string{"drill-suspend": "Set aside.", "drill-bury": "Your opening letter comes back tomorrow."} {
		d := begunOpener(t, false)
		d.press(id)
		d.says("notice", want)
	}
}

func TestTheBoardHasATileForTheNextLetterAndReadsOutTheAnswer(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	for _, step := range []struct {
		keys, tiles string
		blank       bool
	}{{"j", "∅ J U", true}, {"l", "∅ J U L E P", false}} {
		d.typeIn(step.keys)
		row := d.page().One(".tiles")
		var letters []string
		for _, tile := range row.All(".tile") {
			if tile.Words() != "" {
				letters = append(letters, tile.Words())
			}
		}
		if got := strings.Join(letters, " "); got != step.tiles {
			t.Errorf("after %s the tiles are %s, want %s", step.keys, got, step.tiles)
		}
		if blank := len(row.All(".blank")) > 0; blank != step.blank {
			t.Errorf("after %s there is a tile for the next letter: %v, want %v", step.keys, blank, step.blank)
		}
		if got := row.Attribute("aria-label"); !strings.HasPrefix(got, "Fragment ") || strings.Contains(got, ", then ") == step.blank {
			t.Errorf("after %s the tiles are read out as %q, want the answer too: %v", step.keys, got, !step.blank)
		}
	}
}

func TestTheLineShowsEveryRightLetter(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("Space") // H, J, M, R and Z win
	section := d.page().One(".drill-line")
	var parts []string
	for e := range section.ChildNodes() {
		if e.Type == html.ElementNode {
			parts = append(parts, e.Data)
		}
	}
	if got := strings.Join(parts, " "); got != "h2 div" { // go-app shows only the first element of markup
		t.Errorf("the section has the elements %q, want a heading and the drawing in one", got)
	}
	line := section.Words()
	for _, letter := range []string{"H", "J", "M", "R", "Z"} {
		if !slices.Contains(strings.FieldsFunc(line, func(r rune) bool { return !('A' <= r && r <= 'Z') }), letter) {
			t.Errorf("the line is %q, want it to have %s", line, letter)
		}
	}
}

func TestWhatIsNotDueIsPlayedForThePerson(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, "jo")
	if got, want := d.page().One(".aside-note").Words(), "J was played for you."; got != want {
		t.Errorf("the page says %q, want %q", got, want)
	}
}

func TestTheTimeAtAnotherWindowIsNoThinking(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.World.Wait(5 * time.Minute)
	d.p.Awake()
	d.World.Wait(3 * time.Second)
	d.typeIn("j")
	if took := d.p.session.Last().Took; took != 3*time.Second {
		t.Errorf("the answer took %v, want 3s", took)
	}
}

func TestALookAtAnotherDeckKeepsTheSession(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j")
	d.visit(statisticsOf(2, 2, ""))
	d.visit(drillOf(2, 1, ""))
	d.typeIn("Escape")
	d.says("drill-end", "1 answer to 1 card, all right.")
}

func TestADrillOfThePlayerToMoveIsTheOpeners(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfOf(t, "jack"), drillOf(2, 0, ""))
	d.says("summary", "Player 1 of 2, who opens: ")
}
