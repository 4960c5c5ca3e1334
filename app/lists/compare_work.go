package lists

import (
	"slices"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// comparing is one run of a comparison.
type comparing struct {
	*page.Run
	compare *compare
	current *comparison
	games   []listGame                   // solved so far, in the order of the choice
	held    map[string]*dicts.Dictionary // on the shelf when the run started
}

// finish counts a step as done and applies what it found.
func (w *comparing) finish(found func()) {
	w.Tell(func() {
		w.current.done++
		found()
	})
}

// all does every step whose result is missing.
func (w *comparing) all(entries []dicts.Entry, known map[flipKey]bool, needsCommon bool) {
	choice := w.current.choice
	w.solve(entries, choice.Rules)
	if w.Over() || len(w.games) < 2 {
		return // there is nothing to compare, and the page says what failed
	}
	for _, other := range w.games[1:] {
		if w.games[0].dict.ID != choice.Dict {
			break // the base failed
		}
		key := flipKey{choice.Dict, other.dict.ID, choice.Rules, choice.Guaranteed}
		if known[key] {
			w.finish(func() {})
			continue
		}
		w.Step("Looking for the words that make the difference to " + nameIn(entries, other.dict.ID) + "…")
		found := flipsFound{}
		found.flips, found.err = solver.Flips(w.games[0].dict.Trie, other.dict.Trie, key.rules, key.guaranteed, w.Turn.Take)
		if w.Over() {
			return
		}
		w.finish(func() {
			if w.compare.flips == nil {
				w.compare.flips = map[flipKey]flipsFound{}
			}
			w.compare.flips[key] = found
		})
	}
	if !needsCommon {
		return
	}
	w.Step("Looking for a repertoire that works in all of them…")
	common, err := w.common(choice.Seat)
	if err != nil {
		return // the run is over
	}
	w.finish(func() { w.current.common = common })
}

// solve loads the dictionaries and solves their games, unless they are solved already. A
// dictionary that cannot be loaded is left out, and the page says so.
func (w *comparing) solve(entries []dicts.Entry, rules solver.Rules) {
	before := w.games
	w.games = nil
	for _, entry := range entries {
		g, err := w.game(before, entry, rules)
		if w.Over() {
			return
		}
		if err != nil {
			w.finish(func() { w.current.Fail(entry.ID, err) })
			continue
		}
		w.games = append(w.games, g)
		if games := slices.Clone(w.games); len(games) > len(before) {
			w.finish(func() { w.current.games = games })
		} else {
			w.finish(func() {})
		}
	}
}

// game returns the solved game of one dictionary, from before if it is there.
func (w *comparing) game(before []listGame, entry dicts.Entry, rules solver.Rules) (listGame, error) {
	for _, g := range before {
		if g.dict.ID == entry.ID {
			return g, nil
		}
	}
	w.Step("Solving " + entry.Name + "…")
	d := w.held[entry.ID]
	if d == nil {
		var err error
		if d, err = w.compare.shelf.Read(entry); err != nil {
			return listGame{}, err
		}
		w.Tell(func() { w.compare.shelf.Add(d) }) // for the links to the explorer
	}
	if err := w.Turn.Take(); err != nil {
		return listGame{}, err
	}
	game, err := solver.Solve(d.Reachable(rules.MinLetters), rules)
	return listGame{d, game}, err
}

func (w *comparing) common(seat int) (*solver.Common, error) {
	games := text.Each(w.games, func(g listGame) *solver.Solution { return g.game })
	merged, err := solver.Merge(games, w.Turn.Take)
	if err != nil {
		return nil, err
	}
	return merged.Common(seat, w.Turn.Take)
}

// nameIn is the name of a dictionary among entries.
func nameIn(entries []dicts.Entry, id string) string {
	for _, entry := range entries {
		if entry.ID == id {
			return entry.Name
		}
	}
	return id
}
