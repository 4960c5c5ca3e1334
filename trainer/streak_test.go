package trainer

import (
	"math/rand/v2"
	"runtime"
	"testing"
	"time"
)

// streakAt is the streak at noon of a day, so many days after the first of January 2030.
func (d *diary) streakAt(day int) (Streak, Day) {
	state := Fold(&d.log, midday(day))
	today := state.Settings().DayOf(midday(day))
	return state.Streak(AllCards, midday(day)), today
}

// wantStreak checks the streak on a day, and the days that were missed before it, counted from the first of
// January 2030.
func (d *diary) wantStreak(t *testing.T, day, current, longest int, missed ...int) {
	t.Helper()
	got, today := d.streakAt(day)
	if got.Current != current || got.Longest != longest {
		t.Errorf("on day %d the streak is %d and the longest %d, want %d and %d", day, got.Current, got.Longest, current, longest)
	}
	for n := range day + 10 {
		want := false
		for _, m := range missed {
			want = want || m == n
		}
		if day := today - Day(day) + Day(n); got.Missed(day) != want {
			t.Errorf("day %d is missed: %t, want %t", n, got.Missed(day), want)
		}
	}
	if got.Missed(today-Day(day)-1) || got.Missed(-99999) {
		t.Error("a day before the first answer is missed")
	}
}

func TestADayWithNothingDueBreaksNoStreak(t *testing.T) {
	var d diary
	d.wantStreak(t, 0, 0, 0)
	d.withoutSteps(midday(0))
	d.answer(midday(0), "a", Good) // comes back on day 2
	d.wantStreak(t, 0, 1, 1)
	d.wantStreak(t, 1, 1, 1)
	d.wantStreak(t, 2, 1, 1) // there is still time today
	d.wantStreak(t, 3, 0, 1, 2)
	d.answer(midday(2), "a", Good) // comes back on day 13
	d.wantStreak(t, 13, 2, 2)
	d.answer(midday(5), "b", Good) // comes back on day 7
	d.answer(midday(7), "b", Good)
	d.wantStreak(t, 13, 4, 4)
	d.wantStreak(t, 15, 0, 4, 13, 14)
	d.answer(midday(15), "c", Good) // not the one that is due
	d.wantStreak(t, 15, 1, 4, 13, 14)
	d.wantStreak(t, 17, 0, 4, 13, 14, 16)
}

func TestACardInItsStepsIsDueOnTheNextDay(t *testing.T) {
	var d diary
	evening := time.Date(2030, time.January, 2, 3, 55, 0, 0, midday(0).Location()) // before four it is still the first
	d.answer(evening, "a", Good)                                                   // in ten minutes it is the second
	d.wantStreak(t, 1, 1, 1)
	d.wantStreak(t, 2, 0, 1, 1)
}

func TestWhatIsNotAskedIsNotMissed(t *testing.T) {
	for _, c := range []struct {
		name   string
		what   func(d *diary)
		missed []int // of the days 2 to 9, on which the card comes back, up to day 8
	}{
		{"nothing", func(*diary) {}, []int{2, 3, 4, 5, 6, 7, 8}},
		{"another card", func(d *diary) { d.about(midday(1), Suspended, "ab") }, []int{2, 3, 4, 5, 6, 7, 8}},
		{"set aside", func(d *diary) { d.about(midday(1), Suspended, "a") }, nil},
		{"set aside in its branch", func(d *diary) { d.about(midday(1), Suspended, "") }, nil},
		{"set aside when it was due", func(d *diary) { d.about(midday(4), Suspended, "") }, []int{2, 3}},
		{"brought back", func(d *diary) {
			d.about(midday(1), Suspended, "")
			d.about(midday(5), Resumed, "a")
		}, []int{6, 7, 8}},
		{"set aside twice", func(d *diary) {
			d.about(midday(3), Suspended, "")
			d.about(midday(4), Suspended, "a")
			d.about(midday(5), Resumed, "")
			d.about(midday(7), Suspended, "a")
		}, []int{2, 6}},
		{"brought back and not set aside", func(d *diary) { d.about(midday(3), Resumed, "a") }, []int{2, 3, 4, 5, 6, 7, 8}},
		{"buried", func(d *diary) {
			d.about(midday(5), Buried, "a")
			d.about(midday(3), Buried, "a")
		}, []int{2, 4, 6, 7, 8}},
		{"forgotten", func(d *diary) {
			d.about(midday(7), Forgotten, "a")
			d.about(midday(5), Forgotten, "")
		}, []int{2, 3, 4}},
		{"undone", func(d *diary) { d.note(midday(8), Undone, func(e *Entry) { e.Undoes = ID{"w", 2} }) }, nil},
	} {
		t.Run(c.name, func(t *testing.T) {
			var d diary
			d.withoutSteps(midday(0))
			d.answer(midday(0), "a", Good)
			c.what(&d)
			current := 1
			if len(c.missed) > 0 || c.name == "undone" {
				current = 0
			}
			longest := 1
			if c.name == "undone" {
				longest = 0
			}
			d.wantStreak(t, 9, current, longest, c.missed...)
		})
	}
}

