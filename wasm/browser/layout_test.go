//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
)

// TestNoPageIsWiderThanItsWindowOrMovesWhileItLoads: at no width is there anything to
// scroll sideways for, nor with letters of twice the size; and what is painted stays
// where it is until the person does something.
func TestNoPageIsWiderThanItsWindowOrMovesWhileItLoads(t *testing.T) {
	t.Parallel()
	const over = `document.documentElement.scrollWidth - document.documentElement.clientWidth`
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, c := range []struct{ link, selector, done string }{
		{address("players", "3", "fragment", "qu"), "#verdict", "Player 3 to move"},
		{addressOf("strategy", "players", "3", "seat", "3"), "#summary", "openings of 2 letters"},
		{addressOf("drill", "seat", "2"), "h1", "Drill"},
		{addressOf("drill/statistics", "seat", "2"), "h1", "Statistics"},
		{addressOf("play"), "h1", "Play"},
		{addressOf("hangman"), "h1", "Hangman"},
		{addressOf("hangman/practice"), "h1", "practice"},
		{addressOf("hangman/hardest"), "h1", "hardest words"},
		{addressOf("hangman/proof"), "h1", "Which algorithm"},
		{addressOf("dictionaries"), "h1", "Dictionaries"},
		{addressOf("dictionaries/losers"), "h1", "Who loses where"},
		{addressOf("dictionaries/compare", "with", "web2"), "h1", "Compare"},
	} {
		p.do(chromedp.Navigate("about:blank")) // for the next page to be loaded, and not changed to
		p.do(chromedp.EmulateViewport(phone.width, phone.height))
		p.open(h.url() + c.link)
		p.shows(c.selector, c.done)
		if moved := shifted(p); moved > 0.05 {
			t.Errorf("%s moved by %.3f while it loaded", c.link, moved)
		}
		for _, width := range []int64{320, 390, 641, 720, 768, 820, 1024, 1180, 1920} {
			p.do(chromedp.EmulateViewport(width, 800))
			if px := eval[int](p, over); px > 0 {
				t.Errorf("%s is %d px too wide at %d px", c.link, px, width)
			}
		}
		for _, width := range []int64{390, 1280} {
			p.do(chromedp.EmulateViewport(width, 800))
			eval[string](p, `document.documentElement.style.fontSize = "200%"`)
			if px := eval[int](p, over); px > 0 {
				t.Errorf("%s is %d px too wide at %d px with letters of twice the size", c.link, px, width)
			}
		}
	}
}

func TestShowingMoreStaysWhereThePersonReads(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	for _, c := range []struct {
		link, button, lines string
		shown               int
	}{
		{address(), "#more-words", "#words a", 60},
		{addressOf("strategy", "players", "4", "seat", "3"), "#more-strategy", "#starts .played, #starts .lost", 120},
	} {
		p.open(h.url() + c.link)
		p.wait(fmt.Sprintf(`document.querySelector(%q)`, c.button))
		eval[string](p, fmt.Sprintf(`document.querySelector(%q).scrollIntoView({block: "center"}), ""`, c.button))
		last := fmt.Sprintf(`document.querySelectorAll(%q)[%d].getBoundingClientRect()`, c.lines, c.shown-1)
		before := eval[[]float64](p, `(r => [r.left, r.top])(`+last+`)`)
		p.click(c.button)
		p.wait(fmt.Sprintf(`document.querySelectorAll(%q).length > %d`, c.lines, c.shown))
		p.wait(fmt.Sprintf(`document.activeElement === document.querySelectorAll(%q)[%d]`, c.lines, c.shown))
		if after := eval[[]float64](p, `(r => [r.left, r.top])(`+last+`)`); after[0] != before[0] || after[1] != before[1] {
			t.Errorf("%s: the last line moved from %v to %v", c.link, before, after)
		}
	}
}

// A start that a link leads to or that is picked in the list is brought into
// view; another choice about it leaves the page where it is.
func TestAStartThatIsPickedComesIntoView(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + addressOf("strategy", "seat", "2", "fragment", "b"))
	p.shows("#start-drawn h2", "Decisions after B")
	inView := `(top => top >= 0 && top < innerHeight / 2)(document.querySelector("#start-drawn").getBoundingClientRect().top)`
	p.wait(inView)
	eval[string](p, `scrollTo(0, 0), ""`)
	p.choose("aim", "easiest")
	p.wait(`location.hash.includes("aim=easiest") && document.querySelector("#aim").value === "easiest"`)
	if y := eval[float64](p, `scrollY`); y != 0 {
		t.Errorf("another aim moved the page to %.0f px", y)
	}
	p.click(`.start-name[href*="fragment=c"]`)
	p.shows("#start-drawn h2", "Decisions after C")
	p.wait(inView)
	p.open(h.url() + addressOf("explore", "seat", "2", "fragment", "bl"))
	p.click(`.dictionary-note a[href*="strategy"]`)
	p.shows("#start-drawn h2", "Decisions after B")
	p.wait(inView)
}

