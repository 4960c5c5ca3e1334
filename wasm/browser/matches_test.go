//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// linkedMatch is a match in a link: a round that the person lost, and one under way.
const linkedMatch = "ghost1:american-english-7.1~min4~bluff~ghost~opens1~seed7~Ada~Reader(35-mind-20)~jumbo!jovi?(jovial)wor;"

// playMatch opens the match of the link and goes on with it as a match of this
// device.
func (p *page) playMatch(h *host) {
	p.t.Helper()
	p.open(h.url() + addressOf("play", "record", linkedMatch))
	p.click("#play-on")
	p.wait(`location.hash.includes("match=")`)
}

// pastMatches opens the page where matches are chosen.
func (p *page) pastMatches(h *host) {
	p.t.Helper()
	p.open(h.url() + addressOf("play"))
	p.wait(`document.querySelector("#past-notes") && !document.querySelector("#past-notes").textContent.startsWith("Reading")`)
}

func TestMatchesSurviveAReload(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.playMatch(h)
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelectorAll("#play-board .tile").length >= 5`) // ∅, the letters, and the next place
	p.pastMatches(h)
	p.shows(".matches li", "Against Reader")
	p.shows(".matches li", "You G · Reader G")
	p.shows("#fares", "Reader")

	p.click(`.matches [data-action="delete"]`)
	p.shows("#past-notes", "1 match deleted.")
	p.wait(`document.activeElement.id === "undo-delete-match"`)
	p.click("#undo-delete-match")
	p.shows(".matches li", "Against Reader")
	p.catchSaved()
	p.click("#save-matches")
	p.wait(`window.saved`)
	saved := eval[string](p, `window.saved.text()`)

	p.click("#delete-matches")
	p.wait(`document.activeElement.id === "keep-matches"`) // so that Enter deletes nothing
	p.click("#delete-matches-confirmed")
	p.shows("#past-notes", "1 match deleted.")
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#past-empty", "No matches yet.")
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#open-matches"), []string{wordFile(t, "matches.txt", []byte(saved+"\n"+saved))}))
	p.shows("#past-said", "The file has 2 matches: 1 new, 1 already here.")
	p.do(chromedp.Reload())
	p.interactive()
	p.shows(".matches li", "Against Reader")
}

func TestAnotherTabsMatchesAppear(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.pastMatches(h)
	tab := p.anotherTab()
	tab.playMatch(h)
	p.shows(".matches li", "Against Reader") // as soon as the other tab keeps it
}

func TestMatchesThatAreDamagedAreLeftOut(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.playMatch(h)
	p.pastMatches(h)
	eval[bool](p, `new Promise((done, failed) => {
		const open = indexedDB.open("spectrie-matches", 1);
		open.onerror = failed;
		open.onsuccess = () => {
			const transaction = open.result.transaction("matches", "readwrite");
			for (const [key, value] of [["x", 5], ["y", "{"], [7, {a: 1}], [["z"], "null"]]) transaction.objectStore("matches").put(value, key);
			transaction.oncomplete = () => { open.result.close(); done(true) };
			transaction.onerror = failed;
		};
	})`)
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#past-damaged", "4 matches could not be read and are left out.")
	p.shows(".matches li", "Against Reader")
}

func TestALinkedMatchIsSteppedThrough(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	s := phone
	p := newPage(t, s)
	p.open(h.url() + addressOf("play", "record", linkedMatch))
	p.shows("#review-title", "Round 2 of 3")
	p.keys(kb.Home)
	p.shows("#review-title", "Round 1 of 3")
	p.shows("#step-text", "The beginning of the round")
	for _, letter := range strings.Split("JUMB", "") {
		p.keys(kb.ArrowRight)
		p.shows("#step-text", "played "+letter)
	}
	p.click("#walk-on")
	p.shows("#step-text", "Ada completed JUMBO")
	axe(t, p, fmt.Sprintf("a look back, %d pixels wide", s.width))
	if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		t.Errorf("the page is %d pixels too wide", over)
	}
	if eval[bool](p, `!!document.querySelector("#review-drill")?.checkVisibility()`) {
		t.Error("somebody else’s mistake can be drilled")
	}
}
