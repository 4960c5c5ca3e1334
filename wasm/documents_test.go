//go:build !js

package main

import (
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// documents are what people read outside the code.
var documents = []string{"README.md", ".github/CONTRIBUTING.md", "wasm/README.md", "wasm/browser/MEASURED.md"}

// mostWords is how many words a stranger reads in a few minutes.
const mostWords = 1500

func TestTheREADMEIsOnePage(t *testing.T) {
	if words := len(strings.Fields(read(t, "README.md"))); words > mostWords {
		t.Errorf("README.md has %d words, want at most %d", words, mostWords)
	}
}

func TestWhatTheDocumentsLinkToExists(t *testing.T) {
	link := regexp.MustCompile(`\]\(([^)#]+)[^)]*\)`)
	for _, document := range documents {
		for _, found := range link.FindAllStringSubmatch(read(t, document), -1) {
			if to := found[1]; !strings.Contains(to, "://") && !exists(path.Join(path.Dir(document), to)) {
				t.Errorf("%s links to %s, which is not there", document, to)
			}
		}
	}
}

func TestThePathsInTheDocumentsExist(t *testing.T) {
	inRepository := regexp.MustCompile("(?m)(?:^|[\\s`(])((?:\\./)?(?:\\.github|app|dicts|solver|trainer|wasm|web)/[\\w./-]*\\w)")
	for _, document := range documents {
		found := inRepository.FindAllStringSubmatch(read(t, document), -1)
		if len(found) == 0 {
			t.Errorf("%s names no path; does this test look for the right ones?", document)
		}
		for _, name := range found {
			if !exists(name[1]) {
				t.Errorf("%s names %s, which is not there", document, name[1])
			}
		}
	}
}

func TestTheTestsInTheDocumentsExist(t *testing.T) {
	code := testsOf(t)
	name := regexp.MustCompile(`\b(Fuzz|Benchmark)[A-Z]\w+`)
	for _, document := range documents {
		for _, found := range name.FindAllString(read(t, document), -1) {
			if !strings.Contains(code, "func "+found+"(") {
				t.Errorf("%s names %s, which is not there", document, found)
			}
		}
	}
}

func TestTheTasksInTheDocumentsExist(t *testing.T) {
	tasks := read(t, "build.sh")
	for _, document := range documents {
		for _, found := range regexp.MustCompile(`\./build\.sh ([a-z]+)`).FindAllStringSubmatch(read(t, document), -1) {
			if !strings.Contains(tasks, "\n    "+found[1]+") ") {
				t.Errorf("%s names the task %s, which is not in build.sh", document, found[1])
			}
		}
	}
}

const root = ".."

func read(t *testing.T, name string) string {
	t.Helper()
	text, err := os.ReadFile(filepath.Join(root, name))
	if err != nil {
		t.Fatal(err)
	}
	return string(text)
}

func exists(name string) bool {
	_, err := os.Stat(filepath.Join(root, name))
	return err == nil
}

// testsOf is the code of all tests.
func testsOf(t *testing.T) string {
	t.Helper()
	var code strings.Builder
	err := fs.WalkDir(os.DirFS(root), ".", func(name string, entry fs.DirEntry, err error) error {
		if err == nil && strings.HasSuffix(name, "_test.go") {
			code.WriteString(read(t, name))
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
	return code.String()
}
