package solver

import (
	"errors"
	"fmt"

	"spectrie/dicts"
)

// Merged is several solved games of two players, walked together. It never
// changes, so any number of goroutines may read it.
type Merged struct {
	games []*Solution
	shape mergedShape
	nodes []mergedGames // like shape
}

// Errors of [Merge].
var (
	ErrNoGames      = errors.New("no dictionary to compare")
	ErrTooManyGames = fmt.Errorf("at most %d dictionaries can be compared at once", maxMerged)
	ErrRulesDiffer  = errors.New("the dictionaries were solved under different rules")
	ErrOnlyTwo      = errors.New("only rounds of two players have common repertoires")
)

// mergedGames says in which games a fragment can come up, and who wins there.
type mergedGames struct {
	in        lists // the lists with the fragment
	ongoing   lists // A(f), those of them in which the round continues
	seat1Wins lists // those of ongoing in which seat 1 wins the round
	rarity    uint8 // the least that a list gives the fragment as a word; 0 when it is one nowhere
}

// Merge walks 1 to 16 games together. They must be of two players and agree on the
// rules. A list without words takes no part in any round.
//
// Merge calls tick, unless nil, every few thousand fragments. An error of tick ends the
// work, and Merge returns it.
func Merge(games []*Solution, tick func() error) (*Merged, error) {
	if len(games) == 0 {
		return nil, ErrNoGames
	}
	if len(games) > maxMerged {
		return nil, ErrTooManyGames
	}
	m := &Merged{games: games}
	walk, nodes := &unionWalk{}, 0
	for _, g := range games {
		if g.rules != games[0].rules {
			return nil, ErrRulesDiffer
		}
		walk.tries = append(walk.tries, g.trie)
		nodes += g.trie.Len()
	}
	if games[0].rules.Players != 2 {
		return nil, ErrOnlyTwo
	}
	walk.shape, m.nodes = make(mergedShape, 0, nodes), make([]mergedGames, 0, nodes)
	p := ticker{tick: tick}
	walk.enter = func(in lists, at *[maxMerged]dicts.Node) (bool, error) {
		mover := walk.shape[len(walk.shape)-1].depth % 2
		node := mergedGames{in: in}
		for i, g := range games {
			switch {
			case !in.has(i):
			case g.trie.IsWord(at[i]):
				if rarity := uint8(g.trie.Tier(at[i]).Rarity()); node.rarity == 0 || rarity < node.rarity {
					node.rarity = rarity
				}
			case !g.trie.IsLeaf(at[i]):
				node.ongoing |= 1 << i
				if moverWins := g.nodes[at[i]].losers&1 == 0; moverWins == (mover == 0) {
					node.seat1Wins |= 1 << i
				}
			}
		}
		m.nodes = append(m.nodes, node)
		return true, p.step()
	}
	if err := walk.walk(lists(1<<len(games)-1), new([maxMerged]dicts.Node), 0, 0); err != nil {
		return nil, err
	}
	m.shape = walk.shape
	return m, nil
}
