//go:build browser

package browser_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// brokenProgram is a program that does not show its page: testdata/broken says how.
func brokenProgram(t *testing.T, how string) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "broken.wasm")
	build := exec.Command("go", "build", "-trimpath", "-ldflags", "-s -w -X main.how="+how, "-o", file, "./testdata/broken")
	build.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm", "GOWORK=off")
	if said, err := build.CombinedOutput(); err != nil {
		t.Fatalf("compiling testdata/broken: %v\n%s", err, said)
	}
	program, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return program
}

// changesTo lets the host change to another build.
func (h *host) changesTo(dir string) {
	h.stop()
	h.dir = dir
	h.start()
}

// hurry makes the page give up on a program that shows nothing after two seconds.
func (p *page) hurry() {
	p.before(`{ const wait = setTimeout; window.setTimeout = (act, time, ...more) => wait(act, time === 20000 || time === 5000 ? 2000 : time, ...more) }`)
}

const (
	newVersion = `[...document.querySelectorAll(".program-ended button")].find(b => b.textContent === "Use the new version")`
	reload     = `[...document.querySelectorAll(".program-ended button")].find(b => b.textContent === "Reload")`
	startPage  = `[...document.querySelectorAll(".program-ended button")].find(b => b.textContent === "Open the start page")`
)

// pressOut clicks the button that the expression finds.
func (p *page) pressOut(button string) {
	p.t.Helper()
	p.wait(button)
	eval[bool](p, `(`+button+`.click(), true)`)
}

// A visitor whose version does not start gets the fixed one in each way that a person tries, without
// closing the tab.
func TestAVersionThatDoesNotStartGivesWayToTheFixedOne(t *testing.T) {
	t.Parallel()
	panics := buildOf(t, "broken", brokenProgram(t, "panics"))
	silent := buildOf(t, "broken", brokenProgram(t, "waits"))
	fixed := nextBuild(t)
	for name, row := range map[string]struct {
		broken string
		at     string // the address
		shows  string
		fixed  bool // before the page that stands in shows
		leaves func(p *page)
	}{
		"Reload":         {panics, "", "this version is broken", false, func(p *page) { p.pressOut(reload) }},
		"the start page": {panics, address("players", "3"), "this version is broken", false, func(p *page) { p.pressOut(startPage) }},
		"a page drawn in advance, and the new one": {silent, "", "Spectrie is taking unusually long to start.", true, func(p *page) { p.pressOut(newVersion) }},
		"a page that stays blank, and a reload": {silent, address("players", "3"), "Spectrie has not started", true, func(p *page) {
			p.wait(newVersion)
			p.do(chromedp.Reload())
		}},
		"the browser's reload, twice": {panics, "", "this version is broken", false, func(p *page) {
			p.do(chromedp.Reload()) // asks the host
			p.wait(newVersion)
			p.do(chromedp.Reload())
		}},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), "/some/sub/path/")
			p := newPageWithWorker(t, desktop)
			p.expect("console.") // the panic
			p.hurry()
			p.open(h.url())
			p.offlineReady()
			h.changesTo(row.broken)
			p.asksForUpdate()
			p.click("#update")
			p.wait(build + ` === "broken"`)
			if row.fixed {
				h.changesTo(fixed)
			}
			p.do(chromedp.Navigate("about:blank")) // another fragment alone loads nothing
			p.do(chromedp.Navigate(h.url() + row.at))
			p.shows(".program-ended", row.shows)
			h.changesTo(fixed)
			row.leaves(p)
			p.wait(build + ` === "next"`)
			p.interactive()
			p.wait(`!document.querySelector(".program-ended")`)
			if got := eval[string](p, `location.hash`); strings.Contains(name, "start page") && strings.Contains(got, "players=3") {
				t.Errorf("the start page has the address %s", got)
			}
		})
	}
}

// The browser's copy of the program may be damaged though the version is sound.
func TestReloadRepairsADamagedCopy(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.expect("console.error")
	p.open(h.url())
	p.offlineReady()
	eval[bool](p, `caches.keys().then(names => caches.open(names[0])).then(async cache => {
		const url = new URL("web/app.wasm", location.href);
		const program = await (await cache.match(url)).blob();
		await cache.put(url, new Response(program.slice(0, program.size / 2), {headers: {"Content-Type": "application/wasm"}}));
		return true;
	})`)
	p.do(chromedp.Reload())
	p.shows(".program-ended", "or this browser cannot run it")
	p.pressOut(reload)
	p.interactive()
}

// Offline there is no new version, and Reload does not wait for one.
func TestReloadWorksOffline(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	h.stop()
	p.end()
	p.expect("Failed to load")
	p.pressOut(reload)
	p.wait(`!document.querySelector(".program-ended")`)
	p.interactive()
}

// A program that was only slow takes its page over when it comes, with the letters that were typed meanwhile.
func TestALateProgramGetsItsPageBack(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.before(`{ const wait = setTimeout; window.setTimeout = (act, time, ...more) => wait(act, time === 20000 ? 0 : time, ...more) }`)
	p.before(`addEventListener("DOMContentLoaded", () => {
		const run = Go.prototype.run;
		Go.prototype.run = async function (program) {
			window.spectrieRuns();
			await new Promise(resolve => { window.goOn = resolve });
			return run.call(this, program);
		};
	})`)
	p.do(chromedp.Navigate(h.url() + address("players", "3")))
	p.shows(".program-ended h1", "Spectrie has not started")
	p.keys("qx" + kb.Backspace)
	eval[bool](p, `(goOn(), true)`)
	p.interactive()
	p.wait(`!document.querySelector(".program-ended") && !document.body.inert`)
	p.wait(`document.title.startsWith("Q ")`)
	p.keys("u")
	p.wait(`document.title.startsWith("QU ")`)
}

// WebKit may list the worker of a first visit as waiting when it controls the page already.
func TestAFirstVisitAnnouncesNoNewVersion(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.before(`{
		const {get} = Object.getOwnPropertyDescriptor(ServiceWorkerRegistration.prototype, "waiting");
		Object.defineProperty(ServiceWorkerRegistration.prototype, "waiting", {get() { return get.call(this) ?? this.active }});
	}`)
	p.open(h.url())
	p.wait(`navigator.serviceWorker.controller?.state === "activated"`)
	p.notOffered("")
}
