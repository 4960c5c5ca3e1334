//go:build !js

package drill

import (
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/trainer"
)

// drillOf is the address of a seat’s drill.
func drillOf(players, seat int, start string) address.View {
	v := apptest.Game(players, seat, start)
	v.Page = address.Drill
	return v
}

// drilled is a mounted site with the drill in front.
type drilled struct {
	*mounted
	t      testing.TB
	p      *Page
	missed int // answers in the log from before the visit
}

// page is the page as it is now.
func (d *drilled) page() apptest.Page { return d.Drawn(d.t) }

func (d *drilled) says(id, want string) {
	d.t.Helper()
	d.WantSaid(d.t, id, want)
}

// typeIn types keys, separated by spaces: "j Space 4".
func (d *drilled) typeIn(keys string) {
	d.t.Helper()
	for key := range strings.FieldsSeq(keys) {
		switch key {
		case "Undo", "Redo":
			d.p.Undoes(key == "Redo")()
			d.Engine.ConsumeAll()
		case "Space":
			d.key(" ")
		case "Enter", "Escape", "Backspace":
			d.key(key)
		default:
			for _, letter := range key {
				d.key(string(letter))
			}
		}
	}
}

// key presses a key, which the page must use.
func (d *drilled) key(key string) {
	d.t.Helper()
	if !d.Press(d.t, sitetest.Keystroke{Key: key}) {
		d.t.Errorf("the page leaves the key %q to the browser, want it used", key)
	}
}

// press presses the button with an id.
func (d *drilled) press(id string) {
	d.t.Helper()
	d.Use(d.t, "click button id="+id)
}

// letter is the letter that is asked.
func (d *drilled) letter() string {
	s := d.p.session
	return string(s.Item.Letters[s.Part].Plays.Letter())
}

// item answers the card that is asked, all letters of it.
func (d *drilled) item() {
	d.t.Helper()
	asked := d.p.session.Item
	for n := len(d.p.session.Answers); len(d.p.session.Answers) == n; {
		if d.p.session.Item != asked {
			d.t.Fatalf("%v is asked before %v is answered", d.p.session.Item, asked)
		}
		d.typeIn(d.letter())
	}
}

// answers is how many answers the log has from this visit.
func (d *drilled) answers() int { return len(d.Answers.State().Reviews()) - d.missed }

func TestTheDrillAsksForYourLettersAndPlaysTheOthers(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.says("summary", "Player 1 of 2, who opens: 6 cards for 5 words.")
	d.says("prompt", "You open. Which letter?")
	d.typeIn("j")
	d.says("feedback", "✓ Opening: J, toward JACK and 4 other words. Good: it comes back within 10 min.")
	d.says("prompt", "Player 2 plays U. Your letter?")
	d.typeIn("q")
	d.says("feedback", "No word begins with JUQ. That does not count: try again.")
	if n := d.answers(); n != 1 {
		t.Errorf("%d answers, want 1", n)
	}
}

func TestAWrongLetterIsRefutedOnTheBoard(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, "jo")
	d.typeIn("u")
	d.says("feedback", "✗ U: player 2 answers L, and you complete JOULE. Play V, toward JOVIAL.")
	p := d.page()
	var struck, would string
	for _, tile := range p.All(".tile") {
		if strings.Contains(tile.Attribute("class"), "wrong") {
			struck += tile.Words()
		}
	}
	for _, tile := range p.All(".would") {
		would += tile.Words()
	}
	if struck != "U" || would != "LE" {
		t.Errorf("%q is refuted by %q", struck, would)
	}
	if got := p.Id("line-text").Words(); !strings.Contains(got, "JOULE") || !strings.Contains(got, "JOVIAL") {
		t.Errorf("the drawing shows %q", got)
	}
	d.typeIn("Space") // the round continues with V, and the rest of the card is not asked
	d.says("prompt", "Player 2 completes JOVIAL and loses.")
	for _, item := range d.p.session.Left(d.Answers.State(), d.Now()) {
		if item.Fragment == "jo" {
			return
		}
	}
	t.Error("JO does not come back in this session")
}

