package match

import (
	"errors"
	"fmt"
	"strings"
	"unicode/utf8"

	"spectrie/dicts"
)

// Errors of [Match.Add], wrapped with what was tried.
var (
	ErrOver        = errors.New("the match is over")
	ErrNoWord      = errors.New("no word begins that way")
	ErrNotYourTurn = errors.New("that cannot be done now")
)

// check returns why an event cannot happen now, or nil.
func (m *Match) check(e Event) error {
	if err := e.check(); err != nil {
		return err
	}
	if len(m.events) == MostEvents {
		return fmt.Errorf("the match has %d events, and no record holds more", MostEvents)
	}
	if e.Kind == TakesBack {
		if !m.CanTakeBack() {
			return fmt.Errorf("%w: there is nothing to take back", ErrNotYourTurn)
		}
		return nil
	}
	if m.state.Winner != Nobody {
		return ErrOver
	}
	awaitsWord := m.state.Challenger != Nobody
	switch e.Kind {
	case Looks:
		if m.Mover().IsBot() {
			return fmt.Errorf("%w: bots do not look at help", ErrNotYourTurn)
		}
	case Names:
		if !awaitsWord {
			return fmt.Errorf("%w: nobody asked for a word", ErrNotYourTurn)
		}
		return m.checkWord(e.Word)
	case Plays:
		if awaitsWord {
			return fmt.Errorf("%w: a word has to be named first", ErrNotYourTurn)
		}
		return m.checkLetter(e.Letter)
	case ClaimsWord, ClaimsNone:
		switch {
		case !m.Setup.Challenges:
			return fmt.Errorf("%w: strict play has no challenges", ErrNotYourTurn)
		case awaitsWord:
			return fmt.Errorf("%w: a word has to be named first", ErrNotYourTurn)
		case len(m.state.Round().Plays) == 0:
			return fmt.Errorf("%w: there is no letter to challenge yet", ErrNotYourTurn)
		}
	}
	return nil
}

// checkWord returns why a word is no answer to the challenge, not even a wrong one.
func (m *Match) checkWord(word string) error {
	if fragment := m.state.Round().Fragment(); word != "" && !strings.HasPrefix(word, fragment) {
		return fmt.Errorf("%s does not begin with %s", dicts.Capitals(word), dicts.Capitals(fragment))
	}
	return nil
}

// checkLetter returns why a letter cannot come next.
func (m *Match) checkLetter(letter rune) error {
	if _, ok := m.Book.Words.Alphabet().Index(letter); !ok {
		return fmt.Errorf("%w: %q is not a letter of this dictionary", ErrNoWord, letter)
	}
	if m.Setup.Challenges {
		return nil
	}
	fragment := m.state.Round().Fragment()
	if _, found := m.Book.Reachable.Find(fragment + string(letter)); found < len(fragment)+utf8.RuneLen(letter) {
		return fmt.Errorf("%w: %s", ErrNoWord, dicts.Capitals(fragment+string(letter)))
	}
	return nil
}
