//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"

	pages "spectrie/app/address"
)

// TestNoPageIsWiderThanItsWindowOrMovesWhileItLoads: at no width is there anything to
// scroll sideways for, nor with letters of twice the size; and what is painted stays
// where it is until the person does something. It visits every page that has an address.
func TestNoPageIsWiderThanItsWindowOrMovesWhileItLoads(t *testing.T) {
	t.Parallel()
	type visit struct{ link, selector, done string }
	visits := map[pages.Page]visit{
		pages.Explore:           {address("players", "3", "fragment", "qu"), "#verdict", "Player 3 to move"},
		pages.Strategy:          {addressOf("strategy", "players", "3", "seat", "3"), "#summary", "openings of 2 letters"},
		pages.Today:             {addressOf("today"), "#today-begin", "Learn five words"},
		pages.Drill:             {addressOf("drill", "seat", "2"), "#prompt", "New: after "},
		pages.Statistics:        {addressOf("drill/statistics", "seat", "2"), "h1", "See what you know"},
		pages.PuzzlePractice:    {addressOf("puzzles/practice"), "#puzzle-prompt", "?"},
		pages.Play:              {addressOf("play"), "#play-quick", ""},
		pages.Hangman:           {addressOf("hangman"), "#hangman-advice", ""},
		pages.HangmanPractice:   {addressOf("hangman/practice"), "#guess-begin", ""},
		pages.HangmanHardest:    {addressOf("hangman/hardest", "letters", "3"), ".hardest-list h2", "The hardest words"}, // found at once
		pages.HangmanAlgorithms: {addressOf("hangman/proof"), ".tournament-part legend", ""},
		pages.Dictionaries:      {addressOf("dictionaries"), ".list-card", "American"},
		pages.Losers:            {addressOf("dictionaries/losers"), "h1", "Which rules favour you?"},
		pages.Compare:           {addressOf("dictionaries/compare", "with", "web2"), "h1", "agree"},
	}
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	for _, name := range pages.Pages {
		c, ok := visits[name]
		if !ok {
			c = visit{addressOf(string(name)), "main h1", ""}
		}
		p.do(chromedp.EmulateViewport(phone.width, phone.height))
		p.open(h.url() + "?at=" + string(name) + c.link) // another fragment alone loads nothing
		p.shows(c.selector, c.done)
		if moved := shifted(p); moved > 0.05 {
			t.Errorf("%s moved by %.3f while it loaded, want at most 0.05", name, moved)
		}
		for _, s := range []size{{320, 800}, {320, 256}, {390, 800}, {641, 800}, {820, 800}, {844, 390}, {1001, 800}, {1280, 800}, {2560, 800}} {
			p.do(chromedp.EmulateViewport(s.width, s.height))
			p.fits(fmt.Sprintf("%s at %d × %d", name, s.width, s.height))
			if s.width == 320 && s.height == 800 || s.width == 820 || s.width == 1280 {
				if small := eval[string](p, smallTargets); small != "" {
					t.Errorf("%s at %d px: want targets of at least 24 px, but %s", name, s.width, small)
				}
			}
		}
		for _, width := range []int64{390, 1280} {
			p.do(chromedp.EmulateViewport(width, 800))
			eval[string](p, `document.documentElement.style.fontSize = "200%"`)
			p.fits(fmt.Sprintf("%s at %d px, with letters of twice the size,", name, width))
			if over := eval[string](p, overprinted); over != "" {
				t.Errorf("%s at %d px, with letters of twice the size: %s", name, width, over)
			}
		}
	}
}

// smallTargets are what is less than 24 px wide or high, of what can be pressed outside a sentence.
const smallTargets = `[...document.querySelectorAll("button, a[href], input, select, summary, textarea")].flatMap(e => {
	const r = (e.matches("[type=checkbox], [type=radio]") && e.closest("label") || e).getBoundingClientRect();
	const sentence = getComputedStyle(e).display === "inline" && e.closest("p")?.textContent.trim() !== e.textContent.trim();
	const shown = e.checkVisibility({visibilityProperty: true}) && !e.closest(".skip, svg") && !sentence && r.width > 1;
	return shown && Math.min(r.width, r.height) < 23.5 ? [(e.id || e.textContent) + " has " + Math.round(r.width) + " × " + Math.round(r.height)] : [];
}).join(", ")`

