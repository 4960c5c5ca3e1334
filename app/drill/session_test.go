//go:build !js

package drill

import (
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/apptest"
	"spectrie/trainer"
)

func TestALookAtOtherRulesKeepsTheSession(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
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

// Whoever comes back after the end finds the next question, or else the end as it was.
func TestAnEndMakesWayForWhatThereIsToDo(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	look := func() {
		view := d.p.view
		d.visit(apptest.Game(3, 1, ""))
		d.visit(view)
	}
	d.typeIn("j Escape")
	look()
	d.says("prompt", "Your letter?")
	if n := len(d.p.session.Answers); n != 0 {
		t.Errorf("%d answers of the sitting before count", n)
	}
	d.sitThrough()
	many := len(d.p.session.Answers)
	look()
	d.says("drill-end-title", "Done for now")
	if n := len(d.p.session.Answers); n != many {
		t.Errorf("the end has %d answers, want %d as before", n, many)
	}
	d.visit(practiceOf(d.p.view))
	d.sitThrough()
	look()
	d.says("left", "6 left, practice")
}

func TestANewDayBringsANewSession(t *testing.T) {
	t.Parallel()
	d := opener(t, false)
	d.sitThrough()
	d.World.Wait(24 * time.Hour) // the page stays open
	d.p.Awake()
	d.says("prompt", "You open. Which letter?")
	if n := len(d.p.session.Answers); n != 0 || d.p.session.ended {
		t.Errorf("%d answers of yesterday count", n)
	}
	d.item()
	d.typeIn("Escape")
	d.World.Wait(24 * time.Hour)
	d.press("drill-resume")
	if n := len(d.p.session.Answers); n != 0 || d.p.session.ended {
		t.Errorf("going on the next day: %d answers of yesterday count", n)
	}
}

func TestWhatAnotherTabSetsAsideIsNotAsked(t *testing.T) {
	t.Parallel()
	d := begunAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	asked := d.p.session.Item
	d.Answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = asked.Card })
	d.p.AnswersChanged(d.Ctx())
	if d.p.session.Item == asked {
		t.Error("the card that another tab set aside is still asked")
	}
}

func TestWhatIsSetAsideIsSaidAndBroughtBack(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.press("drill-suspend")
	d.says("drill-end", "6 cards are set aside and not asked.")
	d.press("drill-bring-back")
	d.says("prompt", "You open. Which letter?")
}

func TestALeechIsSaidToBeOne(t *testing.T) {
	t.Parallel()
	d := asking(t, 1, address.NoLetters)
	d.typeIn("j 4")
	ask := func() {
		d.p.session.First = d.p.deck.Decisions[0]
		d.p.nextItem()
	}
	for n := range 8 {
		d.World.Wait(400 * 24 * time.Hour)
		ask()
		d.typeIn("a") // wrong
		if n < 7 {
			d.typeIn("Space")
			d.World.Wait(time.Hour)
			ask()
			d.typeIn("j")
		}
	}
	d.says("feedback", "You have missed this 8 times, so it is set aside")
	if len(d.page().All(".grade")) != 0 {
		t.Error("there are grades to choose for a card that is set aside")
	}
}

func TestAGradeChosenLaterKeepsTheTimeOfTheAnswer(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.typeIn("j")
	at := d.p.session.Last().Entry.At
	d.World.Wait(10 * time.Minute)
	d.typeIn("1")
	if all := d.Answers.State().Reviews(); d.answers() != 1 || all[len(all)-1].At != at || all[len(all)-1].Grade != trainer.Again {
		t.Errorf("%+v, answered at %d", all, at)
	}
}

// A key that grades does nothing while a question stands on the board.
func TestAGradeIsNotForTheNextQuestion(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("j 4 q 4")
	if a := d.p.session.Last(); a.Grade != trainer.Good || d.answers() != 1 {
		t.Errorf("the grade of J is %v after %d answers, want %v as proposed", a.Grade, d.answers(), trainer.Good)
	}
	d.says("prompt", "Player 2 plays U. Your letter?")
}

func TestMoreNewCardsAreLearnedOnDemand(t *testing.T) {
	t.Parallel()
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
	d.sitThrough()
	if d.p.session.Item != nil {
		t.Fatalf("%s is still asked", d.p.session.Item.Fragment)
	}
	met := d.lessons()
	d.press("drill-more")
	if a := d.p.session.Pending; a == nil || !a.Lesson || d.lessons() != met+1 {
		t.Errorf("%+v is on the board, want a new card", a)
	}
}

// Today offers more new cards. The sitting that it leads to has them, whether it begins or goes on.
func TestMoreNewCardsThatTodayOffersAreLearned(t *testing.T) {
	t.Parallel()
	all := drillOf(2, 2, "")
	all.All = true
	for _, sitting := range []string{"begins", "has ended", "goes on"} {
		d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 2, ""))
		d.sitThrough()
		switch sitting {
		case "has ended":
			d.visit(all)
		case "goes on":
			d.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = d.p.deck.Decisions[0].Card, trainer.Again })
			d.World.Wait(20 * time.Minute)
			d.visit(all)
			if s := d.p.session; s.ended || s.Pending != nil {
				t.Fatalf("%+v is on the board, want the card that was missed", s.Pending)
			}
		}
		d.visit(apptest.Game(2, 2, ""))
		d.Answers.WantMore(3)
		d.visit(all)
		d.sitThrough()
		if got := d.lessons(); got != 3 || d.Answers.WantsMore() {
			t.Errorf("the sitting %s: %d new cards, want 3, and none for a later sitting", sitting, got)
		}
	}
}

// lessons is how many cards this session has taught.
func (d *drilled) lessons() int {
	n := 0
	for _, a := range d.p.session.Answers {
		if a.Lesson {
			n++
		}
	}
	return n
}

func TestTheNextCardComesWithoutWordsAboutTheLast(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.typeIn("Space")
	d.says("feedback", "Play ")
	d.typeIn("Space")
	if got := d.page().Text("feedback"); got != "" {
		t.Errorf("the next card comes with %q", got)
	}
}
