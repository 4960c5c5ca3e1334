//go:build !js

package play

import (
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// A link with letters leads to a match against Perfect that begins with them on the board.
func TestPerfectIsMetFromAPosition(t *testing.T) {
	t.Parallel()
	perfect := match.Opponents[len(match.Opponents)-1].Bot
	for _, c := range []struct {
		players, seat        int
		fragment, next, mine string // who plays next, and the letters of the person
	}{
		{2, 1, "jo", "You play next.", "J"},
		{2, 2, "jo", "Perfect plays next.", "O"},
		{2, 2, "j", "You play next.", ""},
		{3, 2, "jov", "Perfect plays next.", "O"},
	} {
		a := playAt(t, apptest.ShelfWith(t, dicts.DefaultID), playView(c.players, c.seat))
		a.p.changeWishes(func(w *wishes) { w.challenges, w.opens = true, 2 })
		a.visit(playView(c.players, c.seat).At(c.fragment))
		shown := strings.ToUpper(c.fragment)
		a.says("play-proof", "Play Perfect from "+shown+" Enter")
		a.says("proof-note", c.next)
		a.press("Enter")
		setup := a.p.table.Setup
		if setup.Challenges || setup.Opener != 0 {
			t.Errorf("%+v, want a strict match that the first player opens", setup)
		}
		for i, player := range setup.Players {
			if want := i != c.seat-1; player.IsBot() != want || want && player.Bot != perfect {
				t.Errorf("player %d is %+v", i+1, player)
			}
		}
		mine := ""
		for _, play := range a.p.table.State().Rounds[0].Plays[:len(c.fragment)] {
			if play.Player == c.seat-1 {
				mine += string(play.Letter)
			}
		}
		if got := strings.ReplaceAll(a.onBoard(), " ", ""); !strings.HasPrefix(got, shown) || strings.ToUpper(mine) != c.mine {
			t.Errorf("the board shows %s, and %q by the person", got, mine)
		}
		if strings.Contains(a.Asked().Address(), "fragment=") {
			t.Errorf("the match has the address %s", a.Asked().Address())
		}
	}
}

func TestAPositionThatCannotBeIsRefused(t *testing.T) {
	t.Parallel()
	for fragment, want := range map[string]string{
		"bone":                   "BONE is a word, so a round that begins with it is over.",
		"bones":                  "BONE is a word, so a round that begins with it is over.",
		"bq":                     "No word of 4 letters or more begins with BQ, so no round can.",
		"<b>":                    "No word of 4 letters or more begins with <B>, so no round can.",
		strings.Repeat("x", 500): "No word of 4 letters or more begins with XXX",
	} {
		a := playAt(t, fewWords(t), playView(2, 1).At(fragment))
		a.says("proof-problem", want)
		a.lacks("play-proof")
		if got := len(a.page().Text("proof-problem")); got > 200 {
			t.Errorf("the refusal has %d characters", got)
		}
		a.press("Enter")
		a.says("play-prompt", "You open.")
	}
	a := pastAt(t, "bo")
	a.visit(playView(2, 1).At("bo"))
	if strings.Contains(a.page().Id("play-continue").Attribute("class"), "strong") || a.page().Id("play-quick").Attribute("class") == "strong" {
		t.Error("beside the position something else stands out")
	}
}
