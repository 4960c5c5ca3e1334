//go:build !js

// Package client compiles the program that the page loads, as small as it gets without losing speed.
//
// Several things make a Go client large that this one can do without. The linker keeps go-app's server
// half (net/http, TLS and their certificates), because types of the client's half mention it: the
// client is built against a copy without that half (lean.go). The compiler copies small functions
// into their callers, which pays in inner loops and nowhere else (inlining.go). And the linker writes
// what only a developer reads (lines.go), in a form that compresses badly (data.go).
//
// Natively the plain go-app is used: go build, go vet and go test know nothing of all this.
package client

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// Compile compiles ./wasm for the browser into the file out. It is run from the repository's root and
// uses the go command. The same sources give the same bytes, wherever the repository lies.
func Compile(out string) error {
	if err := writeLean(); err != nil {
		return fmt.Errorf("compiling the client: %w", err)
	}
	arguments := []string{"build", "-trimpath", "-buildvcs=false", "-ldflags=-s -w"}
	arguments = append(arguments, modfileFlag)
	arguments = append(arguments, inliningFlags()...)
	if err := goCommand(append(arguments, "-o", out, "./wasm")...).Run(); err != nil {
		return fmt.Errorf("compiling the client: go build: %w", err)
	}
	if err := shrink(out); err != nil {
		return fmt.Errorf("compiling the client: %w", err)
	}
	return nil
}

// shrink rewrites the compiled program in the file without what compresses badly or nobody reads.
func shrink(file string) error {
	module, err := os.ReadFile(file)
	if err != nil {
		return err
	}
	version, err := goOutput("env", "GOVERSION")
	if err != nil {
		return fmt.Errorf("asking for the version of Go: %w", err)
	}
	module, err = compact(module, func(image []byte) {
		if !strings.HasPrefix(version, knownGo) || !dropLines(image) {
			fmt.Printf("The tables of %s are not those of %s: line numbers stay, see wasm/client/lines.go.\n", version, knownGo)
		}
	})
	if err != nil {
		return err
	}
	return os.WriteFile(file, module, 0o644)
}

// goCommand is the go command for the browser; what it says is shown. It builds this module alone and as
// its files say, whatever workspace, vendored copies or build tags are the habit of this machine.
func goCommand(arguments ...string) *exec.Cmd {
	command := exec.Command("go", arguments...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off", "GOFLAGS=-mod=readonly")
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	return command
}

// goOutput is what the go command says, without the end of its line.
func goOutput(arguments ...string) (string, error) {
	command := goCommand(arguments...)
	command.Stdout = nil
	out, err := command.Output()
	return strings.TrimSpace(string(out)), err
}
