//go:build !js

package app

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/trainer"
)

// What is due and new is one number each: in the bar, on Today, in the row of a deck, in its drill and statistics.
func TestTheCountsOfAllPagesAgree(t *testing.T) {
	t.Parallel()
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID, "web2"), pagesOf)
	w.Clock = sitetest.Noon
	v := w.Open(t)
	v.Answers.LoadAnswers()
	v.Engine.ConsumeAll()
	web := sitetest.CourseOf(3, 1)
	web.Dict = "web2"
	courses := []trainer.Course{sitetest.CourseOf(2, 1), sitetest.CourseOf(2, 2), web}
	for n, course := range courses {
		deck, err := v.Answers.CourseDeck(course)
		if err != nil {
			t.Fatal(err)
		}
		answer := func(item *trainer.Item, ago time.Duration, grade trainer.Grade) {
			v.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
				e.Card, e.Grade, e.At = item.Card, grade, sitetest.Noon.Add(-ago).UnixMilli()
			})
		}
		for i, item := range deck.Decisions[:5] {
			answer(item, 96*time.Hour, trainer.Easy)
			answer(item, 95*time.Hour, trainer.Again)
			if i < n+1 {
				answer(item, 5*time.Minute, trainer.Again) // comes back within minutes
			}
		}
		answer(deck.Recalls[0], 80*time.Hour, trainer.Good)
		v.Answers.Note(trainer.Buried, func(e *trainer.Entry) { e.Card = deck.Decisions[4].Card })
	}
	v.Visit(address.DefaultView.On(address.Today))

	page := v.Drawn(t)
	rows := page.Id("today-decks").All("li")
	if len(rows) != len(courses) {
		t.Fatalf("%d decks, want %d", len(rows), len(courses))
	}
	counted := regexp.MustCompile(`(\d+) due (\d+) learning (\d+)(?: of (\d+))? new`)
	due := 0
	for _, row := range rows {
		link := row.One("h3").One("a").Attribute("href")
		at := slices.IndexFunc(courses, func(c trainer.Course) bool { return answers.ViewOf(c, address.Drill).Address() == link })
		if at < 0 {
			t.Fatalf("a row leads to %s", link)
		}
		course := courses[at]
		var n, learning, fresh int
		found := counted.FindString(row.Words())
		if _, err := fmt.Sscanf(strings.Replace(found, " of ", " ", 1), "%d due %d learning %d", &n, &learning, &fresh); err != nil {
			t.Fatalf("%q: %v", row.Words(), err)
		}
		due += n
		v.Visit(answers.ViewOf(course, address.Drill))
		soon := at + 1
		if want := fmt.Sprintf("%d left", n+fresh+soon); v.Drawn(t).Text("left") != want {
			t.Errorf("the row of %v has %q, the drill %q", course, found, v.Drawn(t).Text("left"))
		}
		v.Visit(answers.ViewOf(course, address.Statistics))
		if got := v.Drawn(t).Text("fact-due"); !strings.HasPrefix(got, fmt.Sprintf("Due now %d", n)) {
			t.Errorf("the row of %v has %q, the statistics %q", course, found, got)
		}
	}
	if want := 4 - 1 + 4 - 2 + 4 - 3 + 3; due != want {
		t.Errorf("%d cards are due in the rows, want %d", due, want)
	}
	title := page.Text("today-title")
	if badge := page.One(".pages").One(".due").Words(); badge != fmt.Sprint(due, " due") || !strings.HasPrefix(title, fmt.Sprintf("%d due and 20 new ", due)) {
		t.Errorf("the bar says %q, the page %q, the rows %d", badge, title, due)
	}
	sitting := address.DefaultView.On(address.Drill)
	sitting.All = true
	v.Visit(sitting)
	if got, want := v.Drawn(t).Text("left"), fmt.Sprintf("%d left", due+20+6); got != want {
		t.Errorf("the sitting has %q, want %q", got, want)
	}
}

// A match has rules of its own. Neither setting it up nor playing it changes a deck.
func TestAMatchChangesNoDeck(t *testing.T) {
	t.Parallel()
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), pagesOf)
	w.Clock = sitetest.Noon
	v := w.Open(t)
	v.Answers.LoadAnswers()
	v.Engine.ConsumeAll()
	v.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1)}, trainer.Again
	})
	w.Wait(time.Hour)
	today := address.DefaultView.On(address.Today)
	v.Visit(today)
	before := v.Drawn(t).Id("main").Words()
	play := address.DefaultView.On(address.Play)
	play.Rules.Players, play.Seat = 3, 3
	v.Visit(play)
	v.Use(t, "click button id=play-quick")
	if got := v.Answers.Courses(); len(got) != 1 || v.Answers.Due() != 1 {
		t.Errorf("the decks are %v, and %d are due", got, v.Answers.Due())
	}
	v.Visit(today)
	if after := v.Drawn(t).Id("main").Words(); after != before {
		t.Errorf("Today was %q and is %q", before, after)
	}
}

// The bar counts what the decks ask, so they are made on every page, once the answers are read.
func TestTheDecksAreMadeInTheBackground(t *testing.T) {
	t.Parallel()
	w := sitetest.NewWorld(apptest.ShelfWith(t, dicts.DefaultID), pagesOf)
	w.Clock = sitetest.Noon
	read := func() *sitetest.Visit {
		v := w.Open(t)
		v.Answers.LoadAnswers()
		v.Engine.ConsumeAll()
		return v
	}
	first := read()
	for _, fragment := range []string{"", "ha"} { // which the strategy never comes to
		first.Answers.Note(trainer.Answered, func(e *trainer.Entry) {
			e.Card, e.Grade = trainer.Card{Course: sitetest.CourseOf(2, 1), Fragment: fragment}, trainer.Good
		})
	}
	first.Engine.ConsumeAll()
	w.Wait(time.Hour)
	v := read()
	if len(v.Answers.MadeDecks()) != 1 {
		t.Fatal("the deck was not made")
	}
	if badge := v.Drawn(t).One(".pages").One(".due").Words(); badge != "1 due" {
		t.Errorf("the bar says %q, want the one card that the deck asks", badge)
	}
}
