package trainer_test

import (
	"fmt"
	"time"

	"spectrie/solver"
	"spectrie/trainer"
)

// The day of the package comment.
func Example() {
	nine := time.Date(2026, 3, 2, 9, 0, 0, 0, time.UTC)
	opening := trainer.Card{Course: trainer.Course{Dict: "american-english-7.1", Rules: solver.Usual, Seat: 1}}
	log := &trainer.Log{}
	tell := func(minute int, kind trainer.Kind, fill func(*trainer.Entry)) trainer.ID {
		at := nine.Add(time.Duration(minute) * time.Minute)
		e := log.Next("desk", kind, at)
		fill(&e)
		log.Add(e)
		p := trainer.Fold(log, at).Progress(opening, at)
		fmt.Println(at.Format("15:04"), kind, "- due", p.Due.Format("2 January 15:04"))
		return e.ID
	}
	answer := func(grade trainer.Grade) func(*trainer.Entry) {
		return func(e *trainer.Entry) { e.Card, e.Grade = opening, grade }
	}
	tell(0, trainer.Answered, answer(trainer.Again))
	tell(1, trainer.Answered, answer(trainer.Good))
	last := tell(11, trainer.Answered, answer(trainer.Good))
	tell(12, trainer.Undone, func(e *trainer.Entry) { e.Undoes = last })
	// Output:
	// 09:00 answer - due 2 March 09:01
	// 09:01 answer - due 2 March 09:11
	// 09:11 answer - due 3 March 04:00
	// 09:12 undo - due 2 March 09:11
}
