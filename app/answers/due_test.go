//go:build !js

package answers

import (
	"math/rand/v2"
	"testing"
	"time"

	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/app/storage"
	"spectrie/dicts"
	"spectrie/trainer"
)

// courseFor is the course of the usual game for one of two players.
func courseFor(seat int) trainer.Course { return CourseOf(apptest.Game(2, seat, "")) }

// visitWith is a visit with dictionaries, whose answers are read.
func visitWith(t *testing.T, books *shelf.Shelf) *mounted {
	t.Helper()
	w := newWorld(books)
	w.setClock("2026-11-21 12:00")
	return w.openWithAnswers(t)
}

// answerCard notes an answer to a card.
func (m *mounted) answerCard(card trainer.Card, grade trainer.Grade) {
	m.Answers.Note(trainer.Answered, func(e *trainer.Entry) { e.Card, e.Grade = card, grade })
}

// The bar counts what is due whenever it is drawn, and so keeps the count as long as it holds.
func TestTheCountOfWhatIsDueIsThatOfTheMoment(t *testing.T) {
	t.Parallel()
	m := visitWith(t, apptest.ShelfWith(t, dicts.DefaultID))
	m.Answers.Note(trainer.Set, func(e *trainer.Entry) {
		settings := trainer.DefaultSettings()
		settings.ReviewsADay = 4
		e.Settings = &settings
	})
	chance := rand.New(rand.NewPCG(1, 2))
	var cards []trainer.Card
	for seat := 1; seat <= 2; seat++ {
		deck, err := m.Answers.CourseDeck(courseFor(seat))
		if err != nil {
			t.Fatal(err)
		}
		cards = append(cards, deck.Decisions[0].Card, deck.Decisions[1].Card, deck.Decisions[2].Card, deck.Decisions[3].Card, deck.Recalls[0].Card)
		for _, item := range deck.Decisions {
			if len(item.Letters) > 1 { // a card of its own in an older version
				cards = append(cards, trainer.Card{Course: deck.Course, Fragment: item.Letters[1].At.Fragment()})
				break
			}
		}
	}
	off := trainer.Card{Course: courseFor(1), Fragment: "ha"} // which no deck asks unless it is added
	cards = append(cards, off)
	counts := map[int]bool{}
	for range 600 {
		card := cards[chance.IntN(len(cards))]
		switch chance.IntN(8) {
		case 0:
			m.world.clock = m.world.clock.Add(time.Duration(chance.IntN(20)) * time.Minute)
		case 1:
			m.world.clock = m.world.clock.Add(time.Duration(chance.IntN(72)) * time.Hour)
		case 2:
			m.world.clock = m.world.clock.Add(-time.Duration(chance.IntN(90)) * time.Second) // put back
		case 3:
			kinds := []trainer.Kind{trainer.Buried, trainer.Suspended, trainer.Resumed, trainer.Forgotten, trainer.Added}
			kind := kinds[chance.IntN(len(kinds))]
			if kind == trainer.Added {
				card = off
			}
			m.Answers.Note(kind, func(e *trainer.Entry) { e.Card = card })
		default:
			m.answerCard(card, trainer.Grade(1+chance.IntN(4)))
		}
		session := trainer.Session{Decks: m.Answers.Decks()}
		queue := session.Queue(m.Answers.State(), m.world.clock)
		counts[queue.DueNow()] = true
		for range 2 {
			if got := m.Answers.Due(); got != queue.DueNow() {
				t.Fatalf("at %v %d are due, want %d", m.world.clock, got, queue.DueNow())
			}
		}
	}
	if len(counts) < 6 {
		t.Errorf("only these counts came up: %v", counts)
	}
}

func TestWhatIsDueIsNotCountedAnewForEveryDrawing(t *testing.T) {
	t.Parallel()
	m := answersOn(t, &storage.Memory{})
	m.answer("ja")
	m.Answers.Due()
	counted := m.Answers.due
	m.world.clock = m.world.clock.Add(time.Second)
	if m.Answers.Due(); m.Answers.due.from != counted.from {
		t.Error("it is counted again although nothing has changed")
	}
	m.world.clock = counted.until
	if m.Answers.Due(); m.Answers.due.from == counted.from {
		t.Error("it is not counted when something becomes due")
	}
}

