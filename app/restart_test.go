package app

import (
	"errors"
	"testing"
	"time"
)

// panics makes a page that panics at these seconds. Usable says whether it was usable before that.
func panics(usable bool, seconds ...int) (r restarter, runs *int) {
	start, runs := time.Now(), new(int)
	at := start
	return restarter{
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
			r, runs := panics(c.usable, c.seconds...)
			if name == "as the program begins" {
				r.usable = func() bool { return false }
			}
			left := 0
			r.leave = func() { left++ }
			reason := recovered(r.keepRunning)
			if reason == nil || *runs != c.runs || left != c.runs-1 {
				t.Errorf("ended with %v after %d runs and %d calls of leave; want %d runs, each but the last left", reason, *runs, left, c.runs)
			}
		})
	}
}
