package trainer

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"runtime"
	"slices"
	"testing"
	"time"
)

// saidOfPuzzles is everything that a state says about puzzles.
func saidOfPuzzles(s *State, now time.Time) (text []string) {
	say := func(args ...any) { text = append(text, fmt.Sprintln(args...)) }
	seen := map[any]bool{}
	for _, e := range s.Puzzles() {
		say(*e)
		if !seen[e.Puzzle] {
			say(e.Puzzle, s.PuzzleProgress(e.Puzzle, now))
		}
		if !seen[e.Date] {
			for _, first := range s.Daily(e.Date) {
				say(*first)
			}
			current, longest := s.DailyStreak(e.Date)
			say(e.Date, current, longest)
		}
		seen[e.Puzzle], seen[e.Date] = true, true
	}
	due, later := s.MissedPuzzles(now)
	say(due, later, s.Runs(ModeStreak), s.Runs(ModeMinutes))
	return text
}

func TestAMissedPuzzleComesBackAndLeaves(t *testing.T) {
	p := newPupil(t, "a")
	want := func(status Status, due string, ids []string, waiting int) {
		t.Helper()
		state := Fold(&p.log, p.now)
		got := state.PuzzleProgress("1", p.now)
		if said := got.Due.Format("2006-01-02 15:04"); got.Status != status || said != due {
			t.Errorf("%s: %v, due %s; want %v, due %s", p.now, got.Status, said, status, due)
		}
		if missed, later := state.MissedPuzzles(p.now); !slices.Equal(missed, ids) || later != waiting {
			t.Errorf("%s: %q are due and %d later, want %q and %d", p.now, missed, later, ids, waiting)
		}
	}
	const none = "0001-01-01 00:00"
	want(New, none, nil, 0)
	p.inMode(ModeRated, "1", Good, 0, 0) // a solved one does not enter the schedule
	want(New, none, nil, 0)
	p.now = p.now.Add(time.Minute)
	p.inMode(ModeStreak, "1", Again, 5, 0)
	want(Learning, "2026-03-02 12:02", nil, 1)
	p.now = p.now.Add(time.Minute)
	want(Learning, "2026-03-02 12:02", []string{"1"}, 0)
	p.inMode(ModeMinutes, "1", Good, 6, 0) // whatever the mode
	want(Learning, "2026-03-02 12:12", nil, 1)
	p.now = p.now.Add(10 * time.Minute)
	p.inMode(ModeAgain, "1", Good, 0, 0)
	state := Fold(&p.log, p.now)
	if got := state.PuzzleProgress("1", p.now); got.Answers != 3 || !got.Last.Equal(p.now) || got.Stability <= 0 || got.Difficulty < 1 {
		t.Errorf("%+v, want 3 answers since the first miss, the last one now", got)
	}
	solved := 0
	for state.PuzzleProgress("1", p.now).Days < puzzleLeaves {
		got := state.PuzzleProgress("1", p.now)
		want(Known, got.Due.Format("2006-01-02 15:04"), nil, 1)
		p.now = got.Due
		want(Known, got.Due.Format("2006-01-02 15:04"), []string{"1"}, 0)
		p.puzzle("1", Good)
		state = Fold(&p.log, p.now)
		solved++
	}
	if solved < 2 || solved > 8 {
		t.Errorf("it was solved %d times before it left", solved)
	}
	want(Known, none, nil, 0)
	p.now = p.now.AddDate(1, 0, 0)
	want(Known, none, nil, 0)
	p.puzzle("1", Good)
	want(Known, none, nil, 0)
	p.inMode(ModeDaily, "1", Again, 0, DateOf(p.now)) // unless it is missed again
	want(Lapsed, p.now.Add(10*time.Minute).Format("2006-01-02 15:04"), nil, 1)
	if got := Fold(&p.log, p.now).PuzzleProgress("1", p.now); got.Lapses != 1 {
		t.Errorf("%+v, want one lapse", got)
	}
}

// So a puzzle that has left does not come back because it is solved once more, however early.
func TestAnotherSolutionNeverPlansLess(t *testing.T) {
	random := rand.New(rand.NewPCG(67, 68))
	away := 0
	for range 500 {
		s := DefaultSettings()
		s.Retention = leastRetention + (mostRetention-leastRetention)*random.Float64()
		if random.IntN(2) == 0 {
			s.Weights = randomWeights(random)
		}
		schedule := newScheduler(s)
		m, on := schedule.next(memory{}, 0, Again), Day(0)
		for range 20 {
			on += Day(random.IntN(3) * random.IntN(40))
			after := schedule.next(m, on, Good)
			if after.days < m.days {
				t.Fatalf("%+v: %+v solved on day %d becomes %+v", s, m, on, after)
			}
			if m = after; m.days >= puzzleLeaves {
				away++
			}
		}
	}
	if away < 500 {
		t.Errorf("%d are away: too weak a test", away)
	}
}

