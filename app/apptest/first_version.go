package apptest

import (
	"embed"
	"strings"
	"testing"
)

// The folder testdata/kept holds what the first version of this program keeps on a
// device and saves to files. Every later one must read it as it stands: it is never
// renewed. Who changes how something is written adds files beside these.
//
//go:embed testdata/kept
var kept embed.FS

// FirstVersion is what a file of the first version says.
func FirstVersion(t testing.TB, name string) string {
	t.Helper()
	data, err := kept.ReadFile("testdata/kept/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(string(data), "\n")
}
