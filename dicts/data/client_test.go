//go:build !js

package data

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// The client fetches dictionaries; with this package it would carry all of them.
func TestClientDoesNotLinkTheData(t *testing.T) {
	list := exec.Command("go", "list", "-e", "-deps", "spectrie/wasm", "spectrie/app") // what these do not reach is for tests
	list.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	packages, err := list.Output()
	if err != nil {
		t.Fatal(err)
	}
	if slices.Contains(strings.Fields(string(packages)), "spectrie/dicts/data") {
		t.Error("the browser client imports spectrie/dicts/data")
	}
}
