//go:build !js

package client

import (
	"os"
	"path/filepath"
	"runtime"
	"testing"
)

func TestTheCodeOfEachPackageIsCounted(t *testing.T) {
	program := filepath.Join(t.TempDir(), "panics.wasm")
	if err := goCommand("build", "-trimpath", "-ldflags=-s -w", "-o", program, "./testdata/panics").Run(); err != nil {
		t.Fatal(err)
	}
	if err := shrink(program, runtime.Version()); err != nil {
		t.Fatal(err)
	}
	module, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	sizes, err := CodeByPackage(module)
	if err != nil {
		t.Fatal(err)
	}
	total := 0
	for _, size := range sizes {
		total += size
	}
	t.Logf("%d bytes in %d packages: main %d, fmt %d, runtime %d", total, len(sizes), sizes["main"], sizes["fmt"], sizes["runtime"])
	if sizes["main"] < 1000 || sizes["fmt"] < 10*sizes["main"] || sizes["runtime"] < 5*sizes["fmt"] {
		t.Errorf("main has %d bytes, fmt %d, runtime %d: want runtime to be by far the largest and main the smallest",
			sizes["main"], sizes["fmt"], sizes["runtime"])
	}
	if nameless := sizes["(no name)"]; nameless > total/100 {
		t.Errorf("%d of %d bytes belong to no package, want less than a hundredth", nameless, total)
	}
	for _, cut := range []int{9, len(module) / 2, len(module) - 5} {
		if _, err := CodeByPackage(module[:cut]); err == nil {
			t.Errorf("the first %d bytes pass for a client, want an error", cut)
		}
	}
}

func TestThePackageOfAFunction(t *testing.T) {
	for function, want := range map[string]string{
		"main.main":                   "main",
		"spectrie/app/ui.(*T).F":      "spectrie/app/ui",
		"slices.SortFunc[go.shape.a]": "slices",
		"github.com/a/b/c.init.func1": "github.com/a/b/c",
		"slices.F[spectrie/solver.S]": "slices",
		"type:.eq.struct { a/b.T }":   "type:",
	} {
		if got := packageOf(function); got != want {
			t.Errorf("%s is of package %q, want %q", function, got, want)
		}
	}
}
