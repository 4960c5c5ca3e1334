package trainer

import (
	"encoding/json"
	"fmt"
	"strconv"
	"unicode/utf8"
)

// EncodeEntry writes an entry as one JSON object without line breaks. The entry must pass [Entry.Check].
// The text is what package json makes of an entryJSON, in a fraction of the time and memory. Only a note
// can have a character that package json escapes.
func EncodeEntry(e Entry) []byte {
	w := entryWriter{make([]byte, 0, 192)}
	w.id(e.ID)
	w.text("k", string(e.Kind))
	w.number("t", e.At)
	w.number("z", int64(e.Zone))
	switch e.Kind {
	case Set, Undone:
	case Puzzled:
		w.text("p", e.Puzzle)
		w.numberUnlessZero("rating", e.Rating)
		w.text("m", string(e.Mode))
		w.numberUnlessZero("run", int(e.Run))
		if e.Date != 0 {
			w.text("d", e.Date.String())
		}
		w.numberUnlessZero("found", e.Found)
	default:
		w.text("c", e.Card.Course.String())
	}
	w.textUnlessEmpty("f", e.Card.Fragment)
	w.flag("r", e.Card.Recall)
	w.flag("a", e.Alone)
	w.numberUnlessZero("g", int(e.Grade))
	w.numberUnlessZero("ms", e.Took)
	w.textUnlessEmpty("l", e.Gave)
	w.numberUnlessZero("h", e.Hints)
	w.escapedUnlessEmpty("text", e.Text)
	if e.Kind == Undone {
		w.key("u")
		w.id(e.Undoes)
		w.line = append(w.line, '}')
	}
	if e.Kind == Set {
		w.key("s")
		w.settings(e.Settings)
	}
	if version := e.version(); version > 1 {
		w.number("v", int64(version))
	}
	return append(w.line, '}')
}

// entryWriter writes the members of an open JSON object. The functions that all others use are not copied into
// them, which would make the client larger by some thousand bytes.
type entryWriter struct{ line []byte }

//go:noinline
func (w *entryWriter) key(key string) {
	if w.line[len(w.line)-1] != '{' {
		w.line = append(w.line, ',')
	}
	w.line = append(w.line, '"')
	w.line = append(w.line, key...)
	w.line = append(w.line, `":`...)
}

//go:noinline
func (w *entryWriter) text(key, value string) {
	w.key(key)
	w.line = append(w.line, '"')
	w.line = append(w.line, value...)
	w.line = append(w.line, '"')
}

func (w *entryWriter) textUnlessEmpty(key, value string) {
	if value != "" {
		w.text(key, value)
	}
}

// escapedUnlessEmpty writes a value of any characters but control characters. Package json escapes those
// that would end a string in JSON, a tag in HTML, or a line in JavaScript.
func (w *entryWriter) escapedUnlessEmpty(key, value string) {
	if value == "" {
		return
	}
	w.key(key)
	w.line = append(w.line, '"')
	for _, r := range value {
		switch r {
		case '"', '\\':
			w.line = append(w.line, '\\', byte(r))
		case '<', '>', '&', '\u2028', '\u2029':
			w.line = fmt.Appendf(w.line, `\u%04x`, r)
		default:
			w.line = utf8.AppendRune(w.line, r)
		}
	}
	w.line = append(w.line, '"')
}

//go:noinline
func (w *entryWriter) number(key string, value int64) {
	w.key(key)
	w.line = strconv.AppendInt(w.line, value, 10)
}

func (w *entryWriter) numberUnlessZero(key string, value int) {
	if value != 0 {
		w.number(key, int64(value))
	}
}

func (w *entryWriter) flag(key string, value bool) {
	if value {
		w.key(key)
		w.line = append(w.line, "true"...)
	}
}

// id begins an object with an ID.
func (w *entryWriter) id(id ID) {
	w.line = append(w.line, '{')
	w.text("w", id.Writer)
	w.number("n", int64(id.Number))
}

func (w *entryWriter) settings(s *Settings) {
	w.line = append(w.line, '{')
	w.key("retention")
	w.line = strconv.AppendFloat(w.line, s.Retention, 'f', -1, 64)
	w.steps("learn", s.LearningSteps)
	w.steps("relearn", s.RelearnSteps)
	w.number("new", int64(s.NewADay))
	w.number("reviews", int64(s.ReviewsADay))
	w.number("dayStart", int64(s.DayStart))
	if s.Weights != nil {
		text, _ := json.Marshal(s.Weights) // no error: they are numbers
		w.key("weights")
		w.line = append(w.line, text...)
	}
	w.line = append(w.line, '}')
}

func (w *entryWriter) steps(key string, steps []int) {
	w.key(key)
	w.line = append(w.line, '[')
	for i, step := range steps {
		if i > 0 {
			w.line = append(w.line, ',')
		}
		w.line = strconv.AppendInt(w.line, int64(step), 10)
	}
	w.line = append(w.line, ']')
}
