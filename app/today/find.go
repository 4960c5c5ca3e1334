package today

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// findAll begins what is missing: dictionaries, decks, strengths and decks to begin.
func (p *Page) findAll() {
	if !p.answers.Ready() || !p.host.InFront(address.Today) {
		return
	}
	p.counted()
	p.redrawLater()
	p.load()
	p.findOffers()
	p.answers.MakeDecks(p.findStrengths)
	p.findStrengths()
}

// listsKnown reports whether it is known which of the person's own lists this device has. If not, findAll follows
// when it is.
func (p *Page) listsKnown() bool {
	if p.shelf.OwnListed == nil {
		return true
	}
	select {
	case <-p.shelf.OwnListed:
		return true
	default:
	}
	p.host.Ctx().Async(func() {
		<-p.shelf.OwnListed
		p.host.Ctx().Dispatch(func(app.Context) { p.findAll() })
	})
	return false
}

// load loads the dictionaries of the decks, and that of the game before.
func (p *Page) load() {
	if p.loading.State == page.Working || !p.listsKnown() {
		return
	}
	var missing []dicts.Entry
	seen := map[string]bool{}
	want := func(id string) {
		if !seen[id] && !p.shelf.Has(id) && p.answers.CanHave(id) && p.loading.Failed[id] == nil {
			seen[id] = true
			missing = append(missing, p.shelf.Described(id))
		}
	}
	for _, course := range p.answers.Courses() {
		want(course.Dict)
	}
	want(p.view.Dict)
	if len(missing) == 0 {
		return
	}
	p.loading.Begin(p.host, address.Today, "", func(r *page.Run) {
		for _, entry := range missing {
			d, err := p.shelf.Read(entry)
			r.Tell(func() {
				if err != nil {
					p.loading.Fail(entry.ID, err)
					return
				}
				p.shelf.Add(d)
				p.findOffers()
				p.answers.MakeDecks(p.findStrengths)
			})
		}
	})
}

// tryAgain loads a dictionary that could not be loaded.
func (p *Page) tryAgain(dict string) {
	delete(p.loading.Failed, dict)
	p.load()
}

// strengths are how many rounds a person would hold in each deck.
type strengths struct {
	work page.Work
	of   answers.Moment // of the answers that they follow from
	hold map[trainer.Course]float64
}

// findStrengths computes the strengths in the background, unless they are those of now. Earlier ones stay until then.
func (p *Page) findStrengths() {
	s := &p.strengths
	if !p.answers.Ready() || !p.host.InFront(address.Today) || p.answers.Holds(s.of) && s.work.State != page.Waiting {
		return
	}
	s.work.Stop(page.Waiting)
	s.of = p.answers.MomentNow()
	state, now := p.answers.State(), p.host.Now()
	chances := map[trainer.Card]float64{}
	for _, card := range state.Cards() {
		chances[card] = state.Retrievability(card, now)
	}
	decks := p.answers.MadeDecks()
	s.work.Begin(p.host, address.Today, "", func(r *page.Run) {
		for _, deck := range decks {
			ui.YieldToBrowser()
			if r.Over() {
				return
			}
			hold := deck.Strength(func(c trainer.Card) float64 { return chances[c] }, trainer.Opponent{Perfect: true})
			r.Tell(func() {
				if s.hold == nil {
					s.hold = map[trainer.Course]float64{}
				}
				s.hold[deck.Course] = hold
			})
		}
	})
}

// offers are the decks of the game before that a person could begin.
type offers struct {
	work  page.Work
	of    trainer.Course // of player 1: the game that they are of
	found []offer        // for each player that can hold; nil until they are known
	known bool
}

// offer is the deck of a player who can hold the round.
type offer struct {
	seat, words int
	won, starts int // starts that the player can hold, of all
}

// findOffers computes the offers in the background.
func (p *Page) findOffers() {
	o, game := &p.offers, p.courseOf(1)
	if o.of == game && (o.known || o.work.State == page.Working) || !p.shelf.Has(game.Dict) || !p.host.InFront(address.Today) {
		return
	}
	o.work.Stop(page.Waiting)
	o.of, o.known, o.found = game, false, nil
	dictionary := p.shelf.Dictionaries[game.Dict]
	o.work.Begin(p.host, address.Today, "", func(r *page.Run) {
		ui.YieldToBrowser()
		reachable := dictionary.Reachable(game.Rules.MinLetters)
		ui.YieldToBrowser()
		solved, err := solver.Solve(reachable, game.Rules)
		var found []offer
		for seat := 1; seat <= game.Rules.Players && err == nil; seat++ {
			if r.Turn.Take() != nil {
				return
			}
			if offered := offerTo(solved, game, seat); offered.won > 0 {
				found = append(found, offered)
			}
		}
		r.Tell(func() {
			o.found, o.known = found, true
			p.focusBegin()
		})
	})
}

// offerTo counts what a player has to learn.
func offerTo(solved *solver.Solution, game trainer.Course, seat int) offer {
	o := offer{seat: seat}
	aim := game.Aim()
	aim.Seat = seat
	best, err := solved.Repertoires(aim)
	if err != nil {
		return o
	}
	for at := range solved.Starts(seat) {
		o.starts++
		if size, won := best.Size(at); won {
			o.won++
			o.words += size.Words
		}
	}
	return o
}

// firstOffer is the offer to somebody without decks, nil until it is known and where no player can hold.
func (p *Page) firstOffer() *offer {
	if !p.offers.known || p.offers.of != p.courseOf(1) || len(p.offers.found) == 0 {
		return nil
	}
	return &p.offers.found[0]
}

// notBegun are the offers for players whose decks were not begun, with the fewest words or the most common.
func (p *Page) notBegun() []offer {
	if p.offers.of != p.courseOf(1) {
		return nil
	}
	begun := map[int]bool{}
	for _, course := range p.answers.Courses() {
		course.Easiest = false
		if course == p.courseOf(course.Seat) {
			begun[course.Seat] = true
		}
	}
	var rest []offer
	for _, o := range p.offers.found {
		if !begun[o.seat] {
			rest = append(rest, o)
		}
	}
	return rest
}
