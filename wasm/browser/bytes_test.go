//go:build browser

package browser_test

import (
	"errors"
	"io/fs"
	"os"
	"path"
	"regexp"
	"slices"
	"strings"
	"testing"

	"spectrie/dicts"
)

// firstVisitBudget is how many bytes may pass the wire with gzip until the page is complete. What a
// visitor waits for grows by a line of code at a time; whoever goes beyond it takes something out.
const firstVisitBudget = 2_800_000

// The files of a first visit, as a server with gzip sends them.
func TestTheBytesOfAFirstVisit(t *testing.T) {
	dist := os.DirFS(os.Getenv("SPECTRIE_DIST"))
	page, err := fs.ReadFile(dist, "index.html")
	if err != nil {
		t.Fatal(err)
	}
	needed := []string{
		"index.html", "app-worker.js", "web/app.wasm",
		"web/dicts/" + dicts.DefaultID + ".trie",
	}
	// What only a device asks for that puts the page on its home screen is not waited for.
	page = regexp.MustCompile(`<link[^>]*apple-touch-icon[^>]*>`).ReplaceAll(page, nil)
	for _, at := range regexp.MustCompile(`(?:src|href)="([^"#?]+\.(?:js|css|svg|png|wasm|webmanifest))`).FindAllStringSubmatch(string(page), -1) {
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
		}
		parts[part] += packed
		total += packed
		t.Logf("%9d %s", packed, name)
	}
	for part, bytes := range parts {
		t.Logf("%9d in all: %s", bytes, part)
	}
	t.Logf("%9d bytes in all", total)
	if total > firstVisitBudget {
		t.Errorf("a first visit takes %d bytes, more than %d", total, firstVisitBudget)
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
