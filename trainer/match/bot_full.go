package match

import (
	"slices"

	"spectrie/solver"
)

// A bot that looks ahead fully plays the exact solution of the game over the words
// that it knows, for the seats still in; see package solver. With the whole
// dictionary that is perfect play: with two players it never loses a round that is
// won, and with more it never plays a letter that makes itself a possible loser when
// it has another.
//
// Winning, it hurries: of the winning letters, and of those with a guarantee if
// there are such, it plays one after which the round ends soonest. For the first
// letter of a round that does not count, so that rounds vary.
//
// Losing, it resists. To take as long as it can would be little help: the longest
// words are forced ones as a rule, in which nobody has to think. What helps is that
// people err. So it plays the letter with the best chance that they do, if they play
// as bot_hope.go says: the chance is good where what would beat it are uncommon words.
// Letters of which the chance is nearly as good count as equals, and of these it
// plays one with which it takes longest.

// nearly is the part of the best chance with which a letter counts as its equal.
const nearly = 0.9

// full is a letter of the solution.
func (v *view) full() idea {
	best := v.winning()
	holds := len(best) > 0
	if !holds {
		best = v.resisting()
	}
	next := best[v.random.IntN(len(best))]
	return idea{next, next.Line().Fragment(), holds}
}

// winning are the best of the letters after which the bot is no possible loser.
func (v *view) winning() []solver.Position {
	safe := only(slices.Collect(v.at.Next()), func(next solver.Position) bool { return next.Safe(v.seat, false) })
	if guaranteed := only(safe, func(next solver.Position) bool { return next.Safe(v.seat, true) }); len(guaranteed) > 0 {
		safe = guaranteed
	}
	if v.at.Depth() == 0 {
		return safe
	}
	return most(safe, func(next solver.Position) int { return -next.Plies() })
}

// resisting are the best of the letters where each may lose.
func (v *view) resisting() []solver.Position {
	all := slices.Collect(v.at.Next())
	hopes, best := v.hopes(), float32(0)
	for _, next := range all {
		best = max(best, hopes[next.Node()])
	}
	good := only(all, func(next solver.Position) bool { return hopes[next.Node()] >= nearly*best })
	return most(good, solver.Position.Plies)
}

// only are those of the letters that suit.
func only(letters []solver.Position, suits func(solver.Position) bool) []solver.Position {
	var those []solver.Position
	for _, next := range letters {
		if suits(next) {
			those = append(those, next)
		}
	}
	return those
}

// most are those of the letters that have the most of something.
func most(letters []solver.Position, of func(solver.Position) int) []solver.Position {
	var those []solver.Position
	for _, next := range letters {
		if len(those) > 0 && of(next) > of(those[0]) {
			those = those[:0]
		}
		if len(those) == 0 || of(next) == of(those[0]) {
			those = append(those, next)
		}
	}
	return those
}