// The answer that makes a leech sets it aside, until the person brings it back.
func TestALeechIsNotMissed(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	d.answer(midday(0), "a", Easy)
	for i := range leechLapses {
		d.answer(midday(1+i), "a", Again)
	}
	d.wantStreak(t, 30, 1+leechLapses, 1+leechLapses)
	d.about(midday(25), Resumed, "a")
	d.wantStreak(t, 30, 0, 1+leechLapses, 26, 27, 28, 29)
	d.about(midday(28), Forgotten, "a")
	d.wantStreak(t, 30, 0, 1+leechLapses, 26, 27)
}

// A streak belongs to a part: what is due elsewhere does not break it.
func TestAStreakIsOfAPart(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	d.answer(midday(0), "a", Good)
	d.answer(midday(0), "b", Easy)
	d.answer(midday(5), "b", Good)
	state := Fold(&d.log, midday(5))
	b := func(c Card) bool { return c.Fragment == "b" }
	if all, part := state.Streak(nil, midday(5)), state.Streak(b, midday(5)); all.Current != 1 || part.Current != 2 {
		t.Errorf("%d in all and %d in the part, want 1 and 2", all.Current, part.Current)
	}
}

// In the deck a card asks for all letters that come by themselves. An old log has a card for each of them, and
// nobody asks those again.
func TestWhatADeckDoesNotAskIsNotMissed(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	var inner Card
	for _, item := range d.Decisions {
		if len(item.Letters) > 1 {
			inner = Card{Course: d.Course, Fragment: item.Letters[1].At.Fragment()}
		}
	}
	p := newPupil(t, "a")
	p.set(func(s *Settings) { s.LearningSteps = nil })
	p.answer(inner, Good)
	p.answer(d.Decisions[0].Card, Easy)
	p.now = p.now.AddDate(0, 0, 6)
	p.answer(d.Decisions[0].Card, Easy)
	state := Fold(&p.log, p.now)
	started := deckOf(t, defaultGame(t, 2), 2, "b")
	for _, c := range []struct {
		name    string
		decks   []*Deck
		current int
	}{{"no deck is known", nil, 1}, {"another deck", []*Deck{started}, 1}, {"its deck", []*Deck{started, d}, 2}} {
		if got := state.Streak(AllCards, p.now, c.decks...); got.Current != c.current {
			t.Errorf("%s: a streak of %d, want %d", c.name, got.Current, c.current)
		}
	}
	p.now = p.now.AddDate(1, 0, 0)
	if got := Fold(&p.log, p.now).Streak(AllCards, p.now, d); got.Current != 0 || got.Longest != 2 {
		t.Errorf("a year later: a streak of %d and at most %d, want none and 2", got.Current, got.Longest)
	}
}