func TestTheLongestOverdueComesFirst(t *testing.T) {
	p := newPupil(t, "a")
	for _, id := range []string{"c", "b"} {
		p.puzzle(id, Again)
		p.now = p.now.Add(time.Hour)
	}
	at := p.now
	for i, id := range []string{"e", "a", "d"} { // of one moment, from three devices
		e := Entry{ID: ID{"w", i + 1}, Kind: Puzzled, At: at.UnixMilli(), Puzzle: id, Mode: ModeAgain, Grade: Again}
		if err := e.Check(); err != nil {
			t.Fatal(err)
		}
		p.log.Add(e)
	}
	p.now = at.Add(time.Hour)
	p.puzzle("f", Again)
	state := Fold(&p.log, p.now)
	for range 20 {
		if due, later := state.MissedPuzzles(p.now); !slices.Equal(due, []string{"c", "b", "a", "d", "e"}) || later != 1 {
			t.Fatalf("due are %q and %d later", due, later)
		}
	}
	// Time stands still while a clock that was put back catches up.
	if due, later := state.MissedPuzzles(at.Add(-time.Hour)); len(due) != 5 || later != 1 {
		t.Errorf("with the clock put back, due are %q and %d later", due, later)
	}
}

// Puzzles and cards have nothing to do with each other, and nothing takes back an answer to a puzzle.
func TestAnswersToPuzzlesStayAndChangeNoCards(t *testing.T) {
	random := rand.New(rand.NewPCG(61, 62))
	for range 30 {
		var with, without Log
		var undos []Entry
		for i, e := range randomEntries(random, 80) {
			with.Add(e)
			if e.Kind != Puzzled {
				without.Add(e)
				continue
			}
			undo := Entry{ID: ID{"undoer", i + 1}, Kind: Undone, At: e.At, Undoes: e.ID}
			with.Add(undo)
			undos = append(undos, undo)
		}
		now := noon.AddDate(0, 0, random.IntN(60))
		state, plain := Fold(&with, now), Fold(&without, now)
		counting := 0
		for _, e := range with.Entries() {
			if e.Kind == Puzzled && e.At <= horizon(now) {
				counting++
			}
		}
		if got := len(state.Puzzles()); got != counting {
			t.Fatalf("%d answers to puzzles, want %d", got, counting)
		}
		if !reflect.DeepEqual(state.Reviews(), plain.Reviews()) {
			t.Fatal("puzzles change the reviews")
		}
		before := saidOfPuzzles(state, now)
		for _, undo := range undos {
			undo.Writer = "another"
			state.Add(now, undo)
		}
		if after := saidOfPuzzles(state, now); !slices.Equal(before, after) {
			t.Fatal("an undo takes back an answer to a puzzle")
		}
		for _, card := range plain.Cards() {
			if got, want := state.Progress(card, now), plain.Progress(card, now); got != want {
				t.Fatalf("%v: %+v, without puzzles %+v", card, got, want)
			}
		}
		if last, ok := state.LastAct(AllCards, ID{}); ok && last.Kind == Puzzled {
			t.Fatalf("the key that undoes would take back %+v", last)
		}
	}
}

func TestTheListOfPuzzlesStaysAsItWas(t *testing.T) {
	random := rand.New(rand.NewPCG(63, 64))
	entries := randomEntries(random, 400)
	random.Shuffle(len(entries), func(i, j int) { entries[i], entries[j] = entries[j], entries[i] })
	now := noon.AddDate(0, 0, 50)
	state := Fold(new(Log), now)
	var lists [][]*Entry
	var copies [][]Entry
	for _, e := range entries {
		state.Add(now, e)
		var values []Entry
		for _, e := range state.Puzzles() {
			values = append(values, *e)
		}
		lists, copies = append(lists, state.Puzzles()), append(copies, values)
	}
	for i, list := range lists {
		for j, e := range list {
			if *e != copies[i][j] {
				t.Fatalf("answer %d of the list after %d entries became %+v", j, i+1, *e)
			}
		}
	}
	if again := state.Puzzles(); len(again) == 0 || &again[0] != &state.Puzzles()[0] {
		t.Error("the list is made anew although nothing has changed")
	}
}

// puzzleTwin goes through the whole log for one puzzle, entry by entry.
func puzzleTwin(log *Log, settings Settings, id string, until int64) (t puzzleTrack) {
	schedule := newScheduler(settings)
	missed := false
	for _, e := range log.Entries() {
		if e.Kind != Puzzled || e.Puzzle != id || e.At > until {
			continue
		}
		missed = missed || e.Grade == Again
		if !missed {
			continue
		}
		t.memory = schedule.next(t.memory, settings.DayOf(e.Time()), e.Grade)
		t.last = e.At
		t.count++
		switch {
		case e.Grade == Again:
			t.left = false
		case t.status == Known && t.days >= 60:
			t.left = true
		}
	}
	return t
}

