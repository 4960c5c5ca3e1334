package match

import (
	"slices"

	"spectrie/solver"
)

// A bot that looks ahead fully plays the exact solution of package solver, over the words that it knows
// and for the seats still in. With the whole dictionary that is perfect play. With two players it never
// loses a round that is won. With more it never makes itself a possible loser when another letter avoids
// that.
//
// When it wins it hurries: it plays a winning letter after which the round ends soonest. With more than
// two players a guarantee comes first. Without one, the chance comes first that the others, who need not
// be rational, leave it safe. For the first letter of a round all winning letters are equals, or all
// with a guarantee. So rounds vary.
//
// When it loses it resists. It plays the letter after which people err most, because only uncommon words
// beat it; see bot_hope.go. Of letters with nearly the same chance it plays one that takes longest. The
// other order would be far worse, because the longest rounds are mostly forced: nobody has to think.
// From openings that lose on the default list it saves 85 of 100 rounds against a reader. By the longest
// way it would save 40, and with random letters 50.
//
// Take the words of the package comment of solver, but without aa and ab: baa, bb, bcaa, bcab, caaaa and
// caab, all equally common. Seat 1 of 2 loses with each letter. After b seat 2 answers a and leaves it
// baa. After c all goes its way to caaaa, which takes longest. But after b people avoid bb, and think of
// baa, bcaa or bcab. With the chance 2/3 they answer c, and lose. So seat 1 opens with b.

// nearlyBest is the part of the best chance from which letters count as equals.
const nearlyBest = 0.9

// full is a letter by the solution.
func (v *view) full() idea {
	best := v.winning()
	holds := len(best) > 0
	if !holds {
		best = withMost(v.hopeful(slices.Collect(v.at.Next())), solver.Position.Plies)
	}
	next := best[v.random.IntN(len(best))]
	if next.Over() { // then all letters end the round, because another would take longer
		return v.completes()
	}
	return idea{next, next.Line().Fragment(), holds}
}

// winning are the best letters after which the bot cannot lose in rational play.
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

// safe are the letters after which [solver.Position.Safe] holds for the bot.
func (v *view) safe(guaranteed bool) (letters []solver.Position) {
	for next := range v.at.Next() {
		if next.Safe(v.seat, guaranteed) {
			letters = append(letters, next)
		}
	}
	return letters
}

// withMost are the letters that have the most of something.
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
