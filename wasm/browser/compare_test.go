//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const (
	losersAddress  = "#/dictionaries/losers?dict=american-english-7.1&min=4&players=2&seat=2"
	compareAddress = "#/dictionaries/compare?dict=american-english-7.1&min=4&players=2&seat=1&with=web2"

	losersDone  = "75 of 75 rounds solved."
	compareDone = "2 lists compared."
)

// until is how many milliseconds pass in the page from when it can be used until
// an element says want, and the longest task of the browser meanwhile.
func (p *page) until(selector, want string) (passed, longest float64) {
	p.t.Helper()
	times := eval[[]float64](p, fmt.Sprintf(`(async () => {
		const tasks = [];
		new PerformanceObserver(list => tasks.push(...list.getEntries())).observe({type: "longtask", buffered: true});
		while (document.querySelector(%q)?.textContent !== %q) await new Promise(requestAnimationFrame);
		const now = performance.now();
		await new Promise(done => setTimeout(done, 0));
		const from = performance.getEntriesByName("spectrie:interactive")[0].startTime;
		return [now - from, Math.max(0, ...tasks.filter(t => t.startTime > from).map(t => t.duration))];
	})()`, selector, want))
	return times[0], times[1]
}

func TestLosersTableCompletesWithThePublishedValues(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + losersAddress)
	passed, longest := p.until("#losers-progress", losersDone)
	t.Logf("the whole table, nothing loaded before: %.0f ms; longest task %.0f ms", passed, longest)
	if n := eval[int](p, `document.querySelectorAll(".as-published").length`); n != 12 {
		t.Errorf("%d rounds are as published", n)
	}
	if !eval[bool](p, `(at => at("tr.seats td") === at("tr.verdicts td"))(cell => document.querySelector(cell).getBoundingClientRect().left)`) {
		t.Error("who can lose does not stand below the verdict")
	}
	if n := eval[int](p, `document.querySelectorAll(".otherwise").length`); n != 0 {
		t.Errorf("%d rounds are not as published", n)
	}
	if n := eval[int](p, `document.querySelectorAll(".wide-table a.pill").length`); n != 75 {
		t.Errorf("%d rounds are marked for the seat", n)
	}
	p.shows(".moral", "You lose on every list here.")

	eval[string](p, `(() => { const make = URL.createObjectURL; window.table = null; URL.createObjectURL = b => { window.table = b; return make.call(URL, b) }; return "" })()`)
	p.click("#losers-csv")
	p.shows("#notice", "spectrie-who-loses-where.csv")
	const first = "dictionary,name,min letters,players,possible losers,guaranteed players,winning openings,letters in best play\r\n" +
		"american-english-7.1,American English 7.1,3,2,2,1,h j m z,4\r\n" +
		"american-english-7.1,American English 7.1,3,3,2 3,1,n p q r s z,3\r\n"
	table := eval[string](p, `window.table.text()`)
	if !strings.HasPrefix(table, first) || strings.Count(table, "\r\n") != 76 {
		t.Errorf("%d lines, the first: %q", strings.Count(table, "\r\n"), table[:min(len(table), len(first))])
	}

	p.click(`.wide-table a[href*="players=4"]`)
	p.shows("#verdict", "Player 1 to move")
	p.do(chromedp.NavigateBack())
	p.shows("#losers-progress", losersDone) // and nothing is computed again
}

func TestLosersTableIsCancelledAndGoesOn(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + losersAddress)
	press := func() { eval[string](p, `document.querySelector("#losers-work").click(), ""`) } // wherever the phone has scrolled to
	press()
	p.wait(`["Continue", "Compute again"].includes(document.querySelector("#losers-work").textContent)`)
	press() // goes on, or begins anew where the table was complete already
	p.shows("#losers-progress", losersDone)
	p.shows("#losers-work", "Compute again")
	if wide := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); wide {
		t.Error("the page is wider than a phone")
	}
}

