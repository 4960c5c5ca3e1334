package match

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// Errors of [Match.Add], wrapped with what was tried.
var (
	ErrOver        = errors.New("the match is over")
	ErrNoWord      = errors.New("no word begins so")
	ErrNotYourTurn = errors.New("it is not the turn for that")
)

// Match is a setup and what happened since. Everything else follows from these.
type Match struct {
	Setup  Setup
	Book   *Book // of the dictionary of the setup
	events []Event
	ends   []int   // indices of the events that ended a round, also when taken back since
	done   []Event // those that move the match on and were not taken back
	uses   []use
	state  State
}

// use is a [Use] and the index of its round.
type use struct {
	Use
	round int
}

// New begins a match. The book must be of the setup's dictionary and have its
// minimum of letters.
func New(setup Setup, book *Book) (*Match, error) {
	if err := setup.Check(); err != nil {
		return nil, err
	}
	if book.MinLetters != setup.MinLetters {
		return nil, fmt.Errorf("the words of the book count from %d letters, those of the match from %d", book.MinLetters, setup.MinLetters)
	}
	if book.Reachable.Len() == 1 {
		return nil, fmt.Errorf("no word of the dictionary has %d letters or more, so no round can be played", setup.MinLetters)
	}
	m := &Match{Setup: setup, Book: book}
	m.replay()
	return m, nil
}

// Resume is the match in which events have happened.
func Resume(setup Setup, book *Book, events []Event) (*Match, error) {
	m, err := New(setup, book)
	if err != nil {
		return nil, err
	}
	for i, e := range events {
		if err := m.Add(e); err != nil {
			return nil, fmt.Errorf("event %d of %d: %w", i+1, len(events), err)
		}
	}
	return m, nil
}

// Events are all events, oldest first. They must not be changed.
func (m *Match) Events() []Event { return m.events }

// State is what the events come to. It holds until the next event.
func (m *Match) State() *State { return &m.state }

// Mover is the player whose turn it is to act; the match must not be over.
func (m *Match) Mover() Player { return m.Setup.Players[m.state.Turn] }

// Add makes an event happen, or returns an error that says why it cannot, and
// then nothing has happened.
func (m *Match) Add(e Event) error {
	if err := m.check(e); err != nil {
		return err
	}
	m.events = append(m.events, e)
	over := m.over()
	switch e.Kind {
	case TakesBack:
		m.takeBack()
	case Looks:
		r := m.state.Round()
		u := Use{m.state.Turn, len(r.Plays), e.Help}
		r.Uses = append(r.Uses, u)
		m.uses = append(m.uses, use{u, len(m.state.Rounds) - 1})
	default:
		m.done = append(m.done, e)
		m.apply(e)
		if m.over() > over {
			m.ends = append(m.ends, len(m.events)-1)
		}
	}
	return nil
}

// over is how many rounds are over.
func (m *Match) over() int {
	if m.state.Winner != Nobody {
		return len(m.state.Rounds)
	}
	return len(m.state.Rounds) - 1
}

// CanTakeBack reports whether a person did anything that can be taken back.
func (m *Match) CanTakeBack() bool { return m.lastOfPerson() != Nobody }

// lastOfPerson is the index in done of what a person did last, or Nobody.
func (m *Match) lastOfPerson() int {
	again := Match{Setup: m.Setup, Book: m.Book}
	again.begin()
	last := Nobody
	for i, e := range m.done {
		if !again.Mover().IsBot() {
			last = i
		}
		again.apply(e)
	}
	return last
}

// takeBack forgets what a person did last and all since, but not that help was
// used meanwhile.
func (m *Match) takeBack() {
	m.done = m.done[:m.lastOfPerson()]
	m.replay()
	round := len(m.state.Rounds) - 1
	for i := range m.uses {
		m.uses[i].round = min(m.uses[i].round, round)
	}
	m.uses = append(m.uses, use{Use{m.state.Turn, len(m.state.Round().Plays), TookBack}, round})
	for _, u := range m.uses {
		m.state.Rounds[u.round].Uses = append(m.state.Rounds[u.round].Uses, u.Use)
	}
}

// replay makes the state of what was done.
func (m *Match) replay() {
	m.begin()
	for _, e := range m.done {
		m.apply(e)
	}
}

func (m *Match) begin() {
	m.state = State{Lost: make([]int, len(m.Setup.Players)), Challenger: Nobody, Winner: Nobody}
	m.open(m.Setup.Opener)
}

// open begins a round.
func (m *Match) open(opener int) {
	r := Round{Loser: Nobody, Challenger: Nobody}
	for i := range m.Setup.Players {
		if p := (opener + i) % len(m.Setup.Players); m.in(p) {
			r.Players = append(r.Players, p)
		}
	}
	m.state.Rounds = append(m.state.Rounds, r)
	m.state.Challenger, m.state.Turn = Nobody, opener
}

// in reports whether a player has lives left.
func (m *Match) in(player int) bool { return m.state.Lost[player] < m.Setup.lives() }

