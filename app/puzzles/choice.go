package puzzles

import (
	"math/rand/v2"
	"slices"

	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// todays are the puzzles of Ghost of the day today. Whoever practises does not meet them before.
func (p *Page) todays() (ids []string) {
	if days, ok := puzzle.NewDays(p.shelf.Puzzles); ok {
		for _, one := range days.On(int(trainer.DateOf(p.host.Now()))) {
			ids = append(ids, one.ID())
		}
	}
	return ids
}

// Ratings of the puzzles to ask.
const (
	beginsAt   = 1200 // of a streak and of three minutes: hardly any puzzle is easier
	harderStep = 40   // with each puzzle that is solved

	plainFirst = 3 // puzzles of somebody new, which ask for a letter that wins

	easierBy = 200 // and the puzzles are easier by this much
)

// choose chooses the puzzle to ask next. It is false where nothing is left to ask.
func (p *Page) choose() (puzzle.Puzzle, bool) {
	s := p.sitting
	if id := p.view.Puzzle; id != "" && len(s.went) == 0 {
		if linked, ok := p.shelf.Puzzles.ByID(id); ok {
			return linked, true
		}
		p.host.Problem("The puzzle in this address is not here. This is another one.")
	}
	if p.mode() == trainer.ModeAgain {
		due, _ := p.missed()
		if len(due) == 0 {
			return puzzle.Puzzle{}, false
		}
		return due[0], true
	}
	var asked []string
	for _, e := range p.answers.State().Puzzles() {
		asked = append(asked, e.Puzzle)
	}
	set := s.set
	if len(asked) < plainFirst {
		if plain := set.Only(func(p puzzle.Puzzle) bool { return p.Kind == puzzle.Win }); len(plain.Puzzles) > plainFirst {
			set = plain
		}
	}
	random := rand.New(rand.NewPCG(p.host.Chance(), p.host.Chance()))
	chosen, ok := set.Next(p.wanted(), slices.Concat(asked, s.todays), random)
	for !ok && len(asked) > 0 { // the list is short, so what was asked long ago comes again
		asked = slices.DeleteFunc(asked, func(id string) bool { _, has := set.ByID(id); return !has })
		asked = asked[(len(asked)+1)/2:]
		chosen, ok = set.Next(p.wanted(), slices.Concat(asked, s.todays), random)
	}
	return chosen, ok
}

// wanted is the rating of the puzzle to ask.
func (p *Page) wanted() int {
	s := p.sitting
	switch p.mode() {
	case trainer.ModeStreak, trainer.ModeMinutes:
		return beginsAt + harderStep*p.runNow().Solved
	}
	wanted := int(s.person.Rating.Value)
	if s.person.Rating.Provisional() {
		wanted -= easierBy
	}
	return wanted
}

// missed are the puzzles that were missed and are due, and the number of those that come back later.
func (p *Page) missed() (due []puzzle.Puzzle, later int) {
	ids, later := p.answers.State().MissedPuzzles(p.host.Now())
	for _, id := range ids {
		if one, ok := p.shelf.Puzzles.ByID(id); ok {
			due = append(due, one)
		}
	}
	return due, later
}
