package trainer

import (
	"errors"
	"fmt"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"spectrie/dicts"
)

// Check returns an error that says what is wrong with the entry, or nil. Fields that its kind does not
// use must be zero.
func (e *Entry) Check() error {
	if err := e.ID.check(); err != nil {
		return err
	}
	if e.At < 0 || e.At > mostAt {
		return fmt.Errorf("a time of %d milliseconds since 1970", e.At)
	}
	if e.Zone < -mostZone || e.Zone > mostZone {
		return fmt.Errorf("a clock %d minutes east of UTC", e.Zone)
	}
	rest := *e
	var err error
	switch e.Kind {
	case Answered:
		err = e.checkAnswer()
		rest.Card, rest.Grade, rest.Took, rest.Gave, rest.Hints = Card{}, 0, 0, "", 0
	case Buried:
		err = e.Card.Check()
		rest.Card = Card{}
	case Added:
		err = e.Card.Check()
		if e.Card.Recall {
			err = errors.New("a recall card that was added: only decisions are")
		}
		rest.Card = Card{}
	case Suspended, Resumed, Forgotten:
		err = e.Card.checkBranch()
		if e.Alone {
			err = e.Card.Check()
		}
		rest.Card, rest.Alone = Card{}, false
	case Noted:
		err = e.checkNote()
		rest.Card, rest.Text = Card{}, ""
	case Undone:
		err = e.Undoes.check()
		rest.Undoes = ID{}
	case Puzzled:
		err = e.checkPuzzle()
		rest.Puzzle, rest.Rating, rest.Mode, rest.Run, rest.Date, rest.Found = "", 0, "", 0, 0, 0
		rest.Grade, rest.Took, rest.Gave = 0, 0, ""
	case Set:
		if e.Settings == nil {
			return errors.New("settings that are missing")
		}
		err = e.Settings.Check()
		rest.Settings = nil
	default:
		return fmt.Errorf("an entry of the unknown kind %.40q", string(e.Kind))
	}
	if err != nil {
		return err
	}
	if rest != (Entry{ID: e.ID, Kind: e.Kind, At: e.At, Zone: e.Zone}) {
		return fmt.Errorf("an entry of the kind %q with facts of another kind", string(e.Kind))
	}
	return nil
}

// Bounds of an entry's numbers.
const (
	mostWriterBytes = 32
	mostNumber      = 1<<53 - 1 // the largest that every reader of JSON reads exactly
	mostZone        = 24 * 60
	mostTook        = 1e11 // milliseconds, about three years
	mostHints       = 99
	mostPuzzleBytes = 120
	mostRating      = 4000
	mostFound       = 99
)

// MostNote is the most characters of a note.
const MostNote = 280

// mostAt is the last moment that has a date of four digits.
var mostAt = time.Date(9999, 12, 31, 23, 59, 59, 0, time.UTC).UnixMilli()

func (e *Entry) checkAnswer() error {
	switch {
	case e.Grade < Again || e.Grade > Easy:
		return fmt.Errorf("grade %d: they are from %d to %d", e.Grade, Again, Easy)
	case e.Hints < 0 || e.Hints > mostHints:
		return fmt.Errorf("an answer after %d hints", e.Hints)
	}
	if err := e.checkGiven(); err != nil {
		return err
	}
	return e.Card.Check()
}

// checkGiven is the part of Check about the letter that was given, and how long it took.
func (e *Entry) checkGiven() error {
	switch {
	case e.Took < 0 || e.Took > mostTook:
		return fmt.Errorf("an answer that took %d milliseconds", e.Took)
	case len(e.Gave) > utf8.UTFMax || utf8.RuneCountInString(e.Gave) > 1:
		return errors.New("an answer of more than one letter")
	}
	return checkLetters(e.Gave)
}

func (e *Entry) checkPuzzle() error {
	var run, date bool // whether the mode has one
	switch e.Mode {
	case ModeRated, ModeAgain:
	case ModeStreak, ModeMinutes:
		run = true
	case ModeDaily, ModeArchive:
		date = true
	default:
		return fmt.Errorf("a puzzle of the unknown mode %.40q", string(e.Mode))
	}
	for _, r := range e.Puzzle {
		if !dicts.IsLetter(r) && (r < '-' || r > '9') { // "-", ".", "/" and the digits
			return fmt.Errorf("the puzzle %.80q: lower-case letters, digits, /, - and . were expected", e.Puzzle)
		}
	}
	var err error
	number := func(what string, n, least, most int64, used bool) {
		if !used {
			least, most = 0, 0
		}
		if err == nil && (n < least || n > most) {
			err = fmt.Errorf("a puzzle whose %s is %d: from %d to %d was expected", what, n, least, most)
		}
	}
	number("name's length", int64(len(e.Puzzle)), 1, mostPuzzleBytes, true)
	number("rating", int64(e.Rating), 0, mostRating, true)
	number("run's first millisecond", e.Run, 1, mostAt, run)
	number("date", int64(e.Date), int64(firstDate), int64(lastDate), date)
	number("number of right letters", int64(e.Found), 0, mostFound, true)
	switch {
	case err != nil:
		return err
	case e.Grade != Again && e.Grade != Good:
		return fmt.Errorf("grade %d of a puzzle: it is %d for a missed one and %d for a solved one", e.Grade, Again, Good)
	}
	return e.checkGiven()
}

func (e *Entry) checkNote() error {
	if e.Card.Recall {
		return errors.New("a note on a recall card: a note is on a fragment or a word")
	}
	if err := CheckNote(e.Text); err != nil {
		return err
	}
	return e.Card.checkBranch()
}

// CheckNote returns an error that says why a text cannot be a note, or nil.
func CheckNote(text string) error {
	switch n := utf8.RuneCountInString(text); {
	case !utf8.ValidString(text):
		return errors.New("a note that is not UTF-8")
	case n > MostNote:
		return fmt.Errorf("a note of %d characters: it has at most %d", n, MostNote)
	case strings.ContainsFunc(text, unicode.IsControl):
		return errors.New("a note with a line break or another control character: it is on one line")
	case strings.TrimSpace(text) != text:
		return errors.New("a note that begins or ends with a space")
	}
	return nil
}

func (id ID) check() error {
	for _, c := range []byte(id.Writer) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') {
			return fmt.Errorf("a writer %.40q: it is made of a–z and 0–9", id.Writer)
		}
	}
	if id.Writer == "" || len(id.Writer) > mostWriterBytes {
		return fmt.Errorf("a writer of %d characters: there are from 1 to %d", len(id.Writer), mostWriterBytes)
	}
	if id.Number < 1 || id.Number > mostNumber {
		return fmt.Errorf("the entry number %d: they are from 1 to %d", id.Number, mostNumber)
	}
	return nil
}
