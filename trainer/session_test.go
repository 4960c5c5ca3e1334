package trainer

import (
	"math/rand/v2"
	"strings"
	"testing"
	"time"
)

// drillTable drives a session as the page does.
type drillTable struct {
	*Session
	t     *testing.T
	log   *Log
	state *State
	now   time.Time
}

func startSession(t *testing.T, d *Deck, cards bool) *drillTable {
	now := time.Date(2026, 3, 2, 19, 0, 0, 0, time.UTC)
	log := &Log{}
	return &drillTable{&Session{Decks: []*Deck{d}, Cards: cards}, t, log, Fold(log, now), now}
}

// toAsk goes on until a card is asked, and reads what is taught on the way; it is false at the end of the session.
func (s *drillTable) toAsk() bool {
	for {
		switch {
		case s.Pending != nil && s.Pending.Lesson:
			s.write()
			s.Continue()
		case s.Item != nil:
			return true
		case s.Advance(s.state, s.now) || s.Item != nil:
		case !s.Next(s.state, s.now):
			return false
		}
	}
}

// right is the letter that is asked.
func (s *drillTable) right() rune { return s.Item.Letters[s.Part].Plays.Letter() }

// card answers all letters of the card that is asked.
func (s *drillTable) card(after time.Duration) Answer {
	s.t.Helper()
	a := s.give(s.right(), after)
	for a.Open {
		s.toAsk()
		a = s.give(s.right(), after)
	}
	return a
}

// write puts the last answer into the log.
func (s *drillTable) write() {
	a := s.Last()
	e := s.log.Next("w", Answered, s.now)
	e.Card, e.Grade, e.Took = a.Item.Card, a.Grade, int(a.Took.Milliseconds())
	a.Entry = e
	s.state.Add(s.now, e)
}

// give answers with a letter after a time, and writes the answer unless the card asks for more.
func (s *drillTable) give(letter rune, after time.Duration) Answer {
	s.t.Helper()
	s.now = s.now.Add(after)
	a, ok := s.Give(s.state, letter, s.now)
	if !ok {
		s.t.Fatalf("%c cannot be played after %q", letter, s.Item.Fragment)
	}
	if !a.Open {
		s.write()
	}
	return a
}

func TestARightLetterGoesOnAndAWrongOneWaits(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), false)
	if !s.toAsk() || s.Item.Fragment != "" {
		t.Fatalf("asked is %+v", s.Item)
	}
	taught := len(s.Answers)
	if _, ok := s.Give(s.state, '3', s.now); ok || len(s.Answers) != taught {
		t.Fatal("what is no letter was taken for an answer")
	}
	if a := s.give('j', time.Second); !a.Right || a.Grade != Good || s.Pending != nil || s.At().Fragment() != "j" {
		t.Fatalf("J: %+v at %q", a, s.At().Fragment())
	}
	s.toAsk()
	at, plays := s.Item.At, s.Item.Plays
	wrong := 'a'
	for _, l := range at.Letters() {
		if !l.Leads.Safe(1, false) {
			wrong = l.Letter
		}
	}
	if a := s.give(wrong, time.Second); a.Right || a.Grade != Again || s.Pending == nil {
		t.Fatalf("%c after %q: %+v", wrong, at.Fragment(), a)
	}
	if s.Advance(s.state, s.now) || s.At() != at {
		t.Fatal("the round went on while an answer was pending")
	}
	s.Continue()
	if s.Pending != nil || s.At() != plays {
		t.Fatalf("after %q the round goes on at %q", at.Fragment(), s.At().Fragment())
	}
}

// A new card is shown with the rest of its round, as an answer that was not remembered. Then the same round asks
// for it, before anything else.
func TestANewCardIsTaughtAndThenAsked(t *testing.T) {
	for _, cards := range []bool{false, true} {
		d := deckOf(t, defaultGame(t, 2), 2, "p")
		s := startSession(t, d, cards)
		if !s.Next(s.state, s.now) {
			t.Fatal("nothing to do")
		}
		for s.Advance(s.state, s.now) {
		}
		lesson := s.Pending
		if lesson == nil || !lesson.Lesson || lesson.Item.Fragment != "p" || lesson.Letter != 0 || lesson.Grade != Again || lesson.Status != New {
			t.Fatalf("cards %v: taught is %+v", cards, lesson)
		}
		if _, ok := s.Give(s.state, 'n', s.now); ok {
			t.Fatalf("cards %v: a lesson took an answer", cards)
		}
		s.write()
		s.Continue()
		for s.Advance(s.state, s.now) {
		}
		if !s.Over() || s.Item != nil {
			t.Fatalf("cards %v: after the lesson %+v is asked at %q", cards, s.Item, s.At().Fragment())
		}
		if !cards && s.At().Fragment() != "pneumatic" {
			t.Errorf("the lesson ends at %q", s.At().Fragment())
		}
		s.Next(s.state, s.now)
		for s.Advance(s.state, s.now) {
		}
		if s.Pending != nil || s.Item == nil || s.Item.Fragment != "p" || !s.Repeats {
			t.Fatalf("cards %v: after the lesson comes %+v, pending %+v", cards, s.Item, s.Pending)
		}
		if p := s.state.Progress(s.Item.Card, s.now); p.Status != Learning {
			t.Errorf("cards %v: a card that was taught is %+v", cards, p)
		}
	}
}