func TestAnotherWinningLetterIsRightAndTheStrategysIsShown(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("z")
	d.says("feedback", "✓ Opening: Z wins too. Your strategy plays J, toward JACK and 4 other words.")
	d.says("prompt", "Player 2 plays U.")
}

func TestHintsLeadToTheLetterStepByStep(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, "jo")
	d.typeIn(".")
	d.says("feedback", "Hint: 9 of 15 letters win.")
	d.typeIn(".")
	d.says("feedback", "The word is familiar and has 6 letters.")
	d.typeIn(".")
	d.says("feedback", "Play V, toward JOVIAL.")
	if a := d.p.session.Last(); a.Grade != trainer.Again || a.Hints != 3 {
		t.Errorf("%+v, want grade %v, hints 3", a, trainer.Again)
	}
	d.typeIn("v") // types what was shown, and continues
	d.says("prompt", "Player 2 completes JOVIAL and loses.")
	d = asking(t, 1, "jo")
	d.typeIn("v . a") // a hint for one letter counts for the card
	if a := d.p.session.Last(); a.Grade != trainer.Hard || a.Hints != 1 || !a.Right {
		t.Errorf("with a hint the answer is %+v, want grade %v", a, trainer.Hard)
	}
}

func TestGradesCanBeOverriddenAndTakenBack(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, address.NoLetters)
	d.typeIn("j") // the round plays to its end, where the grades are
	var shown []string
	for _, button := range d.page().All(".grade") {
		shown = append(shown, button.Words())
	}
	if got, want := strings.Join(shown, "; "), "1 Again 1 min; 2 Hard 6 min; 3 Good 10 min; 4 Easy 1 day"; got != want {
		t.Errorf("grades: %s, want %q", got, want)
	}
	d.typeIn("4")
	reviews := d.Answers.State().Reviews()
	if last := reviews[len(reviews)-1]; d.answers() != 1 || last.Grade != trainer.Easy || last.Gave != "j" {
		t.Fatalf("%+v, want one review, grade %v, gave %q", last, trainer.Easy, "j")
	}
	d.typeIn("Undo")
	if n := d.answers(); n != 0 {
		t.Errorf("%d answers count after it was taken back, want 0", n)
	}
	d.says("prompt", "You open. Which letter?")
	fresh := drillAt(t, apptest.ShelfOf(t, "jack", "jell"), drillOf(2, 1, ""))
	fresh.typeIn("Undo")
	fresh.says("notice", "There is no answer to take back.")
}

func TestASessionEndsWithWhatComesBackWhen(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough()
	p := d.page()
	if got := p.Id("drill-end-title").Words(); got != "Done for now" {
		t.Errorf("the title is %q, want %q", got, "Done for now")
	}
	d.says("drill-end", "answers to 6 cards, all right. Six new cards learned.")
	d.says("drill-end", "The next card comes back tomorrow, Sunday 22 November, from 04:00.")
	d.says("drill-end", "Your opening letter J first seen, then right")
	d.says("drill-end", "Your letter after JO V A first seen, then right")
	d.says("drill-end", "you would survive ")
	if rows := d.cardRows(); len(rows) != 6 {
		t.Errorf("%d rows, want 6: %q", len(rows), rows)
	}
	d.World.Wait(24 * time.Hour) // the next evening
	d = d.reopen(drillOf(2, 1, ""))
	if got := d.page().One(".due").Words(); got != "6 due" {
		t.Errorf("the bar says %q, want %q", got, "6 due")
	}
	d.sitThrough()
	d.says("drill-end", "6 answers to 6 cards, all right.")
}

func TestTheEndCountsWhatWasRightAndWhatWasMissed(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough()
	d.World.Wait(24 * time.Hour)
	d = d.reopen(drillOf(2, 1, ""))
	d.item()
	d.typeIn("Space Escape") // shown
	d.says("drill-end", "2 answers to 2 cards, 1 right and 1 missed.")
}

// sitThrough answers everything right, and reads what is taught.
func (d *drilled) sitThrough() {
	d.t.Helper()
	for n := 0; !d.p.session.ended; n++ {
		if n > 400 {
			d.t.Fatal("the session does not end")
		}
		d.World.Wait(5 * time.Second)
		if s := d.p.session; s.Pending != nil || s.Item == nil {
			d.typeIn("Space")
		} else {
			d.typeIn(d.letter())
		}
	}
}

