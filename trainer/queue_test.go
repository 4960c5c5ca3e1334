package trainer

import (
	"fmt"
	"strings"
	"testing"
	"time"
)

// reply is a card of the seat that answers the opening.
func reply(fragment string) Card {
	card := decision(fragment)
	card.Seat = 2
	return card
}

// things are items of the fragments, in the order of a deck.
func things(fragments string) (items []*Item) {
	for fragment := range strings.FieldsSeq(fragments) {
		items = append(items, &Item{Card: reply(fragment)})
	}
	return items
}

// said is a queue in a line.
func said(q Queue) string {
	list := func(items []*Item) string {
		var fragments []string
		for _, item := range items {
			fragments = append(fragments, item.Fragment)
		}
		return strings.Join(fragments, " ")
	}
	text := fmt.Sprintf("learning %s; due %s; new %s +%d; soon %s; held %d", list(q.Learning), list(q.Due), list(q.New), q.Waiting, list(q.Soon), q.Held)
	if !q.Later.IsZero() {
		text += q.Later.Format("; 2 15:04")
	}
	return text
}

func (p *pupil) expectQueue(items []*Item, want string) {
	p.Helper()
	q := Fold(&p.log, p.now).Queue(items, p.now)
	if got := said(q); got != want {
		p.Errorf("at %v\n  %s\nwant\n  %s", p.now, got, want)
	}
}

func TestAFirstSessionInTheQueue(t *testing.T) {
	p, items := newPupil(t, "a"), things("j h m r")
	p.set(func(s *Settings) { s.NewADay = 2 })
	p.expectQueue(items, "learning ; due ; new j h +2; soon ; held 0; 3 04:00")
	p.answer(reply("j"), Good)
	p.expectQueue(items, "learning ; due ; new h +2; soon j; held 0; 3 04:00")
	p.now = p.now.Add(time.Minute)
	p.answer(reply("h"), Again)
	p.expectQueue(items, "learning ; due ; new  +2; soon h j; held 0; 3 04:00")
	p.now = p.now.Add(10 * time.Minute)
	p.expectQueue(items, "learning h j; due ; new  +2; soon ; held 0; 3 04:00")
	p.answer(reply("h"), Easy)
	p.answer(reply("j"), Good)
	p.expectQueue(items, "learning ; due ; new  +2; soon ; held 0; 3 04:00")
	p.now = p.now.Add(day)
	p.expectQueue(items, "learning ; due h; new m r +0; soon ; held 0; 4 04:00")
}

func TestNextAsksStepsThenReviewsThenNewOnes(t *testing.T) {
	p, items := newPupil(t, "a"), things("n d l s")
	p.answer(reply("d"), Easy)
	p.now = p.now.Add(20 * day)
	p.answer(reply("l"), Again)
	p.answer(reply("s"), Good)
	p.now = p.now.Add(2 * time.Minute)
	state := Fold(&p.log, p.now)
	q := state.Queue(items, p.now)
	var order string
	for q.Next() != nil {
		next := q.Next()
		order += next.Fragment
		for _, list := range []*[]*Item{&q.Learning, &q.Due, &q.New, &q.Soon} {
			if len(*list) > 0 && (*list)[0] == next {
				*list = (*list)[1:]
				break
			}
		}
	}
	if order != "ldns" {
		t.Errorf("asked in the order %s", order)
	}
}

func TestReviewsComeLeastRememberedFirstUpToTheDaysLimit(t *testing.T) {
	p, items := newPupil(t, "a"), things("a b c d")
	p.set(func(s *Settings) { s.ReviewsADay, s.LearningSteps = 3, nil })
	p.answer(reply("b"), Easy)
	p.answer(reply("d"), Again)
	p.answer(reply("a"), Hard)
	p.answer(reply("c"), Good)
	p.now = p.now.Add(10 * day)
	p.expectQueue(items, "learning ; due d a c; new  +0; soon ; held 1; 13 04:00")
	p.answer(reply("a"), Good)
	p.expectQueue(items, "learning ; due d c; new  +0; soon ; held 1; 13 04:00")
	e := p.answer(reply("d"), Again)
	p.expectQueue(items, "learning ; due c; new  +0; soon d; held 1; 13 04:00")
	p.undo(e)
	p.expectQueue(items, "learning ; due d c; new  +0; soon ; held 1; 13 04:00")
	// Reviews of another deck leave the limit alone.
	p.answer(reply("x"), Easy)
	p.expectQueue(items, "learning ; due d c; new  +0; soon ; held 1; 13 04:00")
}

