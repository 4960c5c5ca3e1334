package dicts

import (
	"bytes"
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// Whatever the bytes: no panic, an error that the documentation names, or words
// that are in order, lower-case, within the limits, and the twin's.
func FuzzImport(f *testing.F) {
	for _, seed := range []string{
		"", "at\nbe\r\nat\r# x\n\n B\nc'd\ne-f\ng7\nh i\nj.k\n",
		"\ufeffété\nzoo\n", utf16Text("at\r\nété\n𐐨\n", 0), utf16Text("at\nbe", 1), "\xff\xfe\x00\xd8a",
		"caf\xe9\nat\nbe\n", "a\x00b", strings.Repeat("a", 70) + "\n" + strings.Repeat(" ", 1100) + "b",
		"àáâãäåæçèéêëìíîïð\nñòóôõöøùúûüýþÿ\nabcdef\nabc\n",
		gzipped("be\nat\n"), gzipped("b") + gzipped("e"), gzipped(gzipped("at")), zstded("be\nat\n"),
		zstded(strings.Repeat("ghost\n", 5000)), "\x50\x2a\x4d\x18\x01\x00\x00\x00x" + zstded("at"),
		"\x28\xb5\x2f\xfd\x00\xa0\x01\x00\x00", "PK\x03\x04", "%PDF-1.4",
	} {
		f.Add([]byte(seed), false)
		f.Add([]byte(seed), true)
	}
	f.Fuzz(func(t *testing.T, file []byte, lower bool) {
		limits := Limits{Bytes: 1 << 18, Words: 2000}
		trie, r, err := Import(bytes.NewReader(file), ImportOptions{Limits: limits, Lower: lower, Size: int64(len(file))})
		if err != nil {
			for _, known := range []error{ErrTooManyBytes, ErrTooManyWords, ErrTooMany, ErrNotWordList, ErrDamagedFile} {
				if errors.Is(err, known) {
					return
				}
			}
			t.Fatalf("an error of no kind: %v", err)
		}
		checkReport(t, trie, r)
		words := wordsOf(trie)
		if len(words) != r.Kept || len(words) > limits.Words || !slices.IsSorted(words) {
			t.Errorf("%d words, %d kept, sorted %v", len(words), r.Kept, slices.IsSorted(words))
		}
		for _, word := range words {
			if !trie.Has(word) || word == "" || len([]rune(word)) > MaxLetters || strings.ContainsFunc(word, func(r rune) bool { return !IsLetter(r) }) {
				t.Errorf("bad word %q", word)
			}
		}
		if isPlain(file) {
			compareToTwin(t, string(file), lower, trie, r)
		}
	})
}

// Text is the same list however it is packed and encoded.
func FuzzPackedImport(f *testing.F) {
	for i, seed := range []string{"", "at\nbe\n", "été\r\nzoo\r\n", "\ufeffat\n", "𐐨\na\u0301\n", strings.Repeat("ghost\n", 3000), "a\x00b", "B\nc'd\n# x"} {
		f.Add(seed, uint8(i))
		f.Add(seed, uint8(i+3))
	}
	packings := []func(string) string{
		gzipped, zstded,
		func(text string) string { return gzipped(text[:len(text)/2]) + gzipped(text[len(text)/2:]) },
		func(text string) string { return zstded(text[:len(text)/2]) + zstded(text[len(text)/2:]) },
		func(text string) string { return utf16Text(text, 0) },
		func(text string) string { return gzipped(utf16Text(text, 1)) },
	}
	f.Fuzz(func(t *testing.T, text string, way uint8) {
		if !utf8.ValidString(text) || !isPlain([]byte(text)) {
			return
		}
		read := func(file string) (*Trie, Report, error) {
			return Import(strings.NewReader(file), ImportOptions{Limits: Limits{Bytes: 1 << 18, Words: 2000}, Size: int64(len(file))})
		}
		plain, want, errPlain := read(text)
		packed, got, err := read(packings[int(way)%len(packings)](text))
		if (err == nil) != (errPlain == nil) {
			t.Fatalf("%q: %v, packed in way %d: %v", text, errPlain, way, err)
		}
		if err == nil && (got.Kept != want.Kept || !slices.Equal(wordsOf(packed), wordsOf(plain))) {
			t.Errorf("%q: %d words, packed in way %d: %d", text, want.Kept, way, got.Kept)
		}
	})
}

// isPlain reports whether the twin understands file: text as it is, with no line
// so long that its tail is not looked at.
func isPlain(file []byte) bool {
	for _, p := range packings {
		if bytes.HasPrefix(file, []byte(p.magic)) {
			return false
		}
	}
	if bytes.HasPrefix(file, []byte("\xff\xfe")) || bytes.HasPrefix(file, []byte("\xfe\xff")) {
		return false
	}
	for line := range bytes.FieldsFuncSeq(file, func(r rune) bool { return r == '\n' || r == '\r' }) {
		if len(line) > maxLine {
			return false
		}
	}
	return true
}
