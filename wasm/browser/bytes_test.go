//go:build browser

package browser_test

import (
	"cmp"
	"errors"
	"flag"
	"fmt"
	"io/fs"
	"maps"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
	"spectrie/wasm/client"
)

// firstVisitBudget is how many bytes a host with gzip may send until the page is complete. They grow by a
// line of code at a time. A change that exceeds the budget has to take something out.
const firstVisitBudget = 2_950_000

var update = flag.Bool("update", false, "write what the tests compare with into testdata")

// The files of a first visit, as a host with gzip sends them.
func TestTheBytesOfAFirstVisit(t *testing.T) {
	t.Parallel()
	dist := os.DirFS(os.Getenv("SPECTRIE_DIST"))
	page, err := fs.ReadFile(dist, "index.html")
	if err != nil {
		t.Fatal(err)
	}
	needed := []string{
		"index.html", "app-worker.js", "web/app.wasm",
		"web/dicts/" + dicts.DefaultID + ".trie",
	}
	// A device asks for this picture only when it puts the page on its home screen.
	page = regexp.MustCompile(`<link[^>]*apple-touch-icon[^>]*>`).ReplaceAll(page, nil)
	for _, at := range regexp.MustCompile(`(?:src|href)="([^"#?]+\.(?:js|css|svg|png|wasm|webmanifest|woff2))`).FindAllStringSubmatch(string(page), -1) {
		needed = append(needed, at[1])
	}
	slices.Sort(needed)

	parts := map[string]int{}
	total := 0
	for _, name := range slices.Compact(needed) {
		packed, plain := bytesOf(t, dist, name+".gz"), bytesOf(t, dist, name)
		if plain == 0 {
			t.Errorf("%s is missing", name)
		}
		if packed == 0 {
			packed = plain
		}
		part := "the page, its pictures and its manifest"
		switch ending := path.Ext(name); {
		case ending == ".wasm":
			part = "the program"
		case ending == ".trie":
			part = "the default dictionary"
		case ending == ".css":
			part = "stylesheets"
		case ending == ".js":
			part = "scripts"
		case ending == ".woff2":
			part = "the typeface"
		}
		parts[part] += packed
		total += packed
		t.Logf("%9d %s", packed, name)
	}
	for part, bytes := range parts {
		t.Logf("%9d in all: %s", bytes, part)
	}
	t.Logf("%9d bytes in all, %d below the budget of %d", total, firstVisitBudget-total, firstVisitBudget)
	grown := codeGrowth(t, dist)
	if total > firstVisitBudget {
		t.Errorf("a first visit takes %d bytes, %d more than its budget. Since testdata/code.txt was written the program's code has grown, before compression:\n%s",
			total, total-firstVisitBudget, grown)
	}
}

// codeTable says how many bytes of code of each package the program had when somebody last ran this test with
// -update. Nothing fails when it is old: it only tells where to look.
const codeTable = "testdata/code.txt"

// codeGrowth lists the packages of the program whose code has grown or shrunk, the largest change first.
func codeGrowth(t *testing.T, dist fs.FS) string {
	t.Helper()
	program, err := fs.ReadFile(dist, "web/app.wasm")
	if err != nil {
		t.Fatal(err)
	}
	now, err := client.CodeByPackage(program)
	if err != nil {
		t.Fatal(err)
	}
	if *update {
		var table strings.Builder
		for _, name := range slices.Sorted(maps.Keys(now)) {
			fmt.Fprintf(&table, "%8d %s\n", now[name], name)
		}
		if err := os.WriteFile(codeTable, []byte(table.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	table, err := os.ReadFile(codeTable)
	if err != nil {
		t.Fatal(err)
	}
	return growth(t, string(table), now)
}

func growth(t *testing.T, table string, now map[string]int) string {
	t.Helper()
	change := maps.Clone(now)
	for line := range strings.Lines(table) {
		var size int
		var name string
		if _, err := fmt.Sscanf(line, "%d %s", &size, &name); err != nil {
			t.Fatalf("%s has the line %q, want a number and a package", codeTable, line)
		}
		change[name] -= size
	}
	names := slices.SortedFunc(maps.Keys(change), func(a, b string) int {
		return cmp.Or(cmp.Compare(max(change[b], -change[b]), max(change[a], -change[a])), strings.Compare(a, b))
	})
	var list strings.Builder
	for _, name := range names[:min(len(names), 20)] {
		if change[name] != 0 {
			fmt.Fprintf(&list, "%+9d %s\n", change[name], name)
		}
	}
	return list.String()
}

func TestTheGrowthOfTheCodeIsListed(t *testing.T) {
	const table = "     100 a/b\n      70 c\n       5 d\n"
	want := "      +90 a/b\n      -70 c\n       +7 new\n"
	if got := growth(t, table, map[string]int{"a/b": 190, "d": 5, "new": 7}); got != want {
		t.Errorf("the growth is listed as\n%s, want\n%s", got, want)
	}
}

// bytesOf is the size of a file, 0 when there is none.
func bytesOf(t *testing.T, dist fs.FS, name string) int {
	t.Helper()
	info, err := fs.Stat(dist, strings.TrimPrefix(name, "./"))
	if errors.Is(err, fs.ErrNotExist) {
		return 0
	}
	if err != nil {
		t.Fatal(err)
	}
	return int(info.Size())
}
