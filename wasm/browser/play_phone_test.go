//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"

	"spectrie/trainer/match"
)

// tap touches the middle of an element, which must be what lies on top there.
func (p *page) tap(selector string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`document.querySelector(%q)`, selector))
	at := eval[[]float64](p, fmt.Sprintf(`(e => {
		const middle = () => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] };
		let [x, y] = middle();
		if (!e.contains(document.elementFromPoint(x, y))) { e.scrollIntoView({block: "center"}); [x, y] = middle() }
		return e.contains(document.elementFromPoint(x, y)) ? [x, y] : [];
	})(document.querySelector(%q))`, selector))
	if len(at) == 0 {
		p.t.Fatalf("%s is covered", selector)
	}
	p.touches([][]float64{at})
}

// touches puts fingers on the points of each step after the other, and lifts them.
func (p *page) touches(steps ...[][]float64) {
	p.t.Helper()
	for i := range len(steps) + 1 {
		e := input.DispatchTouchEventParams{Type: input.DispatchTouchEventTypeTouchEnd, TouchPoints: []*input.TouchPoint{}}
		if i < len(steps) {
			e.Type = input.DispatchTouchEventTypeTouchMove
			for _, at := range steps[i] {
				e.TouchPoints = append(e.TouchPoints, &input.TouchPoint{X: at[0], Y: at[1]})
			}
		}
		if i == 0 {
			e.Type = input.DispatchTouchEventTypeTouchStart
		}
		if _, err := chromedp.Call(p.ctx, input.DispatchTouchEvent, e); err != nil {
			p.t.Fatal(err)
		}
	}
}

// fits checks that the page is no wider than the window.
func (p *page) fits(where string) {
	p.t.Helper()
	if over := eval[int](p, `document.documentElement.scrollWidth - innerWidth`); over > 0 {
		p.t.Errorf("%s is %d px too wide", where, over)
	}
}

// uncovered checks that nothing lies over what tells of the round.
func (p *page) uncovered() {
	p.t.Helper()
	covered := eval[string](p, `[...document.querySelectorAll(".score, #play-board .tile, #play-said, #play-prompt, #play-board .key, .claim, #play-back")].filter(e => {
		const r = e.getBoundingClientRect();
		if (!r.width || !r.height) return false;
		return ![[r.left + 2, r.top + 2], [r.right - 2, r.bottom - 2]].every(([x, y]) => (at => at && (e.contains(at) || at.contains(e)))(document.elementFromPoint(x, y)));
	}).map(e => e.id || e.className + " " + e.textContent).join(", ")`)
	if covered != "" {
		p.t.Errorf("covered or out of the window: %s", covered)
	}
}

// A match on a phone is played with a thumb.
func TestPlayingOnAPhone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	var p *page
	for _, s := range []size{{320, 640}, {844, 390}, phone} {
		p = newPage(t, s) // of its own, because drawing the same lots gives matches the same id
		p.do(chromedp.EmulateViewport(s.width, s.height, chromedp.EmulateMobile, chromedp.EmulateTouch))
		p.wishing("lives=o&play=challenges")
		p.drawsLots()
		p.open(h.url() + addressOf("play"))
		p.wait(`document.querySelector("#play-quick")`)
		p.fits("the lobby")
		p.tap("#play-quick")
		g := p.sat()
		for g.match.State().Winner == match.Nobody {
			p.fits("the board")
			p.uncovered()
			fragment := g.match.State().Round().Fragment()
			switch {
			case g.match.State().Challenger != match.Nobody:
				p.fits("naming a word")
				p.tap(`.key[data-letter="s"]`)
				p.shows("#play-named", strings.ToUpper(fragment)+"S")
				p.tap("#play-none")
			case g.match.Book.IsWord(fragment):
				p.tap("#claim-word")
			case !g.match.Book.Begins(fragment):
				p.tap("#claim-none")
			default:
				p.tap(fmt.Sprintf(`.key[data-letter=%q]`, string(g.letter(false))))
			}
			g.follow()
		}
		p.fits("the review")
		p.wait(`document.querySelector(".review-verdict")`)
	}
	last := eval[string](p, idInFront)
	p.tap("#review-details")
	p.tap("#review-explore")
	p.wait(`document.querySelector("#tree")`)
	eval[string](p, `history.back(), ""`)
	p.tap("#play-next")
	p.wait(fmt.Sprintf(`%s && %s !== %q`, idInFront, idInFront, last))
	p.sat()
}

// With movement on, bots take a moment, which can be switched off.
func TestBotsTakeAMomentToThink(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.media("prefers-reduced-motion", "no-preference")
	p.open(h.url() + addressOf("play"))
	p.wait(`document.querySelector("#play-quick")`)
	const thoughts = `(() => { window.thoughts = 0; new MutationObserver(() => {
		if (/thinks…/.test(document.querySelector("#play-board")?.textContent)) window.thoughts++;
	}).observe(document.body, {subtree: true, childList: true, characterData: true}); return "" })()`
	eval[string](p, thoughts)
	p.click("#play-quick")
	g := p.sat()
	// The second letter comes too early, however busy the machine is, and is left alone.
	eval[string](p, `(() => { for (const key of "hx") document.body.dispatchEvent(new KeyboardEvent("keydown", {key, bubbles: true, cancelable: true})); return "" })()`)
	g.follow()
	if n := eval[int](p, `window.thoughts`); n == 0 {
		t.Error("the bot did not seem to think")
	}
	if got := len(g.match.Events()); got != 2 {
		t.Errorf("%s: %d events, want 2: typing while the bot thinks has done something", g.record, got)
	}
	p.click("#play-pause")
	p.wait(`!document.querySelector("#play-pause").checked`)
	eval[string](p, `window.thoughts = 0, ""`)
	p.keys(string(g.letter(false))) // the switch has the keyboard, and no use for letters
	g.follow()
	if n := eval[int](p, `window.thoughts`); n != 0 {
		t.Error("the bot seems to think although it should not")
	}
}
