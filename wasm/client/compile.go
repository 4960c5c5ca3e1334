//go:build !js

// Package client compiles the program that the page loads, as small as it gets without losing speed.
//
// Three things make a Go client large that this one can do without. The linker keeps go-app's server
// half (net/http, TLS and their certificates), because types of the client's half mention it: the
// client is built against a copy without that half (lean.go). The compiler copies small functions
// into their callers, which pays in inner loops and nowhere else (inlining.go). And every binary
// carries symbols for debuggers, which ld drops.
//
// Natively the plain go-app is used: go build, go vet and go test know nothing of all this.
package client

import (
	"fmt"
	"os"
	"os/exec"
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
	return nil
}

// goCommand is the go command for the browser; what it says is shown.
func goCommand(arguments ...string) *exec.Cmd {
	command := exec.Command("go", arguments...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	return command
}
