package board

import (
	"fmt"

	"spectrie/app/address"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
)

// Scene is all that is on screen for one view of one solved game. It is made
// anew for every change of address and never changed.
type Scene struct {
	View   address.View // its fragment is one that can come up
	Entry  dicts.Entry
	Game   *solver.Solution
	Pos    solver.Position
	Seat   int // the point of view, resolved: 1 to the number of players
	Letter []solver.Letter
	layout *tree.Layout
	whole  bool                  // nothing below the current fragment was cut away
	Plan   pruning               // when set, only what it plays and answers is drawn
	memory *Memory               // whose badges are drawn; nil for none
	Names  func(seat int) string // of those who play; nil where seats have numbers only
}

// pruning is a strategy as a drawing needs it: which letters it plays and answers.
type pruning interface {
	Course() trainer.Course
	Next(at solver.Position) []solver.Position // those that are played or answered at a position
	WordsBelow(at solver.Position) int         // how many words are left below it
	Decides(at solver.Position) bool           // is it one of its decisions, where its seat moves
}

// Compose makes the scene of v over a dictionary that the library has, to be drawn
// once. Where v's fragment cannot come up, the scene is that of its longest
// beginning that can, and problem says so.
func Compose(l *shelf.Shelf, v address.View) (s *Scene, problem string, err error) {
	game, err := l.Solve(v.Dict, v.Rules)
	if err != nil {
		return nil, "", err
	}
	entry, _ := l.Entry(v.Dict)
	pos, found := game.At(v.Fragment)
	if found < len(v.Fragment) {
		problem = deadEnd(v, pos, v.Fragment[:found])
		v.Fragment = v.Fragment[:found]
	}
	s = &Scene{View: v, Entry: entry, Game: game, Pos: pos, Seat: v.Seat, Letter: pos.Letters()}
	if s.Seat == address.MoverSeat {
		s.Seat = pos.Mover()
		if pos.Over() {
			s.Seat = pos.Loser() // nobody is to move: the one who just did
		}
	}
	return s, problem, nil
}

// Draw lays the tree out, as much of it as g says, with the badges of m.
func (s *Scene) Draw(g Growth, m *Memory) {
	s.memory = m
	root, whole := s.Grow(g)
	s.whole = whole
	s.layout = tree.Arrange(root, tree.Standard)
}

// deadEnd says why v's fragment stops being playable after kept.
func deadEnd(v address.View, at solver.Position, kept string) string {
	shown := "the empty fragment"
	if kept != "" {
		shown = dicts.Capitals(kept)
	}
	asked := dicts.Capitals(text.Shorten(v.Fragment))
	if at.Over() {
		return fmt.Sprintf("%s is a word and ends the round, so “%s” cannot come up; this shows %s.", shown, asked, shown)
	}
	return fmt.Sprintf("No word begins with “%s” here; this shows %s.", asked, shown)
}

// Subject is a seat as sentences name it: "you" where it is the seat of the point of view.
func (s *Scene) Subject(seat int) solver.Subject {
	if s.Names != nil && seat != s.View.Seat {
		return solver.Subject(s.Names(seat))
	}
	return solver.SeatSubject(seat, s.View.Seat)
}

// Player is the name of [Scene.Subject].
func (s *Scene) Player(seat int) string { return string(s.Subject(seat)) }

// Many reports whether rational play and guarantees can differ.
func (s *Scene) Many() bool { return s.View.Rules.Players > 2 }

// options are the drawing's.
func (s *Scene) options(active string) tree.Options {
	return tree.Options{Players: s.View.Rules.Players, IDPrefix: "node-", ActiveKey: active}
}

// Strategy is the view of what the point of view has to know, from where it
// first moved on the way to this fragment.
func (s *Scene) Strategy() address.View {
	view := s.View.On(address.Strategy)
	view.Seat = s.Seat
	if letters := []rune(s.View.Fragment); len(letters) >= s.Seat-1 {
		view.Fragment = string(letters[:s.Seat-1])
	}
	return view
}

// Drill is the view on which these words are drilled.
func (s *Scene) Drill() address.View {
	view := s.Strategy()
	return view.On(address.Drill).At(view.Fragment)
}

// Drillable reports whether there is a word to know: the seat is not lost where it
// first moved on the way here.
func (s *Scene) Drillable() bool {
	from := s.Strategy().Fragment
	start, _ := s.Game.At(from)
	return start.Words() > 0 && !start.Over() && (start.Depth() < s.Seat-1 || start.Safe(s.Seat, s.View.Guaranteed))
}
