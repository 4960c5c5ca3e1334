package match

import (
	"errors"
	"fmt"
)

// Match is a setup and the events since. Everything else follows from these.
type Match struct {
	Setup  Setup
	Book   *Book // of the setup's dictionary
	events []Event
	ends   []int  // indices of the events that ended a round, even of those taken back since
	moves  []move // the events that moved the match on and were not taken back
	state  State
	known  knownFacts
}

// move is an event that moves the match on, with its player and its round.
type move struct {
	Event
	player, round int
}

// New begins a match. The book must be of the setup's dictionary and have its minimum of letters.
func New(setup Setup, book *Book) (*Match, error) {
	if err := setup.Check(); err != nil {
		return nil, err
	}
	if book == nil {
		return nil, errors.New("a match needs the book of its dictionary")
	}
	if book.MinLetters != setup.MinLetters {
		return nil, fmt.Errorf("words of %d letters or more count in the book, but of %d or more in the match", book.MinLetters, setup.MinLetters)
	}
	if book.Reachable.Len() == 1 {
		return nil, fmt.Errorf("the dictionary has no words of %d letters or more, so no round can be played", setup.MinLetters)
	}
	m := &Match{Setup: setup, Book: book}
	m.state = State{Lost: make([]int, len(setup.Players)), Challenger: Nobody, Winner: Nobody}
	m.open(setup.Opener)
	return m, nil
}

// Resume is a match in which events have happened.
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

// Events are all events, oldest first. The caller must not change them.
func (m *Match) Events() []Event { return m.events }

// State is what the events come to. It is valid until the next event.
func (m *Match) State() *State { return &m.state }

// Mover is the player whose turn it is to act. Once the match is over it is the zero Player.
func (m *Match) Mover() Player {
	if m.state.Turn == Nobody {
		return Player{}
	}
	return m.Setup.Players[m.state.Turn]
}

// Add makes an event happen. An error says why it cannot happen now, and then nothing has.
func (m *Match) Add(e Event) error {
	if err := m.check(e); err != nil {
		return err
	}
	m.events = append(m.events, e)
	switch e.Kind {
	case TakesBack:
		m.takeBack()
	case Looks:
		m.use(e.Help)
	default:
		m.moves = append(m.moves, move{e, m.state.Turn, len(m.state.Rounds) - 1})
		over := m.state.over()
		m.apply(e)
		if m.state.over() > over {
			m.ends = append(m.ends, len(m.events)-1)
		}
	}
	return nil
}

// Before returns the events that lead to a round in which that many letters have been played. Help and what
// was taken back are not among them.
func (m *Match) Before(round, letters int) []Event {
	var events []Event
	for _, d := range m.moves {
		if d.round == round {
			if letters == 0 {
				break
			}
			letters--
		}
		events = append(events, d.Event)
	}
	return events
}

// use records that the player to act uses help.
func (m *Match) use(h Help) {
	r := m.state.Round()
	r.Uses = append(r.Uses, Use{m.state.Turn, len(r.Plays), h})
}
