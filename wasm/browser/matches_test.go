//go:build browser

package browser_test

import (
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
	p.wait(`document.querySelectorAll("#play-board .tile").length >= 4`) // the letters, and the next place
	p.pastMatches(h)
	p.shows(".matches li", "Against Reader")
	p.shows(".matches li", "You G · Reader G")
	p.shows("#fares", "Reader")

	p.click(`.matches [data-action="review"]`)
	p.wait(`location.hash.includes("round=2") && document.querySelector("#review-details")`)
	p.keys(kb.ArrowLeft)
	p.wait(`/step=\d/.test(location.hash) && document.querySelector("#step-text")`)
	step := eval[string](p, `document.querySelector("#step-text").textContent`)
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#step-text", step)
	p.click(`.round-chips [data-round="0"]`)
	p.wait(`location.hash.includes("round=1")`)
	eval[string](p, `history.back(), ""`)
	p.wait(`location.hash.includes("round=2") && document.querySelector("#review-title").textContent.startsWith("Round 2")`)
	p.click("#review-share")
	p.wait(`document.activeElement.id === "share-name"`)
	p.keys("Zoe" + kb.Enter)
	p.wait(`!document.querySelector("#share-dialog[open]")`)

	p.pastMatches(h)
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
