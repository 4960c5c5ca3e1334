package dicts

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestTheTextHasOneWordALine(t *testing.T) {
	onRandomTwins(t, 21, 1000, func(_ *rand.Rand, w twin) {
		want := ""
		for _, word := range w.words {
			want += word + "\n"
		}
		var text strings.Builder
		if err := w.build(t).WriteText(&text); err != nil || text.String() != want {
			t.Fatalf("wrote %q (%v), want %q", text.String(), err, want)
		}
	})
}

func TestImportReadsTheTextBack(t *testing.T) {
	onRandomTwins(t, 22, 500, func(_ *rand.Rand, w twin) {
		trie := w.build(t)
		back := throughText(t, trie)
		var words []string
		for _, word := range back.Words(Root) {
			words = append(words, word)
		}
		if !slices.Equal(words, w.words) {
			t.Fatalf("wrote %q, read %q", w.words, words)
		}
	})
}

// throughText writes and imports t.
func throughText(t testing.TB, trie *Trie) *Trie {
	t.Helper()
	var text bytes.Buffer
	if err := trie.WriteText(&text); err != nil {
		t.Fatal(err)
	}
	size := text.Len()
	back, report, err := Import(&text, ImportOptions{Size: int64(size)})
	if err != nil || report.Kept != trie.CountWords(Root) || report.Lines != report.Kept {
		t.Fatalf("import: %v %v", &report, err)
	}
	return back
}

// fullAfter takes room bytes and then fails.
type fullAfter struct{ room, written int }

var errFull = errors.New("full")

func (w *fullAfter) Write(p []byte) (int, error) {
	if w.written+len(p) > w.room {
		return 0, errFull
	}
	w.written += len(p)
	return len(p), nil
}

func TestWritingStopsAtTheFirstError(t *testing.T) {
	trie := twin{alphabet: Latin, words: madeWords(20_000)}.build(t)
	all := &fullAfter{room: 1 << 20}
	if err := trie.WriteText(all); err != nil {
		t.Fatal(err)
	}
	for _, room := range []int{0, all.written / 2, all.written - 1} {
		if err := trie.WriteText(&fullAfter{room: room}); err != errFull {
			t.Errorf("with room for %d of %d bytes: %v", room, all.written, err)
		}
	}
}
