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

// Plan is a player's strategy in one game. A start is a fragment at which the player plays a first
// letter. Every start has the minimal repertoire, or the best practical chances if it is lost. A
// plan never changes; another choice makes another plan.
type Plan struct {
	View      address.View // its seat is a player’s number
	Entry     dicts.Entry
	Game      *solver.Solution
	Best      *solver.Repertoires
	Starts    []Start
	Won       int         // how many starts have a repertoire
	total     solver.Size // of all repertoires together
	chances   *solver.Chances
	gaps      []Gap
	gapsKnown bool
}

// Start is one fragment at which the player plays a first letter.
type Start struct {
	At   solver.Position
	Won  bool
	Size solver.Size // of the minimal repertoire; zero if the start is lost
}

// Make computes the strategy that view asks for. A view of the player to move gets the plan of
// player 1.
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
	p := &Plan{View: view, Game: game, Best: best}
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

// Chances are the practical chances of the player. Only lost starts need them.
func (p *Plan) Chances() *solver.Chances {
	if p.chances == nil {
		p.chances, _ = p.Game.Chances(p.View.Seat) // fails for a seat that Make has refused
	}
	return p.chances
}

// Lines is the length of the plan on paper: its words, and a line for every lost start.
func (p *Plan) Lines() int { return p.total.Words + len(p.Starts) - p.Won }

// CountWords is how many words there are to know.
func (p *Plan) CountWords() int { return p.total.Words }

func (p *Plan) Words(s Start) []solver.Position { return slices.Collect(p.Best.Words(s.At)) }

func (p *Plan) Tier(word solver.Position) dicts.Tier { return p.Game.Trie().Tier(word.Node()) }

// Decisions are the player's own turns on the way to a word of the repertoire, in order.
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

// Course is the course that the decisions belong to when they are learned.
func (p *Plan) Course() trainer.Course { return answers.CourseOf(p.View) }

// Decides reports whether the plan has an answer at a position.
func (p *Plan) Decides(at solver.Position) bool {
	_, won := p.Best.Size(at)
	return won
}
