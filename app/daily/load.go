package daily

import (
	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/dicts"
	"spectrie/trainer/puzzle"
)

// readPuzzles reads the puzzles of the site, unless they are there or are being read.
func (p *Page) readPuzzles() {
	if p.shelf.Puzzles != nil || p.reading || p.failed != nil {
		return
	}
	p.reading = true
	puzzleboard.LoadPuzzles(p.host, p.shelf, func(err error) {
		p.reading, p.failed = false, err
		p.proceed()
	})
}

// tryAgain reads again what could not be read.
func (p *Page) tryAgain() {
	p.failed, p.loading.Failed = nil, nil
	p.proceed()
}

// findAnswers finds how the positions are solved, for the result. It loads the dictionary if that is missing.
func (p *Page) findAnswers() {
	if p.today.answers != nil || p.loading.State == page.Working || p.loading.Failed != nil {
		return
	}
	day := p.day()
	for i := range day.Places {
		dict := day.Places[i].Puzzle.Dict
		if p.shelf.Has(dict) {
			continue
		}
		entry := p.shelf.Described(dict)
		p.loading.Begin(p.host, address.PuzzleDay, "", func(r *page.Run) {
			d, err := p.shelf.Read(entry)
			r.Tell(func() {
				if err != nil {
					p.loading.Fail(entry.ID, err)
					return
				}
				p.shelf.Add(d)
			})
			r.Tell(func() {
				if p.loading.Stop(page.Finished); p.isDay() {
					p.proceed()
				}
			})
		})
		return
	}
	var found [puzzle.DailyPositions]foundAnswer
	for i := range day.Places {
		place := &day.Places[i]
		found[i].Answer, _ = puzzleboard.AnswerTo(p.shelf, place.Puzzle)
		if place.Answer != nil {
			found[i].gave = puzzleboard.Review(p.shelf, place.Puzzle, place.Answer)
		}
	}
	p.today.answers = &found
}

// absent says why there is no Ghost of the day, "" if there is one or it is being read.
func (p *Page) absent() string {
	switch {
	case p.failed != nil && p.shelf.Puzzles == nil: // another page may have read them since
		return "The puzzles could not be loaded: " + p.failed.Error() + "."
	case p.shelf.Puzzles != nil && p.days() == nil:
		return "Ghost of the day needs the dictionary " + p.shelf.NameOf(dicts.DefaultID) + ", which is not here."
	}
	return ""
}