// The letters of a word that come by themselves are asked one by one, and graded once.
func TestTheLettersOfAWordAreGradedOnce(t *testing.T) {
	for _, cards := range []bool{false, true} {
		s := startSession(t, deckOf(t, defaultGame(t, 2), 2, "p"), cards)
		s.toAsk()
		before := len(s.Answers)
		for part, letter := range []rune("nuai") {
			if s.Part != part || s.At() != s.Item.Letters[part].At {
				t.Fatalf("cards %v: letter %d is asked at %q, not letter %d", cards, s.Part, s.At().Fragment(), part)
			}
			if part == 2 {
				s.Hints++
			}
			a := s.give(letter, 3*time.Second)
			if last := part == 3; a.Open == last || a.Part != part || len(s.Answers)-before != 0 && !last {
				t.Fatalf("cards %v: letter %d: %+v", cards, part, a)
			}
			if part < 3 {
				s.toAsk()
			}
		}
		if a := s.Last(); len(s.Answers) != before+1 || !a.Right || a.Took != 12*time.Second || a.Hints != 1 || a.Grade != Hard {
			t.Fatalf("cards %v: %+v", cards, a)
		}
		// A wrong letter in the middle is the one answer of the card, and the rest plays by itself.
		d := deckOf(t, defaultGame(t, 2), 2, "")
		item, part, wrong := wrongInTheMiddle(d)
		s = startSession(t, d, cards)
		s.First = item
		s.toAsk()
		for range part {
			s.give(s.right(), time.Second)
			s.toAsk()
		}
		if a := s.give(wrong, time.Second); a.Open || a.Right || a.Grade != Again || a.Part != part || a.At() != item.Letters[part].At || a.Plays() != item.Letters[part].Plays {
			t.Fatalf("cards %v: a wrong letter: %+v", cards, a)
		}
		s.Continue()
		for s.Advance(s.state, s.now) {
		}
		if s.Item != nil || !s.Over() {
			t.Fatalf("cards %v: after a wrong letter %q is asked", cards, s.At().Fragment())
		}
	}
}

// wrongInTheMiddle is a card with a letter that loses at a later part.
func wrongInTheMiddle(d *Deck) (item *Item, part int, wrong rune) {
	for _, item := range d.Decisions {
		for part, letter := range item.Letters[1:] {
			for _, l := range letter.At.Letters() {
				if !l.Leads.Safe(d.Course.Seat, d.Course.Guaranteed) {
					return item, part + 1, l.Letter
				}
			}
		}
	}
	panic("there is none")
}

func TestACardBeginsAgain(t *testing.T) {
	for _, cards := range []bool{false, true} {
		s := startSession(t, deckOf(t, defaultGame(t, 2), 2, "p"), cards)
		s.toAsk()
		if s.Restart(s.now) {
			t.Error("a card began again before it began")
		}
		s.give('n', time.Second)
		s.toAsk()
		s.give('u', time.Second)
		if !s.Restart(s.now) || s.Part != 0 || s.At().Fragment() != "p" {
			t.Fatalf("cards %v: letter %d at %q", cards, s.Part, s.At().Fragment())
		}
		if a := s.card(2 * time.Second); a.Took != 8*time.Second || !a.Right {
			t.Errorf("cards %v: then %+v", cards, a)
		}
	}
}

