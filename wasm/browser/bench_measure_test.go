//go:build browser

package browser_test

import (
	"context"
	"fmt"
	"strings"
	"time"

	"github.com/chromedp/chromedp"
)

// moments of a load, in the order in which they come. Each is an entry of the
// browser's performance timeline, in milliseconds since the navigation began.
var moments = []struct{ name, entry string }{
	{"first paint of the map", "first-contentful-paint"}, // the one that the generator drew
	{"first script", "spectrie:boot"},
	{"program compiled", "spectrie:compiled"},
	{"program runs", "spectrie:started"},
	{"dictionary ready", "spectrie:dictionary"},
	{"map drawn by the program", "spectrie:mounted"},
	{"interactive", "spectrie:interactive"},
}

// patience is how long is waited for one thing. What takes longer is left out,
// and the benchmark says so.
const patience = 60 * time.Second

// ask evaluates a promise with a limit of its own, and reports what went wrong.
func ask[T any](p *page, expression string) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, patience)
	defer cancel()
	return chromedp.Run(ctx, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// load opens the address in a tab that has shown nothing yet.
func (m *measured) load(kind string, p *page, address string) {
	p.t.Helper()
	var entries []string
	for _, moment := range moments {
		entries = append(entries, moment.entry)
	}
	p.do(chromedp.Navigate(address))
	at, err := ask[[]float64](p, fmt.Sprintf(`new Promise(resolve => {
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
	if err != nil {
		p.t.Errorf("%s start: %v", kind, err)
		return
	}
	for i, moment := range moments {
		m.add(kind+": "+moment.name, wait{drawn: at[i]})
	}
}

// drawn holds when the program says that it has drawn what was asked for.
const drawn = `performance.getEntriesByName("spectrie:drawn")[0]?.startTime > from`

// change does what makes the program draw again, and waits until the condition
// done holds on the page. It is timed from the event that asks, where one does.
// The frame that shows the new drawing has been handed to the screen when a
// message arrives that was posted while the frame was made.
func (m *measured) change(name string, p *page, done string, do func()) {
	p.t.Helper()
	if _, err := ask[string](p, fmt.Sprintf(`(() => {
		let from = performance.now();
		const begin = event => { from = Math.max(from, event.timeStamp) };
		const events = ["keydown", "change", "click"];
		for (const event of events) addEventListener(event, begin, {capture: true, once: true});
		window.watched = new Promise(resolve => {
			const look = () => {
				if (!(%s)) return;
				for (const event of events) removeEventListener(event, begin, {capture: true});
				marks.disconnect();
				changes.disconnect();
				const at = performance.now() - from;
				requestAnimationFrame(() => {
					const {port1, port2} = new MessageChannel();
					port1.onmessage = () => {
						const painted = performance.now() - from;
						setTimeout(() => {
							const lengths = told.concat(tasks.takeRecords()).filter(e => e.startTime + e.duration > from).map(e => e.duration);
							tasks.disconnect();
							resolve([at, painted, Math.max(0, ...lengths)]);
						}, 20); // the last task is told after it
					};
					port2.postMessage("");
				});
			};
			const told = [];
			const tasks = new PerformanceObserver(list => { told.push(...list.getEntries()) });
			const marks = new PerformanceObserver(look);
			const changes = new MutationObserver(look);
			tasks.observe({type: "longtask"});
			marks.observe({type: "mark"});
			changes.observe(document.body, {subtree: true, childList: true, characterData: true, attributes: true});
		});
		return "";
	})()`, done)); err != nil {
		p.t.Fatal(err)
	}
	do()
	at, err := ask[[]float64](p, `window.watched`)
	if err != nil {
		p.t.Errorf("%s: %v; the page says: %s", name, err, p.say())
		return
	}
	m.add(name, wait{drawn: at[0], painted: at[1], longest: at[2]})
}

// says holds when an element shows a text.
func says(selector, text string) string {
	return fmt.Sprintf(`document.querySelector(%q)?.textContent.includes(%q)`, selector, text)
}
