package app

import (
	"slices"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// plan is a seat's strategy in one game: from every fragment at which the seat
// moves for the first time the minimal repertoire, or the best practical chances
// where the seat is lost. It is made anew for every choice and never changed.
type plan struct {
	view    View // its seat is one of the players
	entry   dicts.Entry
	game    *solver.Solution
	best    *solver.Repertoires
	chances *solver.Chances
	starts  []start
	won     int         // starts from which the seat has a repertoire
	total   solver.Size // of these repertoires together
}

// start is one fragment at which the seat moves for the first time.
type start struct {
	at   solver.Position
	won  bool
	size solver.Size // of the minimal repertoire; zero where there is none
}

// makePlan computes the strategy that view asks for over a dictionary that the
// library has. The player to move, as a point of view, is the one who opens.
func makePlan(l *library, view View) (*plan, error) {
	if view.Seat == MoverSeat {
		view.Seat = 1
	}
	game, err := l.solve(view.Dict, view.Rules)
	if err != nil {
		return nil, err
	}
	best, err := game.Repertoires(solver.Aim{Seat: view.Seat, Guaranteed: view.Guaranteed, Easiest: view.Easiest})
	if err != nil {
		return nil, err
	}
	chances, err := game.Chances(view.Seat)
	if err != nil {
		return nil, err
	}
	p := &plan{view: view, game: game, best: best, chances: chances}
	p.entry, _ = l.entry(view.Dict)
	for at := range game.Starts(view.Seat) {
		size, won := best.Size(at)
		p.starts = append(p.starts, start{at, won, size})
		if won {
			p.won++
			p.total.Words += size.Words
			p.total.Rarity += size.Rarity
			p.total.Letters += size.Letters
		}
	}
	return p, nil
}

// lines is the length of the plan written down: its words, and the starts that
// are lost.
func (p *plan) lines() int { return p.total.Words + len(p.starts) - p.won }

// words are the words to know from a start, in order.
func (p *plan) words(s start) []solver.Position { return slices.Collect(p.best.Words(s.at)) }

// tier is how common a completed word is.
func (p *plan) tier(word solver.Position) dicts.Tier { return p.game.Trie().Tier(word.Node()) }

// decisions are the seat's own turns on the way to a word of the repertoire, in
// order.
func (p *plan) decisions(word solver.Position) []solver.Decision {
	var own []solver.Decision
	at := p.game.Start()
	for _, letter := range word.Fragment() {
		next, _ := at.Play(letter)
		if at.Mover() == p.view.Seat {
			own = append(own, solver.Decision{At: at, Plays: next})
		}
		at = next
	}
	return own
}

// course is what the decisions of the plan belong to when they are learned.
func (p *plan) course() trainer.Course { return courseOf(p.view) }

// decides reports whether the plan has an answer at a position.
func (p *plan) decides(at solver.Position) bool {
	_, won := p.best.Size(at)
	return won
}
