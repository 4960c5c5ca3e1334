//go:build !js

package site

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

func TestCommentsAreTakenOutOfScripts(t *testing.T) {
	const script = "// What it does.\n\"use strict\";\n\n  // why\n\tact(\"https://x\"); // here\n"
	const want = "\"use strict\";\n\n\tact(\"https://x\"); // here\n"
	if got := string(withoutComments([]byte(script))); got != want {
		t.Errorf("got %q, want %q", got, want)
	}
}

// A text of several lines could have one that begins like a comment.
func TestNoTextInAScriptHasSeveralLines(t *testing.T) {
	scripts, err := filepath.Glob("../../web/*.js")
	if err != nil || len(scripts) < 5 {
		t.Fatalf("found %d scripts in web (%v), want at least 5", len(scripts), err)
	}
	for _, name := range append(scripts, "worker.js", "onefile.js") {
		content, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for number, line := range bytes.Split(withoutComments(content), []byte("\n")) {
			if bytes.Count(line, []byte("`"))%2 != 0 {
				t.Errorf("%s: after its comments, line %d opens a text that it does not close: %s", name, number+1, line)
			}
		}
	}
}