func TestPracticeAsksWhatWasLearnedWeakestFirst(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	s := startSession(t, d, false)
	for n := 0; s.toAsk(); n++ {
		s.card(time.Duration(n) * time.Second)
	}
	written := len(s.log.Entries())
	s.now = s.now.Add(time.Hour)
	for _, first := range []*Item{nil, d.Decisions[1]} {
		s.Session = &Session{Decks: []*Deck{d}, Practice: true, First: first}
		want := len(s.Left(s.state, s.now))
		var asked []*Item
		for missed := false; s.Next(s.state, s.now); {
			for s.Advance(s.state, s.now) {
			}
			if s.Part == 0 {
				asked = append(asked, s.Item)
			}
			letter := s.right()
			if !missed && len(asked) == 2 {
				missed = true
				for _, l := range s.At().Letters() {
					if !l.Leads.Safe(1, false) {
						letter = l.Letter
					}
				}
			}
			for a, _ := s.Give(s.state, letter, s.now); a.Open; a, _ = s.Give(s.state, s.right(), s.now) {
				for s.Advance(s.state, s.now) {
				}
			}
			s.Continue()
		}
		if len(asked) != len(d.Decisions)+1 || asked[len(asked)-1] != asked[1] || want != 0 && first != nil {
			t.Fatalf("%d questions for %d cards, %d said", len(asked), len(d.Decisions), want)
		}
		if first != nil && asked[0] != first {
			t.Errorf("the first card is %q", asked[0].Fragment)
		}
		if first == nil {
			for i := 1; i < len(asked)-1; i++ {
				if s.state.Retrievability(asked[i-1].Card, s.now) > s.state.Retrievability(asked[i].Card, s.now) {
					t.Errorf("%q comes before %q", asked[i-1].Fragment, asked[i].Fragment)
				}
			}
		}
	}
	if len(s.log.Entries()) != written {
		t.Error("practice wrote answers")
	}
}

func TestOneCardIsAskedBeforeAllOthers(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	s := startSession(t, d, false)
	for s.toAsk() {
		s.card(time.Second)
	}
	for _, item := range d.Decisions {
		s.First = item
		if !s.toAsk() || s.Item != item {
			t.Fatalf("%q is not asked", item.Fragment)
		}
		s.card(time.Second)
		for s.Advance(s.state, s.now) {
		}
	}
}

// What is left counts each card once, until it is done: the round on the board, what was taught, and the queue.
func TestWhatIsLeft(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 2, "p")
	for _, cards := range []bool{false, true} {
		s := startSession(t, d, cards)
		settings := DefaultSettings()
		settings.LearningSteps = []int{60}
		e := s.log.Next("w", Set, s.now)
		e.Settings = &settings
		s.state.Add(s.now, e)
		s.Next(s.state, s.now)
		for s.Advance(s.state, s.now) {
		}
		for when := 0; ; when++ {
			left := 0
			for _, item := range s.Left(s.state, s.now) {
				if item == d.Decisions[0] {
					left++
				}
			}
			if answered := len(s.Answers) > 1; answered != (left == 0) || left > 1 {
				t.Fatalf("cards %v, step %d: P is left %d times; answered: %v", cards, when, left, answered)
			} else if answered {
				break
			}
			if !s.toAsk() {
				t.Fatalf("cards %v: P is not asked", cards)
			}
			s.give(s.right(), time.Second)
		}
	}
	s := startSession(t, d, false)
	s.First = d.Decisions[0]
	for s.toAsk() {
		s.card(time.Second)
	}
	s.First = d.Decisions[0] // not due any more
	s.Next(s.state, s.now)
	if left := s.Left(s.state, s.now); len(left) != 1 || left[0] != d.Decisions[0] {
		t.Errorf("%v are left, want the card of the round", left)
	}
}

// A sitting goes through the decks, and asks the same as each of them does alone.
func TestASittingGoesThroughManyDecks(t *testing.T) {
	var decks []*Deck
	for seat := range 2 {
		decks = append(decks, deckOf(t, defaultGame(t, 2), seat+1, ""))
	}
	s := startSession(t, decks[1], false)
	s.Decks = decks
	for n := 0; s.toAsk(); n++ {
		if item := s.Item; s.Deck.Item(item.Card) != item {
			t.Fatalf("%q is asked in another deck", item.Fragment)
		}
		if n == 0 && s.Item.Seat != 1 {
			t.Error("the first deck does not come first")
		}
		s.card(time.Second)
	}
	learned := map[Course]int{}
	for _, a := range s.Answers {
		if a.Lesson {
			learned[a.Item.Course]++
		}
	}
	daily := s.state.Settings().NewADay
	if one := len(decks[0].Decisions); learned[decks[0].Course] != one || learned[decks[1].Course] != daily-one {
		t.Errorf("learned %v, with %d a day", learned, daily)
	}
	s.now = s.now.AddDate(0, 0, 9)
	s.state.Add(s.now)
	all, sum := s.Queue(s.state, s.now), 0
	for _, d := range decks {
		q := s.state.Queue(d.Asked(s.state, false), s.now)
		sum += q.DueNow()
	}
	if all.DueNow() != sum || sum < daily/2 {
		t.Errorf("%d are due, %d in the decks", all.DueNow(), sum)
	}
	for i, change := 1, 0; i < len(all.Due); i++ {
		if all.Due[i].Course != all.Due[i-1].Course {
			change++
		}
		if change > 1 {
			t.Fatal("the sitting goes back to a deck")
		}
	}
}