// overprinted are texts that lie over each other: none of them moves over the page, and what a box cuts is not seen.
const overprinted = `(() => {
	const seen = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const of = walk.currentNode, text = of.data.trim();
		if (!text || of.parentElement.closest("svg, option, script, style, .sr-only") || !of.parentElement.checkVisibility({opacityProperty: true})) continue;
		const range = document.createRange(), boxes = [];
		let over = false;
		for (let e = of.parentElement; e; e = e.parentElement) {
			const style = getComputedStyle(e);
			over ||= style.position === "fixed" || style.position === "sticky";
			if (style.overflowX !== "visible" && e !== document.body && e !== document.documentElement) boxes.push(e.getBoundingClientRect());
		}
		range.selectNodeContents(of);
		for (const r of range.getClientRects()) {
			const [left, right] = [Math.max(r.left, ...boxes.map(b => b.left)), Math.min(r.right, ...boxes.map(b => b.right))];
			const [top, bottom] = [Math.max(r.top, ...boxes.map(b => b.top)), Math.min(r.bottom, ...boxes.map(b => b.bottom))];
			if (!over && right - left > 3 && bottom - top > 3) seen.push({of, text, left, right, top, bottom});
		}
	}
	const found = new Set();
	for (const [i, a] of seen.entries()) for (const b of seen.slice(i + 1)) {
		if (a.of !== b.of && Math.min(a.right, b.right) - Math.max(a.left, b.left) > 3 && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 8) {
			found.add(a.text.slice(0, 20) + " lies over " + b.text.slice(0, 20));
		}
	}
	return [...found].slice(0, 5).join(", ");
})()`

// The keys of a game are where the question is seen with them: at 400 %, on a phone that lies on its
// side, and with letters of twice the size. What is at the end of the page is not below them.
func TestTheKeysLeaveRoomForTheQuestion(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	for n, c := range []struct{ link, begin, question string }{
		{addressOf("play"), "#play-quick", "#play-board .tiles, #play-prompt"},
		{addressOf("hangman/practice", "letters", "7", "seed", "5", "tried", "eao"), "", "#guess-board .tiles, #guess-left"},
	} {
		p.do(chromedp.EmulateViewport(phone.width, phone.height))
		p.open(fmt.Sprintf("%s?%d%s", h.url(), n, c.link))
		if c.begin != "" {
			p.wait(fmt.Sprintf(`document.querySelector(%q)`, c.begin))
			p.click(c.begin)
		}
		p.wait(`document.querySelector(".key-row")`)
		for _, v := range []struct {
			size
			letters string
		}{{phone, "100%"}, {phone, "200%"}, {size{320, 640}, "100%"}, {size{844, 390}, "100%"}, {size{320, 256}, "100%"}} {
			p.do(chromedp.EmulateViewport(v.width, v.height))
			eval[string](p, fmt.Sprintf(`document.documentElement.style.fontSize = %q`, v.letters))
			hidden := eval[string](p, fmt.Sprintf(`(() => {
				const box = e => e.getBoundingClientRect(), hidden = [];
				const apart = (a, b) => a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
				const named = e => e.id || e.className;
				const question = [...document.querySelectorAll(%q)], row = document.querySelector(".key-row");
				const keys = row.closest(".controls, .guess-controls"), bar = document.querySelector(".pages");
				scrollTo(0, 0);
				if (innerHeight <= 500) for (const e of question) if (box(e).bottom > innerHeight || !apart(box(e), box(keys))) hidden.push(named(e) + " is not seen at first");
				question[0].scrollIntoView({block: "start"});
				for (const e of [...question, row]) {
					const r = box(e);
					if (r.top < -1 || r.bottom > innerHeight + 1) hidden.push(named(e) + " is out of the window");
					if (e !== row && !apart(r, box(keys))) hidden.push(named(e) + " is below the keys");
					if (!apart(r, box(bar))) hidden.push(named(e) + " is below the tab bar");
				}
				scrollTo(0, document.documentElement.scrollHeight);
				const end = document.querySelector(".foot p");
				for (const over of [keys, bar]) if (!apart(box(end), box(over))) hidden.push("the end of the page is below " + named(over));
				return hidden.join(", ");
			})()`, c.question))
			if hidden != "" {
				t.Errorf("%s at %d × %d, letters of %s: want question and keys seen and apart; %s", c.link, v.width, v.height, v.letters, hidden)
			}
		}
	}
}

