//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"spectrie/trainer/match"
)

// Moments of matches against a child, to be opened from a link.
const (
	momentHead     = "ghost1:american-english-7.1~min4~bluff~go~opens1~seed7~You~Child(10-step-0)~"
	momentOfTurn   = momentHead + "ho;"
	momentOfNaming = momentHead + "hoa?;"
	momentOfReview = "ghost1:american-english-7.1~min4~strict~o~opens1~seed7~You~Child(10-step-0)~hacienda.;"
)

// restores puts a match from a link on the table.
func (p *page) restores(h *host, record string) {
	p.t.Helper()
	p.open(h.url() + "?moment" + addressOf("play", "record", record))
	p.click("#play-on")
	p.wait(idInFront)
}

func TestAxeFindsNothingOnPlay(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.restores(h, momentOfTurn)
	p.wait(`document.querySelector("#helps-title")`)
	eval[string](p, `document.querySelector("#helps-title").click(), ""`)
	for _, help := range []string{"#help-1", "#help-2", "#help-3"} {
		eval[string](p, fmt.Sprintf(`document.querySelector(%q).click(), ""`, help))
	}
	p.shows("#help-said", "can still end the round")
	p.looksRight("the board with help")
	p.restores(h, momentOfNaming)
	p.wait(`document.querySelector("#play-name")`)
	p.keys("xy")
	p.shows("#play-named", "HOAXY")
	p.looksRight("naming a word")
	eval[string](p, `document.querySelector("#play-none").click(), ""`)
	p.wait(`document.querySelector("#review .review-verdict p")`)
	p.looksRight("the review")
	eval[string](p, `document.querySelector("#review-details").click(), document.querySelector("#review-share").click(), ""`)
	p.wait(`document.querySelector("#share-dialog[open]") && document.querySelector(".steps-table")`)
	p.looksRight("sharing a match, over the details of a review")
	p.open(h.url() + "?past" + addressOf("play", "players", "3"))
	p.wait(`document.querySelector("#past .match-what")`)
	eval[string](p, `(() => { for (const d of document.querySelectorAll("#past details")) d.open = true; return "" })()`)
	eval[string](p, `document.querySelector(".another > summary").click(), ""`)
	p.choose("seat-1", "made")
	p.choose("seat-2", "person")
	p.wait(`document.querySelector("#name-2")`)
	p.looksRight("the lobby")
}

// Whatever can be pressed is reached by keyboard, in the order in which it is read,
// and is seen where it is reached.
func TestTheKeyboardReachesAllOfPlay(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for n, c := range []struct{ what, record, ready string }{
		{"the lobby", "", `document.querySelector("#past-empty")`}, // before a match is kept
		{"the board", momentOfTurn, `document.activeElement.id === "play-board"`},
		{"naming", momentOfNaming, `document.querySelector("#play-name") && document.activeElement.id === "play-board"`},
		{"the review", momentOfReview, `document.querySelector("#review .review-verdict p")`},
	} {
		link := addressOf("play")
		if c.record != "" {
			link = addressOf("play", "record", c.record)
		}
		p.open(fmt.Sprintf("%s?%d%s", h.url(), n, link))
		if eval[bool](p, `!!document.querySelector("#play-on")`) {
			p.click("#play-on")
		}
		p.wait(c.ready)
		many := eval[int](p, `(() => {
			window.targets = [...document.querySelectorAll("main a[href], main button:not([disabled]), main input, main select, main textarea, main summary")].filter(e => e.checkVisibility() && e.tabIndex >= 0);
			return window.targets.length;
		})()`)
		if many < 5 {
			t.Errorf("%s: there are only %d things to press", c.what, many)
		}
		eval[string](p, `(window.reached = [], addEventListener("focusin", e => {
			const r = e.target.getBoundingClientRect();
			window.reached.push({e: e.target, seen: e.target.contains(document.elementFromPoint(r.left + r.width / 2, r.top + r.height / 2))});
		}), document.activeElement.blur(), window.targets[0].focus(), "")`)
		for range many + 3 {
			p.keys(kb.Tab)
		}
		if got := eval[string](p, `(() => {
			const at = e => window.reached.findIndex(r => r.e === e), wrong = [];
			let last = -1;
			for (const e of window.targets) {
				const i = at(e), name = e.id || e.textContent.trim().slice(0, 40);
				if (i < 0) { if (e.type !== "radio") wrong.push(name + " is not reached"); continue }
				if (i < last) wrong.push(name + " comes too early");
				if (!window.reached[i].seen) wrong.push(name + " is covered");
				last = i;
			}
			return wrong.join(", ");
		})()`); got != "" {
			t.Errorf("%s: %s, want %q", c.what, got, "")
		}
	}
}

// resumes follows a match from a link, which is played on.
func (p *page) resumes(h *host, record string) *table {
	p.t.Helper()
	p.restores(h, record)
	g := &table{page: p, id: eval[string](p, idInFront), record: record, match: p.playedIn(record)}
	g.looks(false)
	return g
}

// A button or key of the screen that was pressed keeps the keyboard, and typing goes on.
func TestPressingAndTypingGoTogether(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	g := p.resumes(h, momentOfTurn)
	p.tabTo(`e.id === "helps-title"`)
	p.keys(kb.Enter)
	p.tabTo(`e.id === "help-2"`)
	p.keys(kb.Enter) // on
	g.follow()
	p.wait(`document.activeElement.id === "help-2"`)
	p.keys(kb.Enter) // and off
	p.click(fmt.Sprintf(`.key[data-letter=%q]`, string(g.letter(false))))
	g.follow()
	g.act(false)
}

// A person who is challenged continues the letters on the board.
func TestNamingAWord(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	g := p.resumes(h, momentOfNaming)
	g.act(false)
	if r := g.match.State().Rounds[0]; r.Ending != match.Named || r.Loser != 1 {
		t.Errorf("%s: the round ended with %+v", g.record, r)
	}
	g.reviewed()
	p.click("#review-details")
	p.shows("#review-challenge", "comes between")

	// Enter names the word and nothing else, although the focus moves to a button before the key is up.
	p.resumes(h, momentOfNaming)
	p.keys("x")
	if !eval[bool](p, `(enter => { document.activeElement.dispatchEvent(enter); return enter.defaultPrevented })(new KeyboardEvent("keydown", {key: "Enter", bubbles: true, cancelable: true}))`) {
		t.Error("the browser goes on to press a button with Enter")
	}
	p.wait(`document.querySelector("#play-next")`)

	g = p.resumes(h, momentOfNaming)
	const row = `(row => row.innerText.replace(/\s/g, "") + " " + row.ariaLabel)(document.querySelector("#play-board .tiles"))`
	p.keys("xe" + kb.Backspace)
	p.wait(row + ` === "HOAX Your word: H O A X"`)
	p.shows("#play-named", "HOAX")
	p.click(`.key[data-letter="y"]`)
	p.wait(`document.activeElement.id === "play-board"`) // so that Enter does not press the key again
	p.keys(kb.Backspace + kb.Backspace + kb.Backspace)
	p.wait(row + ` === "HOA Your word: H O A"`)
	p.keys(kb.Enter)
	p.shows("#play-refused", "Add the rest of the word, or press again to name HOA itself.")
	p.tabTo(`e.id === "play-none"`)
	p.keys(kb.Enter)
	g.follow()
	if r := g.match.State().Rounds[0]; r.Ending != match.NotNamed || r.Loser != 0 {
		t.Errorf("%s: the round ended with %+v", g.record, r)
	}
	g.reviewed()
}
