package trainer

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

var errEnough = errors.New("enough")

// enough is a take that fails when it is called for the n-th time.
func enough(n int) func() error {
	return func() error {
		if n--; n <= 0 {
			return errEnough
		}
		return nil
	}
}

// logOf is a log that already has some entries of a list, and the list.
func logOf(random *rand.Rand, n int) (*Log, []Entry) {
	entries := randomEntries(random, n)
	random.Shuffle(n, func(i, j int) { entries[i], entries[j] = entries[j], entries[i] })
	log := new(Log)
	log.Add(entries[:random.IntN(n)]...)
	return log, entries
}

// told is all that a log says, also to those who ask it later.
func told(l *Log) string {
	text := fmt.Sprint(l.entries, len(l.times), l.greatest, l.undone)
	for i := range l.entries {
		if l.entryOf(l.entries[i].ID) != &l.entries[i] {
			return "an entry is not found"
		}
	}
	return text
}

func TestLogsUniteInTurnsAsTheyDoAtOnce(t *testing.T) {
	onlyNatively(t)
	random := rand.New(rand.NewPCG(31, 32))
	for range 3 {
		log, entries := logOf(random, 1000)
		atOnce := new(Log)
		atOnce.Add(log.Entries()...)
		want := atOnce.Add(entries...)
		before, kept := told(log), slices.Clone(log.Entries())
		shown := log.Entries()
		for n := 1; ; n++ {
			added, err := log.AddInTurns(entries, enough(n))
			if err == nil {
				if !reflect.DeepEqual(added, want) || told(log) != told(atOnce) {
					t.Fatalf("%d entries of %d are added; the logs differ", len(added), len(want))
				}
				if n < len(entries)/stepsATurn {
					t.Fatalf("only %d turns for %d entries", n, len(entries))
				}
				break
			}
			if err != errEnough || added != nil || told(log) != before {
				t.Fatalf("%d entries are added, %v; the log has %d entries and had %d", len(added), err, len(log.Entries()), len(kept))
			}
		}
		if !reflect.DeepEqual(shown, kept) {
			t.Fatal("what was shown before is another list now")
		}
	}
}

func TestLogsFoldInTurnsAsTheyDoAtOnce(t *testing.T) {
	onlyNatively(t)
	random := rand.New(rand.NewPCG(33, 34))
	for range 4 {
		log, _ := logOf(random, 1000)
		now := noon.AddDate(0, 0, 60)
		turns := 0
		state, err := FoldInTurns(log, now, func() error { turns++; return nil })
		if err != nil || all(state, now) != all(Fold(log, now), now) {
			t.Fatalf("%v, or another state", err)
		}
		if turns < log.until(horizon(now))/stepsATurn {
			t.Fatalf("only %d turns for %d entries", turns, len(log.Entries()))
		}
		if turns > 0 {
			if state, err := FoldInTurns(log, now, enough(1+random.IntN(turns))); state != nil || err != errEnough {
				t.Fatalf("%v, %v", state, err)
			}
		}
	}
}

func TestBackupsAreWrittenInTurnsAsTheyAreAtOnce(t *testing.T) {
	random := rand.New(rand.NewPCG(35, 36))
	log, entries := logOf(random, 1000)
	want := WriteBackup(log, noon)
	turns := 0
	data, err := WriteBackupInTurns(log, noon, func() error {
		if turns++; turns == 2 {
			log.Add(entries...) // the person goes on meanwhile
		}
		return nil
	})
	if err != nil || string(data) != string(want) {
		t.Errorf("%v, or another backup", err)
	}
	if data, err := WriteBackupInTurns(log, noon, enough(turns)); data != nil || err != errEnough {
		t.Errorf("%d bytes, %v", len(data), err)
	}
}

// Everything is sorted by order: stably, and with turns for others.
func TestThingsAreSortedStably(t *testing.T) {
	random := rand.New(rand.NewPCG(37, 38))
	for n := range 200 {
		things := make([][2]int, n)
		for i := range things {
			things[i] = [2]int{random.IntN(1 + n/3), i}
		}
		sorted := inOrder(things, func(a, b *[2]int) int { return a[0] - b[0] })
		want := slices.SortedStableFunc(slices.Values(things), func(a, b [2]int) int { return a[0] - b[0] })
		if !slices.Equal(sorted, want) {
			t.Fatalf("%v, want %v", sorted, want)
		}
	}
}
