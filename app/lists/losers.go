package lists

import (
	"maps"
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/dicts"
	"spectrie/solver"
)

// losers is the table of who loses where: every dictionary under every house rule. It
// keeps its results while the program runs.
type losers struct {
	host  page.Host
	shelf *shelf.Shelf
	view  address.View
	work  page.Work // doing is the name of a list
	found map[houseRule]outcome
}

// houseRule is a list and the rules of a round.
type houseRule struct {
	dict  string
	rules solver.Rules
}

// outcome is how a round ends under a house rule.
type outcome struct {
	losers, guaranteed solver.Seats
	openings           []rune // that win for seat 1, in the order of the alphabet
	plies              int
	none               bool // no word counts, and no round can be played
}

// The house rules of the table.
var (
	houseLetters = []int{3, 4, 5}
	housePlayers = []int{2, 3, 4, 5, 6}
)

func (l *losers) Show(view address.View) { l.view = view }

// start computes what is missing, unless that runs already or was stopped.
func (l *losers) start() {
	if l.work.State == page.Working || l.work.State == page.Stopped {
		return
	}
	l.forgive()
	todo := l.todo()
	if len(todo) == 0 {
		l.work.Stop(page.Finished)
		return
	}
	held := maps.Clone(l.shelf.Dictionaries)
	l.work.Begin(l.host, address.Losers, todo[0].Name, func(r *page.Run) {
		for _, entry := range todo {
			if r.Over() {
				return
			}
			l.solve(r, entry, held[entry.ID])
		}
	})
}

// takeUp continues with lists that were added after all was done: by an import, which may
// end while the table is shown, or by another tab.
func (l *losers) takeUp() {
	if l.work.State == page.Finished {
		l.start()
	}
}

// todo returns the dictionaries with missing rounds that can be solved.
func (l *losers) todo() []dicts.Entry {
	var todo []dicts.Entry
	for _, entry := range l.entries() {
		if l.work.Failed[entry.ID] == nil && len(l.missing(entry.ID)) > 0 {
			todo = append(todo, entry)
		}
	}
	return todo
}

// forgive drops the failures of dictionaries that were deleted or loaded since.
func (l *losers) forgive() {
	away := map[string]bool{} // stored, but not on the shelf
	for _, entry := range l.entries() {
		away[entry.ID] = !l.shelf.Has(entry.ID)
	}
	maps.DeleteFunc(l.work.Failed, func(id string, _ error) bool { return !away[id] })
}

// solve solves the missing rounds of one dictionary. If d is nil it reads the dictionary
// and drops it afterwards, because all of them together would fill the memory. It blocks,
// and ends early when the run is over.
func (l *losers) solve(r *page.Run, entry dicts.Entry, d *dicts.Dictionary) {
	r.Step(entry.Name)
	var err error
	if d == nil {
		d, err = l.shelf.Read(entry)
	}
	if err != nil {
		r.Tell(func() { l.work.Fail(entry.ID, err) })
		return
	}
	for _, letters := range houseLetters {
		outcomes, err := outcomesOf(d, letters, r.Turn.Take)
		if err != nil {
			return // the run is over
		}
		r.Tell(func() {
			if l.found == nil {
				l.found = map[houseRule]outcome{}
			}
			for players, o := range outcomes {
				l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}] = o
			}
		})
	}
}

// entries returns every dictionary, the current one first.
func (l *losers) entries() []dicts.Entry {
	entries := l.shelf.Entries()
	slices.SortStableFunc(entries, func(a, b dicts.Entry) int {
		switch {
		case a.ID == l.view.Dict && b.ID != l.view.Dict:
			return -1
		case b.ID == l.view.Dict && a.ID != l.view.Dict:
			return 1
		}
		return 0
	})
	return entries
}

// outcomesOf solves a dictionary, cut to one length, for every number of players.
func outcomesOf(d *dicts.Dictionary, letters int, tick func() error) (map[int]outcome, error) {
	if err := tick(); err != nil {
		return nil, err
	}
	reachable := d.Reachable(letters)
	outcomes := map[int]outcome{}
	for _, players := range housePlayers {
		if err := tick(); err != nil {
			return nil, err
		}
		game, err := solver.Solve(reachable, solver.Rules{Players: players, MinLetters: letters})
		if err != nil {
			return nil, err
		}
		outcomes[players] = outcomeOf(game)
	}
	return outcomes, nil
}

func outcomeOf(game *solver.Solution) outcome {
	p := game.Start()
	o := outcome{losers: p.Losers(), guaranteed: p.Guaranteed(), plies: p.Plies(), none: game.Trie().Len() == 1}
	for next := range p.Next() {
		if !next.Losers().Has(1) {
			o.openings = append(o.openings, next.Letter())
		}
	}
	return o
}

// missing returns the shortest-word lengths for which a dictionary is not solved.
func (l *losers) missing(dict string) []int {
	var missing []int
	for _, letters := range houseLetters {
		if _, ok := l.found[houseRule{dict, solver.Rules{Players: housePlayers[0], MinLetters: letters}}]; !ok {
			missing = append(missing, letters)
		}
	}
	return missing
}

// press handles the button that cancels, resumes or restarts the work.
func (l *losers) press(app.Context, app.Event) {
	if l.work.State == page.Working {
		l.work.Stop(page.Stopped)
		return
	}
	if solved, all := l.progress(); solved == all {
		l.found = nil
	}
	l.work.State, l.work.Failed = page.Waiting, nil
	l.start()
}

// progress counts the solved rounds of the table and all of them.
func (l *losers) progress() (solved, all int) {
	for _, entry := range l.entries() {
		all += len(houseLetters) * len(housePlayers)
		solved += (len(houseLetters) - len(l.missing(entry.ID))) * len(housePlayers)
	}
	return solved, all
}

// seat is the point of view of the table: by default the player who opens.
func (l *losers) seat() int {
	if l.view.Seat == address.MoverSeat {
		return 1
	}
	return l.view.Seat
}
