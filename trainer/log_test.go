package trainer

import (
	"fmt"
	"math/rand/v2"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/solver"
)

// noon is when the histories of these tests begin.
var noon = time.Date(2026, 3, 2, 12, 0, 0, 0, time.UTC)

var opening = Course{Dict: "american-english-7.1", Rules: solver.Usual, Seat: 1}

func decision(fragment string) Card { return Card{Course: opening, Fragment: fragment} }

// pupil writes entries to a log of its own, as a page does.
type pupil struct {
	*testing.T
	writer string
	log    Log
	now    time.Time
}

func newPupil(t *testing.T, writer string) *pupil {
	return &pupil{T: t, writer: writer, now: noon}
}

// write adds an entry of now after fill has completed it.
func (p *pupil) write(kind Kind, fill func(*Entry)) Entry {
	p.Helper()
	e := p.log.Next(p.writer, kind, p.now)
	fill(&e)
	if err := e.Check(); err != nil {
		p.Fatalf("%+v: %v", e, err)
	}
	if added := p.log.Add(e); len(added) != 1 {
		p.Fatalf("entry %v was in the log", e.ID)
	}
	return e
}

func (p *pupil) answer(card Card, grade Grade) Entry {
	p.Helper()
	return p.write(Answered, func(e *Entry) { e.Card, e.Grade, e.Took = card, grade, 2500 })
}

func (p *pupil) on(kind Kind, card Card) Entry {
	p.Helper()
	return p.write(kind, func(e *Entry) { e.Card = card })
}

func (p *pupil) undo(e Entry) Entry {
	p.Helper()
	return p.write(Undone, func(u *Entry) { u.Undoes = e.ID })
}

func (p *pupil) set(change func(*Settings)) Entry {
	p.Helper()
	s := DefaultSettings()
	change(&s)
	return p.write(Set, func(e *Entry) { e.Settings = &s })
}

func (p *pupil) note(fragment, text string) Entry {
	p.Helper()
	return p.write(Noted, func(e *Entry) { e.Card, e.Text = decision(fragment), text })
}

// puzzle is an answer to a puzzle that came back.
func (p *pupil) puzzle(id string, grade Grade) Entry {
	p.Helper()
	return p.inMode(ModeAgain, id, grade, 0, 0)
}

func (p *pupil) inMode(mode Mode, id string, grade Grade, run int64, date Date) Entry {
	p.Helper()
	return p.write(Puzzled, func(e *Entry) {
		e.Puzzle, e.Rating, e.Mode, e.Grade, e.Run, e.Date = id, 1500, mode, grade, run, date
	})
}

func (p *pupil) progress(card Card) Progress { return Fold(&p.log, p.now).Progress(card, p.now) }

// noteTexts are notes with all that an encoding has to care for.
var noteTexts = []string{
	"", "JELL-O", `the "jack" \\ of all`, "<b>&amp;</b>", "a\u2028b\u2029c", "🃏👩\u200d🎤 ß", "\ufffd", "a/b\u202ec", "x\u00a0y",
	strings.Repeat("<\u2028", 139) + "ж>",
}

// randomEntries are entries of a few writers about a few cards of two courses, of
// all kinds, over some weeks, with clocks that are wrong and times that are equal.
func randomEntries(random *rand.Rand, n int) []Entry {
	writers := []string{"a", "b", "tab3"}
	fragments := []string{"", "ja", "je", "jilt", "jo", "jova"}
	other := opening
	other.Easiest = true
	var log Log
	for len(log.entries) < n {
		now := noon.Add(time.Duration(random.IntN(40*24*60)) * time.Minute)
		switch random.IntN(40) {
		case 0:
			now = now.AddDate(3, 0, 0)
		case 1:
			now = now.AddDate(-3, 0, 0)
		}
		now = now.In(time.FixedZone("", (random.IntN(27)-12)*3600))
		kinds := []Kind{Answered, Answered, Answered, Answered, Answered, Answered, Undone, Buried, Suspended, Resumed, Forgotten, Added, Noted, Set, Puzzled, Puzzled, Puzzled}
		e := log.Next(writers[random.IntN(len(writers))], kinds[random.IntN(len(kinds))], now)
		card := Card{Course: opening, Fragment: fragments[random.IntN(len(fragments))], Recall: random.IntN(8) == 0}
		if random.IntN(4) == 0 {
			card.Course = other
		}
		switch e.Kind {
		case Answered:
			e.Card, e.Grade, e.Took = card, Grade(1+random.IntN(4)), random.IntN(9000)
		case Buried, Suspended, Resumed, Forgotten:
			e.Card = card
			e.Alone = e.Kind != Buried && random.IntN(3) == 0
		case Added:
			e.Card = card
			e.Card.Recall = false
		case Noted:
			e.Card, e.Text = card, noteTexts[random.IntN(len(noteTexts))]
			e.Card.Recall = false
		case Puzzled:
			randomPuzzle(random, now, &e)
		case Undone:
			e.Undoes = ID{writers[random.IntN(len(writers))], 1 + random.IntN(n/2+1)}
		case Set:
			s := DefaultSettings()
			s.Retention = 0.7 + 0.27*random.Float64()
			s.DayStart = random.IntN(13)
			s.LearningSteps = []int{1, 10, 60}[:random.IntN(4)]
			s.RelearnSteps = []int{5, 30}[:random.IntN(3)]
			if random.IntN(2) == 0 {
				s.Weights = randomWeights(random)
			}
			e.Settings = &s
		}
		if err := e.Check(); err != nil {
			if e.Card.Check() != nil {
				e.Card.Recall = true
			}
			if e.Kind == Added {
				e.Card.Fragment, e.Card.Recall = "ja", false
			}
			if err := e.Check(); err != nil {
				panic(fmt.Sprintf("%+v: %v", e, err))
			}
		}
		log.Add(e)
	}
	return log.entries
}