func TestEveryLetterThatWinsIsRightAndTheLineIsTheRepertoires(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	for _, letter := range "hjmrz" {
		s := startSession(t, d, false)
		s.toAsk()
		if a := s.give(letter, time.Second); !a.Right || s.At().Fragment() != "j" {
			t.Errorf("%c: right %v, then %q", letter, a.Right, s.At().Fragment())
		}
	}
}

func TestSlowAndHintedAnswersAreProposedAsHard(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	for _, c := range []struct {
		took  time.Duration
		hints int
		known bool
		want  Grade
	}{
		{Slow, 0, true, Good}, {Slow + time.Second, 0, true, Hard}, {time.Second, 1, true, Hard}, {-time.Hour, 0, true, Good},
		{24 * time.Hour, 0, true, Hard}, {24 * time.Hour, 0, false, Good}, {time.Second, 1, false, Hard},
	} {
		s := startSession(t, d, false)
		if c.known {
			for s.toAsk() {
				s.card(time.Second)
			}
			s.now = s.now.AddDate(0, 0, 3)
			s.state.Add(s.now)
		}
		s.toAsk()
		s.Hints = c.hints
		a := s.give('j', c.took)
		if a.Grade != c.want || a.Took < 0 || a.Took > longestTook {
			t.Errorf("after %v with %d hints: grade %d, took %v", c.took, c.hints, a.Grade, a.Took)
		}
	}
}

func TestWhatIsShownIsNotRemembered(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), false)
	s.toAsk()
	if a, ok := s.Reveal(s.state, s.now); !ok || a.Right || a.Letter != 0 || a.Grade != Again || s.Pending == nil {
		t.Errorf("%+v", a)
	}
}

func TestARecallCardWantsEveryWordOnce(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 1, "")
	s := startSession(t, d, true)
	s.Ask(d.Recalls[0], s.state, s.now)
	words := d.Recalls[0].Words
	if found, _ := s.NameWord(s.state, "jackal", s.now); found {
		t.Error("JACKAL is none of them")
	}
	for i, w := range words {
		found, all := s.NameWord(s.state, w.Fragment(), s.now)
		if !found || (all != nil) != (i == len(words)-1) {
			t.Fatalf("%s: %v, %v", w.Fragment(), found, all)
		}
		if again, _ := s.NameWord(s.state, w.Fragment(), s.now); again && all == nil {
			t.Errorf("%s counts twice", w.Fragment())
		}
	}
	if a := s.Last(); !a.Right || a.Grade != Good || s.Pending != a {
		t.Errorf("%+v", a)
	}
}

func TestMoreNewCardsComeWhenThePersonWantsThem(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 2, "")
	s := startSession(t, d, false)
	learn := func() (n int) {
		before := len(s.Answers)
		for s.toAsk() {
			s.card(5 * time.Second)
		}
		for _, a := range s.Answers[before:] {
			if a.Lesson {
				n++
			}
		}
		return n
	}
	daily := s.state.Settings().NewADay
	if n := learn(); n != daily {
		t.Fatalf("%d new cards, the limit is %d", n, daily)
	}
	waiting := s.Queue(s.state, s.now).Waiting
	if waiting != len(d.Decisions)-daily {
		t.Errorf("%d wait", waiting)
	}
	s.Extra = 7
	s.Next(s.state, s.now)
	for s.Advance(s.state, s.now) {
	}
	s.write()
	if a := s.Last(); !a.Lesson || s.Extra != 6 {
		t.Errorf("%d more after one of 7: %+v", s.Extra, a)
	}
	undo := s.log.Next("w", Undone, s.now)
	undo.Undoes = s.Last().Entry.ID
	s.state.Add(s.now, undo)
	if s.TakeBack(); s.Extra != 7 {
		t.Errorf("%d more after it was taken back", s.Extra)
	}
	if q := s.Queue(s.state, s.now); len(q.New) != 7 || q.Waiting != waiting-7 {
		t.Errorf("%d new, %d wait", len(q.New), q.Waiting)
	}
	s.Ask(s.Queue(s.state, s.now).New[0], s.state, s.now)
	if n := learn(); n != 7 {
		t.Errorf("%d new cards more, not 7", n)
	}
}

