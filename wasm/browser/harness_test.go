//go:build browser

package browser_test

import (
	"context"
	"flag"
	"fmt"
	"net"
	"net/http"
	"net/url"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/log"
	"github.com/chromedp/cdproto/network"
	"github.com/chromedp/cdproto/runtime"
	"github.com/chromedp/chromedp"

	"spectrie/trainer/match"
	"spectrie/wasm/site"
)

// These tests open the built site, which SPECTRIE_DIST names, in a real
// Chromium. ./build.sh test builds it and runs them.

// chromium is the one browser process of all tests; every page has a profile of
// its own in it.
var chromium context.Context

// scratch is a folder for what tests share. It goes when they end.
var scratch string

func TestMain(m *testing.M) {
	if os.Getenv("SPECTRIE_DIST") == "" {
		fmt.Fprintln(os.Stderr, "SPECTRIE_DIST must name the built site; ./build.sh test sets it.")
		os.Exit(2)
	}
	options := append(chromedp.DefaultExecAllocatorOptions[:],
		chromedp.NoSandbox, chromedp.DisableGPU,
		chromedp.Flag("disable-quic", true),
		chromedp.Flag("disable-component-update", true),
		chromedp.Flag("disable-sync", true),
		chromedp.WSURLReadTimeout(time.Minute),
	)
	flag.Parse()
	if flag.Lookup("test.bench").Value.String() == "" {
		// A test's page lives for seconds: compiling the program a second time, faster code, would take a fifth of
		// the processor. Benchmarks measure what people have.
		options = append(options, chromedp.Flag("js-flags", "--liftoff-only"))
	}
	allocator, stop := chromedp.NewExecAllocator(context.Background(), options...)
	browser, closeBrowser := chromedp.NewContext(allocator)
	if err := chromedp.Do(browser); err != nil {
		fmt.Fprintln(os.Stderr, "Chromium does not start:", err)
		os.Exit(2)
	}
	chromium = browser
	folder, err := os.MkdirTemp("", "spectrie")
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	scratch = folder
	code := m.Run()
	os.RemoveAll(scratch)
	closeBrowser()
	stop()
	os.Exit(code)
}

// host serves a folder as a plain static host does, under a prefix, with the headers
// that wasm/README.md advises, until it is stopped.
type host struct {
	t       testing.TB
	dir     string
	prefix  string
	headers map[string]string
	around  func(http.Handler) http.Handler // changes what it answers, nil for nothing
	address string
	server  *http.Server
	mu      sync.Mutex
	faults  map[string]http.HandlerFunc // what answers a path under the prefix in place of its file
	asked   []string                    // the paths that were asked for since forget
}

func dist(t testing.TB) string {
	t.Helper()
	dir := os.Getenv("SPECTRIE_DIST")
	if _, err := os.Stat(filepath.Join(dir, "index.html")); err != nil {
		t.Fatalf("no site in SPECTRIE_DIST: %v", err)
	}
	return dir
}

func newHost(t testing.TB, dir, prefix string) *host {
	h := &host{t: t, dir: dir, prefix: prefix, headers: site.Headers, faults: map[string]http.HandlerFunc{}}
	h.start()
	t.Cleanup(h.stop)
	return h
}

// start listens, on the same address as before when it was stopped.
func (h *host) start() {
	h.t.Helper()
	address := h.address
	if address == "" {
		address = "127.0.0.1:0"
	}
	listener, err := net.Listen("tcp", address)
	if err != nil {
		h.t.Fatal(err)
	}
	h.address = listener.Addr().String()
	files := http.StripPrefix(strings.TrimSuffix(h.prefix, "/"), http.FileServer(http.Dir(h.dir)))
	h.server = &http.Server{Handler: http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		path := strings.TrimPrefix(r.URL.Path, h.prefix)
		h.mu.Lock()
		fault := h.faults[path]
		h.asked = append(h.asked, path)
		h.mu.Unlock()
		for name, value := range h.headers {
			w.Header().Set(name, value)
		}
		if fault != nil {
			fault(w, r)
			return
		}
		if h.around != nil {
			h.around(files).ServeHTTP(w, r)
			return
		}
		files.ServeHTTP(w, r)
	})}
	go h.server.Serve(listener)
}

func (h *host) stop() { h.server.Close() }

// fail answers a path with a status instead of its file; 0 gives the file again.
func (h *host) fail(path string, status int) {
	if status == 0 {
		h.fault(path, nil)
		return
	}
	h.fault(path, func(w http.ResponseWriter, _ *http.Request) { http.Error(w, "out of order", status) })
}

func (h *host) fault(path string, answer http.HandlerFunc) {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.faults[path] = answer
}

// forget begins a new list of what is asked for.
func (h *host) forget() {
	h.mu.Lock()
	defer h.mu.Unlock()
	h.asked = nil
}