// randomPuzzle fills in an answer to one of few puzzles, in one of few runs or on a date near now.
func randomPuzzle(random *rand.Rand, now time.Time, e *Entry) {
	e.Puzzle = []string{"win/american-english-7.1/4/2/jo", "win/own-0123456789abcdef/3/3/garç", "who/x/4/3/", "1", "2", "3", "4", "5"}[random.IntN(8)]
	e.Mode = []Mode{ModeRated, ModeStreak, ModeMinutes, ModeDaily, ModeDaily, ModeArchive, ModeAgain}[random.IntN(7)]
	e.Grade, e.Took, e.Rating, e.Found = Good, random.IntN(9000), random.IntN(mostRating+1), random.IntN(4)
	if random.IntN(2) == 0 {
		e.Grade, e.Gave = Again, []string{"", "x", "ß"}[random.IntN(3)]
	}
	switch e.Mode {
	case ModeStreak, ModeMinutes:
		e.Run = noon.UnixMilli() + int64(random.IntN(5))
	case ModeDaily, ModeArchive:
		e.Date = DateOf(now) - Date(random.IntN(2))
	}
}

// all is everything that a state says.
func all(s *State, now time.Time) string {
	var text []string
	say := func(args ...any) { text = append(text, fmt.Sprintln(args...)) }
	cards := map[Card]bool{}
	for _, e := range s.log.Entries() {
		if e.Card != (Card{}) {
			cards[e.Card] = true
		}
	}
	for card := range cards {
		say(card.Course, s.Added(card.Course))
		say(card, s.NoteOn(card.Course, card.Fragment))
		say(card, s.Progress(card, now), s.Retrievability(card, now), s.Preview(card, now), slices.Contains(s.Cards(), card))
	}
	slices.Sort(text)
	say(s.Settings(), s.EntriesAhead(now), len(s.Cards()))
	for _, r := range s.Reviews() {
		say(r.ID, r.Before, r.After, r.Days)
	}
	text = append(text, saidOfPuzzles(s, now)...)
	return fmt.Sprint(text)
}

func TestAnyInterleavingOfLogsFoldsToTheSameState(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 60 {
		entries := randomEntries(random, 1+random.IntN(120))
		now := noon.AddDate(0, 0, random.IntN(60))
		var straight Log
		straight.Add(entries...)
		want := all(Fold(&straight, now), now)

		var merged Log
		shuffled := slices.Concat(entries, entries[:random.IntN(len(entries))], entries)
		random.Shuffle(len(shuffled), func(i, j int) { shuffled[i], shuffled[j] = shuffled[j], shuffled[i] })
		state := Fold(&merged, now)
		news := 0
		for len(shuffled) > 0 {
			n := 1 + random.IntN(min(len(shuffled), 20))
			news += len(state.Add(now.Add(time.Duration(random.IntN(9000)-4500)*time.Hour), shuffled[:n]...))
			shuffled = shuffled[n:]
			if random.IntN(3) == 0 {
				state.Reviews() // which it keeps up to date from then on
			}
		}
		state.Add(now)
		if news != len(entries) || !reflect.DeepEqual(merged.Entries(), straight.Entries()) {
			t.Fatalf("%d entries of %d are new; the logs differ", news, len(entries))
		}
		if got := all(state, now); got != want {
			t.Fatalf("added bit by bit:\n%s\nfolded at once:\n%s", got, want)
		}
		if got := all(Fold(&merged, now), now); got != want {
			t.Fatalf("folded anew:\n%s\nbefore:\n%s", got, want)
		}
	}
}

