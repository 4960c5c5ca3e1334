//go:build !js

package play

import (
	"strings"
	"testing"
)

// hears makes a tab hear of what another tab keeps.
func (a *atPlay) hears(other *atPlay) {
	other.play.matches.Tabs.Send = func(text string) {
		a.play.matches.OnNews(a.Ctx(), text)
		a.Engine.ConsumeAll()
	}
}

func TestAMatchThatAnotherTabPlaysOnIsFollowed(t *testing.T) {
	t.Parallel()
	a := twoAtPlay(t, false)
	a.press("b", "o")
	a.use("click button data-help=2")
	other := a.reopen(a.View())
	a.hears(other)
	other.press("n", "e")
	a.says("play-said", "This match continues in another tab. Ben plays E. Ben completes BONE and loses the round.")
	a.says("play-next", "Next round")
	other.press("Backspace")
	a.says("play-said", "This match continues in another tab. Taken back to BON.")
	a.lacks("play-next") // there is no round to look back on
	other.press("e")
	a.press("Enter")
	if got := a.keysThat("win") + a.keysThat("lose"); got != "" {
		t.Errorf("the hints show %s in the next round, want none", got)
	}
	view := a.View()
	a.use("click button id=play-leave")
	other.press("Enter", "z")
	a.visit(view)
	if got := a.onBoard(); got != "Z" {
		t.Errorf("the match set aside shows %q, want Z, as the other tab played", got)
	}
}

func TestTheMatchesOfAnotherTabAreListed(t *testing.T) {
	t.Parallel()
	a := pastAt(t)
	other := a.reopen(playView(2, 1))
	a.hears(other)
	other.use("click button id=play-quick")
	if got := a.listed(); len(got) != 1 || !strings.HasPrefix(got[0], "Against Reader") {
		t.Errorf("listed %q, want the match that the other tab has begun", got)
	}
}
