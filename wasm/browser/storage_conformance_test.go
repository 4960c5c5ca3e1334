//go:build browser

package browser_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

// conformancePage runs the tests of a package in the page, and keeps what they print.
const conformancePage = `<!doctype html><meta charset="utf-8"><link rel="icon" href="data:,"><title>Tests</title>
<script src="wasm_exec.js"></script>
<script>
	var printed = "", ended = null;
	const decoder = new TextDecoder();
	fs.writeSync = (_, bytes) => { printed += decoder.decode(bytes, {stream: true}); return bytes.length };
	const go = new Go();
	go.argv = ["storage.test", "-test.v"];
	go.exit = code => { ended = code };
	WebAssembly.instantiateStreaming(fetch("storage.wasm"), go.importObject).then(made => go.run(made.instance));
</script>`

// What package storage promises holds over the IndexedDB of a real browser as it does in
// memory.
func TestStorageConformsInTheBrowser(t *testing.T) {
	t.Parallel()
	dir := t.TempDir()
	build := exec.Command("go", "test", "-vet=off", "-c", "-o", filepath.Join(dir, "storage.wasm"), "spectrie/app/storage")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	if out, err := build.CombinedOutput(); err != nil {
		t.Fatalf("%v: %s", err, out)
	}
	root, err := exec.Command("go", "env", "GOROOT").Output()
	if err != nil {
		t.Fatal(err)
	}
	start, err := os.ReadFile(filepath.Join(strings.TrimSpace(string(root)), "lib", "wasm", "wasm_exec.js"))
	if err != nil {
		t.Fatal(err)
	}
	for name, content := range map[string][]byte{"wasm_exec.js": start, "index.html": []byte(conformancePage)} {
		if err := os.WriteFile(filepath.Join(dir, name), content, 0o644); err != nil {
			t.Fatal(err)
		}
	}
	h := newHost(t, dir, "/")
	h.headers = nil // they are for the site
	p := newPage(t, desktop)
	p.do(chromedp.Navigate(h.url()))
	p.wait(`ended !== null`)
	if code, printed := eval[int](p, `ended`), eval[string](p, `printed`); code != 0 || strings.Contains(printed, "--- SKIP") {
		t.Errorf("the tests end with %d:\n%s", code, printed)
	}
	if eval[int](p, `indexedDB.databases().then(all => all.length)`) == 0 {
		t.Error("they ran without IndexedDB")
	}
}