// Two entries of one name that say different things come from a forged or broken
// file. Whatever comes first, the same one stays.
func TestForgedEntriesMergeTheSameInAnyOrder(t *testing.T) {
	random := rand.New(rand.NewPCG(11, 12))
	for range 60 {
		entries := randomEntries(random, 40)
		forged := slices.Clone(entries)
		random.Shuffle(len(forged), func(i, j int) { forged[i].ID, forged[j].ID = forged[j].ID, forged[i].ID })
		var one, other Log
		one.Add(entries...)
		one.Add(forged...)
		state := Fold(&other, noon)
		mixed := slices.Concat(entries, forged, entries)
		random.Shuffle(len(mixed), func(i, j int) { mixed[i], mixed[j] = mixed[j], mixed[i] })
		for len(mixed) > 0 {
			n := 1 + random.IntN(min(len(mixed), 9))
			state.Add(noon, mixed[:n]...)
			state.Reviews()
			mixed = mixed[n:]
		}
		if !reflect.DeepEqual(one.Entries(), other.Entries()) {
			t.Fatal("the logs differ")
		}
		if got, want := all(state, noon), all(Fold(&one, noon), noon); got != want {
			t.Fatalf("added bit by bit:\n%s\nfolded at once:\n%s", got, want)
		}
	}
}

func TestNumbersOfAWriterGoOn(t *testing.T) {
	p := newPupil(t, "b")
	var other Log
	for _, writer := range []string{"a", "b", "b", "a", "b"} {
		e := other.Next(writer, Buried, noon.AddDate(1, 0, 0))
		e.Card = decision("ja")
		other.Add(e)
	}
	p.log.Add(other.Entries()...)
	if e := p.log.Next("b", Answered, noon); e.ID != (ID{"b", 4}) || e.At != noon.UnixMilli() {
		t.Errorf("%+v", e)
	}
	if e := new(Log).Next("b", Answered, noon.In(time.FixedZone("", -9000))); e.ID != (ID{"b", 1}) || e.Zone != -150 {
		t.Errorf("%+v", e)
	}
}

// A session adds one answer after another, and looks at what was done so far.
func TestASessionKeepsItsStateUpToDate(t *testing.T) {
	random := rand.New(rand.NewPCG(13, 14))
	p := newPupil(t, "a")
	p.log.Add(randomEntries(random, 50)...)
	state := Fold(&p.log, p.now)
	for range 300 {
		e := p.log.Next("drill", Answered, p.now)
		switch random.IntN(6) {
		case 0:
			last, ok := state.LastAct(AllCards, ID{})
			if !ok {
				continue
			}
			e.Kind, e.Undoes = Undone, last.ID
		default:
			e.Card, e.Grade = decision([]string{"ja", "je", "jilt"}[random.IntN(3)]), Grade(1+random.IntN(4))
		}
		state.Add(p.now, e)
		if got, want := all(state, p.now), all(Fold(&p.log, p.now), p.now); got != want {
			t.Fatalf("after %+v\n%s\nfolded anew:\n%s", e, got, want)
		}
		p.now = p.now.Add(time.Duration(random.IntN(600)) * time.Second)
	}
}

func TestAnEntryThatContradictsTheLogIsFound(t *testing.T) {
	random := rand.New(rand.NewPCG(15, 16))
	for range 100 {
		entries := randomEntries(random, 40)
		var log Log
		log.Add(entries[:30]...)
		copied := slices.Clone(entries)
		for i := range copied {
			if s := copied[i].Settings; s != nil {
				again := *s
				copied[i].Settings = &again
			}
		}
		random.Shuffle(len(copied), func(i, j int) { copied[i], copied[j] = copied[j], copied[i] })
		if e, ok := log.Contradicts(copied); ok {
			t.Fatalf("%+v says the same", e)
		}
		i := random.IntN(len(copied))
		copied[i].Zone++
		here := log.entryOf(copied[i].ID) != nil
		if e, ok := log.Contradicts(copied); ok != here || here && e != copied[i] {
			t.Fatalf("%+v, %v; changed was %+v", e, ok, copied[i])
		}
	}
}
