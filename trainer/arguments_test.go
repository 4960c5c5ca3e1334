package trainer

import (
	"errors"
	"fmt"
	"reflect"
	"testing"
	"time"
)

// A card and its course are printed apart, and so are two cards of one course.
func TestACardPrintsAsItself(t *testing.T) {
	t.Parallel()
	course := "american-english-7.1/4/2/1/fewest/rational"
	for _, c := range []struct {
		card Card
		want string
	}{
		{Card{Course: opening}, course + " ∅"},
		{Card{Course: opening, Fragment: "ja"}, course + " ja"},
		{Card{Course: opening, Fragment: "ja", Recall: true}, course + " ja…"},
	} {
		if got := fmt.Sprint(c.card); got != c.want {
			t.Errorf("%#v prints as %q, want %q", c.card, got, c.want)
		}
	}
	if got := fmt.Sprint(opening); got != course {
		t.Errorf("the course prints as %q, want %q", got, course)
	}
}

// A callback that is left out asks for the plain thing: no turns, and all cards.
func TestCallbacksCanBeLeftOut(t *testing.T) {
	t.Parallel()
	entries := entriesOf(1000, func(i int, e *Entry) { e.Card = decision(fragmentNumber(i)) })
	log := &Log{}
	if _, err := log.AddInTurns(entries, nil); err != nil || len(log.Entries()) != len(entries) {
		t.Fatalf("AddInTurns without take: %d entries, %v; want all %d", len(log.Entries()), err, len(entries))
	}
	data, err := WriteBackupInTurns(log, noon, nil)
	if err != nil {
		t.Fatalf("WriteBackupInTurns without take: %v", err)
	}
	if read, err := ReadBackupInTurns(data, nil); err != nil || !reflect.DeepEqual(read, log.Entries()) {
		t.Fatalf("ReadBackupInTurns without take: %d entries, %v; want those written", len(read), err)
	}
	now := noon.Add(24 * time.Hour)
	state, err := FoldInTurns(log, now, nil)
	if err != nil {
		t.Fatalf("FoldInTurns without take: %v", err)
	}
	if got, want := state.Work(nil), state.Work(AllCards); !reflect.DeepEqual(got, want) || len(want) == 0 {
		t.Errorf("Work(nil) = %v, want that of all cards, %v", got, want)
	}
	if got, want := state.Retentions(nil, 0), state.Retentions(AllCards, 0); !reflect.DeepEqual(got, want) {
		t.Errorf("Retentions(nil) = %v, want those of all cards, %v", got, want)
	}
	got, ok := state.LastAct(nil, ID{})
	if want, found := state.LastAct(AllCards, ID{}); got != want || !ok || !found {
		t.Errorf("LastAct(nil) = %v, %v, want that of all cards, %v", got, ok, want)
	}
	d := deckOf(t, toyGame(t), 1, "")
	if got := d.Strength(nil, Opponent{Perfect: true}); got != 0.5 {
		t.Errorf("strength without memory is %v, want 1/2 as in strength.go", got)
	}
	target := d.Decisions[0]
	asked := 0
	for _, step := range d.Line(target, nil).Steps {
		if step.Ask && step.At == step.Item.At {
			asked++
			if step.Item != target {
				t.Errorf("a line for %v alone asks for %v", target.Card, step.Item.Card)
			}
		}
	}
	if asked != 1 {
		t.Errorf("a line without others asks %d times, want once", asked)
	}
}

// What is missing is an error, or counts as empty.
func TestWithoutAGameOrALog(t *testing.T) {
	t.Parallel()
	if _, err := NewDeck(nil, opening, ""); err == nil {
		t.Error("a deck without a game, want an error")
	}
	state := Fold(nil, noon)
	e := Entry{ID: ID{"w", 1}, Kind: Answered, At: noon.UnixMilli(), Card: decision(""), Grade: Good}
	if added := state.Add(noon, e); len(added) != 1 {
		t.Errorf("a state without a log took %d entries, want 1", len(added))
	}
	state, err := FoldInTurns(nil, noon, func() error { return errors.New("not called") })
	if err != nil || len(state.Reviews()) != 0 {
		t.Errorf("a fold without a log has %d reviews, %v; want none", len(state.Reviews()), err)
	}
}

func TestNegativeNumbersAreNone(t *testing.T) {
	t.Parallel()
	p := newPupil(t, "w")
	p.answer(decision(""), Good)
	if got := Fold(&p.log, p.now).Slipping([]Card{decision("")}, -1, p.now); len(got) != 0 {
		t.Errorf("of -1 slipping cards there are %d, want none", len(got))
	}
	s := startSession(t, deckOf(t, defaultGame(t, 2), 2, ""), false)
	s.state.Add(s.now, set(s, func(c *Settings) { c.NewADay = 2 }))
	s.Extra = -1
	if got := len(s.Queue(s.state, s.now).New); got != 2 {
		t.Errorf("with -1 extra cards %d are new today, want the 2 of the settings", got)
	}
	s.state.Add(s.now, set(s, func(c *Settings) { c.NewADay = 0 }))
	if got := len(s.Queue(s.state, s.now).New); got != 0 {
		t.Errorf("with -1 extra cards %d are new today, want none beyond the settings", got)
	}
}

// set is an entry that changes the settings.
func set(s *drillTable, change func(*Settings)) Entry {
	settings := DefaultSettings()
	change(&settings)
	e := s.log.Next("w", Set, s.now)
	e.Settings = &settings
	return e
}

// An answer that comes when nothing is asked, or to a question of the other kind, is none.
func TestAnAnswerNeedsAQuestion(t *testing.T) {
	t.Parallel()
	s := startSession(t, deckOf(t, defaultGame(t, 2), 1, ""), true)
	none := func(when string) {
		t.Helper()
		answers := len(s.Answers)
		if _, ok := s.Give(s.state, 'j', s.now); ok {
			t.Errorf("%s: a letter was taken for an answer", when)
		}
		if found, all := s.NameWord(s.state, "jack", s.now); found || all != nil {
			t.Errorf("%s: a word was taken for an answer", when)
		}
		if len(s.Answers) != answers {
			t.Errorf("%s: there are %d answers, want %d", when, len(s.Answers), answers)
		}
	}
	none("at first")
	if _, ok := s.Reveal(s.state, s.now); ok {
		t.Error("at first: an answer was shown")
	}
	s.Ask(s.Decks[0].Decisions[0], s.state, s.now)
	none("while a card is taught")
	s.toAsk()
	if found, all := s.NameWord(s.state, s.Item.Words[0].Fragment(), s.now); found || all != nil {
		t.Error("a decision was answered with a word")
	}
	if _, ok := s.Reveal(s.state, s.now); !ok {
		t.Error("no answer was shown to a decision")
	}
	none("while an answer is on the board")
	if _, ok := s.Reveal(s.state, s.now); ok {
		t.Error("an answer was shown twice")
	}
	s.Continue()
	s.Ask(s.Decks[0].Recalls[0], s.state, s.now)
	if _, ok := s.Give(s.state, 'j', s.now); ok {
		t.Error("a card that asks for words was answered with a letter")
	}
	if found, _ := s.NameWord(s.state, s.Item.Words[0].Fragment(), s.now); !found {
		t.Errorf("%v is none of the words that are asked for", s.Item.Words[0])
	}
}
