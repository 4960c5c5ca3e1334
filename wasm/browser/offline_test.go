//go:build browser

package browser_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"sync"
	"testing"
	"testing/fstest"
	"time"

	"github.com/chromedp/chromedp"

	ui "spectrie/app"
	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/wasm/site"
)

func TestEverythingWorksWithTheServerStopped(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	h.headers = nil
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	h.stop()

	p.do(chromedp.Reload())
	p.interactive()
	p.keys("j")
	p.shows("#verdict", "Player 2 to move")
	for _, entry := range dicts.Catalogue {
		p.choose("dictionary", entry.ID)
		p.uses(entry.Name)
		p.wait(`document.querySelector("#messages").textContent === ""`)
		p.click("#rules-chip")
		p.click(".about")
		p.wait(`document.querySelector(".licence").textContent.length > 1000`)
		p.click(".close[data-dialog=source]")
	}
	p.open(h.url() + "?from=somewhere" + address("players", "3"))
	p.shows("#verdict", "P, Q and S")
	p.open(h.url() + "index.html")
	p.shows("#verdict", "move")
}

// nextBuild is the site as a later commit would build it: a stylesheet and the program differ. All
// tests share it: they serve its folder, or copy it.
func nextBuild(t *testing.T) string {
	t.Helper()
	dir, err := madeNextBuild()
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

var madeNextBuild = sync.OnceValues(func() (string, error) {
	program, err := os.ReadFile(filepath.Join(os.Getenv("SPECTRIE_DIST"), "web", "app.wasm"))
	if err != nil {
		return "", err
	}
	program = append(program, 0, 2, 1, 'x') // a section of the name x, which says nothing
	return generateBuild(scratch, "next", program, time.Hour)
})

// buildOf is the site with another program, newer than the built site and older than nextBuild.
func buildOf(t *testing.T, name string, program []byte) string {
	t.Helper()
	dir, err := generateBuild(t.TempDir(), name, program, time.Minute)
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// generating lets one test at a time draw the first page, which the generator keeps for itself.
var generating sync.Mutex

// generateBuild generates the site with another program into a folder below dir. A stylesheet names
// the build. Its files are as old as the given time from now says: a plain host tells versions of a
// file apart by their times in whole seconds.
func generateBuild(dir, name string, program []byte, fromNow time.Duration) (string, error) {
	generating.Lock()
	defer generating.Unlock()
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		return "", err
	}
	ui.Prerender(d)
	assets := fstest.MapFS{}
	from := os.DirFS(filepath.Join("..", "..", "web"))
	err = fs.WalkDir(from, ".", func(path string, e fs.DirEntry, err error) error {
		if err != nil || e.IsDir() {
			return err
		}
		content, err := fs.ReadFile(from, path)
		if path == "spectrie.css" {
			content = append(content, ":root { --build: "+name+"; }\n"...)
		}
		assets[path] = &fstest.MapFile{Data: content, Mode: 0o644}
		return err
	})
	if err != nil {
		return "", err
	}
	wasm := filepath.Join(dir, name+".wasm")
	if err := os.WriteFile(wasm, program, 0o644); err != nil {
		return "", err
	}
	puzzles, err := os.ReadFile(filepath.Join(os.Getenv("SPECTRIE_DIST"), "web", "puzzles.txt"))
	if err != nil {
		return "", err
	}
	dir = filepath.Join(dir, name)
	if err := site.Generate(dir, site.Options{
		Wasm:         wasm,
		Assets:       assets,
		Dictionaries: data.Files,
		Puzzles:      puzzles,
	}); err != nil {
		return "", err
	}
	at := time.Now().Add(fromNow)
	return dir, fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		return os.Chtimes(filepath.Join(dir, path), at, at)
	})
}

const build = `getComputedStyle(document.documentElement).getPropertyValue("--build").trim()`

func TestAnUpdateIsOfferedWholeAndNeverForced(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	h.headers = map[string]string{"Cache-Control": "public, max-age=31536000, immutable"} // the worst of hosts
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	p.keys("j")
	p.shows("#verdict", "Player 2 to move")

	h.dir = nextBuild(t)
	h.stop()
	h.start()
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#messages", "A new version of Spectrie is ready.")
	if got := eval[string](p, build); got != "" {
		t.Errorf("the new build %q was forced", got)
	}
	p.click("#update")
	p.wait(build + ` === "next"`)
	p.interactive()
	p.wait(`document.title.startsWith("J ")`) // the view survives
	p.wait(`document.querySelector("#messages").textContent === ""`)
	p.wait(`caches.keys().then(names => names.length === 1)`)
	h.stop()
	p.do(chromedp.Reload())
	p.interactive()
	if got := eval[string](p, build); got != "next" {
		t.Errorf("offline after the update shows build %q", got)
	}
}
