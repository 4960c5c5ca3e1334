package puzzle

import (
	"fmt"
	"slices"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// Set is the puzzles of a site, no two alike. It never changes.
type Set struct {
	Puzzles []Puzzle       // in the order of the file
	places  map[Puzzle]int // of each puzzle, without its rating
}

// NewSet returns the set of puzzles.
func NewSet(puzzles []Puzzle) *Set {
	s := &Set{Puzzles: puzzles, places: make(map[Puzzle]int, len(puzzles))}
	for i, p := range puzzles {
		s.places[p.unrated()] = i
	}
	return s
}

// unrated is the puzzle without its rating. Its id says just that.
func (p Puzzle) unrated() Puzzle {
	p.Rating = 0
	return p
}

// ByID is the puzzle of an id. It is false when the set has none.
func (s *Set) ByID(id string) (Puzzle, bool) {
	named, err := ParseID(id)
	i, ok := s.places[named]
	if err != nil || !ok {
		return Puzzle{}, false
	}
	return s.Puzzles[i], true
}

// Only is the set of the puzzles that suit.
func (s *Set) Only(suits func(Puzzle) bool) *Set {
	return NewSet(slices.DeleteFunc(slices.Clone(s.Puzzles), func(p Puzzle) bool { return !suits(p) }))
}

// Collector makes a set of the puzzles of several games. It leaves out puzzles like earlier ones: those with the same
// question and answer, and those that come up while another is solved.
type Collector struct {
	puzzles []Puzzle
	seen    map[alike]bool
}

// alike is what puzzles have in common that a person would call the same.
type alike struct {
	kind     Kind // Win for Refute too
	players  int
	fragment string
	answer   string
}

// Add adds the puzzles of a game, as [Mine] finds them.
func (c *Collector) Add(g, known *Game) {
	if c.seen == nil {
		c.seen = map[alike]bool{}
	}
	mined := Mine(g, known)
	onTheWay := map[string]bool{} // fragments at which another puzzle asks later
	for _, p := range mined {
		if p.Kind == Win || p.Kind == Refute {
			for _, fragment := range laterQuestions(p, g) {
				onTheWay[fragment] = true
			}
		}
	}
	for _, p := range mined {
		if key := alikeOf(p, g); !c.seen[key] && !(onTheWay[p.Fragment] && key.kind == Win) {
			c.seen[key] = true
			c.puzzles = append(c.puzzles, p)
		}
	}
}

// AddDictionary adds the puzzles of a dictionary: for two and three players, and words from four and from three letters.
func (c *Collector) AddDictionary(d *dicts.Dictionary) error {
	known := d.UpTo(MostTier)
	for _, minLetters := range []int{4, 3} {
		for _, players := range []int{2, 3} {
			g, err := cutGame(d.ID, d.Reachable(minLetters), players)
			if err != nil {
				return fmt.Errorf("%s: %w", d.ID, err)
			}
			k, err := cutGame(d.ID, known.Reachable(minLetters), players)
			if err != nil {
				return fmt.Errorf("%s: %w", d.ID, err)
			}
			c.Add(g, k)
		}
	}
	return nil
}

// cutGame is the game over the words of a cut.
func cutGame(dict string, reachable *dicts.Trie, players int) (*Game, error) {
	solution, err := solver.SolveCut(reachable, players)
	if err != nil {
		return nil, err
	}
	return NewGame(dict, solution), nil
}

// Set is the set of all that was added.
func (c *Collector) Set() *Set { return NewSet(c.puzzles) }

// laterQuestions are the fragments after the first at which a puzzle asks for a letter, if it is solved with the
// easiest ones.
func laterQuestions(p Puzzle, g *Game) (fragments []string) {
	play := mustPlay(p, g)
	for {
		best, _ := g.best(play.At)
		play.Give(best.next.Letter())
		if play.Over {
			return fragments
		}
		fragments = append(fragments, play.At.Fragment())
	}
}

// mustPlay begins a puzzle that was mined from the game.
func mustPlay(p Puzzle, g *Game) *Play {
	play, err := NewPlay(p, g)
	if err != nil {
		panic("puzzle: " + p.ID() + ": " + err.Error())
	}
	return play
}

func alikeOf(p Puzzle, g *Game) alike {
	play := mustPlay(p, g)
	key := alike{kind: p.Kind, players: p.Rules.Players, fragment: p.Fragment}
	switch p.Kind {
	case Threat:
		key.answer = play.Solution().Fragment()
	case Loser:
		key.answer = play.Start.Losers().String()
	default:
		key.kind = Win
		key.answer = lettersOf(play.Keys())
	}
	return key
}

// lettersOf are the letters played last.
func lettersOf(positions []solver.Position) string {
	var letters strings.Builder
	for _, p := range positions {
		letters.WriteRune(p.Letter())
	}
	return letters.String()
}