// requests are the paths that were asked for since forget, in the order of the alphabet.
func (h *host) requests() []string {
	h.mu.Lock()
	defer h.mu.Unlock()
	return slices.Sorted(slices.Values(h.asked))
}

func (h *host) url() string { return "http://" + h.address + h.prefix }

// elsewhere is a name of this machine that a page does not take for it.
const elsewhere = "spectrie.localhost"

// page is a tab in a profile of its own. When the test ends it must not have
// said anything on the console, nor asked another origin for anything.
type page struct {
	t     testing.TB
	ctx   context.Context
	mu    sync.Mutex
	noise []string
	// expected are pieces of messages that the browser itself writes and no
	// page can prevent, such as that a file could not be fetched.
	expected []string
	// preferences are those that media has set. The browser takes them all at once.
	preferences []*emulation.MediaFeature
	workerless  bool
	patience    time.Duration          // how long wait waits
	books       map[string]*match.Book // by dictionary and letters that a word needs
}

type size struct{ width, height int64 }

var (
	desktop = size{1440, 900}
	phone   = size{390, 844}
)

// newPage opens a page that registers no service worker: to fetch and check every file of
// the site takes more work than most tests do.
func newPage(t testing.TB, s size) *page {
	t.Helper()
	p := newPageWithWorker(t, s)
	p.withoutWorker()
	return p
}

func (p *page) withoutWorker() {
	p.t.Helper()
	p.before(`if (navigator.serviceWorker) navigator.serviceWorker.register = () => new Promise(() => {})`)
	p.workerless = true
}

// newPageWithWorker opens a page whose service worker keeps the site for offline use.
func newPageWithWorker(t testing.TB, s size) *page {
	t.Helper()
	ctx, cancel := chromedp.NewContext(chromium, chromedp.WithNewBrowserContext())
	t.Cleanup(cancel)
	return openTab(t, ctx, s)
}

// anotherTab opens a tab in the profile of p.
func (p *page) anotherTab() *page {
	p.t.Helper()
	ctx, cancel := chromedp.NewContext(p.ctx)
	p.t.Cleanup(cancel)
	tab := openTab(p.t, ctx, desktop)
	if p.workerless {
		tab.withoutWorker()
	}
	return tab
}

func openTab(t testing.TB, ctx context.Context, s size) *page {
	t.Helper()
	limit := 5 * time.Minute // for all that a test does, beside others
	if _, ok := t.(*testing.B); ok {
		limit = 10 * time.Minute // one profile for all that is measured
	}
	ctx, cancel := context.WithTimeout(ctx, limit)
	t.Cleanup(cancel)
	p := &page{t: t, ctx: ctx, patience: time.Minute, books: map[string]*match.Book{}}
	p.do(chromedp.EmulateViewport(s.width, s.height))
	p.media("prefers-reduced-motion", "reduce") // a click finds what it aims at
	// Every page has the focus, as if its window were the one in front.
	if _, err := chromedp.Call(ctx, emulation.SetFocusEmulationEnabled, emulation.SetFocusEmulationEnabledParams{Enabled: true}); err != nil {
		t.Fatal(err)
	}
	calls := chromedp.Events(ctx, runtime.ConsoleAPICalled)
	exceptions := chromedp.Events(ctx, runtime.ExceptionThrown)
	entries := chromedp.Events(ctx, log.EntryAdded)
	requests := chromedp.Events(ctx, network.RequestWillBeSent)
	for _, enable := range []cdp.Command[cdp.Empty, cdp.Empty]{log.Enable} {
		if _, err := chromedp.Call(ctx, enable, cdp.Empty{}); err != nil {
			t.Fatal(err)
		}
	}
	if _, err := chromedp.Call(ctx, network.Enable, network.EnableParams{}); err != nil {
		t.Fatal(err)
	}
	go func() {
		for e, err := range calls {
			if err != nil {
				return
			}
			for _, argument := range e.Args {
				p.note(fmt.Sprintf("console.%s: %s%s", e.Type, argument.Value, argument.Description))
			}
		}
	}()
	go func() {
		for e, err := range exceptions {
			if err != nil {
				return
			}
			p.note("exception: " + e.ExceptionDetails.Text)
		}
	}()
	go func() {
		for e, err := range entries {
			if err != nil {
				return
			}
			p.note(fmt.Sprintf("%s: %s %s", e.Entry.Level, e.Entry.Text, e.Entry.URL))
		}
	}()
	go func() {
		for e, err := range requests {
			if err != nil {
				return
			}
			if u, err := url.Parse(e.Request.URL); err == nil && strings.HasPrefix(u.Scheme, "http") && u.Hostname() != "127.0.0.1" && u.Hostname() != elsewhere {
				p.note("request to another origin: " + e.Request.URL)
			}
		}
	}()
	t.Cleanup(func() {
		p.mu.Lock()
		defer p.mu.Unlock()
		for _, n := range p.noise {
			t.Errorf("the console is not silent: %s", n)
		}
	})
	return p
}

