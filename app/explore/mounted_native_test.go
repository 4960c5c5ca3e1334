//go:build !js

package explore

import (
	"testing"

	"spectrie/app/apptest"
	"spectrie/app/board"
	"spectrie/app/shelf"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// mount is the explorer in go-app's test engine.
func mount(t testing.TB, books *shelf.Shelf) *mounted {
	t.Helper()
	w := sitetest.NewWorld(books, nil)
	return visitIn(w, func() *sitetest.Visit { return w.Open(t) })
}

func TestTheToggleHidesAndShowsWhatIsKnown(t *testing.T) {
	e := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	e.Answers.LoadAnswers()
	e.Engine.ConsumeAll()
	e.Answers.Note(trainer.Answered, func(entry *trainer.Entry) {
		entry.Card, entry.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1)}, trainer.Easy
	})
	e.Visit.Visit(apptest.Game(2, 1, ""))
	for _, want := range []bool{false, true} {
		e.Use(t, "click button id=known")
		if got := len(e.Drawn(t).Remembered()) > 0; got != want {
			t.Errorf("what is known is shown: %v, want %v", got, want)
		}
	}
}

func TestWhatWasAnsweredOnAnEarlierVisitIsShown(t *testing.T) {
	t.Parallel()
	w := sitetest.NewWorld(apptest.ShelfOf(t, "jack", "jell"), nil)
	open := func() *mounted {
		m := visitIn(w, func() *sitetest.Visit { return w.Open(t) })
		m.Visit.Visit(apptest.Game(2, 1, ""))
		return m
	}
	earlier := open()
	earlier.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1)}, trainer.Easy
	})
	earlier.Engine.ConsumeAll() // the answer is kept
	if got := open().Drawn(t).Remembered()[""]; got != "you know this" {
		t.Errorf("the opening is %q, want it known", got)
	}
}

func TestTheButtonListsMoreWords(t *testing.T) {
	e := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	e.Visit.Visit(apptest.Game(2, 1, "a"))
	e.Use(t, "click button id=more-words")
	if got, want := len(e.Drawn(t).Id("words").All("li")), board.ExplorerWords+4*board.WordsAtOnce; got != want {
		t.Errorf("%d words are listed, want %d", got, want)
	}
}
