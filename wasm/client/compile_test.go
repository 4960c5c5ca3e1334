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
	here, there := t.TempDir(), filepath.Join(t.TempDir(), "a folder of another name", "in another")
	root := filepath.Join(workingFolder(t), "..", "..")
	if !bytes.Equal(compileIn(t, root, here), compileIn(t, root, there)) {
		t.Error("the two differ")
	}
}

// compileIn is the client that a copy of the repository at root compiles in the folder.
func compileIn(t *testing.T, root, folder string) []byte {
	t.Helper()
	moveToCopy(t, root, folder)
	file := filepath.Join(t.TempDir(), "app.wasm")
	if err := Compile(file); err != nil {
		t.Fatal(err)
	}
	return read(t, file)
}

// moveToCopy copies the repository at root into the folder and makes that the test's folder. The tests work in copies,
// because the tests as wasm use the root's folder .client at the same time.
func moveToCopy(t *testing.T, root, folder string) {
	t.Helper()
	for _, name := range []string{"app", "dicts", "solver", "trainer", "wasm"} {
		if err := os.CopyFS(filepath.Join(folder, name), os.DirFS(filepath.Join(root, name))); err != nil {
			t.Fatal(err)
		}
	}
	for _, file := range []string{"go.mod", "go.sum"} {
		if err := os.WriteFile(filepath.Join(folder, file), read(t, filepath.Join(root, file)), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	t.Chdir(folder)
}

func workingFolder(t *testing.T) string {
	t.Helper()
	folder, err := os.Getwd()
	if err != nil {
		t.Fatal(err)
	}
	return folder
}

func read(t *testing.T, file string) []byte {
	t.Helper()
	content, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return content
}
