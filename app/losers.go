package app

import (
	"context"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
)

// losers is the table of who loses where: every dictionary under every house
// rule. What was found is kept while the page lives.
type losers struct {
	*Site
	view    View
	found   map[houseRule]outcome
	failed  map[string]error // by the id of a dictionary that could not be read
	job     *losersJob       // nil when nothing is under way
	stopped bool             // by the person, who did not go on yet
}

// losersJob is one run through what is missing.
type losersJob struct {
	cancel context.CancelFunc
	doing  string // id of the dictionary at work
}

// houseRule is what a house agrees on before a round.
type houseRule struct {
	dict  string
	rules solver.Rules
}

// outcome is how the round under a house rule ends.
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

func (l *losers) show(view View) { l.view = view }

// start works out what is missing, unless that is under way or was stopped.
func (l *losers) start() {
	var todo []dicts.Entry
	for _, entry := range shelf.entries() {
		if l.failed[entry.ID] == nil && len(l.missing(entry.ID)) > 0 {
			todo = append(todo, entry)
		}
	}
	if l.job != nil || l.stopped || len(todo) == 0 {
		return
	}
	ctx, cancel := context.WithCancel(context.Background())
	job := &losersJob{cancel: cancel, doing: todo[0].ID}
	l.job = job
	l.home.Async(func() {
		defer cancel()
		turn := turns{ctx: ctx, since: time.Now()}
		for _, entry := range todo {
			if ctx.Err() != nil {
				break
			}
			l.work(job, entry, turn.take)
		}
		l.home.Dispatch(func(app.Context) {
			if l.job == job {
				l.job = nil
			}
		})
	})
}

// work finds what is missing of one dictionary. It blocks, and ends early when
// tick returns an error.
func (l *losers) work(job *losersJob, entry dicts.Entry, tick func() error) {
	l.home.Dispatch(func(app.Context) { job.doing = entry.ID })
	d, err := dictionaryOf(entry)
	if err != nil {
		l.home.Dispatch(func(app.Context) {
			if l.failed == nil {
				l.failed = map[string]error{}
			}
			l.failed[entry.ID] = err
		})
		return
	}
	for _, letters := range houseLetters {
		outcomes, err := outcomesOf(d, letters, tick)
		if err != nil {
			return
		}
		l.home.Dispatch(func(app.Context) {
			if l.found == nil {
				l.found = map[houseRule]outcome{}
			}
			for players, o := range outcomes {
				l.found[houseRule{entry.ID, solver.Rules{Players: players, MinLetters: letters}}] = o
			}
			if l.shown == nil || l.shown.Page != Losers {
				l.pause() // it goes on when the page is looked at again
			}
		})
	}
}

// dictionaryOf is a dictionary from the shelf, which is fetched when it is not
// there. It blocks.
func dictionaryOf(entry dicts.Entry) (*dicts.Dictionary, error) {
	if !shelf.has(entry.ID) {
		if err := fetchDictionary(entry); err != nil {
			return nil, err
		}
	}
	return shelf.dictionaries[entry.ID], nil
}

// outcomesOf solves a dictionary cut once, by number of players.
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

// missing are the numbers of letters for which a dictionary is not solved.
func (l *losers) missing(dict string) []int {
	var missing []int
	for _, letters := range houseLetters {
		if _, ok := l.found[houseRule{dict, solver.Rules{Players: housePlayers[0], MinLetters: letters}}]; !ok {
			missing = append(missing, letters)
		}
	}
	return missing
}

func (l *losers) pause() {
	if l.job != nil {
		l.job.cancel()
		l.job = nil
	}
}

// press is the one button of the work: it cancels, goes on or begins anew.
func (l *losers) press(app.Context, app.Event) {
	if l.job != nil {
		l.pause()
		l.stopped = true
		return
	}
	if solved, all := l.progress(); solved == all {
		l.found = nil
	}
	l.stopped, l.failed = false, nil
	l.start()
}

// progress counts the solved rounds of the table and all of them.
func (l *losers) progress() (solved, all int) {
	for _, entry := range shelf.entries() {
		all += len(houseLetters) * len(housePlayers)
		solved += (len(houseLetters) - len(l.missing(entry.ID))) * len(housePlayers)
	}
	return solved, all
}

// seat is the point of view of the table: the one that opens when none is
// chosen.
func (l *losers) seat() int {
	if l.view.Seat == MoverSeat {
		return 1
	}
	return l.view.Seat
}
