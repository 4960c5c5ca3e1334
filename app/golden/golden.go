// Package golden holds what is drawn or written against files in testdata, the
// golden ones. Only tests import it. `go test -update` writes the files anew; look
// at what changed before it is committed.
package golden

import (
	"flag"
	"os"
	"strings"
	"testing"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// Check fails the test when the file at path is not got.
func Check(t *testing.T, path, got string) {
	t.Helper()
	if *update {
		if err := os.WriteFile(path, []byte(got), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	if got != string(want) {
		t.Errorf("this is not %s any more; look at it, then run go test -update", path)
	}
}

// Lines is markup with one element a line, so that a change to it can be read.
func Lines(markup string) string {
	return strings.ReplaceAll(markup, "><", ">\n<") + "\n"
}
