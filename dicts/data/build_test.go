package data

import (
	"bytes"
	"compress/gzip"
	"errors"
	"io"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"spectrie/dicts"
)

// unpacked writes small packages of every kind and returns their folder.
func unpacked(t *testing.T) string {
	t.Helper()
	from := t.TempDir()
	write := func(s source, text string) {
		t.Helper()
		name := filepath.Join(from, s.folder, filepath.FromSlash(s.path))
		if err := os.MkdirAll(filepath.Dir(name), 0o755); err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile(name, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	for _, kind := range append(append([]string{}, spellings...), variants...) {
		for _, size := range dicts.Tiers {
			write(scowlList(kind, size), "")
		}
	}
	write(scowlList("english-words", 10), "the\nthe's\nbee\n")
	write(scowlList("american-words", 35), "honor\nbee\n")
	write(scowlList("english-words", 70), "zythum\n")
	write(scowlList("variant_2-words", 50), "honour\nbee\n")
	write(sources["american-english-7.1"][0], "Zoe\nzoë's\nhonour\nthe\nAT&T\ncafé\nbee\nB2\nb2b\nbee's\nco-op\nbee\nbees\n\n")
	write(sources["american-english-2020"][0], "bee\nthe")
	write(sources["web2"][0], "Aaron\naa\nzythum\n")
	for _, s := range []source{scowlCopyright, wamericanCopyright, web2Readme, miscfilesCopyright} {
		write(s, "terms of "+s.path+"\n")
	}
	var readme bytes.Buffer
	zipped := gzip.NewWriter(&readme)
	io.WriteString(zipped, "CHANGES:\n\nmany\n\nCOPYRIGHT, SOURCES, and CREDITS:\n\nby Kevin\n\nFUTURE PLANS:\n\nmore\n")
	if err := zipped.Close(); err != nil {
		t.Fatal(err)
	}
	write(scowlReadme, readme.String())
	return from
}

// built runs Build and returns the files it wrote, by their names.
func built(t *testing.T, from string, report io.Writer) map[string]string {
	t.Helper()
	root := t.TempDir()
	if err := Build(from, filepath.Join(root, "data"), report); err != nil {
		t.Fatal(err)
	}
	files := map[string]string{}
	err := filepath.WalkDir(root, func(name string, entry fs.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		text, err := os.ReadFile(name)
		files[strings.TrimPrefix(filepath.ToSlash(name), filepath.ToSlash(root)+"/")] = string(text)
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return files
}

func TestBuildKeepsTheWordsAndTheirTiers(t *testing.T) {
	files := built(t, unpacked(t), io.Discard)
	for id, want := range map[string]string{
		"american-english-7.1":  "bee/10 bees/0 honour/50 the/10",
		"american-english-2020": "bee/10 the/10",
		"web2":                  "aa/0 zythum/70",
		"scowl-small":           "bee/10 honor/35 the/10",
		"scowl-large":           "bee/10 honor/35 the/10 zythum/70",
	} {
		d, err := dicts.Load([]byte(files["data/"+id+".trie"]))
		if err != nil {
			t.Fatalf("%s: %v", id, err)
		}
		var words []string
		for n, word := range d.Words(dicts.Root) {
			words = append(words, word+"/"+grouped(int(d.Tier(n))))
		}
		if got := strings.Join(words, " "); got != want || d.ID != id {
			t.Errorf("%s: got %q, want %q", d.ID, got, want)
		}
	}
}

func TestBuildTwiceGivesTheSameFiles(t *testing.T) {
	from := unpacked(t)
	var reports [2]bytes.Buffer
	first, second := built(t, from, &reports[0]), built(t, from, &reports[1])
	if len(first) != 9 || len(second) != len(first) {
		t.Errorf("%d files, then %d; want 5 dictionaries, 3 licences and the counts", len(first), len(second))
	}
	for name, content := range first {
		if second[name] != content {
			t.Errorf("%s differs", name)
		}
	}
	if reports[0].String() != reports[1].String() {
		t.Error("the reports differ")
	}
}

func TestBuildCountsWhatItLeavesOut(t *testing.T) {
	var report bytes.Buffer
	files := built(t, unpacked(t), &report)
	rows := map[string]string{} // the numbers of the first dictionary
	for line := range strings.Lines(report.String()) {
		line = strings.TrimSpace(line)
		if title, cells, ok := strings.Cut(line, "  "); ok {
			rows[title] = strings.Fields(cells)[0]
		}
	}
	for title, want := range map[string]string{
		"lines read": "14", "words kept": "4", "repeated": "1", "left out": "9",
		"for capital": "3", "for apostrophe": "2", "for accent": "1", "for digit": "1", "for other": "2",
		"4 letters or more": "2", "without a tier": "1",
		"alphabet (of 32)": "26", "longest word (of 63)": "6", "nodes (of 4,194,304)": "14",
	} {
		if rows[title] != want {
			t.Errorf("%s: %q, want %s\n%s", title, rows[title], want, &report)
		}
	}
	if want := `"american-english-7.1":  {words: 4, bytes: `; !strings.Contains(files["catalogue_counts.go"], want) {
		t.Errorf("catalogue_counts.go lacks %s:\n%s", want, files["catalogue_counts.go"])
	}
}

func TestBuildCopiesTheLicences(t *testing.T) {
	files := built(t, unpacked(t), io.Discard)
	for name, phrases := range map[string][]string{
		"data/scowl.txt":     {"terms of usr/share/doc/scowl/copyright\n", "\n\nby Kevin\n"},
		"data/wamerican.txt": {"terms of usr/share/doc/wamerican/copyright\n", "\n\nby Kevin\n"},
		"data/web2.txt":      {"terms of usr/share/doc/miscfiles/dict-README\n", "terms of usr/share/doc/miscfiles/copyright\n", gpl2},
	} {
		for _, phrase := range phrases {
			if !strings.Contains(files[name], phrase) {
				t.Errorf("%s lacks %.60q", name, phrase)
			}
		}
		if strings.Contains(files[name], "many") || strings.Contains(files[name], "more\n") {
			t.Errorf("%s copies more of SCOWL's README than its credits", name)
		}
	}
}

func TestMissingFileNamesItAndItsPackage(t *testing.T) {
	for missing, pkg := range map[source]string{
		sources["american-english-7.1"][0]:  "npm package dictionaries 0.0.2",
		sources["american-english-2020"][0]: "Debian package wamerican 2020.12.07-2",
		sources["web2"][0]:                  "Debian package miscfiles 1.5+dfsg-4",
		scowlList("variant_3-words", 95):    "Debian package scowl 2020.12.07-2",
		scowlReadme:                         "Debian package scowl 2020.12.07-2",
		web2Readme:                          "Debian package miscfiles 1.5+dfsg-4",
	} {
		from, root := unpacked(t), t.TempDir()
		name := filepath.Join(from, missing.folder, filepath.FromSlash(missing.path))
		if err := os.Remove(name); err != nil {
			t.Fatal(err)
		}
		err := Build(from, filepath.Join(root, "data"), io.Discard)
		if !errors.Is(err, fs.ErrNotExist) || !strings.Contains(err.Error(), name) || !strings.Contains(err.Error(), pkg) {
			t.Errorf("without %s: %v", name, err)
		}
		if left, _ := os.ReadDir(root); len(left) > 0 {
			t.Errorf("without %s it still wrote %v", name, left)
		}
	}
}

func TestBadSourcesAreRefused(t *testing.T) {
	for _, bad := range []struct{ name, text, says string }{
		{"another encoding", "caf\xe9\n", "UTF-8"},
		{"no words", "Anna\nBob's\n", "no word made of a–z only"},
		{"nothing", "", "no word made of a–z only"},
		{"beyond the format", strings.Repeat("a", dicts.MaxLetters+1) + "\n", dicts.ErrTooLong.Error()},
	} {
		t.Run(bad.name, func(t *testing.T) {
			from := unpacked(t)
			name := filepath.Join(from, "miscfiles", "usr", "share", "dict", "web2")
			if err := os.WriteFile(name, []byte(bad.text), 0o644); err != nil {
				t.Fatal(err)
			}
			err := Build(from, filepath.Join(t.TempDir(), "data"), io.Discard)
			if err == nil || !strings.Contains(err.Error(), "web2") || !strings.Contains(err.Error(), bad.says) {
				t.Errorf("%v does not say %q", err, bad.says)
			}
		})
	}
}