func TestADeckWhoseDictionaryIsNotLoadedCountsFromTheLog(t *testing.T) {
	t.Parallel()
	m := visitWith(t, &shelf.Shelf{})
	ships, own := courseFor(1), courseFor(1)
	own.Dict = "own-0123456789abcdef"
	m.answerCard(trainer.Card{Course: ships}, trainer.Good)
	m.answerCard(trainer.Card{Course: ships, Fragment: "ha"}, trainer.Good) // off the strategy: only a deck knows that
	m.answerCard(trainer.Card{Course: own}, trainer.Good)
	m.world.clock = m.world.clock.Add(48 * time.Hour)
	if got := m.Answers.Due(); got != 2 {
		t.Errorf("%d are due, want 2: a list that is not on this device counts nothing", got)
	}
	m.Answers.MakeDecks(func() { t.Error("decks of dictionaries that are not here were made") })
	m.engine.ConsumeAll()

	m.world.shelf.Add(apptest.ShelfWith(t, dicts.DefaultID).Dictionaries[dicts.DefaultID])
	made := 0
	m.Answers.MakeDecks(func() { made++ })
	m.Answers.MakeDecks(func() { made++ })
	m.engine.ConsumeAll()
	if decks := m.Answers.MadeDecks(); made != 2 || len(decks) != 1 || decks[0].Course != ships {
		t.Errorf("made was called %d times, and there are %d decks", made, len(decks))
	}
	if got := m.Answers.Due(); got != 1 {
		t.Errorf("%d are due, want the one that the deck asks", got)
	}
	deck := m.Answers.MadeDeck(ships)
	m.answerCard(deck.Decisions[1].Card, trainer.Good)
	if again, err := m.Answers.CourseDeck(ships); again != deck || err != nil {
		t.Error("an answer makes another deck")
	}
	m.Answers.Note(trainer.Added, func(e *trainer.Entry) { e.Card = trainer.Card{Course: ships, Fragment: "ha"} })
	if m.Answers.MadeDeck(ships) != nil {
		t.Error("the deck stays although a decision was added")
	}
	m.Answers.MakeDecks(nil)
	m.engine.ConsumeAll()
	if after := m.Answers.MadeDeck(ships); after == nil || after.Game != deck.Game || len(after.Decisions) != len(deck.Decisions)+1 {
		t.Error("the deck was not made again with the added decision, of the same game")
	}
}

func TestTheCourseThatWasUsedLastComesFirst(t *testing.T) {
	t.Parallel()
	m := visitWith(t, &shelf.Shelf{})
	fewest, second, added := courseFor(1), courseFor(2), courseFor(1)
	added.Easiest = true
	want := func(courses ...trainer.Course) {
		t.Helper()
		got := m.Answers.Courses()
		for i := range max(len(got), len(courses)) {
			if i >= len(got) || i >= len(courses) || got[i] != courses[i] {
				t.Fatalf("%v, want %v", got, courses)
			}
		}
		m.world.clock = m.world.clock.Add(time.Minute)
	}
	want()
	m.answerCard(trainer.Card{Course: fewest}, trainer.Good)
	want(fewest)
	m.answerCard(trainer.Card{Course: second, Fragment: "a"}, trainer.Good)
	want(second, fewest)
	undone := added
	undone.Dict = "web2"
	again := m.Answers.Note(trainer.Added, func(e *trainer.Entry) { e.Card = trainer.Card{Course: undone, Fragment: "ha"} })
	want(undone, second, fewest)
	m.Answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = again.ID })
	want(second, fewest)
	m.Answers.Note(trainer.Added, func(e *trainer.Entry) { e.Card = trainer.Card{Course: added, Fragment: "ha"} })
	want(added, second, fewest)
	m.Answers.Note(trainer.Forgotten, func(e *trainer.Entry) { e.Card = trainer.Card{Course: second} })
	want(added, fewest)
	m.answerCard(trainer.Card{Course: fewest}, trainer.Again)
	want(fewest, added)
}

// A card is all letters that come by themselves: whoever opens with A has N in mind for AUNT.
func TestAMistakeIsThatOfTheCardThatAsksForIt(t *testing.T) {
	t.Parallel()
	m := visitWith(t, apptest.ShelfOf(t, "aunt", "auxin", "bonex"))
	begun := m.world.clock.UnixMilli()
	mistake := trainer.Card{Course: courseFor(1), Fragment: "au"}
	card := trainer.Card{Course: courseFor(1)}
	if got := m.Answers.CardOf(mistake); got != card {
		t.Errorf("%v asks for it, want %v", got, card)
	}
	if m.Answers.HasMistake(mistake, 'x', begun) || m.Answers.DrillMistake(mistake, 'x') {
		t.Error("the mistake was there, or its decision was added")
	}
	if got := m.Answers.State().Reviews(); len(got) != 1 || got[0].Card != card || got[0].Gave != "x" || got[0].Grade != trainer.Again {
		t.Errorf("%+v was noted, want a missed answer to %v", got, card)
	}
	if !m.Answers.HasMistake(mistake, 'x', begun) || m.Answers.HasMistake(mistake, 'y', begun) || m.Answers.HasMistake(mistake, 'x', begun+1) {
		t.Error("HasMistake wants the letter and the time of the mistake")
	}
	beside := trainer.Card{Course: courseFor(1), Fragment: "bo"} // which the strategy never comes to
	if m.Answers.HasMistake(beside, 'x', begun) {
		t.Error("another decision has the mistake")
	}
}
