//go:build browser

package site_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"text/tabwriter"

	"github.com/chromedp/chromedp"
)

// loads is how often a page is opened for one number of BenchmarkBrowser.
const loads = 5

// moments of a load, in the order in which a person meets them. Each is an
// entry of the browser's performance timeline, in milliseconds since the
// navigation began.
var moments = []struct{ name, entry string }{
	{"first contentful paint", "first-contentful-paint"}, // the tree that the generator drew
	{"dictionary ready", "spectrie:dictionary"},
	{"tree drawn", "spectrie:mounted"}, // by the program, in place of the first one
	{"interactive", "spectrie:interactive"},
}

// typed is a beginning of words with much below every letter of it.
const typed = "strin"

// BenchmarkBrowser measures what a person waits for, on a desktop screen and
// from a host on this machine that does not compress: opening the page for the
// first time in a new profile, opening it again in a new tab of a profile whose
// service worker has everything, and each change of the view there. A change is
// timed from the event that asks for it to the program's last touch of the page
// ("drawn") and to the frame that shows it ("painted").
//
// Its numbers depend on the machine and what else it does: nothing is asserted.
func BenchmarkBrowser(b *testing.B) {
	h := newHost(b, dist(b), "/")
	var t timings

	for range loads {
		p := newPage(b, desktop)
		t.load("cold", p, h.url())
	}

	profile := newPage(b, desktop)
	profile.open(h.url())
	profile.offlineReady()
	for range loads {
		ctx, closeTab := chromedp.NewContext(profile.ctx)
		p := openTab(b, ctx, desktop)
		p.media("prefers-reduced-motion", "no-preference")
		t.load("warm", p, h.url())

		for _, letter := range typed {
			t.change("letter", p, func() { p.keys(string(letter)) })
		}
		for range typed {
			t.change("take back a letter", p, func() { p.keys("\b") })
		}
		t.change("from 2 to 3 players", p, func() { p.choose("players", "3") })
		t.change("from 3 to 2 players", p, func() { p.choose("players", "2") })
		for _, time := range []string{"first time", "again"} {
			t.change("to web2 "+time, p, func() { p.choose("dictionary", "web2") })
			t.change("back to american-english", p, func() { p.choose("dictionary", "american-english-7.1") })
		}
		t.change("to the strategy", p, func() { p.click(`.pages a[href*="strategy"]`) })
		t.change("strategy of player 2", p, func() { p.choose("seat", "2") })
		t.change("strategy among 3 players", p, func() { p.choose("players", "3") })
		t.change("to the drill, 3 players", p, func() { p.click(`.pages a[href*="drill"]`) })
		t.change("to single cards", p, func() { p.choose("how", "cards") })
		for range 5 {
			p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
			t.change("an answer shown in the drill", p, func() { p.keys(" ") })
			t.change("and graded", p, func() { p.keys("3") })
		}
		t.change("to the statistics", p, func() { p.click("#to-statistics") })
		t.change("to the play page", p, func() { p.click(`.pages a[href*="/play?"]`) })
		p.choose("seat", "1") // who opens
		for range 3 {
			t.change("a match begun", p, func() { p.click("#play-quick") })
			t.change("a letter played in a match", p, func() { p.keys("s") })
			t.change("the match left", p, func() { p.click("#play-leave") })
		}
		t.until("who loses where, 75 rounds", p, addressOf("dictionaries/losers"), "75 of 75 rounds solved.")
		t.until("american-english and web2 compared", p, addressOf("dictionaries/compare", "with", "web2"), "2 lists compared.")
		closeTab()
	}

	for _, r := range t.rows {
		b.Run(r.name, func(b *testing.B) {
			b.ReportMetric(quantile(r.ms, 0.5), "ms/median")
			b.ReportMetric(quantile(r.ms, 0.95), "ms/p95")
			b.ReportMetric(0, "ns/op") // of this function, which only reports
		})
	}
	t.print()
	race(b)
}

// timings are the rows of the table, in the order of their first measurement.
type timings struct{ rows []*row }

type row struct {
	name string
	ms   []float64
}

