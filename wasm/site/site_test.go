//go:build !js

package site

import (
	"bytes"
	"encoding/json"
	"fmt"
	"image/png"
	"os"
	"os/exec"
	"path"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"sync"
	"testing"
	"testing/fstest"

	"github.com/maxence-charriere/go-app/v10/pkg/app"
	"golang.org/x/net/html"
)

// sample is a page with everything that go-app's encoder writes in a way of its own.
type sample struct{ app.Compo }

func (*sample) Render() app.UI {
	return app.Main().Aria("busy", true).DataSet("kind", "tree").Title(`a\b`).Body(
		app.Span().Text("to"),
		app.Span().Text("gether"),
		app.P().Body(app.Text("Press "), app.Kbd().Text("?"), app.Text(" for help.")),
		app.Button().Disabled(false).Hidden(true).Text("J"),
		app.Raw(`<svg viewBox="0 0 1 1"><text>a  b</text></svg>`),
	)
}

var register = sync.OnceFunc(func() {
	app.RouteWithRegexp(".*", func() app.Composer { return &sample{} })
})

// options are a small site with the real assets.
func options(t *testing.T) Options {
	t.Helper()
	register()
	wasm := filepath.Join(t.TempDir(), "app.wasm")
	if err := os.WriteFile(wasm, []byte("\x00asm\x01\x00\x00\x00"), 0o644); err != nil {
		t.Fatal(err)
	}
	return Options{
		Wasm:         wasm,
		Assets:       os.DirFS("../../web"),
		Dictionaries: fstest.MapFS{"small.trie": {Data: []byte("trie")}, "small.txt": {Data: []byte("licence")}},
		Puzzles:      []byte("puzzles"),
	}
}

func sampleSite(t *testing.T) files {
	t.Helper()
	site, err := assemble(options(t))
	if err != nil {
		t.Fatal(err)
	}
	return site
}

func TestTwoSitesOfTheSameInputAreIdentical(t *testing.T) {
	o := options(t)
	a, b := filepath.Join(t.TempDir(), "a"), filepath.Join(t.TempDir(), "b")
	for _, dir := range []string{a, b} {
		if err := Generate(dir, o); err != nil {
			t.Fatal(err)
		}
	}
	for _, name := range sampleSite(t).names() {
		one, err := os.ReadFile(filepath.Join(a, name))
		if err != nil {
			t.Fatal(err)
		}
		other, err := os.ReadFile(filepath.Join(b, name))
		if err != nil {
			t.Fatal(err)
		}
		if !bytes.Equal(one, other) {
			t.Errorf("%s differs between two builds", name)
		}
	}
}

func TestAnyChangeChangesTheVersion(t *testing.T) {
	before := sampleSite(t)
	o := options(t)
	o.Dictionaries = fstest.MapFS{"small.trie": {Data: []byte("tree")}, "small.txt": {Data: []byte("licence")}}
	after, err := assemble(o)
	if err != nil {
		t.Fatal(err)
	}
	if bytes.Equal(before["app-worker.js"], after["app-worker.js"]) {
		t.Error("a changed dictionary does not change the service worker, so nobody would be offered it")
	}
	for name, content := range after {
		if bytes.Contains(content, []byte(versionMark)) {
			t.Errorf("%s still holds the mark in place of the version", name)
		}
	}
}

func TestTheWorkerKnowsEveryFileOnceWithItsHash(t *testing.T) {
	site := sampleSite(t)
	listed := map[string]int{}
	for _, line := range regexp.MustCompile(`(?m)^  "(.+)": "(sha256-.+)",$`).FindAllSubmatch(site["app-worker.js"], -1) {
		name, hash := string(line[1]), string(line[2])
		if name == "./" {
			name = "index.html"
		}
		listed[name]++
		if want := integrity(site[name]); hash != want {
			t.Errorf("%s is listed with %s, its hash is %s", name, hash, want)
		}
	}
	for name := range site {
		want := 1
		if name == "app-worker.js" || name == oneFileName || strings.HasPrefix(name, screenshots) {
			want = 0
		}
		if listed[name] != want {
			t.Errorf("%s is listed %d times, want %d", name, listed[name], want)
		}
	}
}

func TestNothingLeavesTheSite(t *testing.T) {
	site := sampleSite(t)
	outside := regexp.MustCompile(`https?://[^"'\s)]*`)
	for _, name := range []string{"index.html", "manifest.webmanifest", "app-worker.js", "app.js"} {
		for _, address := range outside.FindAllString(string(site[name]), -1) {
			t.Errorf("%s names %s", name, address)
		}
	}
	if rooted := regexp.MustCompile(`(?:register|fetch)\(\s*"/`); rooted.Match(slices.Concat(site["app.js"], site["web/boot.js"])) {
		t.Error("a script asks for a file at the root of the domain")
	}
}

func TestTheManifestIsRelativeAndItsIconsExist(t *testing.T) {
	site := sampleSite(t)
	var m manifest
	if err := json.Unmarshal(site["manifest.webmanifest"], &m); err != nil {
		t.Fatal(err)
	}
	if m.Scope != "./" || m.StartURL != "./" {
		t.Errorf("scope %q, start_url %q, want ./", m.Scope, m.StartURL)
	}
	for _, picture := range m.Screenshots {
		content := site[picture.Src]
		config, err := png.DecodeConfig(bytes.NewReader(content))
		if size := fmt.Sprintf("%dx%d", config.Width, config.Height); err != nil || size != picture.Sizes || len(content) > 150_000 {
			t.Errorf("%s is of %s and %d bytes (%v), the manifest says %s", picture.Src, size, len(content), err, picture.Sizes)
		}
	}
	purposes := map[string]bool{}
	for _, icon := range m.Icons {
		purposes[icon.Purpose] = true
		if site[icon.Src] == nil {
			t.Errorf("there is no icon %s", icon.Src)
		}
	}
	if !purposes["maskable"] || !purposes[""] {
		t.Error("the manifest wants a maskable icon and one for any purpose")
	}
}

// Go's support script must fit the compiler, and go-app carries a copy of its own.
func TestTheSupportScriptIsTheCompilers(t *testing.T) {
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	want, err := os.ReadFile(path.Join(strings.TrimSpace(string(root)), "lib/wasm/wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(sampleSite(t)["wasm_exec.js"], want) {
		t.Error("go-app's wasm_exec.js is not the one of this Go")
	}
}

func TestFoldersOfOthersAreLeftAlone(t *testing.T) {
	dir := t.TempDir()
	precious := filepath.Join(dir, "thesis.txt")
	if err := os.WriteFile(precious, []byte("x"), 0o644); err != nil {
		t.Fatal(err)
	}
	if err := Generate(dir, options(t)); err == nil {
		t.Error("a folder that is no site was replaced")
	}
	if _, err := os.Stat(precious); err != nil {
		t.Error(err)
	}
}

func parsePage(t *testing.T, site files) *html.Node {
	t.Helper()
	document, err := html.Parse(bytes.NewReader(site["index.html"]))
	if err != nil {
		t.Fatal(err)
	}
	return document
}
