//go:build !js

package answers

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/storage"
	"spectrie/trainer"
)

// answer notes an answer to the card of a fragment.
func (m *mounted) answer(fragment string) trainer.Entry {
	return m.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Took, e.Gave = apptest.TestCard(fragment), trainer.Good, 2300, "e"
	})
}

func TestAnswersAreThereOnTheNextVisit(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	if !m.Answers.Ready() || m.answered() != "" {
		t.Errorf("before: ready %v, %q", m.Answers.Ready(), m.answered())
	}
	m.answer("")
	m.answer("ja")
	if m.answered() != " ja" {
		t.Errorf("at once: %q", m.answered())
	}
	if got := m.Answers.State().Progress(apptest.TestCard("ja"), m.Now()).Answers; got != 1 {
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
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	m.engine.ConsumeAll()
	m = m.world.mount(t)
	if m.Answers.Ready() || m.answered() != "" {
		t.Error("it is known too soon")
	}
	m.Answers.LoadAnswers()
	m.setClock("2026-11-21 12:01")
	m.answer("je") // already
	m.Answers.LoadAnswers()
	m.engine.ConsumeAll()
	if !m.Answers.Ready() || m.answered() != "ja je" {
		t.Errorf("then: %q", m.answered())
	}
	if m = m.anotherVisit(t); m.answered() != "ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestAnAnswerIsTakenBack(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	last := m.answer("je")
	m.Answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = last.ID })
	if m.answered() != "ja" {
		t.Errorf("left %q", m.answered())
	}
	if m = m.anotherVisit(t); m.answered() != "ja" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestWhereNothingIsKeptAnswersLastForTheVisit(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	m := answersOn(t, device)
	if !m.Answers.Ready() {
		t.Error("the page waits for ever")
	}
	m.answer("ja")
	m.engine.ConsumeAll()
	if m.answered() != "ja" || !errors.Is(m.Answers.Failed, storage.ErrDenied) {
		t.Errorf("%q, %v, want answered %q, %v", m.answered(), m.Answers.Failed, "ja", storage.ErrDenied)
	}
	device.Fails = nil // the next answer takes the others with it
	other, _ := openAnswerStore(t.Context(), device)
	e := trainer.Entry{ID: trainer.ID{Writer: "other", Number: 1}, Kind: trainer.Answered, At: m.Now().UnixMilli() - 1, Card: apptest.TestCard("ju"), Grade: trainer.Good}
	if err := other.addTexts(t.Context(), encodeEntries([]trainer.Entry{e})); err != nil {
		t.Fatal(err)
	}
	m.answer("je")
	m.engine.ConsumeAll()
	if m.Answers.Failed != nil || m.answered() != "ju ja je" {
		t.Errorf("%q, %v, want failed nil, answered %q", m.answered(), m.Answers.Failed, "ju ja je")
	}
	if m = m.anotherVisit(t); m.answered() != "ju ja je" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestThatAnswersAreNotKeptIsSaidOnce(t *testing.T) {
	device := &storage.Memory{Room: 10}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	m.answer("je")
	m.engine.ConsumeAll()
	if want := "Your last answer is not kept on this device: this device has no room for it. It lasts for this visit only."; m.Notice() != want || m.Notices != 1 {
		t.Errorf("%q, %d times", m.Notice(), m.Notices)
	}
	device.Room = 0
	m.answer("ji")
	m.engine.ConsumeAll()
	if m.Answers.Failed != nil || len(m.Answers.Unkept) > 0 {
		t.Errorf("with room: %v, %d not kept", m.Answers.Failed, len(m.Answers.Unkept))
	}
	if m = m.anotherVisit(t); m.answered() != "ja je ji" {
		t.Errorf("the next visit has %q", m.answered())
	}
}

func TestADamagedRecordIsLeftOutAndCounted(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	for _, damaged := range []string{"", "{", "null", `{"w":"a","n":1}`, strings.Repeat("x", 1<<20)} {
		device.Place(answerDatabase, answerRecords, damaged, true)
	}
	if m = m.anotherVisit(t); m.answered() != "ja" || m.Answers.Unreadable.Damaged != 5 {
		t.Errorf("%q, %d damaged", m.answered(), m.Answers.Unreadable.Damaged)
	}
}

// hear is what another tab told.
func (m *mounted) hear(texts ...string) {
	for _, text := range texts {
		m.Answers.heard(m.Ctx(), text)
	}
	m.engine.ConsumeAll()
}

func TestTabsHearOfEachOthersAnswers(t *testing.T) {
	a := answersOn(t, &storage.Memory{})
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
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	for _, text := range []string{"", "null", "{", `{"entries":["x",""]}`, `{"entries":[1]}`, `[]`, `"deleted"`} {
		if m.hear(text); m.answered() != "ja" {
			t.Errorf("%s: %q, want %q", text, m.answered(), "ja")
		}
	}
}

func TestAnAnswerOfAnotherTabWhileTheLogIsReadStays(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	e := m.answer("ja")
	m.engine.ConsumeAll()
	device.Erase() // the other tab has not kept it yet
	m = m.world.mount(t)
	m.told()
	m.Answers.readAnswers()
	m.Answers.heard(m.Ctx(), `{"entries":[`+entryText(e)+`]}`)
	m.engine.ConsumeAll()
	if m.answered() != "ja" {
		t.Errorf("%q, want %q", m.answered(), "ja")
	}
}

func entryText(e trainer.Entry) string {
	return `"` + strings.ReplaceAll(string(trainer.EncodeEntry(e)), `"`, `\"`) + `"`
}

// Reading again is how a tab notices what others did where they cannot tell.
func TestWithoutAWayToTellTabsReadAgain(t *testing.T) {
	device := &storage.Memory{}
	m := answersOn(t, device)
	m.answer("ja")
	m.engine.ConsumeAll()
	other, _ := openAnswerStore(t.Context(), device)
	if err := other.clear(t.Context()); err != nil {
		t.Fatal(err)
	}
	m.answer("je")
	m.Answers.readAnswers()
	m.engine.ConsumeAll()
	if m.answered() != "je" {
		t.Errorf("%q, want %q", m.answered(), "je")
	}
}

func TestAnswersOfAWrongClockCountLater(t *testing.T) {
	m := answersOn(t, &storage.Memory{})
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
