//go:build !js

package client

import (
	"maps"
	"path/filepath"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// What a server needs comes back unnoticed: one import anywhere in the client links it.
func TestTheClientLinksNoServer(t *testing.T) {
	moveToCopy(t, filepath.Join(workingFolder(t), "..", ".."), t.TempDir())
	if err := writeLean(); err != nil {
		t.Fatal(err)
	}
	out, err := goOutput("list", modfileFlag, "-deps", "./wasm")
	if err != nil {
		t.Fatal(err)
	}
	packages := strings.Fields(out)
	for _, needed := range []string{"spectrie/app", goApp + "/pkg/app"} {
		if !slices.Contains(packages, needed) {
			t.Errorf("the client lacks %s", needed)
		}
	}
	for _, name := range packages {
		for _, unwanted := range []string{"net", "net/http", "crypto/tls", "crypto/x509", "crypto/aes", "html", "mime", "regexp"} {
			if name == unwanted {
				t.Errorf("the client links %s", name)
			}
		}
	}
}

// A new go-app may move what we leave out; then the build must say so rather than link it again.
func TestAGoAppOfAnotherShapeIsRefused(t *testing.T) {
	full := fstest.MapFS{
		"go.mod":            {Data: []byte("module " + goApp + "\n")},
		"pkg/app/app.go":    {Data: []byte("package app\n")},
		"pkg/app/http.go":   {},
		"pkg/app/node.go":   {Data: []byte("package app\nimport (\n\t\"html\"\n)\nvar _ = html.EscapeString(``)\n")},
		"pkg/app/static.go": {},
		"pkg/app/wasm.go":   {},
		"pkg/app/crypto.go": {}, "pkg/app/resource.go": {}, "pkg/app/route.go": {},
		"pkg/app/state.go": {}, "pkg/app/storage.go": {}, "pkg/app/action.go": {}, "pkg/app/notfound.go": {},
	}
	if _, err := leanModules(full); err != nil {
		t.Fatalf("a complete go-app: %v", err)
	}
	for _, name := range []string{"pkg/app/http.go", "pkg/app/route.go", "pkg/app/node.go"} {
		other := maps.Clone(full)
		delete(other, name)
		if _, err := leanModules(other); err == nil || !strings.Contains(err.Error(), name) {
			t.Errorf("without %s: %v", name, err)
		}
	}
}
