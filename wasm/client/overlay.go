//go:build !js

package client

import (
	"encoding/json"
	"fmt"
	"maps"
	"os"
	"path/filepath"
	"strings"
)

// overlayFlag makes the go command take the files of writeOverlay instead of Go's own.
const overlayFlag = "-overlay=" + leanFolder + "/overlay.json"

// standIns are files of Go's library that the client is built with, by their names in the folder of Go. An empty
// one is left out. Together they save some 91,000 bytes:
//
//   - Settings in the environment variable GODEBUG, which a page does not have, come with metrics of the runtime
//     and with a search for errors by bisection.
//   - Random numbers come from the browser. Go's own generator, which FIPS 140 prescribes, stays unused but brings
//     ciphers and self-tests.
//   - Addresses of the network are told apart by a colon only, which those in brackets have. The browser has read the
//     address of the page before Go does, and refused a wrong one.
//   - SHA-256 is that of Go, without the choice of another implementation, which brings ciphers too.
var standIns = map[string]string{
	"internal/godebug/godebug.go": `package godebug

type Setting struct{ name string }

func New(name string) *Setting { return &Setting{name} }

func (s *Setting) Name() string      { return s.name }
func (s *Setting) Undocumented() bool { return false }
func (s *Setting) String() string    { return s.name + "=" }
func (s *Setting) IncNonDefault()    {}
func (s *Setting) Value() string     { return "" }
`,
	"crypto/rand/rand.go": `package rand

import (
	"crypto/internal/sysrand"
	"io"
)

type reader struct{}

func (reader) Read(b []byte) (int, error) {
	sysrand.Read(b)
	return len(b), nil
}

var Reader io.Reader = reader{}

func Read(b []byte) (int, error) { return io.ReadFull(Reader, b) }
`,
	"crypto/rand/util.go": "",
	"net/netip/netip.go": `package netip

import "errors"

type Addr struct{}

func ParseAddr(s string) (Addr, error) {
	for i := range len(s) {
		if s[i] == ':' {
			return Addr{}, nil
		}
	}
	return Addr{}, errors.New("not an address of IPv6")
}

func (Addr) Is4() bool { return false }
`,
	"net/netip/uint128.go": "",
	"crypto/sha256/sha256.go": `package sha256

import (
	"crypto/internal/fips140/sha256"
	"hash"
)

const (
	Size      = 32
	BlockSize = 64
)

func New() hash.Hash { return sha256.New() }

func Sum256(data []byte) (sum [Size]byte) {
	h := sha256.New()
	h.Write(data)
	h.Sum(sum[:0])
	return sum
}
`,
}

// writeOverlay writes the files that stand in for Go's own into leanFolder, and the list that overlayFlag names.
// With another version of Go the list is empty, and the client larger.
func writeOverlay(version string) error {
	root, err := goOutput("env", "GOROOT")
	if err != nil {
		return fmt.Errorf("asking for the folder of Go: %w", err)
	}
	overlay := map[string]string{}
	if strings.HasPrefix(version, knownGo) {
		files, err := sortingFiles(root)
		if err != nil {
			return err
		}
		maps.Copy(files, standIns)
		for name, content := range files {
			file := ""
			if content != "" {
				file = filepath.Join(leanFolder, strings.ReplaceAll(name, "/", "_"))
				if err := os.WriteFile(file, []byte(content), 0o644); err != nil {
					return err
				}
			}
			overlay[filepath.Join(root, "src", filepath.FromSlash(name))] = file
		}
	}
	list, err := json.Marshal(map[string]any{"Replace": overlay})
	if err != nil {
		return err
	}
	return os.WriteFile(filepath.Join(leanFolder, "overlay.json"), list, 0o644)
}
