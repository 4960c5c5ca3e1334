//go:build !js

package explore

import (
	"strings"
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

func TestTheSwitchChoosesMapOrTree(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	for _, c := range []struct {
		button string
		tree   bool
	}{{"draw-tree", true}, {"draw-map", false}} {
		m.Use(t, "click button id="+c.button)
		p := m.Drawn(t)
		if m.View().Tree != c.tree || p.HasID("map") == c.tree {
			t.Errorf("after %s the address asks for a tree: %v, and there is a map: %v", c.button, m.View().Tree, p.HasID("map"))
		}
		if pressed := p.Id(c.button).Attribute("aria-pressed"); pressed != "true" {
			t.Errorf("%s is pressed: %s", c.button, pressed)
		}
	}
}

// The menu chooses which words are listed, and in which order.
func TestAMenuChoosesTheWords(t *testing.T) {
	t.Parallel()
	m := mount(t, apptest.ShelfWith(t, dicts.DefaultID))
	for _, c := range []struct {
		choice string
		words  string // the first of them
		all    string
	}{
		{"alphabet", "aardvark abaci aback", "19,631 words"},
		{"short", "abed abet able", "19,631 words"},
		{"lost", "abilities ability about", "9,170 words"},
		{"won", "able absolute academic", "10,461 words"},
		{"common", "abilities ability able", "19,631 words"},
	} {
		m.Enter(t, "change select id=word-choice", c.choice)
		p := m.Drawn(t).One(".words")
		var words []string
		for _, item := range p.Id("words").All("li")[:3] {
			word, _, _ := strings.Cut(item.Words(), " ")
			words = append(words, word)
		}
		if got := strings.Join(words, " "); got != c.words || !strings.Contains(p.Words(), c.all) {
			t.Errorf("%s: the words begin with %s, want %s of %s: %.150s", c.choice, got, c.words, c.all, p.Words())
		}
	}
}
