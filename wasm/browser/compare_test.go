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

func TestLosersTableKeepsTheFocusWhileItFills(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + losersAddress)
	p.shows("#losers-progress", losersDone)
	if !eval[bool](p, `(at => at("tr.seats td") === at("tr.verdicts td"))(cell => document.querySelector(cell).getBoundingClientRect().left)`) {
		t.Error("who can lose does not stand below the verdict")
	}
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
	p.click("#compare-picture") // the browser paints it
	p.shows("#notice", "saved as ghost-compared.png")
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
	p := newPage(t, desktop)
	p.open(h.url() + losersAddress)
	p.shows("#losers-progress", losersDone)
	p.looksRight("losers")
	p.open(h.url() + compareAddress)
	p.shows("#compare-progress", compareDone)
	eval[string](p, `document.querySelectorAll("details").forEach(d => d.open = true), ""`)
	p.looksRight("compare")
}
