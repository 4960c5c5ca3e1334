//go:build !js

package trainer

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"
	"time"
)

const (
	learners  = 15 // with each deck; the table has their medians
	learnDays = 60
	strong    = 0.95
)

// milestone is a day, counted from 1, and the time spent in sessions until then.
type milestone struct {
	day   int
	spent time.Duration
}

// never is after all days.
var never = milestone{day: learnDays + 1}

func (m milestone) compare(n milestone) int {
	return cmp.Or(cmp.Compare(m.day, n.day), cmp.Compare(m.spent, n.spent))
}

func (m milestone) String() string {
	if m == never {
		return "never"
	}
	return fmt.Sprintf("day %d, %.0f min", m.day, m.spent.Minutes())
}

// studies are how the days of one learner went.
type studies struct {
	after, morning milestone // strong for the first time: after a session; at 9:00, without one that day
	last           float64   // strength at 9:00 on the last day
	spent          time.Duration
}

// study has a learner sit at 19:00 on each of the days.
func study(d *Deck, seed uint64) studies {
	l := newLearner(d, seed)
	s := studies{after: never, morning: never}
	for day := range learnDays {
		l.at(day, 9)
		s.last = l.strength()
		if s.morning == never && s.last >= strong {
			s.morning = milestone{day + 1, l.spent}
		}
		l.day(day)
		if s.after == never && l.strength() >= strong {
			s.after = milestone{day + 1, l.spent}
		}
	}
	s.spent = l.spent
	return s
}

// median is the middle one, by compare, of what property tells of all.
func median[T any](all []studies, property func(studies) T, compare func(a, b T) int) T {
	var values []T
	for _, s := range all {
		values = append(values, property(s))
	}
	slices.SortFunc(values, compare)
	return values[len(values)/2]
}

// BenchmarkLearner prints how long simulated learners take to be strong against
// perfect opponents, with the decks of the default dictionary for two players. What
// it measures is the schedule and not the machine, so it runs natively only. (Of
// that dictionary the fewest words for two players are also the easiest.)
func BenchmarkLearner(b *testing.B) {
	game := defaultGame(b, 2)
	var text strings.Builder
	for b.Loop() {
		text.Reset()
		fmt.Fprintf(&text, "%d learners with each deck, medians; strong is %v against perfect opponents\n", learners, strong)
		table := tabwriter.NewWriter(&text, 0, 0, 3, ' ', 0)
		fmt.Fprintf(table, "deck\twords\tcards\tstrong after a session\tin the morning\tmorning of day %d\ttime until then\n", learnDays)
		for _, seat := range []int{1, 2} {
			for _, easiest := range []bool{false, true} {
				d := mustDeck(b, game, Course{"american-english-7.1", game.Rules(), seat, easiest, false}, "")
				fmt.Fprintln(table, learnersOf(d))
			}
		}
		table.Flush()
	}
	b.Log("\n" + text.String())
}

// learnersOf is the row of the table about a deck.
func learnersOf(d *Deck) string {
	words := 0
	for _, start := range d.starts {
		size, _ := d.Best.Size(start)
		words += size.Words
	}
	objective := "fewest"
	if d.Course.Easiest {
		objective = "easiest"
	}
	var all []studies
	for seed := range uint64(learners) {
		all = append(all, study(d, seed))
	}
	return fmt.Sprintf("seat %d, %s\t%d\t%d\t%v\t%v\t%.2f\t%.0f min",
		d.Course.Seat, objective, words, len(d.Decisions),
		median(all, func(s studies) milestone { return s.after }, milestone.compare),
		median(all, func(s studies) milestone { return s.morning }, milestone.compare),
		median(all, func(s studies) float64 { return s.last }, cmp.Compare[float64]),
		median(all, func(s studies) time.Duration { return s.spent }, cmp.Compare[time.Duration]).Minutes())
}
