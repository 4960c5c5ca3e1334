package trainer

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
	"time"
)

const day = 24 * time.Hour

func TestACardIsLearnedKnownAndLapses(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	if got := p.progress(card); got != (Progress{}) {
		t.Errorf("a card that was never answered: %+v", got)
	}
	p.answer(card, Good)
	got := p.progress(card)
	if got.Status != Learning || !got.Due.Equal(p.now.Add(10*time.Minute)) || !got.Last.Equal(p.now) || got.Days != 0 {
		t.Errorf("after its first step: %+v", got)
	}
	p.now = got.Due
	p.answer(card, Good)
	got = p.progress(card)
	if want := time.Date(2026, 3, 4, 4, 0, 0, 0, time.UTC); got.Status != Known || !got.Due.Equal(want) || got.Days != 2 || got.Answers != 2 {
		t.Errorf("after its second step: %+v", got)
	}
	p.now = got.Due
	p.answer(card, Again)
	got = p.progress(card)
	if got.Status != Lapsed || got.Lapses != 1 || !got.Due.Equal(p.now.Add(10*time.Minute)) {
		t.Errorf("missed: %+v", got)
	}
	reviews := Fold(&p.log, p.now).Reviews()
	if len(reviews) != 3 || reviews[0].Before != New || reviews[2].Before != Known || reviews[2].After != Lapsed || reviews[2].Days != 2 {
		t.Errorf("reviews: %+v", reviews)
	}
}

// The history in the comment of the package.
func TestTheExampleOfThePackage(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	due := func(want string) {
		t.Helper()
		if got := p.progress(card).Due.Format("Monday 15:04:05"); got != want {
			t.Errorf("due %s, not %s", got, want)
		}
	}
	p.answer(card, Good)
	due("Monday 12:10:00")
	p.now = p.now.Add(10 * time.Minute)
	wrong := p.answer(card, Again)
	due("Monday 12:11:00")
	p.now = p.now.Add(4 * time.Second)
	p.undo(wrong)
	due("Monday 12:10:00")
	p.now = p.now.Add(5 * time.Second)
	p.answer(card, Good)
	due("Wednesday 04:00:00")
}

func TestPreviewsAreWhatThenHappens(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	p, card := newPupil(t, "a"), decision("ja")
	p.now = p.now.In(in(t, "Australia/Lord_Howe"))
	for range 300 {
		preview := Fold(&p.log, p.now).Preview(card, p.now)
		grade := Grade(1 + random.IntN(4))
		p.answer(card, grade)
		if got := p.progress(card); !got.Due.Equal(preview[grade]) {
			t.Fatalf("at %v after grade %d: due %v, the preview was %v", p.now, grade, got.Due, preview[grade])
		}
		if !preview[Again].Before(preview[Good]) || preview[Easy].Before(preview[Good]) {
			t.Fatalf("at %v: %v", p.now, preview)
		}
		p.now = p.now.Add(time.Duration(random.IntN(100)-5) * time.Hour)
	}
}

func TestUndoneAnswersLeaveNoTrace(t *testing.T) {
	random := rand.New(rand.NewPCG(7, 8))
	for range 40 {
		p := newPupil(t, "a")
		var kept, undone []Entry
		for range 40 {
			p.now = p.now.Add(time.Duration(random.IntN(72)) * time.Hour)
			var e Entry
			card := decision([]string{"ja", "je", "jilt"}[random.IntN(3)])
			switch random.IntN(8) {
			case 0:
				e = p.on([]Kind{Buried, Suspended, Resumed, Forgotten, Added}[random.IntN(5)], card)
			default:
				e = p.answer(card, Grade(1+random.IntN(4)))
			}
			if random.IntN(3) == 0 {
				undone = append(undone, e)
			} else {
				kept = append(kept, e)
			}
		}
		random.Shuffle(len(undone), func(i, j int) { undone[i], undone[j] = undone[j], undone[i] })
		for _, e := range undone {
			p.undo(e)
			p.undo(e) // twice is once
		}
		var without Log
		without.Add(kept...)
		got, want := Fold(&p.log, p.now), Fold(&without, p.now)
		for _, fragment := range []string{"ja", "je", "jilt", "jo"} {
			if got, want := got.Progress(decision(fragment), p.now), want.Progress(decision(fragment), p.now); got != want {
				t.Fatalf("%s with undone answers %+v, without them %+v", fragment, got, want)
			}
		}
		if !slices.Equal(got.Added(opening), want.Added(opening)) {
			t.Fatalf("added with what was undone: %q, without: %q", got.Added(opening), want.Added(opening))
		}
		if !reflect.DeepEqual(got.Reviews(), want.Reviews()) {
			t.Fatal("the reviews differ")
		}
	}
}

