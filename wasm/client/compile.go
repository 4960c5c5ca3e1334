//go:build !js

// Package client compiles the program that the page loads. It makes the program small without making it slow.
//
// Six steps save bytes, and each says how many. The figures are bytes with gzip -9, measured by leaving out
// that step alone, from a client of 2,600,772. Each step refuses what it does not know: the build then stops,
// or leaves those bytes in and says so.
//
//   - lean.go: go-app's server half needs net/http and TLS. The client is built with a copy of go-app without it.
//   - inlining.go: copying small functions into their callers pays only in inner loops.
//   - sorting.go: Go's sorting is compiled again for every kind of element.
//   - overlay.go: parts of Go's library bring ciphers and diagnoses that a page never uses.
//   - lines.go: a stack trace needs no files and line numbers.
//   - data.go: Go's linker writes the memory in tens of thousands of pieces.
//
// In addition, the linker's flags -s -w leave out the names for debuggers: 82,358 bytes.
//
// Native builds use the plain go-app: go build, go vet and go test know nothing of all this.
package client

import (
	"fmt"
	"os"
	"os/exec"
	"strings"
)

// Compile compiles ./wasm for the browser into the file out, with the go command. Run it in the repository's
// root. The same sources give the same bytes, wherever the repository lies.
func Compile(out string) error {
	version, err := goOutput("env", "GOVERSION")
	if err != nil {
		return fmt.Errorf("asking for the version of Go: %w", err)
	}
	flags, err := Flags()
	if err != nil {
		return err
	}
	arguments := append([]string{"build", "-buildvcs=false", "-ldflags=-s -w"}, flags...)
	if err := goCommand(append(arguments, "-o", out, "./wasm")...).Run(); err != nil {
		return fmt.Errorf("compiling the client: go build: %w", err)
	}
	if err := shrink(out, version); err != nil {
		return fmt.Errorf("compiling the client: %w", err)
	}
	return nil
}

// Flags makes the go command compile packages as the client has them. It writes the files that the flags name
// into the folder .client of the repository's root, where it must be called. The tests as wasm are compiled so too:
// they test what ships, and nothing is compiled twice.
func Flags() ([]string, error) {
	version, err := goOutput("env", "GOVERSION")
	if err != nil {
		return nil, fmt.Errorf("asking for the version of Go: %w", err)
	}
	if err := writeLean(); err != nil {
		return nil, fmt.Errorf("preparing the client: %w", err)
	}
	if err := writeOverlay(version); err != nil {
		return nil, fmt.Errorf("preparing the client: %w", err)
	}
	return append([]string{"-trimpath", modfileFlag, overlayFlag}, inliningFlags()...), nil
}

// shrink rewrites the program that this version of Go compiled, with the steps of lines.go and data.go.
func shrink(file, version string) error {
	module, err := os.ReadFile(file)
	if err != nil {
		return err
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

// goCommand is the go command for the browser. It prints what it says, and ignores the workspace, vendored copies
// and build tags that this machine may be set to.
func goCommand(arguments ...string) *exec.Cmd {
	command := exec.Command("go", arguments...)
	command.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off", "GOFLAGS=-mod=readonly")
	command.Stdout, command.Stderr = os.Stdout, os.Stderr
	return command
}

// goOutput is the output of the go command, without the last line's end.
func goOutput(arguments ...string) (string, error) {
	command := goCommand(arguments...)
	command.Stdout = nil
	out, err := command.Output()
	return strings.TrimSpace(string(out)), err
}
