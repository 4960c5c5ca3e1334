package dicts

import (
	"errors"
	"io"
	"runtime"
	"strings"
	"testing"
)

func TestImportLimitsBytes(t *testing.T) {
	limits := Limits{Bytes: 100}
	text := strings.Repeat("at\nbe\n\n\n\n\n", 10) // 100 bytes
	for name, file := range map[string]string{"plain": text, "gzip": gzipped(text), "zstd": zstded(text)} {
		if _, r, err := Import(strings.NewReader(file), ImportOptions{Limits: limits}); err != nil || r.Lines != 60 {
			t.Errorf("%s, at the limit: %v %v, want no error", name, r, err)
		}
	}
	text += "\n"
	for name, file := range map[string]string{"plain": text, "gzip": gzipped(text), "zstd": zstded(text)} {
		_, _, err := Import(strings.NewReader(file), ImportOptions{Limits: limits})
		const says = "the list is too large: it continues after 100 bytes (60 lines), and the limit is 100 bytes"
		if !errors.Is(err, ErrTooManyBytes) || err.Error() != says {
			t.Errorf("%s, one byte beyond: %v, want %s", name, err, says)
		}
	}
	t.Run("a file whose size is known is refused unread", func(t *testing.T) {
		_, _, err := Import(unreadable{t}, ImportOptions{Size: 500 << 20})
		const says = "the list is too large: the file has 500 MiB, and the limit is 64 MiB"
		if !errors.Is(err, ErrTooManyBytes) || err.Error() != says {
			t.Errorf("%v, want %s", err, says)
		}
	})
}

type unreadable struct{ t *testing.T }

func (r unreadable) Read([]byte) (int, error) {
	r.t.Error("the file was read")
	return 0, io.EOF
}

// endless repeats a piece for ever, and counts what was read.
type endless struct {
	piece string
	at    int
	read  int64
}

func (e *endless) Read(p []byte) (int, error) {
	n := 0
	for n < len(p) {
		k := copy(p[n:], e.piece[e.at:])
		n += k
		e.at = (e.at + k) % len(e.piece)
	}
	e.read += int64(n)
	return n, nil
}

func TestImportStopsAtItsLimitsWithBoundedMemory(t *testing.T) {
	onlyNatively(t)
	const limit = 8 << 20
	spaces := strings.Repeat(" ", 16<<20)
	letters := strings.Repeat("a", 16<<20)
	repeated := strings.Repeat("ghost\n", 16<<20/6)
	for name, file := range map[string]io.Reader{
		"a line of letters without end": &endless{piece: "a"},
		"a line of spaces without end":  &endless{piece: " "},
		"blank lines without end":       &endless{piece: "\n"},
		"one word without end":          &endless{piece: "ghost\n"},
		"invalid bytes without end":     &endless{piece: "\xff\n"},
		"gzip members without end":      &endless{piece: gzipped("")},
		"zstd frames without end":       &endless{piece: zstded("\n")},
		"skippable frames without end":  &endless{piece: "\x50\x2a\x4d\x18\x08\x00\x00\x00skipthis"},
		"a gzip bomb of spaces":         strings.NewReader(gzipped(spaces)),
		"a gzip bomb of letters":        strings.NewReader(gzipped(letters)),
		"a gzip bomb of one word":       strings.NewReader(gzipped(repeated)),
		"a zstd bomb of spaces":         strings.NewReader(zstded(spaces)),
		"a zstd bomb of letters":        strings.NewReader(zstded(letters)),
		"a zstd bomb of one word":       strings.NewReader(zstded(repeated)),
	} {
		memory, most, calls := heap(), uint64(0), 0
		_, _, err := Import(file, ImportOptions{Limits: Limits{Bytes: limit}, Progress: func(Progress) error {
			if calls++; calls%32 == 0 { // measuring takes long
				most = max(most, heap())
			}
			return nil
		}})
		if !errors.Is(err, ErrTooManyBytes) {
			t.Errorf("%s: %v", name, err)
		}
		// The decoders have windows of their own, of up to 8 MiB here.
		if most > memory+12<<20 {
			t.Errorf("%s: took %d MiB, want at most 12", name, (most-memory)>>20)
		}
		if e, ok := file.(*endless); ok && e.read > limit+readSize {
			t.Errorf("%s: read %d bytes, the limit is %d", name, e.read, limit)
		}
	}
}

// heap is how many bytes are in use.
func heap() uint64 {
	var m runtime.MemStats
	runtime.GC()
	runtime.ReadMemStats(&m)
	return m.HeapAlloc
}

func TestImportLimitsWords(t *testing.T) {
	words := madeWords(5000)
	for name, list := range map[string][]string{
		"in order":      words,
		"in any order":  shuffled(words),
		"repeated":      append(shuffled(words), words...),
		"long in a row": append(words[2500:], words...),
		"with left out": append(shuffled(words), "A", "B"),
	} {
		text := strings.Join(list, "\n")
		if _, r, err := Import(strings.NewReader(text), ImportOptions{Limits: Limits{Words: 5000}}); err != nil || r.Kept != 5000 {
			t.Errorf("%s, at the limit: %v %v, want no error", name, r, err)
		}
		_, _, err := Import(strings.NewReader(text), ImportOptions{Limits: Limits{Words: 4999}})
		if !errors.Is(err, ErrTooManyWords) || !strings.Contains(err.Error(), "more than 4,999 different words") {
			t.Errorf("%s, one word beyond: %v, want %v with the number 4,999", name, err, ErrTooManyWords)
		}
	}
}

func TestImportLimitsFragments(t *testing.T) {
	// 70,000 words of 63 letters that part after the third: 60 nodes each.
	var text strings.Builder
	tail := strings.Repeat("a", MaxLetters-4)
	for _, a := range "bcdefghijklmnopqrstuvwxyz" {
		for _, b := range "bcdefghijklmnopqrstuvwxyz" {
			for _, c := range "bcdefghijklmnopqrstuvwxyz" {
				for _, d := range "bcdefg" {
					text.WriteString(string([]rune{a, b, c, d}) + tail + "\n")
				}
			}
		}
	}
	_, _, err := Import(strings.NewReader(text.String()), ImportOptions{})
	if !errors.Is(err, ErrTooMany) || !strings.Contains(err.Error(), "93,750 lines have too many different beginnings") {
		t.Errorf("%v, want %v and the number of lines", err, ErrTooMany)
	}
}

func TestImportReturnsTheErrorOfItsReader(t *testing.T) {
	lost := errors.New("the disk is gone")
	words := strings.Join(shuffled(madeWords(20_000)), "\n")
	for name, file := range map[string]string{"plain": words, "gzip": gzipped(words), "zstd": zstded(words)} {
		for _, good := range []int{0, 1, 5, 20, len(file) / 2, len(file)} {
			r := io.MultiReader(strings.NewReader(file[:good]), readerFunc(func([]byte) (int, error) { return 0, lost }))
			trie, _, err := Import(r, ImportOptions{})
			if !errors.Is(err, lost) || trie != nil {
				t.Errorf("%s, after %d bytes: %v", name, good, err)
			}
			if errors.Is(err, ErrDamagedFile) {
				t.Errorf("%s, after %d bytes: the file is blamed: %v", name, good, err)
			}
		}
	}
}

type readerFunc func([]byte) (int, error)

func (f readerFunc) Read(p []byte) (int, error) { return f(p) }
