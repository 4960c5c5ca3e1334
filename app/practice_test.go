//go:build !js

package app

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/app/storage"
	"spectrie/solver"
	"spectrie/trainer"
)

func testCard(fragment string) trainer.Card {
	return trainer.Card{Course: trainer.Course{Dict: DefaultView.Dict, Rules: solver.Usual, Seat: 1}, Fragment: fragment}
}

// answer notes an answer to the card of a fragment.
func (m *mounted) answer(fragment string) trainer.Entry {
	return m.answers.note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Took, e.Gave = testCard(fragment), trainer.Good, 2300, "e"
	})
}

func TestAnswersAreThereOnTheNextVisit(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	if !m.answers.ready() || m.answered() != "" {
		t.Errorf("before: ready %v, %q", m.answers.ready(), m.answered())
	}
	m.answer("")
	m.answer("ja")
	if m.answered() != " ja" {
		t.Errorf("at once: %q", m.answered())
	}
	if got := m.answers.state().Progress(testCard("ja"), m.Now()).Answers; got != 1 {
		t.Errorf("the card has %d answers", got)
	}
	m = m.anotherVisit(t)
	m.answer("je")
	m = m.anotherVisit(t)
	if m.answered() != " ja je" {
		t.Errorf("then: %q", m.answered())
	}
}

func TestBeforeTheLogIsReadNothingIsKnown(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	m.engine.ConsumeAll()
	m = m.world.mount(t)
	if m.answers.ready() || m.answered() != "" {
		t.Error("it is known too soon")
	}
	m.answers.awaitPractice()
	m.setClock("2026-11-21 12:01")
	m.answer("je") // already
	m.answers.awaitPractice()
	m.engine.ConsumeAll()
	if !m.answers.ready() || m.answered() != "ja je" {
		t.Errorf("then: %q", m.answered())
	}
	if m = m.anotherVisit(t); m.answered() != "ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestAnAnswerIsTakenBack(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	last := m.answer("je")
	m.answers.note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = last.ID })
	if m.answered() != "ja" {
		t.Errorf("left %q", m.answered())
	}
	if m = m.anotherVisit(t); m.answered() != "ja" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestWhereNothingIsKeptAnswersLastForTheVisit(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	m := practiceOn(t, device)
	if !m.answers.ready() {
		t.Error("the page waits for ever")
	}
	m.answer("ja")
	m.engine.ConsumeAll()
	if m.answered() != "ja" || !errors.Is(m.answers.failed, storage.ErrDenied) {
		t.Errorf("%q, %v", m.answered(), m.answers.failed)
	}
	device.Fails = nil // the next answer takes the others with it
	other, _ := openAnswerStore(t.Context(), device)
	e := trainer.Entry{ID: trainer.ID{Writer: "other", Number: 1}, Kind: trainer.Answered, At: m.Now().UnixMilli() - 1, Card: testCard("ju"), Grade: trainer.Good}
	if err := other.add(t.Context(), encodeEntries([]trainer.Entry{e})); err != nil {
		t.Fatal(err)
	}
	m.answer("je")
	m.engine.ConsumeAll()
	if m.answers.failed != nil || m.answered() != "ju ja je" {
		t.Errorf("%q, %v", m.answered(), m.answers.failed)
	}
	if m = m.anotherVisit(t); m.answered() != "ju ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestThatAnswersAreNotKeptIsSaidOnce(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := practiceOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	m.answer("je")
	m.engine.ConsumeAll()
	if want := "Your last answer is not kept on this device: this device has no room for it. It lasts for this visit."; m.notice != want || m.notices != 1 {
		t.Errorf("%q, %d times", m.notice, m.notices)
	}
	device.Room = 0
	m.answer("ji")
	m.engine.ConsumeAll()
	if m.answers.failed != nil || len(m.answers.unkept) > 0 {
		t.Errorf("with room: %v, %d not kept", m.answers.failed, len(m.answers.unkept))
	}
	if m = m.anotherVisit(t); m.answered() != "ja je ji" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestADamagedRecordIsLeftOutAndCounted(t *testing.T) {
	device := &storage.Memory{}
	m := practiceOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	for _, damaged := range []string{"", "{", "null", `{"w":"a","n":1}`, strings.Repeat("x", 1<<20)} {
		device.Place(answerDatabase, answerRecords, damaged, true)
	}
	if m = m.anotherVisit(t); m.answered() != "ja" || m.answers.left.Damaged != 5 {
		t.Errorf("%q, %d damaged", m.answered(), m.answers.left.Damaged)
	}
}

// hear is what another tab told.
func (m *mounted) hear(texts ...string) {
	for _, text := range texts {
		m.answers.heard(m.home, text)
	}
	m.engine.ConsumeAll()
}

func TestTabsHearOfEachOthersAnswers(t *testing.T) {
	a := practiceOn(t, &storage.Memory{})
	fromA := a.told()
	a.answer("ja")
	a.engine.ConsumeAll()

	b := a.anotherVisit(t) // both are open
	a.answer("je")
	fromB := b.told()
	b.setClock("2026-11-21 12:01")
	b.answer("ju")
	b.hear(slices.Clone(*fromA)...)
	b.hear(slices.Clone(*fromA)...)
	if b.answered() != "ja je ju" {
		t.Errorf("b knows %q", b.answered())
	}
	a.hear(*fromB...)
	if a.answered() != "ja je ju" {
		t.Errorf("a knows %q", a.answered())
	}
	if a = a.anotherVisit(t); a.answered() != "ja je ju" {
		t.Errorf("kept are %q", a.answered())
	}
}

func TestWhatIsNoNewsChangesNothing(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	for _, text := range []string{"", "null", "{", `{"entries":["x",""]}`, `{"entries":[1]}`, `[]`, `"deleted"`} {
		if m.hear(text); m.answered() != "ja" {
			t.Errorf("%s: %q", text, m.answered())
		}
	}
}

func TestAnAnswerOfAnotherTabWhileTheLogIsReadStays(t *testing.T) {
	device := &storage.Memory{}
	m := practiceOn(t, device)
	e := m.answer("ja")
	m.engine.ConsumeAll()
	device.Erase() // the other tab has not kept it yet
	m = m.world.mount(t)
	m.told()
	m.answers.readAnswers()
	m.answers.heard(m.home, `{"entries":[`+entryText(e)+`]}`)
	m.engine.ConsumeAll()
	if m.answered() != "ja" {
		t.Errorf("%q", m.answered())
	}
}

func entryText(e trainer.Entry) string {
	return `"` + strings.ReplaceAll(string(trainer.EncodeEntry(e)), `"`, `\"`) + `"`
}

// Reading again is how a tab notices what others did where they cannot tell.
func TestWithoutAWayToTellTabsReadAgain(t *testing.T) {
	device := &storage.Memory{}
	m := practiceOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	other, _ := openAnswerStore(t.Context(), device)
	if err := other.clear(t.Context()); err != nil {
		t.Fatal(err)
	}
	m.answer("je")
	m.answers.readAnswers()
	m.engine.ConsumeAll()
	if m.answered() != "je" {
		t.Errorf("%q", m.answered())
	}
}

func TestAnswersOfAWrongClockCountLater(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.setClock("2026-12-24 12:00")
	m.answer("ja")
	m.setClock("2026-11-21 12:00")
	m = m.anotherVisit(t)
	m.answer("je")
	if m.answered() != "je" {
		t.Errorf("today: %q", m.answered())
	}
	m.setClock("2026-12-24 12:00")
	if m.answered() != "je ja" {
		t.Errorf("then: %q", m.answered())
	}
}