// check returns why e cannot happen now.
func (m *Match) check(e Event) error {
	if len(m.events) == MostEvents {
		return fmt.Errorf("the match has %d events, and no record holds more", MostEvents)
	}
	if m.state.Winner != Nobody && e.Kind != TakesBack {
		return ErrOver
	}
	if e != (Event{Kind: e.Kind, Letter: e.Letter}) && e.Kind == Plays ||
		e != (Event{Kind: e.Kind, Word: e.Word}) && e.Kind == Names ||
		e != (Event{Kind: e.Kind, Help: e.Help}) && e.Kind == Looks ||
		e != (Event{Kind: e.Kind}) && e.Kind != Plays && e.Kind != Names && e.Kind != Looks {
		return fmt.Errorf("an event of the kind %q with facts of another", string(e.Kind))
	}
	switch e.Kind {
	case Plays:
		return m.checkLetter(e.Letter)
	case ClaimsWord, ClaimsNone:
		switch {
		case !m.Setup.Challenges:
			return fmt.Errorf("%w: nothing is challenged in strict play", ErrNotYourTurn)
		case m.state.Challenger != Nobody:
			return fmt.Errorf("%w: a word has to be named first", ErrNotYourTurn)
		case len(m.state.Round().Plays) == 0:
			return fmt.Errorf("%w: nobody has played a letter that could be challenged", ErrNotYourTurn)
		}
	case Names:
		switch {
		case m.state.Challenger == Nobody:
			return fmt.Errorf("%w: nobody asked for a word", ErrNotYourTurn)
		case checkNamed(e.Word) != nil:
			return checkNamed(e.Word)
		case e.Word != "" && !strings.HasPrefix(e.Word, m.state.Round().Fragment()):
			return fmt.Errorf("%s does not begin with %s", dicts.Capitals(e.Word), dicts.Capitals(m.state.Round().Fragment()))
		}
	case TakesBack:
		if !m.CanTakeBack() {
			return fmt.Errorf("%w: no person has done anything yet", ErrNotYourTurn)
		}
	case Looks:
		if m.Mover().IsBot() {
			return fmt.Errorf("%w: a bot looks at no help", ErrNotYourTurn)
		}
		if e.Help < SafeNow || e.Help > WordsLeft {
			return fmt.Errorf("there is no help of kind %d", e.Help)
		}
	default:
		return fmt.Errorf("an event of the unknown kind %.40q", string(e.Kind))
	}
	return nil
}

func (m *Match) checkLetter(letter rune) error {
	fragment := m.state.Round().Fragment()
	if m.state.Challenger != Nobody {
		return fmt.Errorf("%w: a word has to be named first", ErrNotYourTurn)
	}
	if _, ok := m.Book.Words.Alphabet().Index(letter); !ok {
		return fmt.Errorf("%w: %q is no letter of this dictionary", ErrNoWord, letter)
	}
	if m.Setup.Challenges {
		return nil
	}
	if _, found := m.Book.Reachable.Find(fragment + string(letter)); found < len(fragment)+utf8.RuneLen(letter) {
		return fmt.Errorf("%w: %s", ErrNoWord, dicts.Capitals(fragment+string(letter)))
	}
	return nil
}

// apply makes an event happen that can and is not taken back.
func (m *Match) apply(e Event) {
	s, r := &m.state, m.state.Round()
	switch e.Kind {
	case Plays:
		r.Plays = append(r.Plays, Play{s.Turn, e.Letter})
		fragment := r.Fragment()
		s.Turn = r.Mover()
		switch {
		case !m.Setup.Challenges && m.Book.Reachable.Has(fragment):
			r.Word = fragment
			m.end(Completed, r.Last(), Nobody)
		case m.Setup.Challenges && len(r.Plays) > m.Book.longest:
			m.end(TooLong, r.Last(), s.Turn)
		}
	case ClaimsWord:
		if fragment := r.Fragment(); m.Book.IsWord(fragment) {
			r.Word = fragment
			m.end(WasWord, r.Last(), s.Turn)
		} else {
			m.end(WasNoWord, s.Turn, s.Turn)
		}
	case ClaimsNone:
		s.Challenger, s.Turn = s.Turn, r.Last()
	case Names:
		if m.Book.IsWord(e.Word) {
			r.Word = e.Word
			m.end(Named, s.Challenger, s.Challenger)
		} else {
			m.end(NotNamed, s.Turn, s.Challenger)
		}
	}
}

// end ends the round, and the match when one player is left. Who challenged and
// was right opens the next round; otherwise the player after the loser does, who
// is the challenger when it was wrong.
func (m *Match) end(ending Ending, loser, challenger int) {
	s, r := &m.state, m.state.Round()
	r.Ending, r.Loser, r.Challenger = ending, loser, challenger
	s.Lost[loser]++
	in := slices.DeleteFunc(slices.Clone(r.Players), func(p int) bool { return !m.in(p) })
	if len(in) == 1 {
		s.Challenger, s.Turn, s.Winner = Nobody, Nobody, in[0]
		return
	}
	if challenger == Nobody || challenger == loser {
		m.open(m.after(loser))
	} else {
		m.open(challenger)
	}
}

// after is the player after another one, of those still in.
func (m *Match) after(player int) int {
	for {
		if player = (player + 1) % len(m.Setup.Players); m.in(player) {
			return player
		}
	}
}