func TestCardsSetAsideAreNotInTheQueue(t *testing.T) {
	p, items := newPupil(t, "a"), things("j h m")
	p.answer(reply("j"), Easy)
	p.on(Suspended, reply("j"))
	p.on(Buried, reply("h"))
	p.expectQueue(items, "learning ; due ; new m +0; soon ; held 0; 3 04:00")
	p.on(Suspended, reply("h"))
	p.answer(reply("m"), Easy)
	p.expectQueue(items, "learning ; due ; new  +0; soon ; held 0; 10 04:00")
	p.on(Suspended, reply(""))
	p.expectQueue(items, "learning ; due ; new  +0; soon ; held 0")
}

func TestALongStepComesBackLaterToday(t *testing.T) {
	p, items := newPupil(t, "a"), things("j")
	p.set(func(s *Settings) { s.LearningSteps = []int{1, 90} })
	p.answer(reply("j"), Good)
	p.expectQueue(items, "learning ; due ; new  +0; soon ; held 0; 2 13:30")
	p.now = p.now.Add(75 * time.Minute)
	p.expectQueue(items, "learning ; due ; new  +0; soon j; held 0")
}

func TestAReviewIsDueFromTheBeginningOfItsDay(t *testing.T) {
	p, items := newPupil(t, "a"), things("j")
	p.now = time.Date(2026, 3, 2, 23, 30, 0, 0, time.UTC)
	p.answer(reply("j"), Easy)
	p.expectQueue(items, "learning ; due ; new  +0; soon ; held 0; 10 04:00")
	p.now = time.Date(2026, 3, 10, 3, 59, 0, 0, time.UTC)
	p.expectQueue(items, "learning ; due ; new  +0; soon ; held 0; 10 04:00")
	p.now = p.now.Add(time.Minute)
	p.expectQueue(items, "learning ; due j; new  +0; soon ; held 0")
}

func TestNothingIsPromisedForTomorrowWhereNothingMayCome(t *testing.T) {
	p, items := newPupil(t, "a"), things("j h")
	p.answer(reply("j"), Easy)
	p.set(func(s *Settings) { s.NewADay, s.ReviewsADay = 0, 0 })
	p.expectQueue(items, "learning ; due ; new  +1; soon ; held 0; 10 04:00")
	p.now = p.now.Add(10 * day)
	p.expectQueue(items, "learning ; due ; new  +1; soon ; held 1")
}

// A person in Auckland learns a card, flies to Honolulu and arrives the day before:
// the day's new cards are those of the day that it is there.
func TestTheDaysLimitsAreOfTheDayWhereThePersonIs(t *testing.T) {
	p, items := newPupil(t, "a"), things("j h m")
	p.set(func(s *Settings) { s.NewADay = 1 })
	p.now = time.Date(2026, 3, 2, 9, 0, 0, 0, in(t, "Pacific/Auckland"))
	p.answer(reply("j"), Easy)
	p.expectQueue(items, "learning ; due ; new  +2; soon ; held 0; 3 04:00")
	p.now = p.now.Add(9 * time.Hour).In(in(t, "Pacific/Honolulu"))
	p.expectQueue(items, "learning ; due ; new h +1; soon ; held 0; 2 04:00")
}

func TestStepsAreNoReviews(t *testing.T) {
	p, items := newPupil(t, "a"), things("j h")
	p.set(func(s *Settings) { s.ReviewsADay = 1 })
	p.answer(reply("h"), Easy)
	p.now = p.now.Add(10 * day)
	for range 3 {
		p.answer(reply("j"), Again)
	}
	p.expectQueue(items, "learning ; due h; new  +0; soon j; held 0")
}
