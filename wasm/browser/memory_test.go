//go:build browser

package browser_test

import (
	"encoding/json"
	"fmt"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/cdp"
	"github.com/chromedp/cdproto/heapprofiler"
	"github.com/chromedp/cdproto/performance"
	"github.com/chromedp/chromedp"
)

// mostMemory is what the program may take of a small phone, in MB of 2^20 bytes.
const mostMemory = 96

// memory is what a page holds after its garbage was collected.
type memory struct {
	program          float64 // MB of the program's own memory, which never shrinks
	scripts          float64 // MB of JavaScript's heap
	nodes, listeners int
}

func (m memory) String() string {
	return fmt.Sprintf("%.1f MB of the program, %.1f MB of scripts, %d nodes, %d listeners", m.program, m.scripts, m.nodes, m.listeners)
}

// keepsMemory makes the pages that p opens from now on keep the program's
// memory at hand, and know how to walk.
func (p *page) keepsMemory() {
	p.before(`(() => {
		const streaming = WebAssembly.instantiateStreaming;
		WebAssembly.instantiateStreaming = async (...given) => {
			const program = await streaming.apply(WebAssembly, given);
			window.programMemory = program.instance.exports.mem;
			return program;
		};
		window.walk = async steps => {
			for (const step of steps) {
				await new Promise((resolve, reject) => {
					setTimeout(reject, 20_000, new Error("in vain: " + step));
					new PerformanceObserver((list, observer) => {
						if (list.getEntriesByName("spectrie:drawn").length > 0) {
							observer.disconnect();
							resolve();
						}
					}).observe({type: "mark"});
					step === "back" ? history.back() : location.hash = step;
				});
			}
			return "";
		};
	})()`)
}

// walk goes to one address after the other, each as soon as the one before is
// drawn; "back" is the browser's button.
func (p *page) walk(steps ...string) {
	p.t.Helper()
	list, err := json.Marshal(steps)
	if err != nil {
		p.t.Fatal(err)
	}
	eval[string](p, fmt.Sprintf(`walk(%s)`, list))
}

func (p *page) memory() memory {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, performance.Enable, performance.EnableParams{}); err != nil {
		p.t.Fatal(err)
	}
	for range 2 { // what the first lets go of may hold more
		if _, err := chromedp.Call(p.ctx, heapprofiler.CollectGarbage, cdp.Empty{}); err != nil {
			p.t.Fatal(err)
		}
	}
	metrics, err := chromedp.Call(p.ctx, performance.GetMetrics, cdp.Empty{})
	if err != nil {
		p.t.Fatal(err)
	}
	const mega = 1 << 20
	m := memory{program: eval[float64](p, `programMemory.buffer.byteLength`) / mega}
	for _, metric := range metrics.Metrics {
		switch metric.Name {
		case "Nodes":
			m.nodes = int(metric.Value)
		case "JSEventListeners":
			m.listeners = int(metric.Value)
		case "JSHeapUsedSize":
			m.scripts = metric.Value / mega
		}
	}
	return m
}

// round is a way about the site that ends where it began: letters down and back,
// other players, pages and dictionaries.
func round() []string {
	steps := []string{
		address(), address("fragment", "s"), address("fragment", "st"), address("fragment", "str"), "back", "back",
		address("players", "3"), address("players", "8"), address("dict", "american-english-2020"),
		addressOf("strategy"), addressOf("strategy", "seat", "2"), addressOf("drill"), addressOf("statistics"), addressOf("play"),
		addressOf("hangman", "template", "b_n_o"), addressOf("hangman/practice"), addressOf("dictionaries"), "back", "back",
	}
	return append(steps, address("fragment", "q"))
}

// wander goes round until so many addresses were shown, and returns what is held
// after a few rounds and at the end.
func (p *page) wander(addresses int) (before, after memory) {
	p.t.Helper()
	p.walk(slices.Repeat(round(), 2)...)
	before = p.memory()
	p.walk(slices.Repeat(round(), addresses/len(round()))...)
	return before, p.memory()
}

// everything explores Webster's Second for eight players, and calls at after each part.
func (p *page) everything(at func(part string)) {
	p.t.Helper()
	of := func(page string, more ...string) string {
		return addressOf(page, append(more, "dict", "web2", "players", "8")...)
	}
	p.walk(of("explore"))
	for _, fragment := range []string{"s", "st", "str", "c", "co", "con", "p", "pr"} {
		p.walk(of("explore", "fragment", fragment))
	}
	at("letters")
	p.walk(of("explore", "fragment", "c", "draw", "tree"))
	at("a tree")
	p.walk(of("strategy", "seat", "8"), of("strategy", "seat", "4"))
	at("strategy")
	p.walk(of("drill", "seat", "4"), of("statistics", "seat", "4"))
	at("statistics")
	p.walk(of("hangman", "template", "________"))
	p.shows("#hangman-advice", "lives before you know the word")
	at("Hangman")
	p.walk(of("dictionaries/losers"))
	p.wait(`document.body.textContent.includes("75 of 75 rounds solved.")`)
	at("who loses where")
	p.walk(of("dictionaries/compare", "with", "american-english-7.1"))
	p.wait(`document.body.textContent.includes("2 lists compared.")`)
	at("compared")
}

// These two have the browser for themselves: they measure memory, and walk without a pause.

// What a page has drawn before goes when Go collects its garbage, which may be some
// addresses later: so the bounds leave room for a few drawings, not for one an address.
func TestWanderingLeavesNothingBehind(t *testing.T) {
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.keepsMemory()
	p.open(h.url() + address("fragment", "q"))
	before, after := p.wander(200)
	t.Logf("before: %v; after 200 addresses: %v", before, after)
	if after.program > before.program+8 || after.scripts > before.scripts+1 ||
		after.nodes > before.nodes+20_000 || after.listeners > before.listeners+10 {
		t.Errorf("200 addresses leave something: %v became %v", before, after)
	}
}

func TestTheLargestListFitsASmallPhone(t *testing.T) {
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.keepsMemory()
	p.open(h.url() + address())
	p.everything(func(part string) {
		m := p.memory()
		t.Logf("%s: %v", part, m)
		if m.program > mostMemory {
			t.Errorf("%s: %v, want at most %d MB of the program", part, m, mostMemory)
		}
	})
}
