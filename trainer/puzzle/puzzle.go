package puzzle

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// Kind is what a puzzle asks for.
type Kind uint8

const (
	// Win asks for a letter that wins. The others answer with what resists best, and the puzzle goes on until
	// nothing more can go wrong.
	Win Kind = iota
	// Refute is Win after a letter that tempts most people and is a mistake: which reply refutes it?
	Refute
	// Threat asks for a word that the last letter of the fragment threatens to make its player complete.
	Threat
	// Loser asks which player loses when everyone plays well.
	Loser
)

// Kinds are all of them.
var Kinds = [...]Kind{Win, Refute, Threat, Loser}

// kindNames are in ids and in the file, so they never change.
var kindNames = [...]string{"win", "refute", "threat", "loser"}

func (k Kind) String() string { return kindNames[k] }

// Puzzle is a question about a position. Two puzzles of the same position and kind are the same puzzle, whatever their
// rating.
type Puzzle struct {
	Kind     Kind
	Dict     string // id of the dictionary, which stands for its words
	Rules    solver.Rules
	Fragment string // the letters played so far
	Rating   int    // of its difficulty, on the scale of package rating: 1500 is in the middle
}

// ID is the puzzle without its rating, as in "win/american-english-7.1/4/2/jo": kind, dictionary, fewest letters of a
// word, players, fragment. It stays the same in all versions, because logs hold it.
func (p Puzzle) ID() string {
	return p.Kind.String() + "/" + p.group() + "/" + p.Fragment
}

// group is the game of the puzzle in its id.
func (p Puzzle) group() string {
	return p.Dict + "/" + strconv.Itoa(p.Rules.MinLetters) + "/" + strconv.Itoa(p.Rules.Players)
}

// ParseID reads what [Puzzle.ID] writes. The puzzle has no rating. Only [NewPlay] knows whether it can be played.
func ParseID(id string) (Puzzle, error) {
	const mostBytes = 120
	if len(id) > mostBytes {
		return Puzzle{}, fmt.Errorf("the id of a puzzle with more than %d bytes", mostBytes)
	}
	parts := strings.Split(id, "/")
	if len(parts) != 5 {
		return Puzzle{}, fmt.Errorf("%q is not a puzzle: kind/dictionary/letters/players/fragment was expected", id)
	}
	var p Puzzle
	known := false
	for _, kind := range Kinds {
		if kind.String() == parts[0] {
			p.Kind, known = kind, true
		}
	}
	minLetters, err1 := strconv.Atoi(parts[2])
	players, err2 := strconv.Atoi(parts[3])
	p.Dict, p.Rules, p.Fragment = parts[1], solver.Rules{Players: players, MinLetters: minLetters}, parts[4]
	if err := errors.Join(err1, err2); !known || err != nil || p.ID() != id {
		return Puzzle{}, fmt.Errorf("%q is not a puzzle", id)
	}
	if err := p.check(); err != nil {
		return Puzzle{}, fmt.Errorf("%q is not a puzzle: %w", id, err)
	}
	return p, nil
}

// check returns an error that says what of the puzzle is out of bounds, or nil.
func (p Puzzle) check() error {
	if !dicts.ValidID(p.Dict) {
		return fmt.Errorf("%q is not the id of a dictionary", p.Dict)
	}
	if err := p.Rules.Check(); err != nil {
		return err
	}
	if !utf8.ValidString(p.Fragment) || utf8.RuneCountInString(p.Fragment) > dicts.MaxLetters || p.Fragment == "" {
		return errors.New("its fragment is too short or too long")
	}
	for _, letter := range p.Fragment {
		if !dicts.IsLetter(letter) {
			return fmt.Errorf("%q is not a lower-case letter", letter)
		}
	}
	return nil
}
