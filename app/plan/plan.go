package plan

import (
	"slices"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// Plan is a seat's strategy in one game: from every fragment at which the seat
// moves for the first time the minimal repertoire, or the best practical chances
// where the seat is lost. It is made anew for every choice and never changed.
type Plan struct {
	View    address.View // its seat is one of the players
	Entry   dicts.Entry
	Game    *solver.Solution
	Best    *solver.Repertoires
	Chances *solver.Chances
	Starts  []Start
	Won     int         // starts from which the seat has a repertoire
	total   solver.Size // of these repertoires together
}

// Start is one fragment at which the seat moves for the first time.
type Start struct {
	At   solver.Position
	Won  bool
	Size solver.Size // of the minimal repertoire; zero where there is none
}

// Make computes the strategy that view asks for over a dictionary that the
// shelf has. The player to move, as a point of view, is the one who opens.
func Make(l *shelf.Shelf, view address.View) (*Plan, error) {
	if view.Seat == address.MoverSeat {
		view.Seat = 1
	}
	game, err := l.Solve(view.Dict, view.Rules)
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
	p := &Plan{View: view, Game: game, Best: best, Chances: chances}
	p.Entry, _ = l.Entry(view.Dict)
	for at := range game.Starts(view.Seat) {
		size, won := best.Size(at)
		p.Starts = append(p.Starts, Start{at, won, size})
		if won {
			p.Won++
			p.total.Words += size.Words
			p.total.Rarity += size.Rarity
			p.total.Letters += size.Letters
		}
	}
	return p, nil
}

// Lines is the length of the plan written down: its words, and the starts that
// are lost.
func (p *Plan) Lines() int { return p.total.Words + len(p.Starts) - p.Won }

// Words are the words to know from a start, in order.
func (p *Plan) Words(s Start) []solver.Position { return slices.Collect(p.Best.Words(s.At)) }

// Tier is how common a completed word is.
func (p *Plan) Tier(word solver.Position) dicts.Tier { return p.Game.Trie().Tier(word.Node()) }

// Decisions are the seat's own turns on the way to a word of the repertoire, in
// order.
func (p *Plan) Decisions(word solver.Position) []solver.Decision {
	var own []solver.Decision
	at := p.Game.Start()
	for _, letter := range word.Fragment() {
		next, _ := at.Play(letter)
		if at.Mover() == p.View.Seat {
			own = append(own, solver.Decision{At: at, Plays: next})
		}
		at = next
	}
	return own
}

// Course is what the decisions of the plan belong to when they are learned.
func (p *Plan) Course() trainer.Course { return answers.CourseOf(p.View) }

// Decides reports whether the plan has an answer at a position.
func (p *Plan) Decides(at solver.Position) bool {
	_, won := p.Best.Size(at)
	return won
}
