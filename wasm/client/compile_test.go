//go:build !js

package client

import (
	"bytes"
	"os"
	"path/filepath"
	"testing"
)

// A clone in another folder compiles the same bytes, so whoever distrusts a site can build it and compare.
func TestACloneElsewhereCompilesTheSameBytes(t *testing.T) {
	t.Chdir("../..")
	here := filepath.Join(t.TempDir(), "here.wasm")
	if err := Compile(here); err != nil {
		t.Fatal(err)
	}
	clone := filepath.Join(t.TempDir(), "a folder of another name")
	for _, folder := range []string{"app", "dicts", "solver", "trainer", "wasm"} {
		if err := os.CopyFS(filepath.Join(clone, folder), os.DirFS(folder)); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		if err := os.WriteFile(filepath.Join(clone, file), read(t, file), 0o644); err != nil {
			t.Fatal(err)
		}
	}

	t.Chdir(clone)
	there := filepath.Join(t.TempDir(), "there.wasm")
	if err := Compile(there); err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(read(t, here), read(t, there)) {
		t.Error("the two differ")
	}
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}
