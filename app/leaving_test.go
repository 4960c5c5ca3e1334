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
	if got := leftMatches(); got != "" {
		t.Errorf("although all is kept there is left %s", got)
	}
	m.spell(t, "u") // in b
	left := leftMatches()
	m = visitMatches(t)
	for _, text := range []string{left, "", "{", `["{",""]`, left} {
		m.play.takeLeftMatches(text)
		m.engine.ConsumeAll()
	}
	wantPlayed(t, "a:b", "b:au")
	m.play.open("b")
	m.spell(t, "n")
	m.engine.ConsumeAll()
	m.play.takeLeftMatches(left) // older than what is kept
	m.engine.ConsumeAll()
	visitMatches(t)
	wantPlayed(t, "a:b", "b:aun")

	m = practiceOn(t, answers)
	m.answer("ja")
	m.engine.ConsumeAll()
	m.answer("je")
	left = leftAnswers()
	m.engine.ConsumeAll()
	answers.Erase()
	m = m.anotherVisit(t)
	for _, text := range []string{left, "", "[7]", left} {
		m.takeLeftAnswers(text)
		m.engine.ConsumeAll()
	}
	if m.anotherVisit(t); answered() != "je" {
		t.Errorf("%q", answered())
	}
}
