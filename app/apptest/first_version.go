package apptest

import (
	"embed"
	"strings"
	"testing"
)

// The folder testdata/kept has data of the first version of this program, as it is on devices and in saved files.
// Every later version must read it, so these files never change. If you change a format, add new files.
//
//go:embed testdata/kept
var kept embed.FS

// FirstVersion is the content of a file of the first version.
func FirstVersion(t testing.TB, name string) string {
	t.Helper()
	data, err := kept.ReadFile("testdata/kept/" + name)
	if err != nil {
		t.Fatal(err)
	}
	return strings.TrimSuffix(string(data), "\n")
}