func (p *page) note(message string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	if strings.Contains(message, "fraunces.woff2 was preloaded using link preload but not used") {
		return // font-display: optional leaves the face out where it comes too late
	}
	for _, e := range p.expected {
		if strings.Contains(message, e) {
			return
		}
	}
	p.noise = append(p.noise, message)
}

// expect accepts a message of the browser's own.
func (p *page) expect(piece string) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.expected = append(p.expected, piece)
}

// expectNoProgram accepts what the browser and go-app log when the host does
// not have the program.
func (p *page) expectNoProgram() {
	p.expect("503")
	p.expect("console.error")
}

func (p *page) do(actions ...chromedp.Action[chromedp.Void]) {
	p.t.Helper()
	if err := chromedp.Do(p.ctx, actions...); err != nil {
		p.t.Fatal(err)
	}
}

// open goes to an address and waits until the program runs.
func (p *page) open(address string) {
	p.t.Helper()
	p.do(chromedp.Navigate(address))
	p.interactive()
}

func (p *page) interactive() {
	p.t.Helper()
	p.wait(`performance.getEntriesByName("spectrie:interactive").length > 0`)
}

// wait waits until a JavaScript condition holds, or what it promises does. The page asks itself, which
// takes less work than to ask it from here; from here it is asked again when another page has come.
func (p *page) wait(condition string) {
	p.t.Helper()
	asks := `(async () => {
		for (let tries = 0; ; tries++) {
			const holds = await (` + condition + `);
			if (holds || tries === 50) return !!holds;
			await new Promise(resolve => setTimeout(resolve, 20));
		}
	})()`
	deadline := time.Now().Add(p.patience)
	for {
		ctx, cancel := context.WithTimeout(p.ctx, 15*time.Second) // a page that goes may never answer
		ok, err := chromedp.Run(ctx, chromedp.Evaluate[bool](asks, chromedp.EvalAwaitPromise))
		cancel()
		if ok {
			return
		}
		if time.Now().After(deadline) || p.ctx.Err() != nil {
			p.t.Fatalf("waited in vain for %s (%v); the page says: %s", condition, err, p.say())
		}
		if err != nil { // the page has gone, or is not there yet
			select {
			case <-time.After(20 * time.Millisecond):
			case <-p.ctx.Done():
			}
		}
	}
}

// say is what a person reads first, for messages of failed tests.
func (p *page) say() string {
	text, _ := chromedp.Run(p.ctx, chromedp.Evaluate[string](
		`location.hash + " | " + (document.querySelector("#messages")?.innerText ?? "") + " | " + (document.querySelector("#verdict")?.innerText ?? document.body?.innerText.slice(0, 300))`))
	return text
}

func eval[T any](p *page, expression string) T {
	p.t.Helper()
	v, err := chromedp.Run(p.ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
	if err != nil {
		p.t.Fatalf("%s: %v", expression, err)
	}
	return v
}

// shows waits until an element's text contains want.
func (p *page) shows(selector, want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q)?.textContent.replaceAll("\u00a0", " ").includes(%q)`, selector, want))
}

// uses waits until a dictionary is in use: the rules name it, and it is loaded.
func (p *page) uses(dictionary string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector("#dictionary").selectedOptions[0].textContent.includes(%q) && document.querySelector(".dictionary-note")`, dictionary))
	p.wait(`!document.querySelector("#messages progress")`)
}

func (p *page) click(selector string) {
	p.t.Helper()
	ctx, cancel := context.WithTimeout(p.ctx, p.patience)
	defer cancel()
	if err := chromedp.Do(ctx, chromedp.Click(chromedp.CSS(selector))); err != nil {
		p.t.Fatalf("%s cannot be clicked: %v; the page says: %s", selector, err, p.say())
	}
}

// keys types on the page's keyboard: characters, or names from package kb.
func (p *page) keys(keys string, options ...chromedp.KeyOption) {
	p.t.Helper()
	p.do(chromedp.KeyEvent(keys, options...))
}

// choose picks an entry of a menu as a person does.
func (p *page) choose(id, value string) {
	p.t.Helper()
	eval[bool](p, fmt.Sprintf(`(() => { const s = document.getElementById(%q); s.value = %q; return s.dispatchEvent(new Event("change", {bubbles: true})) })()`, id, value))
}

// media pretends a preference of the person's, such as prefers-color-scheme.
func (p *page) media(feature, value string) {
	p.t.Helper()
	p.preferences = slices.DeleteFunc(p.preferences, func(f *emulation.MediaFeature) bool { return f.Name == feature })
	p.preferences = append(p.preferences, &emulation.MediaFeature{Name: feature, Value: value})
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{Features: p.preferences}); err != nil {
		p.t.Fatal(err)
	}
}

// offlineReady waits until the service worker has everything.
func (p *page) offlineReady() {
	p.t.Helper()
	p.wait(`navigator.serviceWorker.controller`)
}
