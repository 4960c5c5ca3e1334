//go:build !js

package app

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/storage"
	"spectrie/solver"
	"spectrie/trainer"
)

// practiceOn begins a visit on a device, with a clock that the test sets.
func practiceOn(t testing.TB, device *storage.Memory) *mounted {
	t.Helper()
	before, clock := practice, now
	t.Cleanup(func() { practice, now = before, clock })
	useDevice(t, device)
	practice = newTraining()
	setClock("2026-11-21 12:00")
	m := mount(t, &library{})
	m.awaitPractice()
	m.engine.ConsumeAll()
	return m
}

// anotherVisit closes the page and opens it again.
func (m *mounted) anotherVisit(t testing.TB) *mounted {
	t.Helper()
	m.engine.ConsumeAll()
	practice = newTraining()
	again := mount(t, &library{})
	again.awaitPractice()
	again.engine.ConsumeAll()
	return again
}

// setClock sets the clock of the pages.
func setClock(text string) {
	at, err := time.Parse("2006-01-02 15:04", text)
	if err != nil {
		panic(err)
	}
	now = func() time.Time { return at }
}

func testCard(fragment string) trainer.Card {
	return trainer.Card{Course: trainer.Course{Dict: DefaultView.Dict, Rules: solver.Usual, Seat: 1}, Fragment: fragment}
}

// answer notes an answer to the card of a fragment.
func (m *mounted) answer(fragment string) trainer.Entry {
	return m.note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Took, e.Gave = testCard(fragment), trainer.Good, 2300, "e"
	})
}

// answered are the fragments of the answers that count, in order.
func answered() string {
	var fragments []string
	for _, r := range practice.state().Reviews() {
		fragments = append(fragments, r.Card.Fragment)
	}
	return strings.Join(fragments, " ")
}

func TestAnswersAreThereOnTheNextVisit(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	if !practice.ready() || answered() != "" {
		t.Errorf("before: ready %v, %q", practice.ready(), answered())
	}
	m.answer("")
	m.answer("ja")
	if answered() != " ja" {
		t.Errorf("at once: %q", answered())
	}
	if got := practice.state().Progress(testCard("ja"), now()).Answers; got != 1 {
		t.Errorf("the card has %d answers", got)
	}
	m = m.anotherVisit(t)
	m.answer("je")
	m = m.anotherVisit(t)
	if answered() != " ja je" {
		t.Errorf("then: %q", answered())
	}
}

func TestBeforeTheLogIsReadNothingIsKnown(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	m.engine.ConsumeAll()
	practice = newTraining()
	m = mount(t, &library{})
	if practice.ready() || answered() != "" {
		t.Error("it is known too soon")
	}
	m.awaitPractice()
	setClock("2026-11-21 12:01")
	m.answer("je") // already
	m.awaitPractice()
	m.engine.ConsumeAll()
	if !practice.ready() || answered() != "ja je" {
		t.Errorf("then: %q", answered())
	}
	if m.anotherVisit(t); answered() != "ja je" {
		t.Errorf("the next visit has %q", answered())
	}
}

func TestAnAnswerIsTakenBack(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	last := m.answer("je")
	m.note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = last.ID })
	if answered() != "ja" {
		t.Errorf("left %q", answered())
	}
	if m.anotherVisit(t); answered() != "ja" {
		t.Errorf("the next visit has %q", answered())
	}
}

