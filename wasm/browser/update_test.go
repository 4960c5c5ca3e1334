//go:build browser

package browser_test

import (
	"net/http"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/serviceworker"
	"github.com/chromedp/chromedp"
)

// changed are the files that nextBuild changes, as they are asked for.
var changed = []string{"", "app-worker.js", "app.js", "web/app.wasm", "web/spectrie.css"}

// asksForUpdate makes the browser look for a new version, as it does now and then by itself.
func (p *page) asksForUpdate() {
	p.t.Helper()
	eval[bool](p, `navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true, () => false)`)
}

// tryUpdate asks for the host's build and waits until it is refused.
func (p *page) tryUpdate() {
	p.t.Helper()
	p.asksForUpdate()
	p.wait(`navigator.serviceWorker.getRegistration().then(r => !r.installing)`)
	if eval[bool](p, `navigator.serviceWorker.getRegistration().then(r => !!r.waiting)`) {
		p.t.Fatal("a build that could not be fetched whole is offered")
	}
}

// worksOffline reloads the page without the host and uses it.
func (p *page) worksOffline(h *host) {
	p.t.Helper()
	h.stop()
	p.do(chromedp.Reload())
	p.interactive()
	if got := eval[string](p, build); got != "" {
		p.t.Errorf("a part of build %q is in use", got)
	}
	h.start()
}

func TestAnUpdateThatFailsLeavesTheOldBuildWorking(t *testing.T) {
	t.Parallel()
	next := nextBuild(t)
	wasm, err := os.ReadFile(filepath.Join(next, "web", "app.wasm"))
	if err != nil {
		t.Fatal(err)
	}
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	// What the browser itself says of an answer that it could not use.
	p.expect("Failed to load resource")
	p.open(h.url())
	p.offlineReady()
	h.dir = next
	h.stop()
	h.start()

	status := func(status int) http.HandlerFunc {
		return func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "out of order", status) }
	}
	faults := []struct {
		name, path string
		answer     http.HandlerFunc
	}{
		{"a file is missing", "web/spectrie.css", status(404)},
		{"a page of the host's stands for the program", "web/app.wasm", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "application/wasm")
			w.Write([]byte("<!doctype html><title>Not here</title>"))
		}},
		{"the connection is cut", "web/app.wasm", func(w http.ResponseWriter, _ *http.Request) {
			w.Write(wasm[:len(wasm)/2])
			panic(http.ErrAbortHandler)
		}},
		{"a page of the host's stands for the worker", "app-worker.js", func(w http.ResponseWriter, _ *http.Request) {
			w.Header().Set("Content-Type", "text/html")
			w.Write([]byte("<!doctype html><title>Not here</title>"))
		}},
	}
	for _, f := range faults {
		t.Run(f.name, func(t *testing.T) {
			h.forget()
			h.fault(f.path, f.answer)
			p.tryUpdate()
			if got := h.requests(); !slices.Contains(got, f.path) {
				t.Errorf("%s is not asked for, only %q", f.path, got)
			}
			h.fault(f.path, nil)
			p.wait(`caches.keys().then(names => names.length === 1)`) // nothing half kept
		})
	}

	t.Run("there is no room", func(t *testing.T) {
		p.quota(h, new(1000.0))
		p.tryUpdate()
		p.quota(h, nil)
		p.wait(`caches.keys().then(names => names.length === 1)`)
	})

	t.Run("the worker is killed in the middle", func(t *testing.T) {
		reached, release := make(chan bool), make(chan bool)
		h.fault("web/app.wasm", func(w http.ResponseWriter, _ *http.Request) {
			w.Write(wasm[:len(wasm)/2])
			reached <- true
			<-release
			panic(http.ErrAbortHandler)
		})
		p.asksForUpdate()
		<-reached
		for _, command := range []cdp.Command[cdp.Empty, cdp.Empty]{serviceworker.Enable, serviceworker.StopAllWorkers} {
			if _, err := chromedp.Call(p.ctx, command, cdp.Empty{}); err != nil {
				t.Fatal(err)
			}
		}
		close(release)
		h.fault("web/app.wasm", nil)
		p.wait(`navigator.serviceWorker.getRegistration().then(r => !r.installing && !r.waiting)`)
		p.worksOffline(h)
	})

	t.Run("the next one arrives, and only what changed is moved", func(t *testing.T) {
		h.forget()
		p.asksForUpdate()
		p.shows("#messages", "A new version of Spectrie is ready.")
		for _, path := range h.requests() {
			if !slices.Contains(changed, path) {
				t.Errorf("%s is moved again", path)
			}
		}
		p.click("#update")
		p.wait(build + ` === "next"`)
		p.interactive()
		p.wait(`caches.keys().then(names => names.length === 1)`)
	})
}

func TestALaterVisitAsksForTheWorkerScriptOnlyAndRepairsAClearedCache(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	h.forget()
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`navigator.serviceWorker.getRegistration().then(r => r.update()).then(() => true)`)
	if got := slices.Compact(h.requests()); strings.Join(got, " ") != "app-worker.js" {
		t.Errorf("a later visit asks for %q", got)
	}

	files := `caches.keys().then(names => names.length && caches.open(names[0])).then(c => c ? c.keys() : []).then(k => k.length)`
	whole := eval[int](p, files)
	eval[bool](p, `caches.keys().then(names => Promise.all(names.map(n => caches.delete(n)))).then(() => true)`)
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(files + `.then(n => n === ` + strconv.Itoa(whole) + `)`)
	p.worksOffline(h)
}
