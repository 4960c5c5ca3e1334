package dicts

import (
	"errors"
	"strings"
	"testing"
)

func TestImportProgressIsMonotonicAndComplete(t *testing.T) {
	words := madeWords(50_000)
	sorted, mixed := strings.Join(words, "\n"), strings.Join(shuffled(words), "\n")
	for name, test := range map[string]struct {
		file string
		size int // relative to the truth; -1 for unknown
		want []Stage
	}{
		"sorted":               {sorted, 0, []Stage{Reading, Building}},
		"shuffled":             {mixed, 0, []Stage{Reading, Sorting, Building}},
		"of unknown size":      {mixed, -1, []Stage{Reading, Sorting, Building}},
		"of more than it said": {mixed, -1000, []Stage{Reading, Sorting, Building}},
		"of less than it said": {mixed, 1000, []Stage{Reading, Sorting, Building}},
		"gzip":                 {gzipped(mixed), 0, []Stage{Reading, Sorting, Building}},
		"zstd":                 {zstded(sorted), 0, []Stage{Reading, Building}},
		"repeated":             {mixed + "\n" + mixed, 0, []Stage{Reading, Sorting, Building}},
		"nothing":              {"", 0, []Stage{Reading, Building}},
	} {
		size := int64(0)
		if test.size != -1 {
			size = int64(len(test.file) + test.size)
		}
		var calls []Progress
		_, _, err := Import(strings.NewReader(test.file), ImportOptions{Size: size, Progress: func(p Progress) error {
			calls = append(calls, p)
			return nil
		}})
		if err != nil {
			t.Fatalf("%s: %v, want no error", name, err)
		}
		var stages []Stage
		for i, p := range calls {
			if i == 0 || p.Stage != calls[i-1].Stage {
				stages = append(stages, p.Stage)
				if i > 0 && calls[i-1].Done != calls[i-1].Total {
					t.Errorf("%s: %v ended with %+v, want Done equal to Total", name, calls[i-1].Stage, calls[i-1])
				}
				continue
			}
			before := calls[i-1]
			if p.Done < before.Done || p.Total != before.Total && p.Total != p.Done {
				t.Errorf("%s: %+v comes after %+v, want it to grow", name, p, before)
			}
			if p.Total > 0 && p.Done > p.Total {
				t.Errorf("%s: %+v, want Done at most Total", name, p)
			}
		}
		if last := calls[len(calls)-1]; last.Done != last.Total {
			t.Errorf("%s: ended with %+v, want Done equal to Total", name, last)
		}
		if len(stages) != len(test.want) {
			t.Errorf("%s: stages %v, want %v", name, stages, test.want)
			continue
		}
		for i := range stages {
			if stages[i] != test.want[i] {
				t.Errorf("%s: stages %v, want %v", name, stages, test.want)
			}
		}
	}
}

// The longest stretch between two calls, in what can be seen from outside: bytes
// of the file read, bytes of the words sorted or built.
func TestImportProgressComesOften(t *testing.T) {
	onlyNatively(t)
	words := madeWords(300_000)
	for name, list := range map[string][]string{"sorted": words, "shuffled": shuffled(words)} {
		text := strings.Join(list, "\n")
		for packing, file := range map[string]string{"plain": text, "gzip": gzipped(text)} {
			var before Progress
			reading := 0
			_, _, err := Import(strings.NewReader(file), ImportOptions{Progress: func(p Progress) error {
				if p.Stage == Reading {
					reading++
				}
				stretch := p.Done
				if p.Stage == before.Stage {
					stretch -= before.Done
				}
				if stretch > stride+readSize && p.Done != p.Total {
					t.Errorf("%s %s: %d bytes between %+v and %+v", name, packing, stretch, before, p)
				}
				before = p
				return nil
			}})
			if err != nil {
				t.Fatal(err)
			}
			if least := len(text) / stride; reading < least {
				t.Errorf("%s %s: %d calls while reading %d bytes of text, want at least %d", name, packing, reading, len(text), least)
			}
		}
	}
}

func TestImportIsCancelledAtEveryCall(t *testing.T) {
	onlyNatively(t)
	enough := errors.New("enough")
	text := strings.Join(shuffled(madeWords(20_000)), "\n")
	for name, file := range map[string]string{"plain": text, "gzip": gzipped(text), "zstd": zstded(text)} {
		cancelled := map[Stage]int{}
		for allowed := 0; ; allowed++ {
			calls := 0
			trie, r, err := Import(strings.NewReader(file), ImportOptions{Progress: func(p Progress) error {
				if calls++; calls > allowed {
					cancelled[p.Stage]++
					return enough
				}
				return nil
			}})
			if err == nil {
				break
			}
			if !errors.Is(err, enough) || errors.Is(err, ErrDamagedFile) {
				t.Fatalf("%s, after %d calls: %v, want the error that stopped it", name, allowed, err)
			}
			if calls != allowed+1 {
				t.Errorf("%s: called %d times more after it was cancelled", name, calls-allowed-1)
			}
			if trie != nil || r.Lines != 0 {
				t.Errorf("%s, after %d calls: words or a report come with the error, want nothing", name, allowed)
			}
		}
		if cancelled[Reading] == 0 || cancelled[Sorting] == 0 || cancelled[Building] == 0 {
			t.Errorf("%s: cancelled only while %v, want every stage", name, cancelled)
		}
	}
}
