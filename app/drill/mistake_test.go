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
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	if !d.Answers.DrillMistake(atHA, 'b') {
		t.Error("the strategy opens with J, yet nothing was added for HA")
	}
	d.visit(apptest.Game(2, 1, ""))
	d.World.Wait(2 * time.Minute)
	d.visit(drillOf(2, 1, ""))
	d.says("summary", "7 decisions for 5 words, and 1 that you added.")
	d.says("prompt", "Player 2 plays A. Your letter?")
	if got := d.page().All(".aside-note")[0].Words(); got != "This card is from one of your matches. Your strategy does not lead here." {
		t.Errorf("the note says %q, want %q", got, "This card is from one of your matches. Your strategy does not lead here.")
	}
	if d.p.session.Item.Fragment != "ha" {
		t.Fatalf("asked is %+v", d.p.session.Item)
	}
	d.typeIn(string(d.p.session.Item.Plays.Letter()))
	d.says("feedback", "✓ After HA: ")
	if got := d.Answers.State().Progress(atHA, d.Now()); got.Answers != 2 || got.Status != trainer.Learning {
		t.Errorf("%+v, want answers 2, status %v", got, trainer.Learning)
	}
	if !d.p.session.Over() && d.p.session.Item == nil {
		t.Error("the round stops after the added card, want it to continue")
	}
}

func TestAMistakeInPlayIsDrilledAsASingleCard(t *testing.T) {
	view := drillOf(2, 1, "")
	view.Cards = true
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), view)
	d.Answers.DrillMistake(atHA, 'b')
	d.World.Wait(2 * time.Minute)
	d.p.nextItem()
	d.says("prompt", "What do you play after HA?")
	d.typeIn("Space")
	d.says("feedback", "Play ")
	d.typeIn("4")
	if n := len(d.p.session.Answers); n != 1 || d.p.session.Item.Card == atHA {
		t.Errorf("%d answers in the session, then %+v", n, d.p.session.Item)
	}
}

func TestAMistakeThatTheStrategyComesByIsOnlyAnswered(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	opening := trainer.Card{Course: atHA.Course}
	if d.Answers.DrillMistake(opening, 'a') {
		t.Error("the opening was added")
	}
	r := d.Answers.State().Reviews()
	if len(r) != 1 || r[0].Card != opening || r[0].Grade != trainer.Again || r[0].Gave != "a" {
		t.Errorf("%+v, want one review, card %v, grade %v, gave %q", r, opening, trainer.Again, "a")
	}
	if d.Answers.DrillMistake(atHA, 'b'); d.Answers.DrillMistake(atHA, 'b') {
		t.Error("what was added is added again")
	}
}

func TestAMistakeIsStillDrilledAfterAReload(t *testing.T) {
	l := apptest.ShelfWith(t, "american-english-7.1")
	d := drillAt(t, l, drillOf(2, 1, ""))
	d.Answers.DrillMistake(atHA, 'b')
	d.Engine.ConsumeAll()
	d.World.Wait(2 * time.Minute)
	d = d.reopen(drillOf(2, 1, ""))
	d.says("prompt", "Player 2 plays A. Your letter?")
	d = d.reopen(statisticsOf(2, 1, "")) // before the answers are read
	if n := d.statistics.CardCounts; n.Learning != 1 || n.Total() != 9 {
		t.Errorf("the statistics count %+v", n)
	}
}

func TestUndoTakesAMistakeOutOfTheDrill(t *testing.T) {
	d := drillAt(t, apptest.ShelfWith(t, "american-english-7.1"), drillOf(2, 1, ""))
	d.Answers.DrillMistake(atHA, 'b')
	d.visit(apptest.Game(2, 1, ""))
	d.visit(drillOf(2, 1, ""))
	d.typeIn("Undo")
	d.says("notice", "Taken back: your letter after HA.")
	d.says("prompt", "It is new to you.")
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