// The names in the tab bar stand beside each other, however large they are.
func TestTheNamesInTheTabBarStandApart(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	for _, width := range []int64{320, 390, 640} {
		for _, letters := range []string{"100%", "200%"} {
			p.do(chromedp.EmulateViewport(width, 800))
			eval[string](p, fmt.Sprintf(`document.documentElement.style.fontSize = %q`, letters))
			overprinted := eval[string](p, `(() => {
				const names = [...document.querySelectorAll(".pages a")].map(a => {
					const of = document.createRange();
					of.selectNodeContents(a);
					return {text: a.innerText.trim(), box: of.getBoundingClientRect(), bar: a.closest(".pages").getBoundingClientRect()};
				});
				return names.flatMap(({text, box, bar}, i) => [
					i > 0 && names[i - 1].box.right > box.left ? names[i - 1].text + " and " + text + " overlap" : "",
					box.top < bar.top || box.bottom > bar.bottom + 1 ? text + " leaves the bar" : "",
				]).filter(Boolean).join(", ");
			})()`)
			if overprinted != "" {
				t.Errorf("%d px, letters of %s: want every name beside the last one, in the bar; %s", width, letters, overprinted)
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
	eval[string](p, `document.querySelector('.dictionary-note a[href*="strategy"]').click(), ""`) // a phone has no room for it
	p.shows("#start-drawn h2", "Decisions after B")
	p.wait(inView)
}

// What unfolds below a word does so below its line, which stays.
func TestTheReasonsUnfoldBelowTheirWord(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy", "seat", "2"))
	for _, s := range []size{desktop, phone, {320, 640}} {
		p.do(chromedp.EmulateViewport(s.width, s.height))
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
		p.do(chromedp.NavigateBack())
		p.wait(`document.querySelector(".start:nth-child(2) details:not([open])")`)
	}
}

// No menu of the rules cuts the text of what is chosen.
func TestTheMenusOfTheRulesShowTheirChoices(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url())
	for _, s := range []size{phone, {360, 740}, {320, 640}} {
		p.do(chromedp.EmulateViewport(s.width, s.height))
		eval[bool](p, `(document.querySelector("#rules-sheet").showPopover(), true)`)
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
		eval[bool](p, `(document.querySelector("#rules-sheet").hidePopover(), true)`)
	}
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
	for _, name := range []string{"dictionaries/compare", "hangman/practice", "hangman", "play", "strategy", "dictionaries", "drill", "drill/statistics", "explore", "today", "hangman/hardest"} {
		p.wait(`[...document.querySelectorAll("main :is(button, a[href], input, select)")].filter(e => e.offsetParent && !e.disabled).slice(-1).map(e => e.focus()).length === 1`)
		if eval[bool](p, `document.activeElement === document.body`) {
			t.Fatalf("nothing can have the keyboard on the page before %s", name)
		}
		before := eval[string](p, `document.title`)
		eval[string](p, fmt.Sprintf(`location.hash = %q`, addressOf(name)))
		p.wait(fmt.Sprintf(`document.title !== %q`, before))
		p.wait(`document.activeElement !== document.body`)
	}
}
