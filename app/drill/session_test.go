//go:build !js

package drill

import (
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/trainer"
)

func TestUndoStaysInTheDeckAndTakesBackWhatWasDecided(t *testing.T) {
	l := apptest.ShelfWith(t, "american-english-7.1")
	d := drillAt(t, l, drillOf(2, 1, ""))
	d.typeIn("j")
	d.visit(drillOf(2, 2, ""))
	if d.p.canUndo() {
		t.Error("another deck's answer can be taken back")
	}
	first := d.p.session.Item
	d.typeIn(string(first.Plays.Letter()))
	asked := d.p.session.Item
	d.press("drill-suspend")
	if !d.Answers.State().Progress(asked.Card, d.Now()).Suspended {
		t.Fatal("no card is set aside, want the one on the board")
	}
	d.typeIn("Undo")
	if d.Answers.State().Progress(asked.Card, d.Now()).Suspended || len(d.Answers.State().Reviews()) != 2 {
		t.Error("undo took something else back")
	}
	d.says("notice", "Taken back: setting aside your letter after ")
	d.typeIn("Undo Undo")
	if n := len(d.Answers.State().Reviews()); n != 1 {
		t.Errorf("%d answers are left, not that of the other deck, want 1", n)
	}
	d.typeIn("Redo")
	d.says("notice", "Put back: your letter after ")
	if d.p.session.Item == first {
		t.Error("what was put back is asked again")
	}
	if n := len(d.Answers.State().Reviews()); n != 2 {
		t.Errorf("%d answers after one was put back, want 2", n)
	}
	d.typeIn("Redo")
	d.typeIn("Redo")
	d.says("notice", "There is nothing to put back.")
}

// visit goes to the address of another view.
func (d *drilled) visit(view address.View) {
	d.Ask(view)
	d.Show(view)
	d.Current().Settle(d.Ctx())
	d.Engine.ConsumeAll()
}

func TestALookAtOtherRulesKeepsTheSession(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.typeIn("j")
	asked := d.p.session.Item
	d.World.Wait(5 * time.Minute)
	d.visit(apptest.Game(3, 1, ""))
	d.visit(drillOf(2, 1, ""))
	if len(d.p.session.Answers) != 1 || d.p.session.Item != asked {
		t.Fatalf("%d answers, asked is %+v", len(d.p.session.Answers), d.p.session.Item)
	}
	if took := d.Now().Sub(d.p.session.Since); took > time.Second {
		t.Errorf("the look elsewhere counts as thinking: %v", took)
	}
}

func TestANewDayBringsANewSession(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.sitThrough()
	d.World.Wait(24 * time.Hour) // the page stays open
	d.p.Awake()
	d.says("slipping", "About to slip: your ")
	if n := len(d.p.session.Answers); n != 0 || d.p.session.ended {
		t.Errorf("%d answers of yesterday count", n)
	}
	d.typeIn("Space Space")
	d.typeIn("Escape")
	d.World.Wait(24 * time.Hour)
	d.press("drill-resume")
	if n := len(d.p.session.Answers); n != 0 || d.p.session.ended {
		t.Errorf("going on the next day: %d answers of yesterday count", n)
	}
}

func TestWhatAnotherTabSetsAsideIsNotAsked(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	asked := d.p.session.Item
	d.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = asked.Card })
	d.p.AnswersChanged(d.Ctx())
	if d.p.session.Item == asked {
		t.Error("the card that another tab set aside is still asked")
	}
}

func TestWhatIsSetAsideIsSaidAndBroughtBack(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.press("drill-suspend")
	d.says("drill-end", "7 cards of this deck are set aside and not asked.")
	d.press("drill-bring-back")
	d.says("prompt", "You open. Which letter?")
}

func TestALeechIsSaidToBeOne(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.typeIn("j 4")
	for n := 0; n < 8; n++ {
		d.World.Wait(400 * 24 * time.Hour)
		d.p.session.Ask(d.p.deck.Decisions[0], d.Answers.State(), d.Now())
		d.p.playUnasked()
		d.typeIn("a") // wrong
		if n < 7 {
			d.typeIn("Space")
			d.World.Wait(time.Hour)
			d.p.session.Ask(d.p.deck.Decisions[0], d.Answers.State(), d.Now())
			d.p.playUnasked()
			d.typeIn("j")
		}
	}
	d.says("feedback", "You have missed this 8 times, so it is set aside")
	if len(d.page().All(".grade")) != 0 {
		t.Error("there are grades to choose for a card that is set aside")
	}
}

func TestAGradeChosenLaterKeepsTheTimeOfTheAnswer(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.typeIn("j")
	at := d.p.session.Last().Entry.At
	d.World.Wait(10 * time.Minute)
	d.typeIn("1")
	if r := d.Answers.State().Reviews(); len(r) != 1 || r[0].At != at || r[0].Grade != trainer.Again {
		t.Errorf("%+v, answered at %d", r, at)
	}
}

func TestARefusedLetterLeavesTheGradeOpen(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.typeIn("j q")
	d.says("feedback", "No word begins with JOQ.")
	d.typeIn("4")
	if a := d.p.session.Last(); a.Grade != trainer.Easy {
		t.Errorf("the grade of J is %d, want %v", a.Grade, trainer.Easy)
	}
}

func TestMoreNewCardsAreLearnedOnDemand(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	d.sitThrough()
	if d.p.session.Item != nil {
		t.Fatalf("%s is still asked", d.p.session.Item.Fragment)
	}
	d.press("drill-more")
	if item := d.p.session.Item; item == nil || d.Answers.State().Progress(item.Card, d.Now()).Status != trainer.New {
		t.Errorf("%+v is asked, want a new card", item)
	}
}

func TestTheNextCardComesWithoutWordsAboutTheLast(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.typeIn("Space")
	d.says("feedback", "Play ")
	d.typeIn("Space")
	if got := d.page().Text("feedback"); got != "" {
		t.Errorf("the next card comes with %q", got)
	}
}

func TestTheEndLeadsToTheDrillOfTheNextPlayer(t *testing.T) {
	for seat, want := range map[int]string{1: "as player 2", 2: "as player 3", 3: "as player 1"} {
		d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(3, seat, ""))
		d.typeIn("Escape")
		d.says("drill-end", want)
	}
}