// A person who comes whenever something is due never loses the streak, wherever clocks change meanwhile.
func TestWhoComesWheneverSomethingIsDueKeepsTheStreak(t *testing.T) {
	for _, name := range []string{"UTC", "America/New_York", "Europe/Berlin", "America/Havana", "Australia/Lord_Howe", "Pacific/Apia"} {
		for _, dayStart := range []int{0, 4} {
			random := rand.New(rand.NewPCG(51, uint64(dayStart)))
			p := newPupil(t, "a")
			p.now = time.Date(2011, 10, 20, 12, 0, 0, 0, in(t, name))
			p.set(func(s *Settings) { s.DayStart = dayStart })
			state := Fold(&p.log, p.now)
			var cards []Card
			sittings, neutral := 0, 0
			for n := range 200 {
				p.now = time.Date(2011, 10, 20+n, 6+random.IntN(17), 0, 0, 0, in(t, name))
				if n < 30 && random.IntN(2) == 0 {
					cards = append(cards, decision("j"+string(rune('a'+len(cards)))))
				}
				state.Add(p.now)
				sat := false
				for _, card := range cards {
					for due := state.Progress(card, p.now).Due; !due.After(p.now.Add(learnAhead)); due = state.Progress(card, p.now).Due {
						p.now = p.now.Add(time.Second)
						e := p.log.Next("a", Answered, p.now)
						e.Card, e.Grade = card, Grade(1+random.IntN(4))
						state.Add(p.now, e)
						sat = true
					}
				}
				if sat {
					sittings++
				} else {
					neutral++
				}
			}
			if got := state.Streak(AllCards, p.now); got.Current != sittings || got.Longest != sittings || neutral < 10 {
				t.Errorf("%s, from %d h: a streak of %d and at most %d after %d sittings, with nothing due on %d days", name, dayStart, got.Current, got.Longest, sittings, neutral)
			}
		}
	}
}

// Someone who sits down whenever there is something to do has a streak of all sittings.
func TestALearnerOfAWholeDeckHasAStreakOfAllSittings(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	l := newLearner(d, 1)
	sittings := 0
	for day := range 72 {
		if len(l.day(day)) > 0 {
			sittings++
		}
	}
	streak := func() Streak { return l.state.Streak(d.Part(), l.now) }
	if got := streak(); sittings < 5 || sittings == 72 || got.Current != sittings {
		t.Errorf("%d sittings in 72 days, and a streak of %d", sittings, got.Current)
	}
	l.at(172, 19) // everything has come back long ago
	if got := streak(); got.Current != 0 || got.Longest != sittings {
		t.Errorf("after 100 days without a sitting: %+v", got)
	}
}

// Answers can be ahead of the day: by a clock that was put back, or by a journey west over midnight.
func TestAJourneyWestTakesNothingFromAStreak(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.now = time.Date(2026, 3, 2, 9, 0, 0, 0, in(t, "Pacific/Auckland"))
	p.answer(card, Easy)
	p.now = p.now.AddDate(0, 0, 1)
	p.answer(decision("je"), Easy)
	streak := func(now time.Time) int {
		return Fold(&p.log, now).Streak(AllCards, now).Current
	}
	if got := streak(p.now); got != 2 {
		t.Errorf("a streak of %d before the journey", got)
	}
	p.now = p.now.Add(9 * time.Hour).In(in(t, "Pacific/Honolulu")) // the day before
	if got := streak(p.now); got != 2 {
		t.Errorf("a streak of %d after the journey", got)
	}
	if got := streak(p.now.AddDate(0, 0, -1)); got != 2 {
		t.Errorf("a streak of %d when the clock is put back by a day", got)
	}
}

// streakTwin asks for every day and every card whether the card was due, entry by entry.
type streakTwin struct {
	state    *State
	settings Settings
	entries  []Entry // that count
}

func (w *streakTwin) day(e *Entry) Day { return w.settings.DayOf(e.Time()) }

// concerns reports whether an entry about cards concerns one.
func (w *streakTwin) concerns(e *Entry, card Card) bool {
	return e.Card == card || !e.Alone && card.Below(e.Card) && e.Kind != Answered && e.Kind != Buried && e.Kind != Added
}

// due reports whether a card was due on a day.
func (w *streakTwin) due(card Card, on Day) bool {
	var m memory
	var back, asideFrom Day
	answered, leech, aside, due := false, false, false, false
	forgottenOn := Day(1 << 40)
	resumedOn := Day(1 << 40)
	settle := func(next Day) {
		if answered && back <= on && on < next && on < forgottenOn && (!leech || on > resumedOn) {
			due = true
		}
	}
	offToday := false
	for i := range w.entries {
		e := &w.entries[i]
		if !w.concerns(e, card) {
			continue
		}
		day := w.day(e)
		switch e.Kind {
		case Answered:
			settle(day)
			if answered && forgottenOn < 1<<40 {
				m, leech = memory{}, false
			}
			if resumedOn < 1<<40 {
				leech = false
			}
			lapses := m.lapses
			m = w.state.schedule.next(m, day, e.Grade)
			if m.lapses > lapses && m.lapses >= 8 && m.lapses%4 == 0 {
				leech = true
			}
			answered, forgottenOn, resumedOn = true, 1<<40, 1<<40
			back = m.day + Day(m.days)
			if m.days == 0 {
				at := e.Time().Add(m.wait)
				back = w.settings.DayOf(at)
			}
		case Buried:
			offToday = offToday || day == on
		case Suspended:
			if !aside {
				aside, asideFrom = true, day
			}
		case Resumed:
			if aside && asideFrom <= on && on <= day {
				offToday = true
			}
			aside = false
			if resumedOn == 1<<40 {
				resumedOn = day
			}
		case Forgotten:
			if forgottenOn == 1<<40 {
				forgottenOn = day
			}
		}
	}
	settle(1 << 40)
	return due && !offToday && !(aside && asideFrom <= on)
}

