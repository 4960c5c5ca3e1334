//go:build !js

package play

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// What is said belongs to the round under review, and a person says nothing.
func TestABotSpeaksOfTheRoundUnderReview(t *testing.T) {
	t.Parallel()
	a := reviewAt(t, apptest.ShelfWith(t, dicts.DefaultID), match.Setup{Dict: dicts.DefaultID, MinLetters: 4, Lives: "ghost", Players: []match.Player{
		{Name: "You"}, {Name: "Perfect", Bot: match.Opponents[4].Bot}}}, "jumbo"+"h")
	if got := a.p.table.saying(1); got != "There was L." {
		t.Errorf("after JUMBO Perfect says %q", got)
	}
	if got := a.p.table.saying(0); got != "" {
		t.Errorf("the person says %q", got)
	}
	if a.p.table.review = match.Nobody; a.p.table.saying(1) != "" {
		t.Error("the bot speaks of a round that is not over")
	}
	a.p.table.review = 0
	a.p.table.Setup.Seed++ // another match, another way to say it
	a.p.table.sayings = sayings{}
	if got := a.p.table.saying(1); got != "L would have won." {
		t.Errorf("in another match Perfect says %q", got)
	}
}