func TestUndoTakesBackOneActAfterAnother(t *testing.T) {
	p := newPupil(t, "a")
	var acts []Entry
	others := []Kind{Buried, Suspended, Resumed, Forgotten, Added}
	elsewhere := decision("ja")
	elsewhere.Easiest = true
	for i := range 30 {
		p.now = p.now.Add(time.Minute)
		acts = append(acts, p.answer(decision([]string{"ja", "je"}[i%2]), Good))
		if i%5 == 0 {
			acts = append(acts, p.on(others[i/5%5], decision("ja")))
			p.set(func(s *Settings) { s.NewADay = i })
			p.answer(elsewhere, Good)
			p.note("ja", "a note is not taken back like an answer")
		}
	}
	here := func(c Card) bool { return !c.Easiest }
	for _, want := range slices.Backward(acts) {
		last, ok := Fold(&p.log, p.now).LastAct(here, ID{})
		if !ok || last != want {
			t.Fatalf("the last act is %+v, %v; want %+v", last, ok, want)
		}
		if before, _ := Fold(&p.log, p.now).LastAct(here, last.ID); before.ID == last.ID {
			t.Fatalf("the act before %+v is that act", last)
		}
		p.undo(last)
	}
	if last, ok := Fold(&p.log, p.now).LastAct(here, ID{}); ok {
		t.Errorf("all are undone, yet %+v counts", last)
	}
	if got := Fold(&p.log, p.now).Cards(); len(got) != 1 || got[0] != elsewhere {
		t.Errorf("cards: %v", got)
	}
}

func TestAnUndoThatArrivesFirstCounts(t *testing.T) {
	p := newPupil(t, "a")
	e := p.answer(decision("ja"), Good)
	u := p.undo(e)
	var other Log
	state := Fold(&other, p.now)
	state.Add(p.now, u)
	state.Add(p.now, e)
	if got := state.Progress(decision("ja"), p.now); got.Status != New {
		t.Errorf("%+v", got)
	}
}

func TestAnUndoIsNotUndone(t *testing.T) {
	p := newPupil(t, "a")
	u := p.undo(p.answer(decision("ja"), Good))
	p.undo(u)
	if got := p.progress(decision("ja")); got.Status != New {
		t.Errorf("%+v", got)
	}
}

func TestABranchIsSetAsideAndAPartOfItComesBack(t *testing.T) {
	p := newPupil(t, "a")
	p.answer(decision("jilt"), Good)
	p.on(Suspended, decision("j"))
	p.on(Resumed, decision("ji"))
	recall := Card{Course: opening, Fragment: "j", Recall: true}
	other := decision("ja")
	other.Easiest = true
	for card, suspended := range map[Card]bool{
		decision("ja"): true, decision("ji"): false, decision("jilt"): false, recall: true, // never answered or answered
		decision(""): false, decision("ka"): false, other: false,
	} {
		if got := p.progress(card).Suspended; got != suspended {
			t.Errorf("%v suspended: %v", card, got)
		}
	}
	p.on(Suspended, decision(""))
	if !p.progress(decision("jilt")).Suspended {
		t.Error("the whole course is not set aside")
	}
}