func TestMoreNewCardsAreMoreThanTodays(t *testing.T) {
	d := deckOf(t, defaultGame(t, 2), 2, "")
	s := startSession(t, d, false)
	s.Extra = 10 // before today's are done
	met := 0
	for s.toAsk() {
		s.card(5 * time.Second)
	}
	for _, a := range s.Answers {
		if a.Lesson {
			met++
		}
	}
	if want := s.state.Settings().NewADay + 10; met != want {
		t.Errorf("%d new cards, not %d", met, want)
	}
}

// Whoever takes long over every letter, and is right, is done all the same.
func TestASlowBeginnerEndsTheSession(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), false)
	answers := 0
	for s.toAsk() {
		if s.card(time.Minute); answers > 50 {
			t.Fatal("no end")
		}
		answers++
	}
}

// Whatever the game and the answers, a session ends, and asks only what is there to
// be asked.
func TestEverySessionEnds(t *testing.T) {
	manyDecks(t, 40, func(t *testing.T, random *rand.Rand, d *Deck) {
		if random.IntN(2) == 0 {
			d = withAdded(t, random, d)
		}
		for _, cards := range []bool{false, true} {
			s := startSession(t, d, cards)
			for n := 0; s.toAsk(); n++ {
				if n > 60*(1+len(d.Decisions)+len(d.Recalls)) {
					t.Fatalf("%+v: no end", d.Course)
				}
				item := s.Item
				if item.Recall && !cards || d.Item(item.Card) != item {
					t.Fatalf("%+v: asked for %+v", d.Course, item.Card)
				}
				if !item.Recall && item.Letters[s.Part].At != s.At() {
					t.Fatalf("%q is asked at %q", item.Fragment, s.At().Fragment())
				}
				switch {
				case item.Recall || random.IntN(6) == 0:
					s.Reveal(s.state, s.now)
					s.write()
					if item.Recall {
						s.Last().Grade = Good
						e := s.log.Next("w", Undone, s.now)
						e.Undoes = s.Last().Entry.ID
						s.state.Add(s.now, e)
						s.write()
					}
				default:
					letters := s.At().Letters()
					letter := s.right()
					if random.IntN(4) == 0 {
						letter = letters[random.IntN(len(letters))].Letter
					}
					s.give(letter, time.Duration(random.IntN(20))*time.Second)
				}
				if s.Pending != nil {
					s.Continue()
				}
			}
			if q := s.Queue(s.state, s.now); q.Next() != nil {
				t.Fatalf("%+v: the session ended with %+v to do", d.Course, q.Next().Card)
			}
		}
	})
}

func TestTakingBackAsksTheCardAgain(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), false)
	s.toAsk()
	item, before := s.Item, len(s.Answers)
	s.give('j', time.Second)
	e := s.log.Next("w", Undone, s.now)
	e.Undoes = s.Last().Entry.ID
	s.state.Add(s.now, e)
	s.TakeBack()
	s.Ask(item, s.state, s.now)
	if s.toAsk(); s.Item != item || len(s.Answers) != before {
		t.Errorf("asked is %+v after %d answers", s.Item, len(s.Answers))
	}
}

func TestTakingBackALessonTeachesAgain(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), false)
	s.Next(s.state, s.now)
	for s.Advance(s.state, s.now) {
	}
	s.write()
	item := s.Last().Item
	e := s.log.Next("w", Undone, s.now)
	e.Undoes = s.Last().Entry.ID
	s.state.Add(s.now, e)
	s.TakeBack()
	s.Ask(item, s.state, s.now)
	for s.Advance(s.state, s.now) {
	}
	if a := s.Pending; a == nil || !a.Lesson || a.Item != item || len(s.Answers) != 1 {
		t.Errorf("after it was taken back: %+v", a)
	}
}

func TestWhatIsPutOffIsNotGivenAway(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 2, ""), false)
	s.Next(s.state, s.now)
	for s.Advance(s.state, s.now) {
	}
	put := s.Pending.Item
	s.TakeBack()
	e := s.log.Next("w", Buried, s.now)
	e.Card = put.Card
	s.state.Add(s.now, e)
	for _, item := range s.Queue(s.state, s.now).New {
		if strings.HasPrefix(item.Fragment, put.Fragment) {
			t.Errorf("%q is asked, past %q", item.Fragment, put.Fragment)
		}
	}
	s.Item = nil
	for s.Next(s.state, s.now); s.Advance(s.state, s.now); {
		if strings.HasPrefix(s.At().Fragment(), put.Plays.Fragment()) {
			t.Fatalf("the round shows %q", s.At().Fragment())
		}
	}
}
