package trainer

import (
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"spectrie/solver"
)

// diary is a log in the making.
type diary struct {
	log    Log
	number int
}

// note writes an entry at a time, on the clock of that time.
func (d *diary) note(at time.Time, kind Kind, fill func(*Entry)) {
	_, offset := at.Zone()
	d.number++
	e := Entry{ID: ID{"w", d.number}, Kind: kind, At: at.UnixMilli(), Zone: offset / 60}
	fill(&e)
	d.log.Add(e)
}

func (d *diary) answer(at time.Time, fragment string, grade Grade) {
	d.note(at, Answered, func(e *Entry) { e.Card, e.Grade, e.Took = studied(fragment), grade, 5000 })
}

func (d *diary) about(at time.Time, kind Kind, fragment string) {
	d.note(at, kind, func(e *Entry) { e.Card = studied(fragment) })
}

// withoutSteps makes every answer to a new card plan days ahead.
func (d *diary) withoutSteps(at time.Time) {
	s := DefaultSettings()
	s.LearningSteps, s.RelearnSteps = nil, nil
	d.note(at, Set, func(e *Entry) { e.Settings = &s })
}

// studied is the card of a decision in a course that all these tests share.
func studied(fragment string) Card {
	return Card{Course: Course{Dict: "web2", Rules: solver.Usual, Seat: 1}, Fragment: fragment}
}

func studiedAll(fragments ...string) []Card {
	var cards []Card
	for _, f := range fragments {
		cards = append(cards, studied(f))
	}
	return cards
}

// midday is the middle of a day, so many days after the first of January 2030,
// where the clock is two hours ahead.
func midday(day int) time.Time {
	return time.Date(2030, time.January, 1+day, 12, 0, 0, 0, time.FixedZone("", 2*60*60))
}

// The day begins at four and not at midnight, on the clock of the person.
func TestWorkIsCountedOnThePersonsDays(t *testing.T) {
	var d diary
	late := time.Date(2030, time.January, 2, 3, 59, 59, 0, time.FixedZone("", 2*60*60))
	d.answer(late.Add(-4*time.Hour), "a", Good) // just before midnight
	d.answer(late, "b", Good)                   // the night after
	d.answer(late.Add(time.Second), "c", Good)  // the next day
	d.answer(time.Date(2030, time.January, 2, 1, 0, 0, 0, time.FixedZone("", -8*60*60)), "d", Good)
	state := Fold(&d.log, midday(3))
	first := state.Settings().DayOf(midday(0))
	work := state.Work(AllCards)
	if work[first].Answers != 3 || work[first+1].Answers != 1 || len(work) != 2 {
		t.Errorf("answers by day: %v, the first of January is %d", work, first)
	}
	if got := work.Between(first+1, first+9); got != (DayWork{1, 5 * time.Second}) {
		t.Errorf("from the second day on: %v", got)
	}
	if got := work.Total(); got != (DayWork{4, 20 * time.Second}) {
		t.Errorf("in all: %v", got)
	}
}

func TestALongAnswerCountsAMinute(t *testing.T) {
	var d diary
	for i, took := range []int{1500, 60_000, 3_600_000} {
		d.note(midday(0).Add(time.Duration(i)*time.Hour), Answered, func(e *Entry) { e.Card, e.Grade, e.Took = studied("a"), Good, took })
	}
	if got := Fold(&d.log, midday(1)).Work(AllCards).Total(); got != (DayWork{3, 121500 * time.Millisecond}) {
		t.Errorf("%v", got)
	}
}

func TestAnAnswerThatIsUndoneIsNoWork(t *testing.T) {
	var d diary
	d.answer(midday(0), "a", Good)
	d.note(midday(0).Add(time.Second), Undone, func(e *Entry) { e.Undoes = ID{"w", 1} })
	if work := Fold(&d.log, midday(0).Add(time.Hour)).Work(AllCards); len(work) != 0 {
		t.Errorf("%v", work)
	}
}

