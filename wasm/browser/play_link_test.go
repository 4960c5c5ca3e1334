//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// goesTo changes the address as a person does who types into the bar.
func (p *page) goesTo(hash string) {
	p.t.Helper()
	eval[string](p, fmt.Sprintf(`location.hash = %q, ""`, hash))
}

func TestAMatchFromALinkIsLookedAtAndPlayedOn(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	from := newPage(t, desktop)
	from.wishing("lives=go&play=challenges")
	g := from.begin(h)
	g.act(false)

	p := newPage(t, desktop) // in a profile of its own
	p.open(h.url() + addressOf("play", "record", g.record))
	p.shows("#play-board", "This match was sent as a link.")
	p.wait(fmt.Sprintf(`%s.startsWith(%q)`, shownTable, g.letters(g.match.State().Round())+"|"))
	if n := len(p.kept()); n != 0 {
		t.Errorf("looking at it keeps %d matches", n)
	}
	p.keys("z") // which does nothing yet
	p.click("#play-on")
	p.wait(idInFront)
	g = &table{page: p, id: eval[string](p, idInFront), record: g.record, match: g.match}
	g.looks(false)
	p.wait(fmt.Sprintf(`%s.then(all => all[%q] === %q)`, keptMatches, g.id, g.record))
	g.act(false)

	over := "ghost1:american-english-7.1~min4~strict~o~opens1~seed7~You~Child(10-step-0)~hacienda.;"
	p.open(h.url() + "?from=a-friend" + addressOf("play", "record", over))
	p.shows("#play-summary", "Against Child")
	p.wait(fmt.Sprintf(`%s.startsWith("H1 A2 C1 I2 E1 N2 D1 A2|0/1, 1/1|")`, shownTable))
	if eval[bool](p, `!!document.querySelector("#play-on")`) {
		t.Error("a match that is over can be played on")
	}
	p.click("#play-anew")
	if setup := p.sat().match.Setup; setup.Lives != "o" || setup.Players[1].Name != "Child" {
		t.Errorf("the match is %+v", setup)
	}
	p.click("#play-leave")
	p.wait(`document.activeElement.id === "play-quick"`)
}

// Whatever stands in an address, the page says what it is not, and can be played on.
func TestPlayRefusesHostileRecords(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	const head = "ghost1:american-english-7.1~min4~strict~ghost~opens1~seed7~You~Child(10-step-0)~"
	refused := "The match in this link could not be read: "
	p.open(h.url() + addressOf("play", "record", "garbage"))
	for _, c := range []struct{ record, says string }{
		{"garbage", refused},
		{"<img src=x onerror=alert(1)>", refused},
		{strings.Repeat("h", 1<<20), "could not be read"},
		{head + strings.Repeat("-", 3000) + ";", refused},
		{head + "hxqz;", refused + "event 2 of 4: no word begins that way: HX."},
		{head + "h", refused},
		{strings.Replace(head, "ghost1", "ghost9", 1) + "h;", refused},
		{strings.Replace(head, "american-english-7.1", "own-0123456789abcdef", 1) + "h;", ""},
		{strings.Replace(head, "american-english-7.1", "martian", 1) + "h;", ""},
		{strings.Replace(head, "~You~", "~"+strings.Repeat("You~", 9), 1) + "h;", refused},
		{strings.Replace(head, "seed7", "seed99999999999999999999999", 1) + "h;", refused},
	} {
		p.goesTo("#/play")
		p.wait(`document.querySelector("#messages").textContent === ""`)
		p.goesTo(addressOf("play", "record", c.record))
		p.wait(fmt.Sprintf(`/[a-z]{3}.*\./s.test(document.querySelector("#messages").innerText) && document.querySelector("#messages").textContent.includes(%q)`, c.says))
		p.wait(`document.querySelector("#play-quick")`)
		if said := eval[string](p, `document.querySelector("#messages").innerText`); len(said) > 400 {
			t.Errorf("%.60s: is refused with %d bytes", c.record, len(said))
		}
	}
	eval[string](p, `document.activeElement.blur(), ""`)
	p.keys(kb.Enter)
	p.sat().act(false)
}