func TestACardAloneIsSetAsideAndForgotten(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	below, recall := decision("jail"), Card{Course: opening, Fragment: "ja", Recall: true}
	alone := func(kind Kind, card Card) Entry {
		return p.write(kind, func(e *Entry) { e.Card, e.Alone = card, true })
	}
	suspended := func(want ...Card) {
		t.Helper()
		state := Fold(&p.log, p.now)
		for _, c := range []Card{decision(""), card, below, recall} {
			if got := state.Progress(c, p.now).Suspended; got != slices.Contains(want, c) {
				t.Errorf("%+v suspended: %v", c, got)
			}
		}
	}
	alone(Suspended, card)
	suspended(card)
	alone(Suspended, recall)
	suspended(card, recall)
	alone(Resumed, card)
	suspended(recall)
	p.on(Suspended, card)
	suspended(card, below, recall)
	resumed := alone(Resumed, card)
	suspended(below, recall)
	p.undo(resumed)
	suspended(card, below, recall)
	for _, c := range []Card{card, below, recall} {
		p.answer(c, Easy)
	}
	alone(Forgotten, card)
	for _, c := range []Card{card, below, recall} {
		if got := p.progress(c).Status; got != Known && c != card || got != New && c == card {
			t.Errorf("%+v: %v", c, got)
		}
	}
	alone(Suspended, decision("jilt")) // never answered
	if cards := Fold(&p.log, p.now).Cards(); len(cards) != 3 {
		t.Errorf("cards that were answered: %v", cards)
	}
}

func TestForgottenCardsAreNewAndTheirAnswersStayInTheStatistics(t *testing.T) {
	p := newPupil(t, "a")
	p.answer(decision("ja"), Easy)
	p.answer(decision("ka"), Easy)
	p.on(Suspended, decision("ja"))
	p.on(Forgotten, decision("j"))
	if got := p.progress(decision("ja")); got != (Progress{Suspended: true}) {
		t.Errorf("%+v", got)
	}
	if got := p.progress(decision("ka")); got.Status != Known {
		t.Errorf("another branch: %+v", got)
	}
	p.now = p.now.Add(day)
	p.answer(decision("ja"), Good)
	got := p.progress(decision("ja"))
	reviews := Fold(&p.log, p.now).Reviews()
	if got.Status != Learning || got.Answers != 1 || len(reviews) != 3 || reviews[2].Before != New {
		t.Errorf("%+v, %+v", got, reviews)
	}
}

func TestACardIsBuriedUntilTheDayEnds(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.now = time.Date(2026, 3, 2, 23, 0, 0, 0, in(t, "America/New_York"))
	p.on(Buried, card)
	for hours, buried := range map[int]bool{0: true, 4: true, 5: false, 30: false} {
		at := p.now.Add(time.Duration(hours) * time.Hour)
		if got := Fold(&p.log, at).Progress(card, at).Buried; got != buried {
			t.Errorf("%d hours later buried: %v", hours, got)
		}
	}
	west := p.now.In(in(t, "Pacific/Midway"))
	p.now = time.Date(2026, 3, 2, 5, 0, 0, 0, in(t, "America/New_York"))
	p.on(Buried, decision("je"))
	if !Fold(&p.log, west).Progress(decision("je"), p.now.In(west.Location())).Buried {
		t.Error("it comes back where the day before has not ended")
	}
	if p.progress(decision("jab")).Buried {
		t.Error("a card below it is buried too")
	}
}

// lapse lets a known card lapse and be known again.
func (p *pupil) lapse(card Card) {
	p.Helper()
	p.now = p.now.Add(9 * day)
	p.answer(card, Again)
	p.now = p.now.Add(15 * time.Minute)
	p.answer(card, Good)
}

