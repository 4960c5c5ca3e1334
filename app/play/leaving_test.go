//go:build !js

package play

import (
	"testing"

	"spectrie/app/storage"
)

func TestWhatIsNotKeptWhenThePageGoesIsThereOnTheNextVisit(t *testing.T) {
	device := &storage.Memory{}
	m := matchesOn(t, device)
	m.sit(t, "a", "b")
	m.sit(t, "b", "a")
	m.Engine.ConsumeAll()
	if _, got := m.play.UnkeptText(); got != "" {
		t.Errorf("although all is kept there is left %s, want %q", got, "")
	}
	m.spell(t, "u") // in b
	_, left := m.play.UnkeptText()
	m = matchesIn(t, m.World)
	for _, text := range []string{left, "", "{", `["{",""]`, left} {
		m.play.matches.KeepLeftovers(storage.TextsOfList(text))
		m.Engine.ConsumeAll()
	}
	m.wantPlayed(t, "a:b", "b:au")
	m.play.openKept("b")
	m.spell(t, "n")
	m.Engine.ConsumeAll()
	m.play.matches.KeepLeftovers(storage.TextsOfList(left)) // older than what is kept
	m.Engine.ConsumeAll()
	m = matchesIn(t, m.World)
	m.wantPlayed(t, "a:b", "b:aun")
}