// dailyTwin asks for every day whether all positions were answered on it.
func dailyTwin(log *Log, today Date, until int64) (current, longest int) {
	var first, last Date
	for _, e := range log.Entries() {
		if e.Mode == ModeDaily && e.At <= until {
			if first == 0 {
				first = e.Date
			}
			first, last = min(first, e.Date), max(last, e.Date)
		}
	}
	row := 0
	for d := first; d <= max(last, today); d++ {
		puzzles := map[string]bool{}
		for _, e := range log.Entries() {
			if e.Kind == Puzzled && e.Mode == ModeDaily && e.Date == d && e.At <= until {
				puzzles[e.Puzzle] = true
			}
		}
		switch {
		case len(puzzles) >= 5:
			row++
			longest = max(longest, row)
			current++
		case d < today:
			row, current = 0, 0
		default:
			row = 0
		}
	}
	return current, max(longest, current)
}

func TestPuzzlesAgreeWithTheSlowTwins(t *testing.T) {
	random := rand.New(rand.NewPCG(65, 66))
	logs := 60
	if runtime.GOARCH == "wasm" || testing.Short() {
		logs /= 6
	}
	left, returning, streaks, kept := 0, 0, 0, 0
	for range logs {
		var log Log
		log.Add(randomEntries(random, 1+random.IntN(100))...)
		now := noon.AddDate(0, 0, random.IntN(400)).In(time.FixedZone("", (random.IntN(27)-12)*3600))
		for range random.IntN(3) * 40 { // one puzzle, again and again
			e := log.Next("a", Puzzled, noon.AddDate(0, 0, random.IntN(400)))
			e.Puzzle, e.Mode, e.Grade = "1", ModeAgain, []Grade{Again, Good, Good, Good, Good}[random.IntN(5)]
			log.Add(e)
		}
		for d := range random.IntN(30) { // days of which some are complete, from two devices
			for position := range 7 {
				at := noon.AddDate(0, 0, d)
				e := log.Next([]string{"a", "b"}[random.IntN(2)], Puzzled, at)
				e.Puzzle, e.Mode, e.Grade, e.Date = fmt.Sprint(position), ModeDaily, Good, DateOf(at)
				if random.IntN(12) > 0 {
					log.Add(e)
				}
			}
		}
		state := Fold(&log, now)
		var wantDue, wantLater []string
		for _, id := range []string{"win/american-english-7.1/4/2/jo", "win/own-0123456789abcdef/3/3/garç", "who/x/4/3/", "0", "1", "2", "3", "4", "5", "6"} {
			want := puzzleTwin(&log, state.Settings(), id, horizon(now))
			got := state.PuzzleProgress(id, now)
			if got.Status != want.status || got.Stability != want.stability || got.Days != want.days || got.Answers != want.count || got.Lapses != want.lapses {
				t.Fatalf("%s: %+v, want %+v", id, got, want)
			}
			at := time.UnixMilli(log.stamp(now).At)
			switch {
			case want.left != (want.count > 0 && got.Due.IsZero()):
				t.Fatalf("%s: %+v, want it to have left: %t", id, got, want.left)
			case want.left:
				left++
			case want.count > 0 && !got.Due.After(at):
				wantDue = append(wantDue, id)
			case want.count > 0:
				wantLater = append(wantLater, id)
			}
		}
		due, later := state.MissedPuzzles(now)
		if !slices.IsSortedFunc(due, func(a, b string) int {
			return state.PuzzleProgress(a, now).Due.Compare(state.PuzzleProgress(b, now).Due)
		}) {
			t.Fatalf("due are %q, not the one first that is due longest", due)
		}
		slices.Sort(due)
		slices.Sort(wantDue)
		if !slices.Equal(due, wantDue) || later != len(wantLater) {
			t.Fatalf("due are %q and %d later, want %q and %q", due, later, wantDue, wantLater)
		}
		returning += len(due) + later
		for _, today := range []Date{DateOf(noon), DateOf(noon) + Date(random.IntN(30)), DateOf(now)} {
			current, longest := state.DailyStreak(today)
			if wantCurrent, wantLongest := dailyTwin(&log, today, horizon(now)); current != wantCurrent || longest != wantLongest {
				t.Fatalf("on %s a streak of %d and at most %d, want %d and %d", today, current, longest, wantCurrent, wantLongest)
			}
			if longest > 1 {
				streaks++
			}
			if current > 1 {
				kept++
			}
		}
	}
	if left < logs/12 || returning < logs/4 || streaks < logs/4 || kept < logs/12 {
		t.Errorf("%d have left, %d are returning, %d streaks of which %d are not over: too weak a test", left, returning, streaks, kept)
	}
}

func BenchmarkMissedPuzzles(b *testing.B) {
	log := new(Log)
	for i := range 20_000 {
		e := log.Next("a", Puzzled, noon.Add(time.Duration(i)*time.Minute))
		e.Puzzle, e.Mode, e.Grade = fragmentNumber(i%3000), ModeRated, Grade(1+2*(i%3/1%2))
		log.Add(e)
	}
	now := noon.AddDate(0, 0, 20)
	state := Fold(log, now)
	b.Run("fold", func(b *testing.B) {
		for b.Loop() {
			Fold(log, now)
		}
	})
	b.Run("missed", func(b *testing.B) {
		for b.Loop() {
			state.MissedPuzzles(now)
		}
	})
	b.Run("streak", func(b *testing.B) {
		for b.Loop() {
			state.DailyStreak(DateOf(now))
		}
	})
}
