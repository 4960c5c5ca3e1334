//go:build browser

package browser_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/trainer/match"
)

// The bots of a match are the same before and after a reload, as follow sees.
func TestAMatchGoesOnAfterReloadsWithoutANetwork(t *testing.T) {
	t.Parallel()
	underBoth(t, func(t *testing.T, h *host) {
		p := newPageWithWorker(t, desktop)
		p.wishing("play=challenges")
		p.open(h.url() + addressOf("play"))
		p.offlineReady()
		h.stop()
		p.keys(kb.Enter)
		g := p.sat()
		for range 3 {
			g.act(false)
			if g.match.State().Round().Fragment() == "" || g.match.Mover().IsBot() {
				g.goesOn()
			}
			p.do(chromedp.Reload())
			g.again()
		}
		for { // until the round on the board has something to take back
			over := roundsOver(g.match)
			g.act(false)
			if roundsOver(g.match) == over {
				break
			}
			g.goesOn()
		}
		p.keys(kb.Backspace)
		p.shows("#play-said", "Taken back to ")
		g.follow()
		p.do(chromedp.Reload())
		g.again()

		p.open(h.url() + "?another=visit" + addressOf("play"))
		p.shows("#past", "Continue")
		p.click(`#past a.action`)
		g.again()
		g.act(false)
	})
}

// A match of several people tells whose turn it is by names.
func TestPassingTheDeviceOn(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.wishing("lives=o&you=Ann&seat0=person+Ben")
	p.open(h.url() + addressOf("play"))
	p.tabTo(`e.localName === "summary" && e.textContent === "Custom match"`)
	p.keys(kb.Enter)
	p.tabTo(`e.id === "play-this"`)
	p.keys(kb.Enter)
	p.shows("#play-prompt", "Ann, it is your turn.")
	p.keys("h")
	p.shows("#play-prompt", "Ben, it is your turn.")
	p.keys("a")
	p.shows("#play-prompt", "Ann, it is your turn.")
	p.keys("n")
	p.wait(keptMatches + `.then(all => Object.values(all)[0]?.endsWith("~han;"))`)
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#play-prompt", "Ben, it is your turn.")
	p.keys("d")
	p.shows("#play-said", "Ann wins the match.")
}

// A match that two tabs show is one: each follows what is played in the other.
func TestTwoTabsOfOneMatchGoOnTogether(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	here := p.begin(h)
	here.act(false)
	tab := p.anotherTab()
	tab.open(h.url() + addressOf("play", "match", here.id))
	there := &table{page: tab, id: here.id, record: here.record, match: here.match}
	there.again()

	for _, turn := range []struct{ plays, follows *table }{{here, there}, {there, here}, {here, there}} {
		over := roundsOver(turn.plays.match)
		turn.plays.act(false)
		turn.follows.match, turn.follows.record = turn.plays.match, turn.plays.record
		ended := roundsOver(turn.plays.match) > over
		turn.follows.looks(ended)
		if ended {
			break
		}
	}
	p.open(h.url() + "?another=visit" + addressOf("play"))
	p.wait(`document.querySelectorAll("#past .match-what").length === 1`)
}

// plays goes on with strict matches by what the page shows alone, until a round ends.
func (p *page) playsByEye() {
	p.t.Helper()
	setup := match.Setup{Dict: "american-english-7.1", MinLetters: 4}
	book := p.bookOf(&setup)
	const letters = `[...document.querySelectorAll("#play-board .tile:not(.start, .blank, .would)")].map(t => t.textContent).join("").toLowerCase()`
	for n := 0; !eval[bool](p, `!!document.querySelector("#play-next")`); n++ {
		if n > 30 {
			p.t.Fatalf("the round does not end: %s", p.say())
		}
		fragment := eval[string](p, letters)
		at, ok := book.At(2, fragment)
		if !ok {
			p.t.Fatalf("no word goes on from %q", fragment)
		}
		p.keys(string(at.Letters()[0].Letter))
		p.wait(fmt.Sprintf(`%s.length > %d && (document.querySelector("#play-next") || document.querySelector(".score.moves")?.textContent.includes("You"))`, letters, len(fragment)))
	}
}

// Where nothing can be kept people play on, and are told once.
func TestPlayingWhereNothingIsKept(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for what, c := range map[string]struct{ script, says string }{
		"denied":  {`Object.defineProperty(window, "indexedDB", {get() { throw new DOMException("denied", "SecurityError") }})`, "this browser keeps nothing"},
		"missing": {`Object.defineProperty(window, "indexedDB", {value: undefined})`, "this browser keeps nothing"},
		"full":    {`IDBObjectStore.prototype.put = () => { throw new DOMException("full", "QuotaExceededError") }`, "no room"},
	} {
		p := newPage(t, desktop)
		p.wishing("lives=o")
		p.before(c.script + `; window.told = []; addEventListener("DOMContentLoaded", () => new MutationObserver(() => {
			const text = document.getElementById("notice")?.textContent ?? "";
			if (text && window.told.at(-1) !== text) window.told.push(text);
		}).observe(document, {subtree: true, childList: true, characterData: true}))`)
		p.open(h.url() + addressOf("play"))
		p.wait(`document.querySelector("#play-quick")`)
		for range 2 { // and one more match
			p.keys(kb.Enter)
			p.wait(`document.querySelector("#play-board") && !document.querySelector("#play-next")`)
			p.wait(`window.told.length > 0`) // which ends with the next key
			p.playsByEye()
		}
		told := eval[[]string](p, `window.told`)
		ours := slices.DeleteFunc(told, func(text string) bool { return !strings.Contains(text, "not kept") })
		if len(ours) != 1 || !strings.HasPrefix(ours[0], "Your match is not kept on this device: ") || !strings.Contains(ours[0], c.says) {
			t.Errorf("%s: the notices are %q", what, told)
		}
		p.click("#play-others")
		p.shows("#past-unkept", c.says)
		p.shows("#past", "Finished: 2 matches")
	}
}
