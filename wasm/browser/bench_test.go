//go:build browser

package browser_test

import (
	"context"
	"fmt"
	"io"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// setting is a screen, how many times slower than here the page computes, and
// how often what is quick is measured.
type setting struct {
	name   string
	screen size
	slower float64
	times  int
}

var settings = []setting{
	{"1280×800", size{1280, 800}, 1, 20},
	{"390×844", phone, 1, 20},
	{"1280×800, 4× slower", size{1280, 800}, 4, 8},
	{"390×844, 4× slower", phone, 4, 8},
}

// loads is how often the page is opened in one setting, cold and warm.
const loads = 5

// BenchmarkBrowser measures what a person waits for, from a host on this machine
// that does not compress: opening the page for the first time in a new profile
// (cold), opening it in a new tab of a profile whose service worker has
// everything (warm), and what is done there.
//
// Its numbers depend on the machine and what else it does: nothing is asserted.
func BenchmarkBrowser(b *testing.B) {
	h := newHost(b, dist(b), "/")
	m := &measured{}
	tried := settings
	if testing.Short() {
		tried = []setting{{settings[0].name, settings[0].screen, 1, 4}}
	}
	for i, s := range tried {
		m.setting = i
		fmt.Printf("\n%s\n", s.name)
		for range loads {
			inTab(b, chromium, s, func(p *page) { m.load("cold", p, h.url()) }, chromedp.WithNewBrowserContext())
		}
		inTab(b, chromium, s, func(profile *page) {
			profile.open(h.url())
			profile.offlineReady()
			for range loads {
				inTab(b, profile.ctx, s, func(p *page) {
					m.load("warm", p, h.url())
					m.longWork(p)
				})
			}
			m.tell()
			inTab(b, profile.ctx, s, func(p *page) {
				p.open(h.url())
				m.explores(p, s.times)
				m.tell()
				m.practises(p, s.times)
				m.puzzles(p, s.times)
				m.plays(p, s.times)
				m.tell()
				m.guesses(p, s.times)
				m.imports(p)
				m.tell()
			})
		}, chromedp.WithNewBrowserContext())
	}
	w := report(b)
	section(w, "In the browser")
	m.print(w)
	remembers(b, w, h)
	race(b, w)
}

// remembers prints what a page holds after a thousand addresses, and with
// Webster's Second explored for eight players.
func remembers(b *testing.B, w io.Writer, h *host) {
	section(w, "Memory")
	addresses := 1000
	if testing.Short() {
		addresses = 60
	}
	inTab(b, chromium, settings[0], func(p *page) {
		p.keepsMemory()
		p.open(h.url() + address("fragment", "q"))
		fmt.Fprint(w, "\n| | the program | scripts | nodes | listeners |\n| --- | ---: | ---: | ---: | ---: |\n")
		row := func(name string, m memory) {
			fmt.Fprintf(w, "| %s | %.1f MB | %.1f MB | %d | %d |\n", name, m.program, m.scripts, m.nodes, m.listeners)
		}
		before, after := p.wander(addresses)
		row("at first", before)
		row(fmt.Sprintf("after %d addresses", addresses), after)
		p.everything(func(part string) { row("web2, eight players: "+part, p.memory()) })
	}, chromedp.WithNewBrowserContext())
}

// inTab opens a tab for what is measured and closes it.
func inTab(b *testing.B, in context.Context, s setting, measure func(*page), options ...chromedp.ContextOption) {
	b.Helper()
	ctx, closeTab := chromedp.NewContext(in, options...)
	defer closeTab()
	p := openTab(b, ctx, s.screen)
	p.media("prefers-reduced-motion", "no-preference")
	if _, err := chromedp.Call(p.ctx, emulation.SetCPUThrottlingRate, emulation.SetCPUThrottlingRateParams{Rate: s.slower}); err != nil {
		b.Fatal(err)
	}
	measure(p)
}
