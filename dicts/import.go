package dicts

import (
	"errors"
	"fmt"
	"io"
)

// Default limits of [Import]. The letters of a word default to [MaxLetters].
const (
	DefaultImportBytes = 64 << 20
	DefaultImportWords = 1_000_000
)

// Errors of [Import], wrapped with what was read and what was expected. It also
// wraps [ErrTooMany] when the words have more fragments than a trie may have,
// and the errors of its reader and of [ImportOptions].Progress.
var (
	ErrTooManyBytes = errors.New("the list is too large")
	ErrTooManyWords = errors.New("the list has too many words")
	ErrNotWordList  = errors.New("this does not look like a word list")
	ErrDamagedFile  = errors.New("the file is damaged")
)

// Limits bound what [Import] reads and keeps. A list beyond Bytes or Words is
// refused, a word beyond Letters is left out. Zero means the default.
type Limits struct {
	Bytes   int64 // of the file, and of its text when it is unpacked
	Words   int   // different words
	Letters int   // in a word, at most MaxLetters
}

// ImportOptions say how [Import] reads. The zero value is useful.
type ImportOptions struct {
	Limits Limits
	// Size is how many bytes the reader holds, for Progress and to refuse a
	// file that is too large before reading it; 0 when it is not known.
	Size int64
	// Lower reads capitals as the lower-case letters that they stand for.
	Lower bool
	// Normalize returns the NFC form of a text. Without it the text is taken as
	// it is. It is called for lines that are not ASCII, one at a time, with at
	// most a kilobyte of valid UTF-8.
	Normalize func(string) string
	// Progress is called after every few milliseconds of work. An error from
	// it ends the import, which returns it wrapped.
	Progress func(Progress) error
}

// Import reads a person's own word list and returns its words as a trie without
// tiers. A list that has no usable word gives an empty trie, and a report that
// says why; an error means that nothing was imported.
//
// The text has one word a line, in any order. It is UTF-8, with or without a
// byte order mark, or UTF-16 with one; lines end in LF, CR LF or CR. White space
// around a word, blank lines, lines that begin with # and repeated words are
// passed over and counted. The text may be packed once, with gzip or zstd.
//
// Words are lower-case letters of any script ([IsLetter]). Lines with anything
// else are left out and counted by [Reason]. When the words have more than
// [MaxAlphabet] different letters, the letters that most words use are kept and
// words with another letter are left out.
//
// The limits bound the memory, whatever the input: a line without end, a word
// repeated for ever and a packed bomb are read in pieces of bounded size and
// stopped. Of lines beyond a kilobyte only the beginning is looked at.
func Import(r io.Reader, o ImportOptions) (*Trie, Report, error) {
	limits := o.Limits.orDefaults()
	if o.Size > limits.Bytes {
		return nil, Report{}, fmt.Errorf("%w: the file has %s, and at most %s are possible",
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

func (l Limits) orDefaults() Limits {
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

// importer is one import on its way.
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

// explain adds to err what had been read when it happened.
func (im *importer) explain(err error) error {
	lines := count(im.report.Lines, "line")
	switch {
	case im.meter.stopped != nil:
		return fmt.Errorf("the import stopped after %s: %w", lines, im.meter.stopped)
	case errors.Is(err, ErrTooManyBytes):
		return fmt.Errorf("%w: %s were read, %s, and it goes on; at most %s are possible",
			ErrTooManyBytes, sizeText(im.limits.Bytes), lines, sizeText(im.limits.Bytes))
	case errors.Is(err, ErrTooManyWords):
		return fmt.Errorf("%w: %s hold more than %s different ones, the most that are possible",
			ErrTooManyWords, lines, grouped(im.limits.Words))
	case errors.Is(err, ErrTooMany):
		return fmt.Errorf("the words of %s branch too much: %w", lines, err)
	case errors.Is(err, ErrNotWordList):
		return err
	default:
		return fmt.Errorf("reading stopped after %s: %w", lines, err)
	}
}
