package app

import (
	"errors"
	"testing"
	"time"
)

// panics makes a page that panics at these seconds, and was usable before when that says so.
func panics(usable bool, seconds ...int) (d defence, runs *int) {
	start, runs := time.Now(), new(int)
	at := start
	return defence{
		run: func() {
			if *runs++; *runs <= len(seconds) {
				at = start.Add(time.Duration(seconds[*runs-1]) * time.Second)
				panic(errors.New("a handler"))
			}
			panic("the end of the test")
		},
		usable: func() bool { return usable || *runs == 1 },
		leave:  func() {},
		now:    func() time.Time { return at },
	}, runs
}

func TestAPageThatPanicsBeginsAgain(t *testing.T) {
	for name, c := range map[string]struct {
		usable  bool
		seconds []int
		runs    int
	}{
		"now and then":          {true, []int{1, 60, 120}, 4},
		"twice in a moment":     {true, []int{1, 60, 61, 120}, 3},
		"as it begins again":    {false, []int{1, 60, 120}, 2},
		"as the program begins": {true, nil, 1},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			d, runs := panics(c.usable, c.seconds...)
			if name == "as the program begins" {
				d.usable = func() bool { return false }
			}
			left := 0
			d.leave = func() { left++ }
			reason := recovered(d.hold)
			if reason == nil || *runs != c.runs || left != c.runs-1 {
				t.Errorf("ended with %v after %d runs, of which %d were left; want %d runs and the last not left", reason, *runs, left, c.runs)
			}
		})
	}
}