func TestRetentionIsOfKnownCardsThatComeBack(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	d.answer(midday(0), "a", Good) // new: nothing could be remembered
	d.answer(midday(0), "b", Easy)
	d.answer(midday(9), "a", Hard)
	d.answer(midday(9).Add(time.Minute), "a", Again) // seen a minute ago
	d.answer(midday(9), "b", Again)
	d.answer(midday(9).Add(time.Minute), "b", Good)
	state := Fold(&d.log, midday(9).Add(time.Hour))
	today := state.Settings().DayOf(midday(9))
	if got := retentionOf(state, AllCards, today); got != (Retention{Young: RecallCount{1, 2}}) {
		t.Errorf("today: %+v", got)
	}
	if got := retentionOf(state, AllCards, today-9); got != (Retention{Young: RecallCount{1, 2}}) {
		t.Errorf("in all: %+v", got)
	}
	if got := retentionOf(state, AllCards, today+1); got != (Retention{}) {
		t.Errorf("tomorrow: %+v", got)
	}
	if _, ok := retentionOf(state, AllCards, today+1).Both().Share(); ok {
		t.Error("there is a share of no answers")
	}
	part := func(c Card) bool { return c.Fragment == "a" }
	if share, ok := retentionOf(state, part, today).Both().Share(); share != 1 || !ok {
		t.Errorf("of A alone: %g, %t", share, ok)
	}
}

func TestACardIsMatureFromThreeWeeksOn(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	day := 0
	for range 6 {
		d.answer(midday(day), "a", Good)
		state := Fold(&d.log, midday(day))
		p := state.Progress(studied("a"), midday(day))
		n := state.CountCards(studiedAll("a"), midday(day))
		if want := (CardCounts{Young: 1}); p.Days < 21 && n != want {
			t.Errorf("planned for %d days: %+v", p.Days, n)
		}
		if want := (CardCounts{Mature: 1}); p.Days >= 21 && n != want {
			t.Errorf("planned for %d days: %+v", p.Days, n)
		}
		day += p.Days
	}
	state := Fold(&d.log, midday(day))
	if r := retentionOf(state, AllCards, 0); r.Young.Asked == 0 || r.Mature.Asked == 0 || r.Both() != (RecallCount{5, 5}) {
		t.Errorf("%+v", r)
	}
}

// A word is known when each of the person's letters on the way to it is.
func TestKnownWordsAreThoseWhoseEveryLetterIsKnown(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	p := newPupil(t, "a")
	p.set(func(s *Settings) { s.LearningSteps, s.RelearnSteps = nil, []int{10} })
	words := map[string]bool{}
	for _, item := range d.Decisions {
		for _, word := range item.Words {
			words[word.Fragment()] = true
		}
	}
	check := func() (known int) {
		state := Fold(&p.log, p.now)
		for word := range words {
			all := true
			for _, item := range d.Decisions {
				if strings.HasPrefix(word, item.Fragment) {
					all = all && state.Progress(item.Card, p.now).Status == Known
				}
			}
			if all {
				known++
			}
		}
		if got, all := state.KnownWords(d, p.now); got != known || all != len(words) {
			t.Errorf("%d words of %d are known, want %d of %d", got, all, known, len(words))
		}
		return known
	}
	before := check()
	for _, item := range slices.Backward(d.Decisions) { // the opening letter comes last
		if before != 0 {
			t.Errorf("%d words are known without the opening letter", before)
		}
		p.answer(item.Card, Good)
		before = check()
	}
	if before != len(words) {
		t.Errorf("%d words are known in the end", before)
	}
	p.answer(d.Decisions[len(d.Decisions)-1].Card, Again)
	if after := check(); after >= before {
		t.Errorf("%d words are known after one is missed", after)
	}
}