func (t *timings) add(name string, ms float64) {
	i := slices.IndexFunc(t.rows, func(r *row) bool { return r.name == name })
	if i < 0 {
		i = len(t.rows)
		t.rows = append(t.rows, &row{name: name})
	}
	t.rows[i].ms = append(t.rows[i].ms, ms)
}

// load opens the address in a tab that has shown nothing yet.
func (t *timings) load(kind string, p *page, address string) {
	p.t.Helper()
	var entries []string
	for _, m := range moments {
		entries = append(entries, m.entry)
	}
	p.do(chromedp.Navigate(address))
	at := eval[[]float64](p, fmt.Sprintf(`new Promise(resolve => {
		const observer = new PerformanceObserver(() => {
			const at = %q.split(" ").map(name => performance.getEntriesByName(name)[0]?.startTime);
			if (!at.includes(undefined)) {
				observer.disconnect();
				resolve(at);
			}
		});
		observer.observe({type: "paint", buffered: true});
		observer.observe({type: "mark", buffered: true});
	})`, strings.Join(entries, " ")))
	for i, m := range moments {
		t.add(kind+"/"+m.name, at[i])
	}
}

// change does what makes the program draw again, and waits for it. The frame
// that shows the new drawing has been handed to the screen when a message that
// was posted while it was made arrives.
func (t *timings) change(name string, p *page, do func()) {
	p.t.Helper()
	eval[string](p, `(() => {
		const mark = performance.mark;
		let from;
		const begin = event => { from = event.timeStamp };
		addEventListener("keydown", begin, {capture: true, once: true});
		addEventListener("change", begin, {capture: true, once: true});
		addEventListener("click", begin, {capture: true, once: true});
		window.redrawn = new Promise(resolve => {
			performance.mark = function (name) {
				const entry = mark.call(this, name);
				if (name === "spectrie:drawn") {
					performance.mark = mark;
					removeEventListener("keydown", begin, {capture: true});
					removeEventListener("change", begin, {capture: true});
					removeEventListener("click", begin, {capture: true});
					requestAnimationFrame(() => {
						const {port1, port2} = new MessageChannel();
						port1.onmessage = () => resolve([entry.startTime - from, performance.now() - from]);
						port2.postMessage("");
					});
				}
				return entry;
			};
		});
		return "";
	})()`)
	do()
	at := eval[[]float64](p, `window.redrawn`)
	t.add(name+"/drawn", at[0])
	t.add(name+"/painted", at[1])
}

// until goes to an address of the page and waits until it says that it is done.
// It also tells the longest task meanwhile.
func (t *timings) until(name string, p *page, address, done string) {
	p.t.Helper()
	at := eval[[]float64](p, fmt.Sprintf(`new Promise(resolve => {
		let longest = 0;
		new PerformanceObserver(list => {
			longest = Math.max(longest, ...list.getEntries().map(e => e.duration));
		}).observe({type: "longtask"});
		const from = performance.now();
		const look = () => {
			if (document.body.textContent.includes(%q)) {
				observer.disconnect();
				const took = performance.now() - from;
				setTimeout(() => resolve([took, longest]), 100); // the last task is told after it
			}
		};
		const observer = new MutationObserver(look);
		observer.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
		location.hash = %q;
	})`, done, address))
	t.add(name, at[0])
	t.add(name+"/longest task", at[1])
}

// quantile is the value below which that share of the values lies: for a share
// of 0.95 the worst, where there are fewer than twenty.
func quantile(values []float64, share float64) float64 {
	sorted := slices.Sorted(slices.Values(values))
	return sorted[min(len(sorted)-1, int(share*float64(len(sorted))))]
}

func (t *timings) print() {
	w := tabwriter.NewWriter(os.Stdout, 0, 0, 2, ' ', tabwriter.AlignRight)
	fmt.Fprintln(w, "\nin the browser\tmedian ms\t95 % ms\tof\t")
	for _, r := range t.rows {
		fmt.Fprintf(w, "%s\t%.0f\t%.0f\t%d\t\n", strings.Replace(r.name, "/", ": ", 1), quantile(r.ms, 0.5), quantile(r.ms, 0.95), len(r.ms))
	}
	w.Flush()
}
