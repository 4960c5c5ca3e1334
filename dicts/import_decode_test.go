package dicts

import (
	"bytes"
	"compress/gzip"
	"errors"
	"strings"
	"testing"

	"github.com/klauspost/compress/zstd"
)

func gzipped(text string) string {
	var b bytes.Buffer
	w := gzip.NewWriter(&b)
	w.Write([]byte(text))
	w.Close()
	return b.String()
}

func zstded(text string) string {
	w, err := zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1))
	if err != nil {
		panic(err)
	}
	defer w.Close()
	return string(w.EncodeAll([]byte(text), nil))
}

func TestImportUnpacks(t *testing.T) {
	const skippable = "\x50\x2a\x4d\x18\x03\x00\x00\x00xyz"
	for name, file := range map[string]string{
		"gzip":                      gzipped("be\nat\n"),
		"gzip in members":           gzipped("b") + gzipped("") + gzipped("e\nat"),
		"gzip of UTF-16":            gzipped(utf16Text("be\nat\n", 1)),
		"zstd":                      zstded("be\nat\n"),
		"zstd in frames":            zstded("b") + zstded("e\r") + zstded("\nat"),
		"zstd after something else": skippable + zstded("be\nat"),
		"zstd after a mark":         zstded("\ufeffbe\nat"),
	} {
		words, r := importText(t, file, ImportOptions{})
		if got := strings.Join(words, " "); got != "at be" || r.Lines != 2 {
			t.Errorf("%s: words %q in %d lines", name, got, r.Lines)
		}
	}
	t.Run("packed nothing is an empty list", func(t *testing.T) {
		for _, file := range []string{gzipped(""), zstded("")} {
			if words, r := importText(t, file, ImportOptions{}); len(words) != 0 || r.Lines != 0 {
				t.Errorf("words %q and the report %+v, want nothing", words, r)
			}
		}
	})
}

func TestImportRefuses(t *testing.T) {
	words := strings.Join(shuffled(madeWords(20_000)), "\n")
	for name, test := range map[string]struct {
		file string
		want error
		says string
	}{
		"zip":                       {"PK\x03\x04\x14\x00\x00", ErrNotWordList, "zip"},
		"zip inside gzip":           {gzipped("PK\x03\x04\x14\x00\x00"), ErrNotWordList, "zip"},
		"PDF":                       {"%PDF-1.7\n", ErrNotWordList, "PDF"},
		"gzip inside gzip":          {gzipped(gzipped("at")), ErrNotWordList, "gzip inside gzip"},
		"zstd inside gzip":          {gzipped(zstded("at")), ErrNotWordList, "zstd inside gzip"},
		"gzip inside zstd":          {zstded(gzipped("at")), ErrNotWordList, "gzip inside zstd"},
		"zero bytes":                {"at\nbe\n\x00", ErrNotWordList, "line 3 has a zero byte"},
		"UTF-16 without a mark":     {utf16Text("at", 0)[2:], ErrNotWordList, "zero byte"},
		"UTF-32":                    {"\xff\xfe\x00\x00a\x00\x00\x00", ErrNotWordList, "zero byte"},
		"Latin-1":                   {"\xe9t\xe9\n\nno\xebl\nat\n", ErrNotWordList, "2 of 3 lines are not in UTF-8"},
		"UTF-16 of half pairs":      {"\xff\xfe\x00\xd8\n\x00\x00\xdca\x00", ErrNotWordList, "2 of 2 lines"},
		"half a unit of UTF-16":     {"\xff\xfea", ErrNotWordList, "1 of 1 line"},
		"gzip cut in its header":    {gzipped("at")[:5], ErrDamagedFile, "gzip data ends too early"},
		"gzip cut":                  {gzipped(words)[:9000], ErrDamagedFile, "gzip data ends too early"},
		"gzip with a wrong sum":     {gzipped("at")[:22] + "!" + gzipped("at")[23:], ErrDamagedFile, "gzip data cannot be unpacked"},
		"gzip with something after": {gzipped("at") + "more", ErrDamagedFile, "gzip"},
		"zstd cut":                  {zstded(words)[:9000], ErrDamagedFile, "zstd data ends too early"},
		"zstd with something after": {zstded("at") + "more", ErrDamagedFile, "zstd"},
		"zstd with a huge window":   {"\x28\xb5\x2f\xfd\x00\xa0\x01\x00\x00", ErrDamagedFile, "more than 32 MiB of memory"},
	} {
		trie, r, err := Import(strings.NewReader(test.file), ImportOptions{})
		if !errors.Is(err, test.want) || !strings.Contains(err.Error(), test.says) {
			t.Errorf("%s: error %q, want %q and %q", name, err, test.want, test.says)
		}
		if trie != nil || r.Lines != 0 {
			t.Errorf("%s: %v and %v come with the error, want nothing", name, trie, r)
		}
	}
}
