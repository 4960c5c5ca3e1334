package sitetest

import (
	"time"

	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/shelf"
	"spectrie/trainer"
)

// PersonWho is a person who has given these answers by noon.
func PersonWho(answers ...Response) *Person {
	log := new(trainer.Log)
	for _, a := range answers {
		entry := log.Next("test", trainer.Answered, Noon.Add(-a.Ago))
		entry.Card, entry.Grade = trainer.Card{Course: a.Course, Fragment: a.Fragment}, a.Grade
		if err := entry.Check(); err != nil {
			panic(err)
		}
		log.Add(entry)
	}
	return &Person{At: Noon, Log: log}
}

// Noon is the time in tests of what a person knows.
var Noon = time.Date(2026, 5, 20, 12, 0, 0, 0, time.UTC)

// Response is one answer of a test person.
type Response struct {
	Course   trainer.Course
	Fragment string
	Grade    trainer.Grade
	Ago      time.Duration // before noon
}

// WorldWho is a world with a person who has given these answers.
func WorldWho(books *shelf.Shelf, answers ...Response) *World {
	w := NewWorld(books, nil)
	w.Person = PersonWho(answers...)
	return w
}

const day = 24 * time.Hour

// CourseOf is the course of the usual game for a number of players and one of them.
func CourseOf(players, seat int) trainer.Course {
	return answers.CourseOf(apptest.Game(players, seat, ""))
}

// Easily is the course with the most common words instead of the fewest.
func Easily(c trainer.Course) trainer.Course {
	c.Easiest = true
	return c
}

// WellKnown are the answers that make a card well known.
func WellKnown(c trainer.Course, fragment string) []Response {
	return []Response{{c, fragment, trainer.Easy, 20 * day}}
}

// Begun are the answers that make a card begun.
func Begun(c trainer.Course, fragment string) []Response {
	return []Response{{c, fragment, trainer.Good, time.Minute}}
}

// Missed are the answers that make a card missed.
func Missed(c trainer.Course, fragment string) []Response {
	return []Response{{c, fragment, trainer.Easy, 20 * day}, {c, fragment, trainer.Again, time.Hour}}
}