func TestLosersTableKeepsTheFocusWhileItFills(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + losersAddress)
	p.shows("#losers-progress", losersDone)
	kept := eval[string](p, `(async () => {
		const table = document.querySelector(".wide-table[aria-label^=Webster]"), bar = document.querySelector("#losers-progress");
		const links = () => table.querySelectorAll("a").length;
		const until = async done => { while (!done()) await new Promise(requestAnimationFrame) };
		for (let tries = 0; tries < 5; tries++) { // until the table is seen partly filled
			table.scrollLeft = 0;
			document.querySelector("#losers-work").click();
			await until(() => links() === 0);
			table.focus();
			table.scrollLeft = 200;
			await until(() => links() > 0);
			if (document.activeElement !== table || table.scrollLeft < 100) return "the frame lost the focus, or is scrolled back";
			const link = table.querySelector("a");
			link.focus({preventScroll: true});
			await until(() => bar.textContent === "75 of 75 rounds solved.");
			await new Promise(done => setTimeout(done, 100));
			if (link.isConnected) continue;
			const now = document.activeElement;
			if (now.getAttribute("href") !== link.getAttribute("href")) return "the focus is on " + now.tagName;
			return table.scrollLeft < 100 ? "it is scrolled back" : "";
		}
		return "the table was never drawn again";
	})()`)
	if kept != "" {
		t.Errorf("%v, want %q", kept, "")
	}
}

func TestLosersTableSaysWhatDoesNotCome(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	h.fail("web/dicts/web2.trie", 503)
	p := newPage(t, desktop)
	p.expect("503")
	p.open(h.url() + losersAddress)
	p.shows("#losers-progress", "60 of 75 rounds solved. 1 list could not be loaded.")
	p.shows(".losers-list .message", "Webster’s Second could not be loaded: the server answered with status 503.")
	h.fail("web/dicts/web2.trie", 0)
	p.click("#losers-work")
	p.shows("#losers-progress", losersDone)
}

func TestCompareTwoListsByTheirAddress(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + compareAddress)
	passed, longest := p.until("#compare-progress", compareDone)
	t.Logf("two lists, nothing loaded before: %.0f ms; longest task %.0f ms", passed, longest)
	check := func() {
		t.Helper()
		p.shows(".summary", "H wins in both lists.")
		p.shows(".flips", "add JHEEL.")
		p.shows(".refutations", "H wins in each list by itself, but then player 2 may play A. After HA, which is possible in both lists, no letter is right in all of them.")
	}
	check()
	p.do(chromedp.Reload())
	p.interactive()
	check()
	if open := eval[bool](p, `document.querySelector(".refutations details").open`); open {
		t.Error("the refutation is not folded")
	}
	p.click(".refutations summary")
	p.wait(`document.querySelector(".refutations details").open`)
	p.shows(".refutations details", "lose in Webster’s Second, for example in ")
}

func TestCompareChoosesByBoxesAndKeepsTheFocus(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	p.open(h.url() + strings.TrimSuffix(compareAddress, "&with=web2"))
	p.click("#compare-suggestion")
	p.wait(`location.hash.endsWith("with=web2")`)
	p.shows("#compare-progress", compareDone)
	box := `.chooser input[value="american-english-2020"]`
	p.click(box)
	p.wait(`location.hash.endsWith("with=american-english-2020,web2")`)
	p.shows("#compare-progress", "3 lists compared.")
	if !eval[bool](p, fmt.Sprintf(`document.activeElement === document.querySelector(%q)`, box)) {
		t.Error("the box lost the focus")
	}
	p.do(chromedp.NavigateBack())
	p.wait(fmt.Sprintf(`!document.querySelector(%q).checked`, box))
	p.shows("#compare-progress", compareDone)
	p.choose("players", "3")
	p.shows(".summary", "No letter keeps player 1 safe in both lists.")
	p.click("#guarantee")
	p.shows(".summary", "Q gives player 1 a guarantee only in American English 7.1.")
	if wide := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); wide {
		t.Error("the page is wider than a phone")
	}
}

func TestAxeFindsNothingOnLosersAndCompare(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	inEachAppearance(t, func(t *testing.T, p *page) {
		p.open(h.url() + losersAddress)
		p.shows("#losers-progress", losersDone)
		axe(t, p, "losers")
		p.open(h.url() + compareAddress)
		p.shows("#compare-progress", compareDone)
		eval[string](p, `document.querySelectorAll("details").forEach(d => d.open = true), ""`)
		axe(t, p, "compare")
	})
}
