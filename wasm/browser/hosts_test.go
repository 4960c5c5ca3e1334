//go:build browser

package browser_test

import (
	"compress/gzip"
	"net"
	"net/http"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strings"
	"sync/atomic"
	"testing"

	"github.com/chromedp/chromedp"
)

// mislabelled are the files whose types hosts do not know, or do not agree on.
var mislabelled = []string{".wasm", ".trie", ".txt", ".webmanifest"}

// asText serves as the handler behind it does, but names those files text.
func asText(from http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("X-Content-Type-Options", "nosniff")
		if slices.Contains(mislabelled, path.Ext(r.URL.Path)) {
			w.Header().Set("Content-Type", "text/plain; charset=utf-8")
		}
		from.ServeHTTP(w, r)
	})
}

// compressing packs everything, as it goes out, and so cannot say how long it is.
func compressing(from http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Encoding", "gzip")
		packed, _ := gzip.NewWriterLevel(w, gzip.BestSpeed) // the level is a known one
		defer packed.Close()
		r.Header.Del("Range")
		from.ServeHTTP(&packedAnswer{w, packed}, r)
	})
}

type packedAnswer struct {
	http.ResponseWriter
	body *gzip.Writer
}

func (a *packedAnswer) WriteHeader(status int) {
	a.Header().Del("Content-Length")
	a.ResponseWriter.WriteHeader(status)
}

func (a *packedAnswer) Write(content []byte) (int, error) { return a.body.Write(content) }

// forgetful names no version of a file and few types, and serves index.html under its own name too, not by a redirect.
func forgetful(dir string) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		name := strings.TrimPrefix(r.URL.Path, "/a/b/")
		if name == "" {
			name = "index.html"
		}
		content, err := os.ReadFile(filepath.Join(dir, filepath.FromSlash(path.Clean("/"+name))))
		if err != nil {
			http.NotFound(w, r)
			return
		}
		w.Header()["Content-Type"] = nil // nothing is guessed either
		if kind := map[string]string{".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html"}[path.Ext(name)]; kind != "" {
			w.Header().Set("Content-Type", kind)
		}
		_, _ = w.Write(content) // whoever does not wait for it does not get it
	})
}

func TestAnyKindOfHostWillDo(t *testing.T) {
	t.Parallel()
	for name, row := range map[string]struct {
		entry  string
		around func(http.Handler) http.Handler
	}{
		"to which much is text":                 {"/a/b/", asText},
		"that compresses on the way":            {"/a/b/", compressing},
		"that knows little, by the page's name": {"/a/b/index.html", func(http.Handler) http.Handler { return forgetful(dist(t)) }},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), "/a/b/")
			h.around = row.around
			p := newPageWithWorker(t, desktop)
			p.open("http://" + h.address + row.entry)
			p.choose("dictionary", "scowl-small")
			p.uses("SCOWL small")
			p.offlineReady()
			h.stop()
			p.do(chromedp.Reload())
			p.interactive()
			p.uses("SCOWL small")
		})
	}
}

// A host that does not compress need not send the program as it is: a packed one lies beside it.
func TestWithoutCompressionThePackedProgramIsTaken(t *testing.T) {
	t.Parallel()
	packed, err := os.Stat(filepath.Join(dist(t), "web", "app.wasm.gz"))
	if err != nil {
		t.Fatal(err)
	}
	for name, row := range map[string]struct {
		encoding string
		status   int
		older    bool // the browser unpacks nothing
	}{
		"packed":                {},
		"packed as an encoding": {encoding: "gzip"},
		"not there":             {status: http.StatusNotFound},
		"for an older browser":  {older: true},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), "/")
			var plain atomic.Int32 // how often the program was asked for as it is: by the page, then by the worker
			var taken atomic.Bool
			h.around = func(from http.Handler) http.Handler {
				return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
					sent := &countedAnswer{ResponseWriter: w}
					if r.URL.Path == "/web/app.wasm.gz" && row.encoding != "" {
						w.Header().Set("Content-Encoding", row.encoding)
					}
					from.ServeHTTP(sent, r)
					switch {
					case r.URL.Path == "/web/app.wasm":
						plain.Add(1)
					case r.URL.Path == "/web/app.wasm.gz" && int64(sent.bytes) >= packed.Size():
						taken.Store(true)
					}
				})
			}
			if row.status != 0 {
				h.fail("web/app.wasm.gz", row.status)
			}
			_, port, _ := net.SplitHostPort(h.address)
			p := newPageWithWorker(t, desktop)
			p.expect("404")
			if row.older {
				p.before(`delete window.DecompressionStream`)
			}
			p.open("http://" + elsewhere + ":" + port + "/")
			p.shows("#verdict", "Your move.")
			p.offlineReady()
			if there, again := row.status == 0 && !row.older, plain.Load() > 1; taken.Load() != there || again == there {
				t.Errorf("the packed program was taken: %v; the other one too, to keep it: %v", taken.Load(), again)
			}
			if row.older && slices.Contains(h.requests(), "web/app.wasm.gz") {
				t.Error("the packed program is asked for in vain")
			}
			h.stop()
			p.do(chromedp.Reload())
			p.interactive()
			p.shows("#verdict", "Your move.")
		})
	}
}

type countedAnswer struct {
	http.ResponseWriter
	bytes int
}

func (a *countedAnswer) Write(content []byte) (int, error) {
	n, err := a.ResponseWriter.Write(content)
	a.bytes += n
	return n, err
}

// Two builds live one below the other: each keeps its own files, and neither takes the other's, nor those
// of another app.
func TestTwoSitesOfOneOriginKeepApart(t *testing.T) {
	t.Parallel()
	both := t.TempDir()
	for folder, from := range map[string]string{"": dist(t), "next": nextBuild(t)} {
		if err := os.CopyFS(filepath.Join(both, folder), os.DirFS(from)); err != nil {
			t.Fatal(err)
		}
	}
	h := newHost(t, both, "/")
	p := newPageWithWorker(t, desktop)
	p.expect("favicon.ico") // what the browser looks for beside a picture
	p.do(chromedp.Navigate(h.url() + "web/icon.svg"))
	eval[string](p, `caches.open("another app").then(() => "")`)
	for _, folder := range []string{"", "next/"} {
		p.open(h.url() + folder)
		p.wait(`navigator.serviceWorker.controller?.scriptURL === new URL("app-worker.js", location.href).href`)
		p.notOffered(folder)
	}
	p.wait(`caches.keys().then(names => names.length === 3 && names.includes("another app"))`)
	h.stop()
	for folder, want := range map[string]string{"": "", "next/": "next"} {
		p.open(h.url() + folder)
		if got := eval[string](p, build); got != want {
			t.Errorf("%s shows build %q, want %q", folder, got, want)
		}
		p.notOffered(folder)
	}
}

func (p *page) notOffered(folder string) {
	p.t.Helper()
	if eval[bool](p, `!!window.spectrieUpdateWaiting`) {
		p.t.Errorf("/%s offers the other as an update", folder)
	}
}
