package app

import (
	"fmt"

	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// scene is all that is on screen for one view of one solved game. It is made
// anew for every change of address and never changed.
type scene struct {
	view   View // its fragment is one that can come up
	entry  dicts.Entry
	game   *solver.Solution
	pos    solver.Position
	seat   int // the point of view, resolved: 1 to the number of players
	letter []solver.Letter
	layout *tree.Layout
	whole  bool                  // nothing below the current fragment was cut away
	plan   pruning               // when set, only what it plays and answers is drawn
	memory *memory               // whose badges are drawn; nil for none
	names  func(seat int) string // of those who play; nil where seats have numbers only
}

// pruning is a strategy as a drawing needs it: which letters it plays and answers.
type pruning interface {
	course() trainer.Course
	next(at solver.Position) []solver.Position // those that are played or answered at a position
	below(at solver.Position) int              // how many words are left below it
	decides(at solver.Position) bool           // is it one of its decisions, where its seat moves
}

// compose makes the scene of v over a dictionary that the library has, to be drawn
// once. Where v's fragment cannot come up, the scene is that of its longest
// beginning that can, and problem says so.
func compose(l *library, v View) (s *scene, problem string, err error) {
	game, err := l.solve(v.Dict, v.Rules)
	if err != nil {
		return nil, "", err
	}
	entry, _ := l.entry(v.Dict)
	pos, found := game.At(v.Fragment)
	if found < len(v.Fragment) {
		problem = deadEnd(v, pos, v.Fragment[:found])
		v.Fragment = v.Fragment[:found]
	}
	s = &scene{view: v, entry: entry, game: game, pos: pos, seat: v.Seat, letter: pos.Letters()}
	if s.seat == MoverSeat {
		s.seat = pos.Mover()
		if pos.Over() {
			s.seat = pos.Loser() // nobody is to move: the one who just did
		}
	}
	return s, problem, nil
}

// draw lays the tree out, as much of it as g says, with the badges of m.
func (s *scene) draw(g growth, m *memory) {
	s.memory = m
	root, whole := s.grow(g)
	s.whole = whole
	s.layout = tree.Arrange(root, tree.Standard)
}

// deadEnd says why v's fragment stops being playable after kept.
func deadEnd(v View, at solver.Position, kept string) string {
	shown := "the empty fragment"
	if kept != "" {
		shown = dicts.Capitals(kept)
	}
	asked := dicts.Capitals(shorten(v.Fragment))
	if at.Over() {
		return fmt.Sprintf("%s is a word and ends the round, so “%s” cannot come up; this shows %s.", shown, asked, shown)
	}
	return fmt.Sprintf("No word begins with “%s” here; this shows %s.", asked, shown)
}

// player names a seat: "you" where it is the seat of the point of view.
func (s *scene) player(seat int) string {
	if seat == s.view.Seat {
		return "you"
	}
	if s.names != nil {
		return s.names(seat)
	}
	return fmt.Sprintf("player %d", seat)
}

// many reports whether rational play and guarantees can differ.
func (s *scene) many() bool { return s.view.Rules.Players > 2 }

// options are the drawing's.
func (s *scene) options(active string) tree.Options {
	return tree.Options{Players: s.view.Rules.Players, IDPrefix: "node-", ActiveKey: active}
}