func TestWhereNothingIsToBeLearnedThePageSaysWhy(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfOf(t, "a"), anyDrill(2, 1, ""))
	d.says("drill-end", "Nothing to learn here")
	d.says("drill-end", "your best chances")
	d = drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "h"))
	if d.Shown().Fragment != "" || len(d.Problems()) != 1 || d.Problems()[0] != "Player 2 is lost after H. This is the whole strategy." {
		t.Errorf("a lost start: the deck has %q and says %q, want the whole strategy and why", d.Shown().Fragment, d.Problems())
	}
}

// anyDrill is drillOf with words of any length.
func anyDrill(players, seat int, start string) address.View {
	v := drillOf(players, seat, start)
	v.Rules.MinLetters = 1
	return v
}

func TestSingleCardsAskAndWaitForAGrade(t *testing.T) {
	t.Parallel()
	view := drillOf(3, 2, "b")
	view.Cards = true
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
	d.says("prompt", "You are player 2 of 3. What do you play after B?")
	d.typeIn("Space")
	d.says("feedback", "Play ")
	d.typeIn("3")
	if a := d.p.session.Last(); a.Grade != trainer.Good || d.p.session.Pending != nil {
		t.Errorf("%+v, want grade %v, pending nil", a, trainer.Good)
	}
	d.item()
	d.says("grades-question", "How well did you know your letter after ")
	d.typeIn("Space")
	if d.p.session.Item == nil || d.answers() != 2 {
		t.Error("Space does not take the proposed grade and continue")
	}
}

func TestRecallCardsTakeWordsInAnyOrder(t *testing.T) {
	t.Parallel()
	view := drillOf(2, 1, "")
	view.Cards = true
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
	d.p.session.Ask(d.p.deck.Recalls[0], d.Answers.State(), d.Now())
	d.says("prompt", "Name all 5 words of your strategy. Type them, or have them shown.")
	d.typeIn("just jackal")
	if got := strings.Join(d.p.session.Found, " "); got != "just jack" {
		t.Errorf("found %q, want %q", got, "just jack")
	}
	d.typeIn("j") // AL is what is left of JACKAL
	d.says("feedback", "No word begins with ALJ.")
	d.press("drill-erase")
	d.typeIn("jack")
	d.says("feedback", "You have already named JACK.")
	d.typeIn("jump")
	d.says("feedback", "JUMP is not one of them.")
	d.typeIn("jell jilt")
	if n := len(d.page().All(".unnamed")); n != 1 {
		t.Errorf("%d places are left, want 1", n)
	}
	d.typeIn("jovial")
	d.says("feedback", "✓ All of them.")
	if a, reviews := d.p.session.Last(), d.Answers.State().Reviews(); !a.Right || !reviews[len(reviews)-1].Card.Recall {
		t.Errorf("%+v, want a right answer by recall", a)
	}
}

func TestASessionSurvivesAReload(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j s")
	d = d.reopen(drillOf(2, 1, ""))
	if n := d.answers(); n != 2 {
		t.Errorf("%d answers are kept, want 2", n)
	}
	if item := d.p.session.Item; item == nil || item.Fragment == "" || item.Fragment == "ju" {
		t.Errorf("asked again is %+v", item)
	}
}

func TestABranchIsSetAsideAndACardLeftForTomorrow(t *testing.T) {
	t.Parallel()
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, "b"))
	branch := d.p.session.Item
	d.press("drill-suspend")
	for _, item := range d.p.session.Left(d.Answers.State(), d.Now()) {
		if strings.HasPrefix(item.Fragment, branch.Fragment) {
			t.Errorf("%s is still asked", item.Fragment)
		}
	}
	d = begunOpener(t, false)
	buried := d.p.session.Item
	d.press("drill-bury")
	if !d.Answers.State().Progress(buried.Card, d.Now()).Buried || d.p.session.Item == buried {
		t.Errorf("%s is still asked today", buried.Fragment)
	}
}
