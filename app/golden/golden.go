// Package golden compares what the program draws or writes with files in testdata.
//
// After a change that you want, go test with -update rewrites the files. Look at the difference
// before you commit it. Only tests import the package.
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
