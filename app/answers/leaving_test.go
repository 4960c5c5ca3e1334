//go:build !js

package answers

import (
	"testing"

	"spectrie/app/storage"
)

func TestWhatIsNotKeptWhenThePageGoesIsThereOnTheNextVisit(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	m.answer("je")
	_, left := m.Answers.UnkeptText()
	m.engine.ConsumeAll()
	device.Erase()
	m = m.anotherVisit(t)
	for _, text := range []string{left, "", "[7]", left} {
		m.Answers.takeLeftovers(storage.TextsOfList(text))
		m.engine.ConsumeAll()
	}
	if m = m.anotherVisit(t); m.answered() != "je" {
		t.Errorf("%q, want %q", m.answered(), "je")
	}
}
