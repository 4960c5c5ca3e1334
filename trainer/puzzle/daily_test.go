package puzzle

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"testing"
	"time"
)

// The first 400 days are the same for everybody, whatever the machine.
const goldenDays = "8db02d0b5d985fe3"

func TestTheFirstDaysAreTheSameEverywhere(t *testing.T) {
	t.Parallel()
	days, _ := NewDays(shippedSet(t))
	hash := sha256.New()
	for date := FirstDay; date < FirstDay+400; date++ {
		for _, p := range days.On(date) {
			fmt.Fprintln(hash, p.ID())
		}
	}
	if got := hex.EncodeToString(hash.Sum(nil)[:8]); got != goldenDays {
		t.Errorf("the days are %s, not %s", got, goldenDays)
	}
}

func TestTheDaysOfTenYears(t *testing.T) {
	onlyNatively(t)
	t.Parallel()
	days, ok := NewDays(shippedSet(t))
	if !ok {
		t.Fatal("too few puzzles")
	}
	const rest = 50 // days at least between two days with the same puzzle
	last := map[string]int{}
	same := map[[DailyPositions]Puzzle]int{}
	var easiest, hardest int
	for date := FirstDay; date < FirstDay+4000; date++ {
		five := days.On(date)
		if before, again := same[five]; again {
			t.Errorf("day %d is day %d again", date, before)
		}
		same[five] = date
		for i, p := range five {
			if i > 0 && p.Rating < five[i-1].Rating {
				t.Errorf("day %d: position %d is easier than the one before", date, i+1)
			}
			if before, again := last[p.ID()]; again && date-before < rest {
				t.Errorf("day %d has %s, and so had day %d", date, p.ID(), before)
			}
			last[p.ID()] = date
		}
		easiest += five[0].Rating
		hardest += five[4].Rating
	}
	t.Logf("the first position is rated %d on average, the last one %d; %d puzzles come up", easiest/4000, hardest/4000, len(last))
}

func TestDaysBeforeTheFirstAndFarAheadHaveFivePositionsToo(t *testing.T) {
	t.Parallel()
	days, _ := NewDays(shippedSet(t))
	for _, date := range []int{-100000, -1, 0, 1, FirstDay - 1, 2932896} {
		seen := map[Puzzle]bool{}
		for _, p := range days.On(date) {
			seen[p] = true
			mustPlay(p, shippedGame(t, p))
		}
		if len(seen) != DailyPositions {
			t.Errorf("day %d has %d positions", date, len(seen))
		}
	}
}

func TestTheFirstDay(t *testing.T) {
	t.Parallel()
	if day := time.Unix(FirstDay*24*60*60, 0).UTC(); day.Format(time.DateOnly) != "2026-01-01" {
		t.Errorf("the first day is %v", day)
	}
}

func TestASetThatIsTooSmallHasNoDays(t *testing.T) {
	t.Parallel()
	if _, ok := NewDays(NewSet(nil)); ok {
		t.Error("an empty set has days")
	}
	few := shippedSet(t).Only(func(p Puzzle) bool { return p.Dict == "web2" })
	if _, ok := NewDays(few); ok {
		t.Error("a set without the default dictionary has days")
	}
}
