package dicts

import (
	"errors"
	"fmt"
	"io"
)

// Import reads a person's own word list and returns its words as a trie without
// tiers. A list that has no usable word gives an empty trie, and a report that
// says why; an error means that nothing was imported.
//
// The text has one word on each line, in any order. It is UTF-8, with or without a
// byte order mark, or UTF-16 with one. Lines end in LF, CR LF or CR. The text may be
// packed once, with gzip or zstd. Import ignores white space around a word. It skips
// and counts blank lines, lines that begin with #, and repeated words.
//
// A word consists of lower-case letters of any script ([IsLetter]). Import leaves out
// a line with anything else and counts it by its [Reason]. When the words have more
// than [MaxAlphabet] different letters, it keeps the letters that most words use and
// leaves out the words with another letter.
//
// The limits bound the memory, whatever the input. Import reads in pieces of bounded
// size, so it can stop a line without end, a word repeated for ever and a packed
// bomb. It looks at the first kilobyte of a line only.
func Import(r io.Reader, o ImportOptions) (*Trie, Report, error) {
	limits := o.Limits.withDefaults()
	if o.Size > limits.Bytes {
		return nil, Report{}, fmt.Errorf("%w: the file has %s, and the limit is %s",
			ErrTooManyBytes, sizeText(o.Size), sizeText(limits.Bytes))
	}
	m := &meter{progress: o.Progress}
	im := &importer{
		meter:     m,
		limits:    limits,
		lower:     o.Lower,
		normalize: o.Normalize,
		sorter:    sorter{meter: m, maxWords: limits.Words},
	}
	m.begin(Reading, o.Size)
	if err := im.readText(r); err != nil {
		return nil, Report{}, im.explain(err)
	}
	words, err := im.sorter.finish()
	if err != nil {
		return nil, Report{}, im.explain(err)
	}
	trie, err := im.build(string(words))
	if err != nil {
		return nil, Report{}, im.explain(err)
	}
	return trie, im.report, nil
}

// Default limits of [Import]. The letters of a word default to [MaxLetters].
const (
	DefaultImportBytes = 64 << 20
	DefaultImportWords = 1_000_000
)

// Errors of [Import]. It wraps them with what it read and what it expected. It also
// wraps [ErrTooMany], and the errors of its reader and of [ImportOptions].Progress.
var (
	ErrTooManyBytes = errors.New("the list is too large")
	ErrTooManyWords = errors.New("the list has too many words")
	ErrNotWordList  = errors.New("this does not look like a word list")
	ErrDamagedFile  = errors.New("the file is damaged")
)

// Limits bound what [Import] reads and keeps. It refuses a list beyond Bytes or Words,
// and leaves out a word beyond Letters. Zero means the default.
type Limits struct {
	Bytes   int64 // of the file, and of its text when it is unpacked
	Words   int   // different words
	Letters int   // in a word, at most MaxLetters
}

// ImportOptions say how [Import] reads. The zero value is useful.
type ImportOptions struct {
	Limits Limits
	// Size is how many bytes the reader holds, or 0 when that is not known. Progress
	// tells it, and Import refuses a file that is too large before reading it.
	Size int64
	// Lower reads capitals as lower-case letters.
	Lower bool
	// Normalize returns the NFC form of a text. When it is nil, Import takes the
	// text as it is. Import calls it for each line that is not ASCII, with at most
	// a kilobyte of valid UTF-8.
	Normalize func(string) string
	// Import calls Progress, unless nil, after every few milliseconds of work. An
	// error from it ends the import, which returns it wrapped.
	Progress func(Progress) error
}

func (l Limits) withDefaults() Limits {
	if l.Bytes <= 0 {
		l.Bytes = DefaultImportBytes
	}
	if l.Words <= 0 {
		l.Words = DefaultImportWords
	}
	if l.Letters <= 0 || l.Letters > MaxLetters {
		l.Letters = MaxLetters
	}
	return l
}

// importer is the state of one import.
type importer struct {
	meter     *meter
	limits    Limits
	lower     bool
	normalize func(string) string

	line    lineBuffer
	afterCR bool   // the last byte was a CR, so that LF ends no other line
	word    []byte // the word of the line, reused
	sorter  sorter
	report  Report
}

// explain adds to err how much had been read.
func (im *importer) explain(err error) error {
	lines := count(im.report.Lines, "line")
	switch {
	case im.meter.stopped != nil:
		return fmt.Errorf("the import stopped after %s: %w", lines, im.meter.stopped)
	case errors.Is(err, ErrTooManyBytes):
		return fmt.Errorf("%w: it continues after %s (%s), and the limit is %s",
			ErrTooManyBytes, sizeText(im.limits.Bytes), lines, sizeText(im.limits.Bytes))
	case errors.Is(err, ErrTooManyWords):
		return fmt.Errorf("%w: %s hold more than %s different words, which is the limit",
			ErrTooManyWords, lines, grouped(im.limits.Words))
	case errors.Is(err, ErrTooMany):
		return fmt.Errorf("the words of %s have too many different beginnings: %w", lines, err)
	case errors.Is(err, ErrNotWordList):
		return err
	default:
		return fmt.Errorf("reading stopped after %s: %w", lines, err)
	}
}
