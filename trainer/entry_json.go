package trainer

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"io"
)

// entryJSON is an entry as it is stored, sent between tabs and written to backups. It leaves out zero and
// empty values, except for w, n, k, t and z.
//
// The first program cannot read a "note", or "settings" with weights. The second cannot read a "puzzle". Each leaves
// everything with a later version as it is, and asks the person to reload the page.
type entryJSON struct {
	Writer   string        `json:"w"`           // a–z and 0–9, at most 32
	Number   int           `json:"n"`           // from 1; unique with w
	Kind     Kind          `json:"k"`           // "answer", "undo", "bury", "suspend", "resume", "forget", "add", "note", "settings" or "puzzle"
	At       int64         `json:"t"`           // milliseconds since 1970-01-01 00:00 UTC
	Zone     int           `json:"z"`           // minutes that the person's clock was east of UTC
	Puzzle   string        `json:"p,omitempty"` // "puzzle", like the five below: its name
	Rating   int           `json:"rating,omitempty"`
	Mode     Mode          `json:"m,omitempty"`     // "rated", "streak", "minutes", "day", "archive" or "again"
	Run      int64         `json:"run,omitempty"`   // "streak" and "minutes": when the run began, as in t
	Date     string        `json:"d,omitempty"`     // "day" and "archive": the day, as in "2026-11-23"
	Found    int           `json:"found,omitempty"` // how many letters were right
	Course   string        `json:"c,omitempty"`     // as in [Course.String]; not for "undo", "settings" and "puzzle"
	Fragment string        `json:"f,omitempty"`     // of the card, branch or note
	Recall   bool          `json:"r,omitempty"`     // the card asks for all words instead of a letter
	Alone    bool          `json:"a,omitempty"`     // "suspend", "resume" and "forget": only the card, not those below it
	Grade    Grade         `json:"g,omitempty"`     // "answer": 1 again, 2 hard, 3 good, 4 easy; "puzzle": 1 missed, 3 solved
	Took     int           `json:"ms,omitempty"`
	Gave     string        `json:"l,omitempty"`    // "answer": the letter given; "puzzle": the wrong letter, or of a solved one the first
	Hints    int           `json:"h,omitempty"`    // "answer": how many were shown
	Text     string        `json:"text,omitempty"` // "note": at most 280 characters; package json's escapes; none removes the note
	Undoes   *idJSON       `json:"u,omitempty"`    // "undo": w and n of the entry that no longer counts
	Settings *settingsJSON `json:"s,omitempty"`    // "settings"
	Version  int           `json:"v,omitempty"`    // 2 for "note", and "settings" with weights; 3 for "puzzle"; none for what the first program reads
}

type idJSON struct {
	Writer string `json:"w"`
	Number int    `json:"n"`
}

type settingsJSON struct {
	Retention     float64   `json:"retention"`
	LearningSteps []int     `json:"learn"`   // minutes
	RelearnSteps  []int     `json:"relearn"` // minutes
	NewADay       int       `json:"new"`
	ReviewsADay   int       `json:"reviews"`
	DayStart      int       `json:"dayStart"`          // hour
	Weights       []float64 `json:"weights,omitempty"` // of FSRS-6, all 21 in its order; none are the published ones
}

// version is that of the first program which reads an entry.
func (e *Entry) version() int {
	if e.Kind == Puzzled {
		return 3
	}
	if e.Kind == Noted || e.Kind == Set && e.Settings.Weights != nil {
		return 2
	}
	return 1
}

// mostEntryBytes is more than any entry takes.
const mostEntryBytes = 4096

// DecodeEntry reads what [EncodeEntry] wrote. It refuses other keys, another order, and spaces. Without an
// error the entry passes [Entry.Check].
func DecodeEntry(data []byte) (Entry, error) {
	if len(data) > mostEntryBytes {
		return Entry{}, fmt.Errorf("an entry of %d bytes: it has at most %d", len(data), mostEntryBytes)
	}
	var j entryJSON
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&j); err != nil {
		return Entry{}, errors.New("an entry that is not in the form of one")
	}
	if _, err := decoder.Token(); err != io.EOF {
		return Entry{}, errors.New("an entry with something after its end")
	}
	e := Entry{
		ID: ID{j.Writer, j.Number}, Kind: j.Kind, At: j.At, Zone: j.Zone, Alone: j.Alone,
		Grade: j.Grade, Took: j.Took, Gave: j.Gave, Hints: j.Hints, Text: j.Text,
		Puzzle: j.Puzzle, Rating: j.Rating, Mode: j.Mode, Run: j.Run, Found: j.Found,
	}
	if j.Date != "" {
		date, err := ParseDate(j.Date)
		if err != nil {
			return Entry{}, err
		}
		e.Date = date
	}
	if j.Course != "" {
		course, err := ParseCourse(j.Course)
		if err != nil {
			return Entry{}, err
		}
		e.Card.Course = course
	}
	e.Card.Fragment, e.Card.Recall = j.Fragment, j.Recall
	if j.Undoes != nil {
		e.Undoes = ID(*j.Undoes)
	}
	if j.Settings != nil {
		s := Settings(*j.Settings)
		s.LearningSteps, s.RelearnSteps = nonNil(s.LearningSteps), nonNil(s.RelearnSteps)
		e.Settings = &s
	}
	if err := e.Check(); err != nil {
		return Entry{}, err
	}
	if written := EncodeEntry(e); !bytes.Equal(data, written) {
		return Entry{}, fmt.Errorf("an entry that is not written as expected: %s", written)
	}
	return e, nil
}

func nonNil(steps []int) []int {
	if steps == nil {
		return []int{}
	}
	return steps
}
