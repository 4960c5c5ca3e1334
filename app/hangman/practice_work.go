package hangman

import (
	"spectrie/app/address"
	"spectrie/app/page"
)

// guessTask finds out something about a game.
type guessTask struct {
	key  any // the key of what it finds
	find func(tick func() error) (keep func(), err error)
}

// start goes on with what is still to be found out, unless that is under way. What
// nobody asks for any more is given up.
func (p *practice) startWork() {
	tasks := p.tasks()
	for _, task := range tasks {
		if p.work.State == page.Working && task.key == p.taskKey {
			return
		}
	}
	p.work.Stop(page.Waiting)
	if len(tasks) == 0 || !p.host.InFront(address.HangmanPractice) {
		return
	}
	task := tasks[0]
	p.taskKey = task.key
	p.work.Begin(p.host, address.HangmanPractice, "", func(r *page.Run) {
		keep, err := task.find(r.Turn.Take)
		if err != nil {
			return // given up
		}
		r.Tell(func() {
			keep()
			p.work.Stop(page.Waiting)
			p.startWork()
		})
	})
}

// tasks are what is not known of the game in front, in the order in which they are
// taken up: first the latest guess, then what was asked for, the guesses before, and
// at the end what the best play needs.
func (p *practice) tasks() []guessTask {
	g := p.game
	if g == nil {
		return nil
	}
	var tasks []guessTask
	addJudging := func(n int, letter rune) {
		key := g.guessKey(n, letter)
		if _, known := p.judgements[key]; !known {
			tasks = append(tasks, p.judgeTask(g, n, key))
		}
	}
	for n := g.guesses() - 1; n >= 0; n-- {
		addJudging(n, g.rounds[n+1].Guess)
		if n == g.guesses()-1 && p.showsBest() {
			addJudging(n+1, 0)
		}
	}
	if g.guesses() == 0 && p.showsBest() {
		addJudging(0, 0)
	}
	if key := g.bestKey(); g.over() && !g.view.Evil {
		if _, known := p.bestGames[key]; !known {
			tasks = append(tasks, guessTask{key, func(tick func() error) (func(), error) {
				best, err := playBest(g.words, key.word, key.lives, tick)
				return func() {
					if p.bestGames == nil {
						p.bestGames = map[bestKey]bestGame{}
					}
					p.bestGames[key] = best
				}, err
			}})
		}
	}
	return tasks
}

// judging is the task to judge the guess of a key after n guesses.
func (p *practice) judgeTask(g *guessGame, n int, key guessKey) guessTask {
	return guessTask{key, func(tick func() error) (func(), error) {
		c, err := g.words.Fit(g.rounds[n].Template, g.rounds[n].Missed)
		if err != nil {
			return nil, err // a round that was played fits itself
		}
		found, err := judge(c, key.lives, key.letter, tick)
		return func() {
			if p.judgements == nil {
				p.judgements = map[guessKey]judgement{}
			}
			p.judgements[key] = found
		}, err
	}}
}

// key is that of a letter after n guesses.
func (g *guessGame) guessKey(n int, letter rune) guessKey {
	r := &g.rounds[n]
	return guessKey{g.view.Dict, r.Template.String(), r.Missed, g.lives - g.livesLost(n), letter}
}

func (g *guessGame) bestKey() bestKey { return bestKey{g.view.Dict, g.current().Word, g.lives} }

// showsBest reports whether the person asked for the best letter of this moment.
func (p *practice) showsBest() bool { return !p.game.over() && p.helpByView[p.game.view].best }
