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
	if _, ok := s.Give(s.state, '3', s.now); ok || s.Last() != nil {
		t.Fatal("what is no letter was taken for an answer")
	}
	if a := s.give('j', time.Second); !a.Right || a.Grade != Good || s.Pending != nil || s.At().Fragment() != "j" {
		t.Fatalf("J: %+v at %q", a, s.At().Fragment())
	}
	s.toAsk()
	at := s.At()
	if a := s.give('u', time.Second); at.Fragment() == "jo" && (a.Right || a.Grade != Again || s.Pending == nil) {
		t.Fatalf("JOU: %+v", a)
	}
	if s.Advance(s.state, s.now) || s.At() != at {
		t.Fatal("the round went on while an answer was pending")
	}
	s.Continue()
	if s.Pending != nil || s.At() != s.Last().Item.Plays {
		t.Fatalf("after %q the round goes on at %q", at.Fragment(), s.At().Fragment())
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
		met := map[*Item]bool{}
		for s.toAsk() {
			before := s.state.Progress(s.Item.Card, s.now).Status
			if a := s.card(5*time.Second); before == New {
				met[a.Item] = true
			}
		}
		return len(met)
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
	s.Ask(s.Queue(s.state, s.now).New[0], s.state, s.now)
	s.toAsk()
	s.card(time.Second)
	if s.Extra != 6 {
		t.Errorf("%d more after one of 7", s.Extra)
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
		if a := s.card(5*time.Second); a.Status == New {
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
				if !item.Recall && !strings.HasPrefix(item.Plays.Fragment(), s.At().Fragment()) {
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
					letters := item.At.Letters()
					letter := item.Plays.Letter()
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
	item := s.Item
	s.give('j', time.Second)
	e := s.log.Next("w", Undone, s.now)
	e.Undoes = s.Last().Entry.ID
	s.state.Add(s.now, e)
	s.TakeBack()
	s.Ask(item, s.state, s.now)
	if s.toAsk(); s.Item != item || len(s.Answers) != 0 || s.state.Progress(item.Card, s.now).Status != New {
		t.Errorf("asked is %+v after %d answers", s.Item, len(s.Answers))
	}
}

func TestWhatIsPutOffIsNotGivenAway(t *testing.T) {
	s := startSession(t, deckOf(t, defaultGame(t, 2), 2, ""), false)
	s.toAsk()
	put := s.Item
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
