package hangman

import (
	"spectrie/app/address"
	"spectrie/app/page"
)

// guessTask works out something about a game in the background.
type guessTask struct {
	key  any // a guessKey or a bestKey
	find func(tick func() error) (keep func(), err error)
}

// startWork starts the next task, unless one that is still needed is running. It stops a
// task that is no longer needed.
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
			return // the task was stopped
		}
		r.Tell(func() {
			keep()
			p.startWork()
		})
	})
}

// tasks lists what is not known yet about the game, most urgent first: the latest guess,
// then the best letter if the person wants it, the earlier guesses, and how the best play
// does.
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

// judgeTask is the task to judge a guess after n guesses.
func (p *practice) judgeTask(g *guessGame, n int, key guessKey) guessTask {
	return guessTask{key, func(tick func() error) (func(), error) {
		c, err := g.words.Fit(g.rounds[n].Template, g.rounds[n].Missed)
		if err != nil {
			return nil, err // cannot happen: the word of a round fits the round
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

// guessKey is the key of a letter after n guesses.
func (g *guessGame) guessKey(n int, letter rune) guessKey {
	r := &g.rounds[n]
	return guessKey{g.view.Dict, r.Template.String(), r.Missed, g.lives - g.livesLost(n), letter}
}

func (g *guessGame) bestKey() bestKey { return bestKey{g.view.Dict, g.current().Word, g.lives} }

// showsBest reports whether the person asked for the best letter of the next guess.
func (p *practice) showsBest() bool { return !p.game.over() && p.helpByView[p.game.view].best }
