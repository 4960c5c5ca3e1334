//go:build !js

package drill

import (
	"testing"
	"time"

	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/trainer"
)

// atHA is a decision after the opening H, although the strategy opens with J.
var atHA = trainer.Card{Course: answers.CourseOf(drillOf(2, 1, "")), Fragment: "ha"}

func TestAMistakeInPlayIsDrilledInRounds(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.sitThrough()
	if !d.Answers.DrillMistake(atHA, 'b') {
		t.Error("the strategy opens with J, yet nothing was added for HA")
	}
	d.visit(apptest.Game(2, 1, ""))
	d.World.Wait(2 * time.Minute)
	d.visit(drillOf(2, 1, ""))
	d.says("summary", "6 cards for 5 words, and 1 that you added.")
	d.says("prompt", "Player 2 plays A. Your letter?")
	if got := d.page().One(".aside-note").Words(); got != "You added this card yourself. Your strategy does not lead here." {
		t.Errorf("the note says %q, want %q", got, "You added this card yourself. Your strategy does not lead here.")
	}
	if d.p.session.Item.Fragment != "ha" {
		t.Fatalf("asked is %+v", d.p.session.Item)
	}
	d.item()
	d.says("feedback", "✓ After HA")
	if got := d.Answers.State().Progress(atHA, d.Now()); got.Answers != 2 || got.Status != trainer.Learning {
		t.Errorf("%+v, want answers 2, status %v", got, trainer.Learning)
	}
	if !d.p.session.Over() && d.p.session.Item == nil {
		t.Error("the round stops after the added card, want it to continue")
	}
}

func TestAMistakeInPlayIsDrilledAsASingleCard(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, true)
	d.Answers.DrillMistake(atHA, 'b')
	d.World.Wait(2 * time.Minute)
	for d.p.session.Item.Card != atHA {
		d.typeIn("Space 4")
	}
	d.says("prompt", "What do you play after HA?")
	n := len(d.p.session.Answers)
	d.typeIn("Space")
	d.says("feedback", "Play ")
	d.typeIn("4")
	if got := len(d.p.session.Answers); got != n+1 || d.p.session.Item != nil && d.p.session.Item.Card == atHA {
		t.Errorf("%d answers in the session, want %d, then %+v", got, n+1, d.p.session.Item)
	}
}

func TestAMistakeThatTheStrategyComesByIsOnlyAnswered(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	opening := trainer.Card{Course: atHA.Course}
	if d.Answers.DrillMistake(opening, 'a') {
		t.Error("the opening was added")
	}
	all := d.Answers.State().Reviews()
	if r := all[len(all)-1]; d.answers() != 1 || r.Card != opening || r.Grade != trainer.Again || r.Gave != "a" {
		t.Errorf("%+v, want one review, card %v, grade %v, gave %q", r, opening, trainer.Again, "a")
	}
	inJO := trainer.Card{Course: atHA.Course, Fragment: "jovi"} // a letter that the card of JO asks for
	d.Answers.DrillMistake(inJO, 'n')
	all = d.Answers.State().Reviews()
	if r := all[len(all)-1]; r.Card.Fragment != "jo" || r.Gave != "n" {
		t.Errorf("%+v, want a review of JO", r)
	}
	if d.Answers.DrillMistake(atHA, 'b'); d.Answers.DrillMistake(atHA, 'b') {
		t.Error("what was added is added again")
	}
}

func TestAMistakeIsStillDrilledAfterAReload(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.sitThrough()
	d.Answers.DrillMistake(atHA, 'b')
	d.Engine.ConsumeAll()
	d.World.Wait(2 * time.Minute)
	d = d.reopen(drillOf(2, 1, ""))
	d.says("prompt", "Player 2 plays A. Your letter?")
	d = d.reopen(statisticsOf(2, 1, "")) // before the answers are read
	if n := d.statistics.CardCounts; n.Learning != 1 || n.Total() != 7 {
		t.Errorf("the statistics count %+v", n)
	}
}

// "Drill it now" has the mistake in its address, and so asks it at once, even when the answers are still to be read.
func TestAMistakeIsAskedAtOnce(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.Answers.DrillMistake(atHA, 'b')
	view := drillOf(2, 1, "")
	view.Ask = "ha"
	d.visit(view)
	for _, when := range []string{"at once", "after a reload"} {
		d.says("prompt", "Player 2 plays A. Your letter?")
		if got := d.Problems(); len(got) != 0 {
			t.Errorf("%s: problems %q, want none", when, got)
		}
		d = d.reopen(view)
	}
}

func TestUndoTakesAMistakeOutOfTheDrill(t *testing.T) {
	t.Parallel()
	d := begunOpener(t, false)
	d.Answers.DrillMistake(atHA, 'b')
	d.visit(apptest.Game(2, 1, ""))
	d.visit(drillOf(2, 1, ""))
	d.typeIn("Undo")
	d.says("notice", "Taken back: your letter after HA.")
	d.says("prompt", "New: after HA you play ")
	d.typeIn("Undo")
	d.says("notice", "Taken back: adding your letter after HA.")
	if len(d.p.deck.Added) != 0 || d.p.deck.Item(atHA) != nil {
		t.Errorf("the added card is still in the deck of %d, want it gone", len(d.p.deck.Decisions))
	}
	d.says("prompt", "You open. Which letter?")
	d.typeIn("Redo")
	if d.p.deck.Item(atHA) == nil {
		t.Error("put back, it is not in the deck")
	}
}