func TestEveryCardIsInOneNumber(t *testing.T) {
	var d diary
	d.answer(midday(0), "learning", Good)
	d.answer(midday(0), "known", Easy)
	d.answer(midday(0), "lapsed", Easy)
	d.answer(midday(20), "lapsed", Again)
	d.answer(midday(0), "aside", Easy)
	d.about(midday(1), Suspended, "aside")
	cards := studiedAll("new", "learning", "known", "lapsed", "aside", "asidenew")
	n := Fold(&d.log, midday(20)).CountCards(cards, midday(20))
	if want := (CardCounts{New: 1, Learning: 1, Young: 1, Lapsed: 1, Suspended: 2}); n != want || n.Total() != len(cards) {
		t.Errorf("%+v", n)
	}
}

func TestTheForecastCountsEveryCardOnce(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	cards := studiedAll("again", "good", "easy", "new", "aside")
	d.answer(midday(0), "again", Again)
	d.answer(midday(0), "good", Good)
	d.answer(midday(0), "easy", Easy)
	d.answer(midday(0), "aside", Good)
	d.about(midday(0), Suspended, "aside")
	state := Fold(&d.log, midday(0))
	want := [ForecastDays]int{}
	overdue := 0
	for _, card := range cards[:3] {
		p := state.Progress(card, midday(0))
		want[p.Days]++
		overdue = max(overdue, p.Days)
	}
	if got := state.Forecast(cards, midday(0)); got != want {
		t.Errorf("%v, want %v", got, want)
	}
	if got := state.Forecast(cards, midday(overdue+1)); got != [ForecastDays]int{3} {
		t.Errorf("when all are overdue: %v", got)
	}
	before := time.Date(2030, time.January, 1+overdue, 3, 59, 0, 0, midday(0).Location())
	if got := state.Forecast(studiedAll("easy"), before); got != [ForecastDays]int{0, 1} {
		t.Errorf("at the end of the day before: %v", got)
	}
	if got := state.Forecast(studiedAll("easy"), before.Add(time.Minute)); got != [ForecastDays]int{1} {
		t.Errorf("when the day begins: %v", got)
	}
	d.about(midday(overdue+1), Buried, "easy")
	if got := Fold(&d.log, midday(overdue+1)).Forecast(cards, midday(overdue+1)); got != [ForecastDays]int{2, 1} {
		t.Errorf("with one left alone for today: %v", got)
	}
}

func TestTheCardsThatSlipAreTheLeastRemembered(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	for fragment, grade := range map[string]Grade{"again": Again, "hard": Hard, "good": Good, "easy": Easy, "aside": Again} {
		d.answer(midday(0), fragment, grade)
	}
	d.about(midday(0), Suspended, "aside")
	state := Fold(&d.log, midday(1))
	slips := state.Slipping(studiedAll("easy", "good", "new", "hard", "again", "aside"), 3, midday(1))
	var names []string
	for i, slip := range slips {
		names = append(names, slip.Fragment)
		if slip.Chance != state.Retrievability(slip.Card, midday(1)) || slip.Due != state.Progress(slip.Card, midday(1)).Due {
			t.Errorf("%+v", slip)
		}
		if i > 0 && slip.Chance < slips[i-1].Chance {
			t.Errorf("%v", slips)
		}
	}
	if got := strings.Join(names, " "); got != "again hard good" {
		t.Errorf("%s", got)
	}
	if got := state.Slipping(studiedAll("good", "new"), 5, midday(1)); len(got) != 1 {
		t.Errorf("of one that was learned: %v", got)
	}
}

