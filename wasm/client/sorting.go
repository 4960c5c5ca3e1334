//go:build !js

package client

import (
	"os"
	"path/filepath"
	"strings"
)

// Package slices is compiled with its whole sorting anew for every kind of element. The client has that sorting
// once, and it reaches the elements through two functions. This saves 38,267 bytes today. The sorting itself is
// Go's: package sort has the same in that form.

// The files that stand in for those of package slices (see overlay.go), without the sorting itself.
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

// sortingFiles are those files by their names in the folder of Go.
func sortingFiles(root string) (map[string]string, error) {
	sorting, err := os.ReadFile(filepath.Join(root, "src", "sort", "zsortfunc.go"))
	if err != nil {
		return nil, err
	}
	return map[string]string{
		"slices/zsortanyfunc.go": strings.Replace(string(sorting), "\npackage sort\n", "\npackage slices\n", 1) + sortedByFunction,
		"slices/zsortordered.go": sortedByOrder,
	}, nil
}
