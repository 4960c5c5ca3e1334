package trainer

import (
	"testing"
	"time"
)

// fragmentNumber is the n-th of many fragments of an even number of letters, at
// which it is the turn of seat 1 of 2.
func fragmentNumber(n int) string {
	letters := make([]byte, 6)
	for i := range letters {
		letters[i] = byte('a' + n%26)
		n /= 26
	}
	return string(letters)
}

// hostile are logs of n entries that are as much work as such a number can be.
var hostile = map[string]func(n int) []Entry{
	"many cards below as many marks": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			e.Card = decision(fragmentNumber(i))
			if i%2 == 0 {
				e.Kind, e.Card = []Kind{Suspended, Resumed, Forgotten}[i/2%3], decision("")
			}
		})
	},
	"marks on the way to one card": func(n int) []Entry {
		const word = "abcdefghijklmnopqrstuvwxyzabcdef"
		return entriesOf(n, func(i int, e *Entry) {
			e.Card = decision(word)
			if i%2 == 0 {
				e.Kind, e.Card = Forgotten, decision(word[:i/2%len(word)])
			}
		})
	},
	"answers to one card, each taken back": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			if i%2 == 1 {
				*e = Entry{ID: e.ID, Kind: Undone, At: e.At, Undoes: ID{"w", i}}
			}
		})
	},
	"marks of one branch, each taken back": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			e.Kind, e.Card = Suspended, decision("j")
			if i%2 == 1 {
				*e = Entry{ID: e.ID, Kind: Undone, At: e.At, Undoes: ID{"w", i}}
			}
		})
	},
	"one card that is added, each time taken back": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			e.Kind = Added
			if i%2 == 1 {
				*e = Entry{ID: e.ID, Kind: Undone, At: e.At, Undoes: ID{"w", i}}
			}
		})
	},
	"notes on one fragment, each taken back": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			e.Kind, e.Text = Noted, noteTexts[len(noteTexts)-1]
			if i%2 == 1 {
				*e = Entry{ID: e.ID, Kind: Undone, At: e.At, Undoes: ID{"w", i}}
			}
		})
	},
	"answers to one puzzle on one date, each taken back": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			*e = Entry{ID: e.ID, Kind: Puzzled, At: e.At, Grade: Again, Puzzle: "1", Mode: ModeDaily, Date: 20000}
			if i%2 == 1 {
				*e = Entry{ID: e.ID, Kind: Undone, At: e.At, Undoes: ID{"w", i}}
			}
		})
	},
	"as many puzzles as dates": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			*e = Entry{ID: e.ID, Kind: Puzzled, At: e.At, Grade: Again, Puzzle: fragmentNumber(i / 5), Mode: ModeDaily, Date: Date(1 + i/5)}
		})
	},
	"as many puzzles as runs": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) {
			*e = Entry{ID: e.ID, Kind: Puzzled, At: e.At, Grade: Again, Puzzle: fragmentNumber(i), Mode: ModeStreak, Run: int64(1 + i)}
		})
	},
	"answers of one moment": func(n int) []Entry {
		return entriesOf(n, func(i int, e *Entry) { e.At = noon.UnixMilli() })
	},
}

// entriesOf are n answers to one card, a second apart, with a change to each.
func entriesOf(n int, change func(i int, e *Entry)) []Entry {
	entries := make([]Entry, n)
	for i := range entries {
		e := Entry{ID: ID{"w", i + 1}, Kind: Answered, At: noon.UnixMilli() + int64(i)*1000, Card: decision("ja"), Grade: Grade(1 + i%4)}
		change(i, &e)
		if e.Kind != Answered && e.Kind != Puzzled {
			e.Grade = 0
		}
		if err := e.Check(); err != nil {
			panic(err)
		}
		entries[i] = e
	}
	return entries
}

// Were the work to grow with the square of the entries, this would take hours.
func TestHostileLogsFold(t *testing.T) {
	onlyNatively(t)
	for name, of := range hostile {
		t.Run(name, func(t *testing.T) {
			now := noon.AddDate(0, 1, 0)
			entries := of(20_000)
			for i := range len(entries) / 2 {
				j := len(entries) - 1 - i
				entries[i], entries[j] = entries[j], entries[i]
			}
			var log, later Log
			log.Add(entries[10_000:]...)
			state := Fold(&log, now)
			state.Reviews()
			state.Add(now, entries[:5_000]...)
			state.Add(now, entries...)
			later.Add(entries...)
			if got, want := len(state.Reviews()), len(Fold(&later, now).Reviews()); got != want || len(log.Entries()) != len(entries) {
				t.Errorf("%d reviews, want %d", got, want)
			}
			state.DailyStreak(DateOf(now))
			state.Runs(ModeStreak)
			if got, want := len(state.Puzzles()), len(Fold(&later, now).Puzzles()); got != want {
				t.Errorf("%d answers to puzzles, want %d", got, want)
			}
		})
	}
}

func BenchmarkHostileFold(b *testing.B) {
	for name, of := range hostile {
		b.Run(name, func(b *testing.B) {
			entries := of(100_000)
			now := time.UnixMilli(mostAt)
			for b.Loop() {
				var log Log
				log.Add(entries...)
				Fold(&log, now).Reviews()
			}
		})
	}
}