func TestALeechIsSetAsideAtItsEighthLapseAndEveryFourthAfter(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Easy)
	for lapses := 1; lapses <= 20; lapses++ {
		p.lapse(card)
		got := p.progress(card)
		want := lapses == 8 || lapses == 12 || lapses == 16 || lapses == 20
		if got.Lapses != lapses || got.Leech != want || got.Suspended != want {
			t.Fatalf("after %d lapses: %+v", lapses, got)
		}
		if want {
			p.on(Resumed, card)
			if got := p.progress(card); got.Leech || got.Suspended {
				t.Fatalf("resumed: %+v", got)
			}
		}
	}
	p.on(Forgotten, card)
	p.answer(card, Easy)
	for range 7 {
		p.lapse(card)
	}
	if p.progress(card).Leech {
		t.Error("a forgotten card is a leech after seven lapses")
	}
	p.now = p.now.Add(9 * day)
	miss := p.answer(card, Again)
	if !p.progress(card).Leech {
		t.Error("and is none after eight")
	}
	p.undo(miss)
	if p.progress(card).Leech {
		t.Error("the miss that made it a leech was undone")
	}
}

func TestSettingsHoldForAllAnswers(t *testing.T) {
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Easy)
	days := func() int { return p.progress(card).Days }
	usual := days()
	p.set(func(s *Settings) { s.Retention = 0.8 })
	relaxed := days()
	p.set(func(s *Settings) { s.Retention = 0.95 })
	if strict := days(); strict >= usual || usual >= relaxed {
		t.Errorf("due after %d, %d, %d days with retention 0.95, 0.9, 0.8", strict, usual, relaxed)
	}
	p.set(func(s *Settings) {})
	if days() != usual || !reflect.DeepEqual(Fold(&p.log, p.now).Settings(), DefaultSettings()) {
		t.Errorf("with the usual settings again: %d days, at first %d", days(), usual)
	}
}

func TestALeechIsNotInTheQueue(t *testing.T) {
	t.Parallel()
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Easy)
	for range 8 {
		p.lapse(card)
	}
	p.now = p.now.Add(90 * day)
	q := Fold(&p.log, p.now).Queue([]*Item{{Card: card}}, p.now)
	if !p.progress(card).Leech || q.Next() != nil || !q.Later.IsZero() {
		t.Errorf("the queue of a leech is %q, want an empty one without a date", said(q))
	}
}

// A person who travels west can bury a card again on the day before.
func TestACardRestsUntilTheLastDayOnWhichItWasBuried(t *testing.T) {
	t.Parallel()
	p, card := newPupil(t, "a"), decision("je")
	p.now = time.Date(2026, 3, 3, 5, 0, 0, 0, time.UTC)
	p.on(Buried, card)
	p.now = p.now.Add(time.Hour)
	p.write(Buried, func(e *Entry) { e.Card, e.Zone = card, -8*60 }) // the evening of 2 March there
	if !p.progress(card).Buried {
		t.Error("a card that was buried on 3 and then on 2 March is asked on 3 March, want it to rest")
	}
}

// What comes after a second answer does not change the first.
func TestForgettingChangesNoEarlierReview(t *testing.T) {
	t.Parallel()
	p, card := newPupil(t, "a"), decision("ja")
	p.answer(card, Good)
	p.now = p.now.Add(time.Minute)
	p.answer(card, Good)
	p.now = p.now.Add(time.Minute)
	p.on(Forgotten, card)
	reviews := Fold(&p.log, p.now).Reviews()
	if len(reviews) != 2 || reviews[1].Before != Learning {
		t.Errorf("the reviews before the card was forgotten are %+v, want a second one of a card in its first steps", reviews)
	}
}

// Of two undos of one entry the earlier one counts, whichever the log gets first.
func TestTheEarlierOfTwoUndosCounts(t *testing.T) {
	t.Parallel()
	p, card := newPupil(t, "a"), decision("ja")
	e := p.answer(card, Good)
	for i, at := range []time.Time{noon.Add(9 * day), noon.Add(time.Minute)} {
		u := Entry{ID: ID{"b", i + 1}, Kind: Undone, At: at.UnixMilli(), Undoes: e.ID}
		p.log.Add(u)
	}
	if got := Fold(&p.log, noon.Add(time.Hour)).Progress(card, noon.Add(time.Hour)); got.Status != New {
		t.Errorf("an answer with an undo that counts and one far ahead leaves %+v, want a new card", got)
	}
}
