package match

import (
	"slices"

	"spectrie/solver"
)

// State is what the events of a match come to. Callers only read it.
type State struct {
	Rounds     []Round // the last one is under way, unless the match is over
	Lost       []int   // rounds lost, by player
	Challenger int     // said that no word begins with the fragment and waits for one; or Nobody
	Turn       int     // the player to play or challenge, or with a Challenger to name a word; Nobody once the match is over
	Winner     int     // the last player left; Nobody until the match is over
}

// Nobody stands where an index of a player is missing.
const Nobody = -1

// Round is a round that is over or under way.
type Round struct {
	Players []int // those still in, in turn order: Players[0] opened, and seat s is Players[s-1]
	Plays   []Play
	Ending  Ending
	Loser   int // Nobody while under way
	// Challenger ended the round with a challenge, or was next when the fragment was TooLong. It is
	// Nobody in strict play.
	Challenger int
	Word       string // Completed, WasWord: the fragment; Named: the word named; NotNamed: the text that does not count, or ""
	Uses       []Use  // of help, oldest first
}

// Play is one letter of a round.
type Play struct {
	Player int
	Letter rune
}

// Use records that a person looked at help or took something back.
type Use struct {
	Player int
	Depth  int // letters on the board
	Help   Help
}

// Ending is how a round ended.
type Ending uint8

const (
	UnderWay  Ending = iota
	Completed        // strict: the last letter completed a word
	WasWord          // challenged as a word, which it was
	WasNoWord        // challenged as a word, which it was not
	Named            // challenged, and a word was named
	NotNamed         // challenged, and none was named
	TooLong          // the fragment is longer than every word
)

// Fragment is the letters played.
func (r *Round) Fragment() string {
	letters := make([]rune, len(r.Plays))
	for i, p := range r.Plays {
		letters[i] = p.Letter
	}
	return string(letters)
}

// Seat is the seat of a player, from 1. It is 0 for a player who is out.
func (r *Round) Seat(player int) int { return slices.Index(r.Players, player) + 1 }

// Rules are those of the round, whose players are only those still in.
func (r *Round) Rules(minLetters int) solver.Rules {
	return solver.Rules{Players: len(r.Players), MinLetters: minLetters}
}

// Mover is the player whose letter comes next.
func (r *Round) Mover() int { return r.Players[len(r.Plays)%len(r.Players)] }

// Last is the player of the last letter. There must be one.
func (r *Round) Last() int { return r.Plays[len(r.Plays)-1].Player }

// Round is the round under way. It is nil once the match is over.
func (s *State) Round() *Round {
	if s.Winner != Nobody {
		return nil
	}
	return &s.Rounds[len(s.Rounds)-1]
}

// over is how many rounds are over.
func (s *State) over() int {
	if s.Winner == Nobody {
		return len(s.Rounds) - 1
	}
	return len(s.Rounds)
}
