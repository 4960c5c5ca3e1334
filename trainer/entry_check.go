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
	run, dated := e.Mode == ModeStreak || e.Mode == ModeMinutes, e.Mode == ModeDaily || e.Mode == ModeArchive
	switch {
	case e.Puzzle == "" || len(e.Puzzle) > mostPuzzleBytes:
		return fmt.Errorf("the name of a puzzle of %d bytes: there are from 1 to %d", len(e.Puzzle), mostPuzzleBytes)
	case e.Rating < 0 || e.Rating > mostRating:
		return fmt.Errorf("a puzzle rated %d: the ratings are from 0 to %d", e.Rating, mostRating)
	case !run && !dated && e.Mode != ModeRated && e.Mode != ModeAgain:
		return fmt.Errorf("a puzzle of the unknown mode %.40q", string(e.Mode))
	case run && (e.Run < 1 || e.Run > mostAt):
		return fmt.Errorf("a run that began %d milliseconds after 1970", e.Run)
	case !run && e.Run != 0 || !dated && e.Date != 0:
		return fmt.Errorf("a puzzle of the mode %q with facts of another mode", string(e.Mode))
	case e.Grade != Again && e.Grade != Good:
		return fmt.Errorf("grade %d of a puzzle: it is %d for a missed one and %d for a solved one", e.Grade, Again, Good)
	case e.Grade == Good && e.Gave != "":
		return errors.New("a puzzle that was solved with a wrong letter")
	case e.Found < 0 || e.Found > mostFound:
		return fmt.Errorf("a puzzle with %d right letters: there are from 0 to %d", e.Found, mostFound)
	}
	if dated {
		if err := e.Date.check(); err != nil {
			return err
		}
	}
	for _, r := range e.Puzzle {
		if !dicts.IsLetter(r) && (r < '-' || r > '9') { // "-", ".", "/" and the digits
			return fmt.Errorf("the name of a puzzle, %q: it is made of lower-case letters, digits, \"/\", \"-\" and \".\"", e.Puzzle)
		}
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
