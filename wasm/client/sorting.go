//go:build !js

package client

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strings"
)

// Package slices is compiled with its whole sorting anew for every kind of element. The client has that sorting
// once, and it reaches the elements through two functions. This saves 38,267 bytes today. The sorting itself is
// Go's: package sort has the same in that form.

// sortingFlag makes the go command take the files of writeSorting instead of its own.
const sortingFlag = "-overlay=" + leanFolder + "/overlay.json"

// The files that stand in for those of package slices, without the sorting itself.
const (
	sortedByFunction = `
// lessSwap reaches the elements of a slice.
type lessSwap struct {
	Less func(i, j int) bool
	Swap func(i, j int)
}

func swapIn[E any](data []E) func(i, j int) {
	return func(i, j int) { data[i], data[j] = data[j], data[i] }
}

func byFunction[E any](data []E, cmp func(a, b E) int) lessSwap {
	return lessSwap{func(i, j int) bool { return cmp(data[i], data[j]) < 0 }, swapIn(data)}
}

func stableCmpFunc[E any](data []E, n int, cmp func(a, b E) int) {
	stable_func(byFunction(data, cmp), n)
}

func pdqsortCmpFunc[E any](data []E, a, b, limit int, cmp func(a, b E) int) {
	pdqsort_func(byFunction(data, cmp), a, b, limit)
}
`
	sortedByOrder = `package slices

import "cmp"

func pdqsortOrdered[E cmp.Ordered](data []E, a, b, limit int) {
	pdqsort_func(lessSwap{func(i, j int) bool { return cmp.Less(data[i], data[j]) }, swapIn(data)}, a, b, limit)
}
`
)

// writeSorting writes those files into leanFolder, and the list that sortingFlag names. Another version of Go may
// sort in another way: then the list is empty, and the client larger.
func writeSorting(version string) error {
	root, err := goOutput("env", "GOROOT")
	if err != nil {
		return fmt.Errorf("asking for the folder of Go: %w", err)
	}
	overlay := map[string]string{}
	if strings.HasPrefix(version, knownGo) {
		sorting, err := os.ReadFile(filepath.Join(root, "src", "sort", "zsortfunc.go"))
		if err != nil {
			return err
		}
		for name, content := range map[string]string{
			"zsortanyfunc.go": strings.Replace(string(sorting), "\npackage sort\n", "\npackage slices\n", 1) + sortedByFunction,
			"zsortordered.go": sortedByOrder,
		} {
			file := filepath.Join(leanFolder, name)
			if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
				return err
			}
			overlay[filepath.Join(root, "src", "slices", name)] = file
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(leanFolder, "overlay.json"), list, 0o644)
}
