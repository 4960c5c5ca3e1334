package lists

import (
	"maps"
	"slices"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver"
)

// compare compares dictionaries under the same rules. The base is the dictionary of the
// rules line; the person ticks the others.
type compare struct {
	host    page.Host
	shelf   *shelf.Shelf
	view    address.View
	current *comparison
	flips   map[flipKey]flipsFound // kept while the page lives
}

// comparison holds the results for one choice of dictionaries and rules. A background
// task fills it. Another choice replaces it.
type comparison struct {
	page.Work // doing is a sentence
	choice    address.View
	ids       []string // the base first
	done      int      // steps, of steps()

	games  []listGame     // of the dictionaries that did not fail, in the order of ids
	common *solver.Common // two players: a repertoire for all the games
}

// listGame is a dictionary with its game solved.
type listGame struct {
	dict *dicts.Dictionary
	game *solver.Solution
}

// flipKey is what the words that change a verdict depend on.
type flipKey struct {
	base, other string
	rules       solver.Rules
	guaranteed  bool
}

type flipsFound struct {
	flips []solver.Flip
	err   error
}

// Show starts a new comparison if the choice has changed. It keeps the results that
// both choices share.
func (c *compare) Show(view address.View) {
	c.view = view
	choice := choiceOf(view)
	before := c.current
	if before != nil && before.choice == choice {
		return
	}
	c.current = &comparison{choice: choice, ids: append([]string{view.Dict}, othersOf(view)...)}
	if before == nil {
		return
	}
	before.Stop(page.Stopped)
	if slices.Equal(before.ids, c.current.ids) && before.choice.Rules == choice.Rules && len(before.games) == len(before.ids) {
		c.current.games = before.games
	}
}

// choiceOf is the part of a view that the comparison depends on.
func choiceOf(v address.View) address.View {
	choice := address.View{Page: address.Compare, Dict: v.Dict, Rules: v.Rules, With: v.With}
	if v.Rules.Players == 2 {
		choice.Seat = max(v.Seat, 1) // by default the player who opens
	} else {
		choice.Guaranteed = v.Guaranteed
	}
	return choice
}

// othersOf returns the ids of the dictionaries to compare the base with.
func othersOf(v address.View) []string {
	if v.With == "" {
		return nil
	}
	return strings.Split(v.With, ",")
}

// start starts or resumes the comparison.
func (c *compare) start() {
	current := c.current
	if len(current.ids) < 2 || current.State != page.Waiting {
		return
	}
	current.done, current.Failed = 0, nil
	entries, known := make([]dicts.Entry, len(current.ids)), map[flipKey]bool{}
	for i, id := range current.ids {
		entries[i], _ = c.shelf.Entry(id)
	}
	for key := range c.flips {
		known[key] = true
	}
	if len(current.games) < len(current.ids) {
		current.common = nil // it covered fewer lists
	}
	needsCommon := current.common == nil && current.choice.Rules.Players == 2
	games, held := current.games, maps.Clone(c.shelf.Dictionaries)
	current.Begin(c.host, address.Compare, "Starting…", func(r *page.Run) {
		(&comparing{Run: r, compare: c, current: current, games: games, held: held}).all(entries, known, needsCommon)
	})
}

// press handles the button that cancels or resumes the work.
func (c *compare) press(app.Context, app.Event) {
	switch current := c.current; current.State {
	case page.Working:
		current.Stop(page.Stopped)
	case page.Stopped, page.Finished:
		current.State = page.Waiting
		c.start()
	}
}

// steps counts the steps of the comparison: one game for each dictionary, one difference
// for each dictionary but the base, and the common repertoire.
func (c *comparison) steps() int { return 2 * len(c.ids) }

// toggle adds a dictionary to the comparison or removes it.
func (c *compare) toggle(id string) { c.host.GoTo(c.host.Ctx(), c.toggled(id)) }

// toggled returns the view with a dictionary added or removed. The dictionaries keep the
// order of the catalogue, so that one choice has one address.
func (c *compare) toggled(id string) address.View {
	v := c.host.View()
	chosen := othersOf(v)
	if at := slices.Index(chosen, id); at >= 0 {
		chosen = slices.Delete(chosen, at, at+1)
	} else {
		chosen = append(chosen, id)
	}
	var ordered []string
	for _, entry := range c.shelf.Entries() {
		if slices.Contains(chosen, entry.ID) {
			ordered = append(ordered, entry.ID)
		}
	}
	for _, id := range chosen { // of lists that are not on this device
		if !slices.Contains(ordered, id) {
			ordered = append(ordered, id)
		}
	}
	v.With = strings.Join(ordered, ",")
	return v
}

// suggestion is the list that the empty page offers for a comparison: the largest shipped
// one, or another. It is false if there is no other list.
func (c *compare) suggestion() (dicts.Entry, bool) {
	others := slices.DeleteFunc(c.shelf.Entries(), func(e dicts.Entry) bool { return e.ID == c.view.Dict })
	if len(others) == 0 {
		return dicts.Entry{}, false
	}
	largest := slices.IndexFunc(others, func(e dicts.Entry) bool { return e.ID == "web2" })
	return others[max(largest, 0)], true
}

func (c *compare) takeSuggestion(ctx app.Context, _ app.Event) {
	if with, ok := c.suggestion(); ok {
		c.host.GoTo(ctx, c.toggled(with.ID))
	}
}
