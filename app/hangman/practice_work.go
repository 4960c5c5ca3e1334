package hangman

import (
	"spectrie/app/address"
	"spectrie/app/page"
)

// guessTask finds out something about a game.
type guessTask struct {
	finds any // the key of what it finds
	find  func(tick func() error) (keep func(), err error)
}

// start goes on with what is still to be found out, unless that is under way. What
// nobody asks for any more is given up.
func (p *guessing) start() {
	tasks := p.tasks()
	for _, task := range tasks {
		if p.work.State == page.Working && task.finds == p.doing {
			return
		}
	}
	p.work.Stop(page.Waiting)
	if len(tasks) == 0 || !p.host.InFront(address.HangmanPractice) {
		return
	}
	task := tasks[0]
	p.doing = task.finds
	p.work.Begin(p.host, address.HangmanPractice, "", func(r *page.Run) {
		keep, err := task.find(r.Turn.Take)
		if err != nil {
			return // given up
		}
		r.Tell(func() {
			keep()
			p.work.Stop(page.Waiting)
			p.start()
		})
	})
}

// tasks are what is not known of the game in front, in the order in which they are
// taken up: first the latest guess, then what was asked for, the guesses before, and
// at the end what the best play needs.
func (p *guessing) tasks() []guessTask {
	g := p.game
	if g == nil {
		return nil
	}
	var tasks []guessTask
	add := func(n int, letter rune) {
		key := g.key(n, letter)
		if _, known := p.judged[key]; !known {
			tasks = append(tasks, p.judging(g, n, key))
		}
	}
	for n := g.guesses() - 1; n >= 0; n-- {
		add(n, g.rounds[n+1].Guess)
		if n == g.guesses()-1 && p.showsBest() {
			add(n+1, 0)
		}
	}
	if g.guesses() == 0 && p.showsBest() {
		add(0, 0)
	}
	if key := g.bestKey(); g.over() && !g.view.Evil {
		if _, known := p.bests[key]; !known {
			tasks = append(tasks, guessTask{key, func(tick func() error) (func(), error) {
				best, err := playBest(g.words, key.word, key.lives, tick)
				return func() {
					if p.bests == nil {
						p.bests = map[bestKey]bestGame{}
					}
					p.bests[key] = best
				}, err
			}})
		}
	}
	return tasks
}

// judging is the task to judge the guess of a key after n guesses.
func (p *guessing) judging(g *guessGame, n int, key guessKey) guessTask {
	return guessTask{key, func(tick func() error) (func(), error) {
		c, err := g.words.Fit(g.rounds[n].Template, g.rounds[n].Missed)
		if err != nil {
			return nil, err // a round that was played fits itself
		}
		found, err := judge(c, key.lives, key.letter, tick)
		return func() {
			if p.judged == nil {
				p.judged = map[guessKey]judged{}
			}
			p.judged[key] = found
		}, err
	}}
}

// key is that of a letter after n guesses.
func (g *guessGame) key(n int, letter rune) guessKey {
	r := &g.rounds[n]
	return guessKey{g.view.Dict, r.Template.String(), r.Missed, g.lives - g.lost(n), letter}
}

func (g *guessGame) bestKey() bestKey { return bestKey{g.view.Dict, g.now().Word, g.lives} }

// showsBest reports whether the person asked for the best letter of this moment.
func (p *guessing) showsBest() bool { return !p.game.over() && p.helps[p.game.view].best }
