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

// Scene is everything on screen for one view of one solved game. Every change of address makes a
// new one. A scene never changes.
type Scene struct {
	View      address.View // its fragment is one that can come up
	Entry     dicts.Entry
	Game      *solver.Solution
	Pos       solver.Position
	Seat      int // whose point of view it is, from 1 to the number of players
	Letters   []solver.Letter
	Way       string // the word that the drawn line of best play leads to
	layout    *tree.Layout
	whole     bool                  // everything below the current fragment is drawn
	Plan      pruning               // if set, only what it plays and answers is drawn
	knowledge *Knowledge            // whose badges are drawn, or nil
	Names     func(seat int) string // of the players; nil if they have only numbers
}

// pruning is the part of a strategy that a drawing needs.
type pruning interface {
	Course() trainer.Course
	Next(at solver.Position) []solver.Position // the positions after at that it plays or answers
	WordsBelow(at solver.Position) int         // how many of its words are below at
	Decides(at solver.Position) bool           // whether its player moves at this position and has an answer
}

// Compose makes the scene of v, over a dictionary that the library has. The caller draws it once.
// If the fragment of v cannot come up, the scene is that of its longest beginning that can, and
// problem says so.
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
	s = &Scene{View: v, Entry: entry, Game: game, Pos: pos, Seat: v.Seat, Letters: pos.Letters(), Way: pos.Line().Fragment()}
	if s.Seat == address.MoverSeat {
		s.Seat = pos.Mover()
		if pos.Over() {
			s.Seat = pos.Loser() // nobody is to move, so it is the player who just did
		}
	}
	return s, problem, nil
}

// Draw lays out the tree to an extent, with the badges of k.
func (s *Scene) Draw(extent Extent, k *Knowledge) {
	s.knowledge = k
	root, whole := s.BuildTree(extent)
	s.whole = whole
	s.layout = tree.Arrange(root, tree.Standard)
}

// deadEnd says why v's fragment cannot be played after kept.
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

// Subject is a player in a sentence, and "you" for the player of the point of view.
func (s *Scene) Subject(seat int) solver.Subject {
	if s.Names != nil && seat != s.View.Seat {
		return solver.Subject(s.Names(seat))
	}
	return solver.SeatSubject(seat, s.View.Seat)
}

// Player is the name of a [Scene.Subject].
func (s *Scene) Player(seat int) string { return string(s.Subject(seat)) }

// ManyPlayers reports whether who is safe can depend on how the others play.
func (s *Scene) ManyPlayers() bool { return s.View.Rules.Players > 2 }

func (s *Scene) options(active string) tree.Options {
	return tree.Options{IDPrefix: "node-", ActiveKey: active}
}

// Strategy is the view of what the player should know, from their first letter on the way to this
// fragment.
func (s *Scene) Strategy() address.View {
	view := s.View.On(address.Strategy)
	view.Seat = s.Seat
	if letters := []rune(s.View.Fragment); len(letters) >= s.Seat-1 {
		view.Fragment = string(letters[:s.Seat-1])
	}
	return view
}

// Drill is the view that drills these words.
func (s *Scene) Drill() address.View {
	view := s.Strategy()
	return view.On(address.Drill).At(view.Fragment)
}

// Drillable reports whether there is a word to know. There is none if the player is lost from
// their first letter on the way here.
func (s *Scene) Drillable() bool {
	from := s.Strategy().Fragment
	start, _ := s.Game.At(from)
	return start.Words() > 0 && !start.Over() && (start.Depth() < s.Seat-1 || start.Safe(s.Seat, s.View.Guaranteed))
}