// What unfolds below a word does so below its line, which stays.
func TestTheReasonsUnfoldBelowTheirWord(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for _, s := range []size{desktop, phone, {320, 640}} {
		p := newPage(t, s)
		p.open(h.url() + addressOf("strategy", "seat", "2"))
		p.shows("#summary", "Know 54 words")
		places := `[...document.querySelectorAll(".start:nth-child(2) li")[0].querySelectorAll(".played, .tier, summary")].map(e => { const r = e.getBoundingClientRect(); return [r.left, r.top + scrollY].map(Math.round) }).join(" ")`
		before := eval[string](p, places)
		p.click(`.start:nth-child(2) summary`)
		p.wait(`document.querySelector(".start:nth-child(2) details").open`)
		if after := eval[string](p, places); after != before {
			t.Errorf("%d px: word, tier and toggle were at %s and are at %s", s.width, before, after)
		}
		p.click(`.start:nth-child(2) .played`) // which nothing covers
		p.wait(`location.hash.startsWith("#/explore?")`)
	}
}

// No menu of the rules cuts the text of what is chosen.
func TestTheMenusOfTheRulesShowTheirChoices(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for _, s := range []size{phone, {360, 740}, {320, 640}} {
		p := newPage(t, s)
		p.open(h.url())
		cut := eval[string](p, `(() => {
			const pen = document.createElement("canvas").getContext("2d"), cut = [];
			for (const menu of document.querySelectorAll(".rules select")) {
				const style = getComputedStyle(menu);
				pen.font = style.font;
				const room = menu.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
				for (const o of menu.options) if (pen.measureText(o.text).width > room) cut.push(o.text + " in " + Math.round(room) + " px");
			}
			return cut.join(", ");
		})()`)
		if cut != "" {
			t.Errorf("%d px: cut are %s", s.width, cut)
		}
	}
}

// What somebody was sent may name a list that only the sender has.
func TestALinkToAListThatIsNotHereKeepsItsRules(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("dict", "own-0123456789abcdef", "players", "3", "seat", "2", "fragment", "ja"))
	p.shows("#messages", "Somebody’s own list could not be loaded: that dictionary is not on this device. American English 7.1 is still in use.")
	p.wait(`document.querySelector("#dictionary").value === "american-english-7.1" && document.querySelector("#players").value === "3" && document.querySelector("#seat").value === "2"`)
	p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of JA"`)
	p.keys("c")
	p.wait(`location.hash.includes("players=3") && location.hash.includes("fragment=jac")`)
	p.do(chromedp.NavigateBack())
	p.click("#import-it")
	p.shows("h1", "Dictionaries")
	p.shows("#not-here", "is not on this device")
	p.open(h.url() + addressOf("dictionaries/compare", "with", "own-0123456789abcdef"))
	p.shows("#not-here", "is not on this device")
	p.click("#not-here a")
	p.shows("h1", "Dictionaries")
	p.wait(`!document.querySelector("#not-here")`) // the list of this link is here
}

func TestADialogEndsWithItsPage(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	p.keys("j")
	p.wait(`document.title.startsWith("J ")`)
	p.keys("?")
	p.wait(`document.querySelector("#help").open`)
	p.do(chromedp.NavigateBack())
	p.wait(`!document.title.startsWith("J ") && !document.querySelector("#help").open`)
}

// What has the keyboard goes with its page; the keyboard stays within the next one.
func TestTheKeyboardOutlivesItsPage(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	for _, name := range []string{"dictionaries/compare", "hangman/practice", "hangman", "play", "strategy", "dictionaries", "drill", "drill/statistics", "explore", "hangman/hardest"} {
		eval[string](p, `[...document.querySelectorAll("main :is(button, a[href], input, select)")].filter(e => e.offsetParent && !e.disabled).at(-1).focus(), ""`)
		if eval[bool](p, `document.activeElement === document.body`) {
			t.Fatalf("nothing can have the keyboard on the page before %s", name)
		}
		before := eval[string](p, `document.title`)
		eval[string](p, fmt.Sprintf(`location.hash = %q`, addressOf(name)))
		p.wait(fmt.Sprintf(`document.title !== %q`, before))
		p.wait(`document.activeElement !== document.body`)
	}
}
