//go:build !js

package client

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"testing"
)

// The client's own sorting puts the same things in the same order as package sort. The program that compares
// them runs natively, with the files that the client is built with.
func TestTheSharedSortingSorts(t *testing.T) {
	t.Chdir(t.TempDir())
	if err := os.Mkdir(leanFolder, 0o755); err != nil {
		t.Fatal(err)
	}
	if err := writeSorting(runtime.Version()); err != nil {
		t.Fatal(err)
	}
	if overlaid := string(read(t, filepath.Join(leanFolder, "overlay.json"))); len(overlaid) < 50 {
		t.Fatalf("nothing stands in for Go's sorting: %s", overlaid)
	}
	if err := os.WriteFile("main.go", []byte(sortsBothWays), 0o644); err != nil {
		t.Fatal(err)
	}
	command := exec.Command("go", "run", sortingFlag, "main.go")
	command.Env = append(os.Environ(), "GOWORK=off")
	if out, err := command.CombinedOutput(); err != nil {
		t.Errorf("%v: %s", err, out)
	}
}

const sortsBothWays = `package main

import (
	"math/rand"
	"os"
	"slices"
	"sort"
)

type pair struct{ key, place int }

func main() {
	random := rand.New(rand.NewSource(1))
	for n := range 400 {
		var pairs []pair
		var keys []int
		for i := range n {
			key := random.Intn(1 + random.Intn(n))
			pairs, keys = append(pairs, pair{key, i}), append(keys, key)
		}
		byKey := func(a, b pair) int { return a.key - b.key }
		stable, unstable, want := slices.Clone(pairs), slices.Clone(pairs), slices.Clone(pairs)
		sort.Slice(want, func(i, j int) bool {
			return want[i].key < want[j].key || want[i].key == want[j].key && want[i].place < want[j].place
		})
		slices.SortStableFunc(stable, byKey)
		slices.SortFunc(unstable, byKey)
		slices.Sort(keys)
		for i := range want {
			if stable[i] != want[i] || unstable[i].key != want[i].key || keys[i] != want[i].key {
				println(n, "elements: out of order at", i)
				os.Exit(1)
			}
		}
	}
}
`
