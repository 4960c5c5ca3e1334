package puzzle

import (
	"slices"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// Where the miner draws its lines.
const (
	// MostTier is the tier of the rarest words that a person has to know.
	MostTier dicts.Tier = 50

	mostDepth    = 6    // letters of a fragment
	leastSlip    = 0.25 // of a first letter that is not obvious
	winsOneIn    = 3    // letters of which at most one wins
	leastLetters = 4    // to choose from
	leastWords   = 6    // that begin with the fragment
	leastUnclear = 0.4  // of a verdict that is not obvious
)

// Mine finds the puzzles of a game, in alphabet order within each kind. The known game has the same rules, over those
// of the words that are of [MostTier] or more common ([dicts.Trie.UpTo]). A person who knows just these must come to
// the same letter.
func Mine(g, known *Game) []Puzzle {
	m := miner{game: g, known: known}
	m.visit(g.Solution.Start())
	slices.SortStableFunc(m.found, func(a, b Puzzle) int { return int(a.Kind) - int(b.Kind) })
	return m.found
}

type miner struct {
	game, known *Game
	found       []Puzzle
}

func (m *miner) visit(p solver.Position) {
	if p.Over() || p.Depth() > mostDepth {
		return
	}
	if p.Depth() > 0 {
		m.question(p)
	}
	for next := range p.Next() {
		m.visit(next)
	}
}

func (m *miner) add(kind Kind, p solver.Position, d difficulty) {
	m.found = append(m.found, Puzzle{kind, m.game.Dict, m.game.Solution.Rules(), p.Fragment(), d.rating()})
}

// question adds the puzzles at a position. A position has at most one.
func (m *miner) question(p solver.Position) {
	if d, ok := m.letter(p); ok {
		kind := Win
		if m.tempted(p) {
			kind = Refute
		}
		m.add(kind, p, d)
	} else if d, ok := m.threat(p); ok {
		m.add(Threat, p, d)
	} else if d, ok := m.loser(p); ok {
		m.add(Loser, p, d)
	}
}

// letter reports whether few letters win at p, and not the obvious ones.
func (m *miner) letter(p solver.Position) (difficulty, bool) {
	if !p.Safe(p.Mover(), false) {
		return difficulty{}, false
	}
	legal, wins := 0, 0
	for next := range p.Next() {
		legal++
		if next.Safe(p.Mover(), false) {
			wins++
		}
	}
	if legal < leastLetters || wins*winsOneIn > legal || p.Words() < leastWords {
		return difficulty{}, false
	}
	if slip, asked := m.game.slipAt(p); !asked || slip < leastSlip {
		return difficulty{}, false
	}
	o := m.game.ahead(p, p.Mover())
	return difficulty{Win, o.slip, o.rarest}, o.rarest <= MostTier.Rarity() && m.fair(p)
}

// fair reports whether every letter that wins among the words that a person has to know wins indeed.
func (m *miner) fair(p solver.Position) bool {
	known, ok := m.knownAt(p)
	if !ok {
		return false
	}
	for next := range known.Next() {
		if next.Safe(p.Mover(), false) {
			if really, ok := p.Play(next.Letter()); !ok || !really.Safe(p.Mover(), false) {
				return false
			}
		}
	}
	return true
}

// knownAt is p in the game over the words that a person has to know.
func (m *miner) knownAt(p solver.Position) (known solver.Position, ok bool) {
	fragment := p.Fragment()
	known, found := m.known.Solution.At(fragment)
	return known, found == len(fragment) && !known.Over()
}

// tempted reports whether the last letter at p was a mistake that most people would make.
func (m *miner) tempted(p solver.Position) bool {
	if p.Depth() < 2 {
		return false
	}
	fragment := p.Fragment()
	before, _ := m.game.Solution.At(strings.TrimSuffix(fragment, string(p.Letter())))
	if !before.Safe(before.Mover(), false) || p.Safe(before.Mover(), false) {
		return false
	}
	tempting, ok := m.game.tempting(before)
	return ok && tempting == p
}

// tempting is the losing letter at p that comes to mind most easily, if it comes to mind more easily than any that wins.
func (g *Game) tempting(p solver.Position) (next solver.Position, ok bool) {
	most := uint32(0)
	for letter := range p.Next() {
		if below := g.words.Below(letter.Node()); !letter.Over() && below > most {
			next, most = letter, below
		}
	}
	return next, most > 0 && !next.Safe(p.Mover(), false)
}

// threat reports whether the last letter at p tempts, and threatens with a word that does not come to mind at once.
func (m *miner) threat(p solver.Position) (difficulty, bool) {
	if m.game.Solution.Rules().Players > 2 || p.Words() < leastWords || !m.tempted(p) {
		return difficulty{}, false
	}
	if known, ok := m.knownAt(p); !ok || known.Safe(m.game.lastPlayer(p), false) {
		return difficulty{}, false
	}
	d := m.game.threatAt(p)
	return d, d.slip >= leastSlip && d.slip < 1 && d.rarest <= MostTier.Rarity()
}

// loser reports whether just one player can lose at p, and not the obvious one. With two players it would be a guess.
func (m *miner) loser(p solver.Position) (difficulty, bool) {
	losers := p.Losers()
	if m.game.Solution.Rules().Players < 3 || p.Depth() > 3 || losers.Len() != 1 {
		return difficulty{}, false
	}
	known, ok := m.knownAt(p)
	if !ok || known.Losers() != losers {
		return difficulty{}, false
	}
	d := m.game.loserAt(p)
	return d, d.slip >= leastUnclear && d.slip < 1 && d.rarest <= MostTier.Rarity()
}
