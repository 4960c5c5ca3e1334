//go:build !js

package client

import (
	"bytes"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"runtime"
	"strings"
	"testing"
)

// The runtime walks the tables that are shortened whenever it collects garbage, recovers or tells where
// a program died, so a program that does all of it must say the same as before.
func TestAShrunkProgramRunsAndNamesItsFunctions(t *testing.T) {
	program := filepath.Join(t.TempDir(), "panics.wasm")
	if err := goCommand("build", "-trimpath", "-ldflags=-s -w", "-o", program, "./testdata/panics").Run(); err != nil {
		t.Fatal(err)
	}
	said, trace := run(t, program)
	if err := shrink(program, runtime.Version()); err != nil {
		t.Fatal(err)
	}
	saidThen, traceThen := run(t, program)

	if saidThen != said {
		t.Errorf("the program said\n%sbut now\n%s", said, saidThen)
	}
	where := regexp.MustCompile(`[^\s]+\.go:\d+`)
	if !where.MatchString(trace) {
		t.Errorf("as compiled it names no lines:\n%s", trace)
	}
	if want := where.ReplaceAllString(trace, "?:0"); traceThen != want {
		t.Errorf("it died with\n%s\nbut now with\n%s", want, traceThen)
	}
}

func TestATableOfAnotherLayoutIsLeftAlone(t *testing.T) {
	program := filepath.Join(t.TempDir(), "panics.wasm")
	if err := goCommand("build", "-trimpath", "-o", program, "./testdata/panics").Run(); err != nil {
		t.Fatal(err)
	}
	module, err := os.ReadFile(program)
	if err != nil {
		t.Fatal(err)
	}
	_, err = compact(module, func(image []byte) {
		at := bytes.Index(image, []byte{0xf1, 0xff, 0xff, 0xff, 0, 0, 1, 8})
		for name, change := range map[string]func([]byte){
			"another magic number":          func(table []byte) { table[0] = 0xf2 },
			"parts in another order":        func(table []byte) { copy(table[48:56], table[64:72]) },
			"more functions than there are": func(table []byte) { table[12] = 1 },
			"records that are elsewhere": func(table []byte) {
				functions := int(table[64]) | int(table[65])<<8 | int(table[66])<<16
				table[functions+4] ^= 4
			},
		} {
			other := bytes.Clone(image)
			change(other[at:])
			changed := bytes.Clone(other)
			if dropLines(other) || !bytes.Equal(other, changed) {
				t.Errorf("%s: the table was rewritten all the same", name)
			}
		}
	})
	if err != nil {
		t.Fatal(err)
	}
}

// run runs a program under Node and returns what it said and how it died, without the addresses.
func run(t *testing.T, program string) (said, trace string) {
	t.Helper()
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	command := exec.Command(filepath.Join(strings.TrimSpace(string(root)), "lib/wasm/go_js_wasm_exec"), program)
	// Go's start-up code has room for 8 KB of environment.
	command.Env = []string{"PATH=" + os.Getenv("PATH"), "HOME=" + os.Getenv("HOME")}
	var out, failed bytes.Buffer
	command.Stdout, command.Stderr = &out, &failed
	if err := command.Run(); command.ProcessState == nil {
		t.Fatalf("Node is needed: %v", err)
	}
	if !strings.Contains(failed.String(), "main.fails") {
		t.Fatalf("the trace does not name the function:\n%s%s", &out, &failed)
	}
	return out.String(), regexp.MustCompile(`0x[0-9a-f]+`).ReplaceAllString(failed.String(), "0x")
}