func TestLeechesAndWhatWasSetAside(t *testing.T) {
	var d diary
	d.withoutSteps(midday(0))
	for _, fragment := range []string{"leech", "worse", "j", "ja", "jac", "k"} {
		d.answer(midday(0), fragment, Good)
	}
	for lapse := range 9 {
		d.answer(midday(10+10*lapse), "worse", Again)
		if lapse < 8 {
			d.answer(midday(10+10*lapse), "leech", Again)
		}
	}
	d.about(midday(200), Suspended, "jac")
	d.about(midday(200), Suspended, "ja")
	d.about(midday(200), Suspended, "l")
	cards := studiedAll("leech", "worse", "j", "ja", "jac", "jat", "k", "lo", "lu")
	state := Fold(&d.log, midday(200))
	if got := names(state.SetAside(cards, midday(200))); got != "ja lo lu" {
		t.Errorf("set aside: %s", got)
	}
	for _, card := range state.Leeches(cards, midday(200)) {
		if p := state.Progress(card, midday(200)); p.Lapses < 8 {
			t.Errorf("%s is a leech after %d lapses", card.Fragment, p.Lapses)
		}
	}
	if got := names(state.Leeches(cards, midday(200))); got != "worse leech" {
		t.Errorf("leeches: %s", got)
	}
	d.about(midday(201), Resumed, "worse")
	d.about(midday(201), Forgotten, "leech")
	if got := names(Fold(&d.log, midday(201)).Leeches(cards, midday(201))); got != "" {
		t.Errorf("leeches that were brought back: %s", got)
	}
}

func names(cards []Card) string {
	var all []string
	for _, card := range cards {
		all = append(all, card.Fragment)
	}
	return strings.Join(all, " ")
}

func retentionOf(s *State, part Part, from Day) Retention { return s.Retentions(part, from)[0] }

// The twin looks at every answer anew for every number.
func TestStatisticsOfRandomLogsAgreeWithTheSlowTwin(t *testing.T) {
	for seed := range uint64(60) {
		r := rand.New(rand.NewPCG(seed, 5))
		var d diary
		d.withoutSteps(midday(0))
		zones := []*time.Location{time.FixedZone("", -9*3600), time.UTC, time.FixedZone("", 5*3600+1800)}
		at := midday(0)
		for range 150 {
			at = at.Add(time.Duration(r.Float64() * r.Float64() * 40 * float64(time.Hour)))
			d.answer(at.In(zones[r.IntN(3)]), string(rune('a'+r.IntN(6))), Grade(1+r.IntN(4)))
		}
		state := Fold(&d.log, at)
		settings, reviews := state.Settings(), state.Reviews()
		day := func(i int) Day { return settings.DayOf(reviews[i].Time()) }
		from := day(r.IntN(len(reviews)))

		var retention Retention
		answers := map[Day]int{}
		for i, review := range reviews {
			answers[day(i)]++
			first := !slices.ContainsFunc(reviews[:i], func(b Review) bool { return b.Card == review.Card && settings.DayOf(b.Time()) == day(i) })
			if review.Before != Known || !first || day(i) < from {
				continue
			}
			of := &retention.Young
			if review.Days >= 21 {
				of = &retention.Mature
			}
			of.Asked++
			if review.Grade != Again {
				of.Remembered++
			}
		}
		if got := retentionOf(state, AllCards, from); got != retention {
			t.Fatalf("log %d: retention %+v, want %+v", seed, got, retention)
		}
		work := state.Work(AllCards)
		for start := range answers {
			if work[start].Answers != answers[start] {
				t.Fatalf("log %d: %d answers on day %d, want %d", seed, work[start].Answers, start, answers[start])
			}
		}
		if len(work) != len(answers) {
			t.Fatalf("log %d: %d days with answers, want %d", seed, len(work), len(answers))
		}

		cards := studiedAll(strings.Split("abcdefgh", "")...)
		n := state.CountCards(cards, at)
		if n.Total() != len(cards) || n.New < 2 {
			t.Fatalf("log %d: %+v", seed, n)
		}
		for later, got := range state.Forecast(cards, at) {
			want := 0
			for _, card := range cards {
				p := state.Progress(card, at)
				day := settings.DayOf(p.Due.In(at.Location())) - settings.DayOf(at)
				if p.Status != New && !p.Suspended && (day == Day(later) || day < 0 && later == 0) {
					want++
				}
			}
			if got != want {
				t.Fatalf("log %d: %d cards in %d days, want %d", seed, got, later, want)
			}
		}
	}
}
