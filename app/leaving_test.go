//go:build !js

package app

import (
	"testing"

	"spectrie/app/storage"
)

func TestWhatIsNotKeptWhenThePageGoesIsThereOnTheNextVisit(t *testing.T) {
	answers, matches := &storage.Memory{}, &storage.Memory{}
	m := matchesOn(t, matches)
	m.sit(t, "a", "b")
	m.sit(t, "b", "a")
	m.engine.ConsumeAll()
	if _, got := m.play.unkeptText(); got != "" {
		t.Errorf("although all is kept there is left %s", got)
	}
	m.spell(t, "u") // in b
	_, left := m.play.unkeptText()
	m = m.world.matches(t)
	for _, text := range []string{left, "", "{", `["{",""]`, left} {
		m.play.played.takeLeftMatches(storage.TextsOfList(text))
		m.engine.ConsumeAll()
	}
	m.wantPlayed(t, "a:b", "b:au")
	m.play.open("b")
	m.spell(t, "n")
	m.engine.ConsumeAll()
	m.play.played.takeLeftMatches(storage.TextsOfList(left)) // older than what is kept
	m.engine.ConsumeAll()
	m = m.world.matches(t)
	m.wantPlayed(t, "a:b", "b:aun")

	m = practiceOn(t, answers)
	m.answer("ja")
	m.engine.ConsumeAll()
	m.answer("je")
	_, left = m.answers.unkeptText()
	m.engine.ConsumeAll()
	answers.Erase()
	m = m.anotherVisit(t)
	for _, text := range []string{left, "", "[7]", left} {
		m.answers.takeLeftAnswers(storage.TextsOfList(text))
		m.engine.ConsumeAll()
	}
	if m = m.anotherVisit(t); m.answered() != "je" {
		t.Errorf("%q", m.answered())
	}
}
