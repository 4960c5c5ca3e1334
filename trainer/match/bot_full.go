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
// Winning, it hurries: it plays a winning letter after which the round ends soonest.
// With more than two players a guarantee comes before that, and where there is none
// the chance that the others leave it safe, who need not be rational. For the first
// letter of a round all winning letters, or all with a guarantee, are equals, so that
// rounds vary.
//
// Losing, it resists: with the letter that has the best chance that people err, which
// is good where what would beat it are uncommon words; see bot_hope.go. Of letters
// with nearly the same chance it plays one with which it takes longest. The other way
// round is far worse: the longest rounds are forced ones as a rule, in which nobody
// has to think. From openings that lose on the default list it saves 85 of 100 rounds
// against a reader; if it took longest it would save 40, and with any letters 50.
//
// Take the words of the package comment of solver, but without aa and ab: baa, bb,
// bcaa, bcab, caaaa and caab, all equally common. Seat 1 of 2 loses with each letter:
// after b seat 2 answers a and leaves it baa, after c all goes its way to caaaa. That
// takes longest. But after b people, who avoid bb, think of baa or one of bcaa and
// bcab, and answer c with the chance 2/3, and then lose. So seat 1 opens with b.

// nearly is the part of the best chance from which letters count as equals.
const nearlyBest = 0.9

// full is a letter of the solution.
func (v *view) full() idea {
	best := v.winning()
	holds := len(best) > 0
	if !holds {
		best = withMost(v.hopeful(slices.Collect(v.at.Next())), solver.Position.Plies)
	}
	next := best[v.random.IntN(len(best))]
	if next.Over() { // as all do, or another would take longer
		return v.completes()
	}
	return idea{next, next.Line().Fragment(), holds}
}

// winning are the best of the letters after which the bot is no possible loser.
func (v *view) winning() []solver.Position {
	winning := v.safe(false)
	guaranteed := v.safe(true)
	switch opens := v.at.Depth() == 0; {
	case opens && len(guaranteed) > 0:
		return guaranteed
	case opens:
		return winning
	case len(guaranteed) > 0:
		winning = guaranteed
	default:
		winning = v.hopeful(winning)
	}
	return withMost(winning, func(next solver.Position) int { return -next.Plies() })
}

// safe are the letters that are, as [solver.Position.Safe] says.
func (v *view) safe(guaranteed bool) (letters []solver.Position) {
	for next := range v.at.Next() {
		if next.Safe(v.seat, guaranteed) {
			letters = append(letters, next)
		}
	}
	return letters
}

// withMost are those of the letters that have the most of something.
func withMost(letters []solver.Position, of func(solver.Position) int) (those []solver.Position) {
	best := 0
	for _, next := range letters {
		if has := of(next); len(those) == 0 || has > best {
			those, best = []solver.Position{next}, has
		} else if has == best {
			those = append(those, next)
		}
	}
	return those
}