// lived reports whether the person can have lived through a day without an answer: not if the clock of the
// answer before it never came to its end before the next answer, or now.
func (w *streakTwin) lived(part Part, on Day, now time.Time) bool {
	var before, after *Entry
	for i := range w.entries {
		e := &w.entries[i]
		if e.Kind != Answered || !part(e.Card) {
			continue
		}
		if day := w.day(e); day < on && (before == nil || day >= w.day(before)) {
			before = e
		} else if day > on && (after == nil || day < w.day(after)) {
			after = e
		}
	}
	if before == nil {
		return false
	}
	if after != nil {
		now = after.Time()
	}
	return on < w.settings.DayOf(now.In(before.Time().Location()))
}

func (w *streakTwin) streak(part Part, first, today Day, now time.Time) (current, longest int, missed map[Day]bool) {
	missed = map[Day]bool{}
	cards, answers := map[Card]bool{}, map[Day]bool{}
	last := today
	for i := range w.entries {
		if e := &w.entries[i]; e.Kind == Answered && part(e.Card) {
			cards[e.Card], answers[w.day(e)] = true, true
			last = max(last, w.day(e))
		}
	}
	for on := first; on <= last; on++ {
		if answers[on] {
			current++
			longest = max(longest, current)
			continue
		}
		for card := range cards {
			if on < today && w.due(card, on) && w.lived(part, on, now) {
				missed[on], current = true, 0
			}
		}
	}
	return current, longest, missed
}

func TestStreaksAgreeWithTheSlowTwin(t *testing.T) {
	random := rand.New(rand.NewPCG(53, 54))
	logs := 90
	if runtime.GOARCH == "wasm" || testing.Short() {
		logs /= 5
	}
	missedDays, neutralDays := 0, 0
	for range logs {
		var log Log
		for _, e := range randomEntries(random, 1+random.IntN(60)) {
			if e.At > noon.AddDate(0, 0, -1).UnixMilli() { // days before that would take the twin long
				log.Add(e)
			}
		}
		for range random.IntN(3) * 20 { // a card that is missed again and again
			e := log.Next("a", Answered, noon.AddDate(0, 0, random.IntN(60)))
			e.Card, e.Grade = decision("ja"), []Grade{Again, Good, Easy}[random.IntN(3)]
			log.Add(e)
		}
		now := noon.AddDate(0, 0, random.IntN(80)).In(time.FixedZone("", (random.IntN(27)-12)*3600))
		state := Fold(&log, now)
		w := streakTwin{state: state, settings: state.Settings()}
		for _, e := range log.Entries() {
			if e.At <= horizon(now) && !log.isUndone(e.ID, horizon(now)) {
				w.entries = append(w.entries, e)
			}
		}
		part := AllCards
		if random.IntN(3) == 0 {
			part = Part(func(c Card) bool { return c.Below(decision("j")) })
		}
		today := w.settings.DayOf(now)
		first := w.settings.DayOf(noon) - 4
		current, longest, missed := w.streak(part, first, today, now)
		got := state.Streak(part, now)
		if got.Current != current || got.Longest != longest {
			t.Fatalf("a streak of %d and at most %d, want %d and %d", got.Current, got.Longest, current, longest)
		}
		for day := first; day <= today+3; day++ {
			if got.Missed(day) != missed[day] {
				t.Fatalf("day %d of %d was missed: %t, want %t", day-first, today-first, got.Missed(day), missed[day])
			}
		}
		missedDays += len(missed)
		neutralDays += int(today-first) - len(missed)
	}
	if missedDays < 300 || neutralDays < 300 {
		t.Errorf("%d missed days and %d others: too weak a test", missedDays, neutralDays)
	}
}