func TestWhereNothingIsKeptAnswersLastForTheVisit(t *testing.T) {
	device := &storage.Memory{Fails: storage.ErrDenied}
	m := practiceOn(t, device)
	if !practice.ready() {
		t.Error("the page waits for ever")
	}
	m.answer("ja")
	m.engine.ConsumeAll()
	if answered() != "ja" || !errors.Is(practice.failed, storage.ErrDenied) {
		t.Errorf("%q, %v", answered(), practice.failed)
	}
	device.Fails = nil // the next answer takes the others with it
	other, _ := openAnswerStore(t.Context(), device)
	e := trainer.Entry{ID: trainer.ID{Writer: "other", Number: 1}, Kind: trainer.Answered, At: now().UnixMilli() - 1, Card: testCard("ju"), Grade: trainer.Good}
	if err := other.add(t.Context(), encodeEntries([]trainer.Entry{e})); err != nil {
		t.Fatal(err)
	}
	m.answer("je")
	m.engine.ConsumeAll()
	if practice.failed != nil || answered() != "ju ja je" {
		t.Errorf("%q, %v", answered(), practice.failed)
	}
	if m.anotherVisit(t); answered() != "ju ja je" {
		t.Errorf("the next visit has %q", answered())
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
	if practice.failed != nil || len(practice.unkept) > 0 {
		t.Errorf("with room: %v, %d not kept", practice.failed, len(practice.unkept))
	}
	if m.anotherVisit(t); answered() != "ja je ji" {
		t.Errorf("the next visit has %q", answered())
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
	if m.anotherVisit(t); answered() != "ja" || practice.left.Damaged != 5 {
		t.Errorf("%q, %d damaged", answered(), practice.left.Damaged)
	}
}

// told makes the page tell other tabs, and returns what it tells them.
func told() *[]string {
	var texts []string
	practice.tabs.send = func(text string) { texts = append(texts, text) }
	return &texts
}

// hear is what another tab told.
func (m *mounted) hear(texts ...string) {
	for _, text := range texts {
		m.heard(m.home, text)
	}
	m.engine.ConsumeAll()
}

func TestTabsHearOfEachOthersAnswers(t *testing.T) {
	a := practiceOn(t, &storage.Memory{})
	fromA := told()
	a.answer("ja")
	a.engine.ConsumeAll()
	tabA := practice

	b := a.anotherVisit(t) // both are open
	fromB := told()
	practice = tabA
	a.answer("je")
	tabA = practice
	practice = newTraining()
	b.awaitPractice()
	b.engine.ConsumeAll()
	fromB = told()
	b.answer("ju")
	b.hear(slices.Clone(*fromA)...)
	b.hear(slices.Clone(*fromA)...)
	if answered() != "ja je ju" {
		t.Errorf("b knows %q", answered())
	}
	practice = tabA
	a.hear(*fromB...)
	if answered() != "ja je ju" {
		t.Errorf("a knows %q", answered())
	}
	if a.anotherVisit(t); answered() != "ja je ju" {
		t.Errorf("kept are %q", answered())
	}
}

func TestWhatIsNoNewsChangesNothing(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	m.answer("ja")
	for _, text := range []string{"", "null", "{", `{"entries":["x",""]}`, `{"entries":[1]}`, `[]`, `"deleted"`} {
		if m.hear(text); answered() != "ja" {
			t.Errorf("%s: %q", text, answered())
		}
	}
}

func TestAnAnswerOfAnotherTabWhileTheLogIsReadStays(t *testing.T) {
	device := &storage.Memory{}
	m := practiceOn(t, device)
	e := m.answer("ja")
	m.engine.ConsumeAll()
	device.Erase() // the other tab has not kept it yet
	practice = newTraining()
	told()
	m.readAnswers()
	m.heard(m.home, `{"entries":[`+entryText(e)+`]}`)
	m.engine.ConsumeAll()
	if answered() != "ja" {
		t.Errorf("%q", answered())
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
	m.readAnswers()
	m.engine.ConsumeAll()
	if answered() != "je" {
		t.Errorf("%q", answered())
	}
}

func TestAnswersOfAWrongClockCountLater(t *testing.T) {
	m := practiceOn(t, &storage.Memory{})
	setClock("2026-12-24 12:00")
	m.answer("ja")
	setClock("2026-11-21 12:00")
	m = m.anotherVisit(t)
	m.answer("je")
	if answered() != "je" {
		t.Errorf("today: %q", answered())
	}
	setClock("2026-12-24 12:00")
	if answered() != "je ja" {
		t.Errorf("then: %q", answered())
	}
}
