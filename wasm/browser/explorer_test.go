//go:build browser

package browser_test

import (
	"fmt"
	"net/url"
	"strings"
	"testing"

	"github.com/chromedp/cdproto/input"
	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// underBoth runs a test at the root of a host and under a path of one that sends no
// headers of its own.
func underBoth(t *testing.T, test func(t *testing.T, h *host)) {
	for _, prefix := range []string{"/", "/some/sub/path/"} {
		t.Run(prefix, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), prefix)
			if prefix != "/" {
				h.headers = nil
			}
			test(t, h)
		})
	}
}

// address is the part of a link behind '#'.
func address(parameters ...string) string { return addressOf("explore", parameters...) }

// addressOf is that of any page.
func addressOf(page string, parameters ...string) string {
	q := url.Values{}
	for i := 0; i < len(parameters); i += 2 {
		q.Set(parameters[i], parameters[i+1])
	}
	return "#/" + page + "?" + q.Encode()
}

func TestTheFirstPaintIsTheRealMapAndStays(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	h.fail("web/app.wasm", 503) // the program never comes
	p := newPage(t, desktop)
	p.expectNoProgram()
	p.do(chromedp.Navigate(h.url()))
	p.shows("#verdict", "You win with H, J, M, R or Z")
	p.shows("#headline", "Open with J. Know five words and you never lose: jack · jell · jilt · jovial · just.")
	if n := eval[int](p, `document.querySelector(".map-first").checkVisibility() ? document.querySelectorAll(".map-first text").length : 0`); n < 27 {
		t.Errorf("%d letters are on the map before the program runs", n)
	}
	if n := eval[int](p, `document.querySelectorAll("#tree [role=treeitem]").length`); n != 27 {
		t.Errorf("%d nodes are in the tree before the program runs, want ∅ and 26", n)
	}
	if n := eval[int](p, `document.querySelectorAll(".key.win").length`); n != 5 {
		t.Errorf("%d winning keys", n)
	}
	p.shows("#letters", "every reply has an answer: A→C, E→E, I→L, O→H, U→S")

	h.fail("web/app.wasm", 0)
	after := newPage(t, desktop)
	after.open(h.url())
	drawn := `[...document.querySelectorAll("#tree > svg g, #tree > svg path")].map(n => ["data-key", "class", "transform", "d"].map(a => n.getAttribute(a)).join(" ")).join("\n")`
	before := strings.Split(eval[string](p, drawn), "\n")
	for i, line := range strings.Split(eval[string](after, drawn), "\n") {
		if i >= len(before) || line != before[i] {
			t.Fatalf("the program draws %q, line %d, otherwise than the generator", line, i)
		}
	}
	verdict := `document.querySelector("#verdict").textContent`
	if a, b := eval[string](p, verdict), eval[string](after, verdict); a != b {
		t.Errorf("verdict %q became %q", a, b)
	}
}

func TestDescendingByKeysAndClicks(t *testing.T) {
	t.Parallel()
	underBoth(t, func(t *testing.T, h *host) {
		p := newPage(t, desktop)
		p.open(h.url())
		p.keys("j")
		p.shows("#verdict", "Player 2 to move. You win")
		p.keys("A")
		p.wait(`location.hash.includes("fragment=ja")`)
		p.keys("q")
		p.shows("#notice", "No word begins with JAQ in American English 7.1.")
		p.keys(kb.Backspace)
		p.wait(`location.hash.includes("fragment=j") && !location.hash.includes("fragment=ja")`)
		p.wait(`document.querySelector("#notice").textContent === ""`)
		p.click(`.key[data-letter="o"]`)
		p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of JO"`)
		eval[bool](p, `document.querySelector('#tree [data-key="j"]').dispatchEvent(new MouseEvent("click", {bubbles: true}))`) // as a screen reader does
		p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of J"`)
		p.click(`.tile.start`)
		p.shows("#verdict", "You win with H, J, M, R or Z")
		eval[bool](p, `document.querySelector('#tree [data-key="a"] .fan').dispatchEvent(new MouseEvent("click", {bubbles: true}))`)
		p.wait(`document.querySelector('#tree [data-key="ao"]')`)
		p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of ∅"`)
		p.click(`#letters tbody a`) // the first letter that wins
		p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of H"`)
	})
}

func TestBackForwardAndReloadRestoreTheView(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	before := eval[int](p, `history.length`)
	eval[bool](p, `document.querySelector('#tree [data-key=""]').dispatchEvent(new MouseEvent("click", {bubbles: true}))`) // to the view on the screen
	p.keys("j")
	p.shows("#tree", "J")
	p.wait(`document.title.startsWith("J ")`)
	if after := eval[int](p, `history.length`); after != before+1 {
		t.Errorf("one letter makes %d entries in the history", after-before)
	}
	p.keys("o")
	p.wait(`document.title.startsWith("JO ")`)
	p.choose("players", "3")
	p.shows("#verdict", "can lose")
	p.do(chromedp.NavigateBack())
	p.wait(`document.title.startsWith("JO ") && document.querySelector("#players").value === "2"`)
	p.do(chromedp.NavigateBack())
	p.wait(`document.title.startsWith("J ")`)
	p.do(chromedp.NavigateForward())
	p.wait(`document.title.startsWith("JO ")`)
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of JO"`)
}

// The address that a page is opened with, and one that is typed into its bar.
func TestDeepLinksShowTheirView(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	shows := func(verdict string) {
		t.Helper()
		p.shows("#verdict", verdict)
		if problems := eval[string](p, `document.querySelector("#messages").textContent`); problems != "" {
			t.Errorf("%v, want %q", problems, "")
		}
	}
	p.open(h.url() + address("dict", "web2", "players", "3"))
	shows("A, D and T keep you safe")
	eval[string](p, fmt.Sprintf(`location.hash = %q`, address("players", "4", "seat", "2")))
	shows("You are safe if everyone plays well. Then player 4 loses.")
}

// The first script mends addresses that would end the program, so a page is opened with one of those and
// with one that the program mends itself. Others are typed into the bar.
func TestBadAddressesShowTheNearestViewAndSayWhatWasWrong(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	sees := func(p *page, says string) {
		p.t.Helper()
		p.shows("#messages", says)
		p.wait(`document.querySelectorAll("#tree [role=treeitem]").length > 1`)
		if n := eval[int](p, `document.querySelectorAll("img").length`); n != 0 {
			p.t.Errorf("markup from the address became %d elements", n)
		}
	}
	t.Run("mended by the program", func(t *testing.T) {
		t.Parallel()
		p := newPage(t, desktop)
		p.open(h.url() + address("fragment", "<img src=x onerror=alert(1)>"))
		sees(p, "No word begins with “<IMG SRC=X ONERROR=ALERT")
	})
	t.Run("mended by the first script", func(t *testing.T) {
		t.Parallel()
		p := newPage(t, desktop)
		p.open(h.url() + "#/%zz")
		sees(p, "could not be read")
		for _, c := range []struct{ link, says string }{ // a message between two of one text, so that the second is new
			{address("players", "99"), "2 to 8 people can play; this shows 8."},
			{"#/explore?fragment=%zz", "could not be read"},
			{address("fragment", "jaq"), "No word begins with “JAQ” here; this shows JA."},
			{"#%", "could not be read"},
			{address("seat", "7"), "There is no player “7” among 2"},
			{address("fragment", strings.Repeat("z", 10000)), "could not be read"},
			{address("dict", "unknown"), "There is no dictionary “unknown” here; this is American English 7.1."},
		} {
			eval[string](p, fmt.Sprintf(`location.hash = %q`, c.link))
			sees(p, c.says)
		}
		p.keys("j")
		p.wait(`document.title.startsWith("J ")`)
	})
}

func TestTheTreeByKeyboardAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("draw", "tree"))
	active := func(key string) {
		t.Helper()
		p.wait(fmt.Sprintf(`document.getElementById(document.querySelector("#tree").getAttribute("aria-activedescendant"))?.dataset.key === %q && document.activeElement.id === "tree"`, key))
	}
	p.keys(kb.ArrowRight)
	active("a")
	p.keys(kb.ArrowDown)
	active("b")
	p.keys(kb.ArrowRight) // a fan: it opens first
	p.wait(`document.querySelector('#tree [data-key="b"]').getAttribute("aria-expanded") === "true"`)
	p.keys(kb.ArrowRight)
	active("ba")
	p.keys(kb.ArrowLeft)
	active("b")
	p.keys(kb.ArrowLeft) // open: it closes first
	p.wait(`document.querySelector('#tree [data-key="b"]').getAttribute("aria-expanded") === "false"`)
	p.keys(kb.ArrowLeft)
	active("")
	p.keys(kb.End)
	p.keys(kb.Home)
	active("")
	top := eval[float64](p, `document.querySelector("#tree").scrollTop`)
	p.keys(kb.ArrowDown, chromedp.KeyModifiers(chromedp.ModifierShift)) // pans, walks nowhere
	p.wait(fmt.Sprintf(`document.querySelector("#tree").scrollTop > %f`, top))
	active("")
	p.keys(kb.ArrowRight)
	active("a")
	p.keys(kb.Enter)
	p.wait(`document.querySelector("#tree").getAttribute("aria-label") === "Tree of A"`)
	p.keys("?")
	p.wait(`document.querySelector("#help").open`)
	p.keys("j") // belongs to the dialog
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open && document.title.startsWith("A ")`)
}

func TestZoomingChangesTheSizeOfTheDrawing(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("draw", "tree"))
	width := `document.querySelector("#tree > svg").getBoundingClientRect().width`
	before := eval[float64](p, width)
	p.keys("+")
	p.wait(fmt.Sprintf("%s > %f", width, before*1.2))
	p.keys("-")
	p.wait(fmt.Sprintf("Math.abs(%s - %f) < 2", width, before))
	p.keys("0")
	p.wait(`(() => { const t = document.querySelector("#tree"), s = t.querySelector("svg").getBoundingClientRect(); return s.height <= t.clientHeight + 1 && s.width <= t.clientWidth + 1 })()`)
	p.keys("j")
	p.wait(`document.title.startsWith("J ")`)
}

func TestWheelPinchAndDragMoveTheDrawing(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("draw", "tree"))
	width := `document.querySelector("#tree > svg").getBoundingClientRect().width`
	before := eval[float64](p, width)
	send := func(event string) {
		eval[bool](p, `(() => { const t = document.querySelector("#tree"), b = t.getBoundingClientRect(), x = b.left + b.width / 2, y = b.top + b.height / 2;
			const finger = (id, dx) => new Touch({identifier: id, target: t, clientX: x + dx, clientY: y});
			return t.dispatchEvent(`+event+`) || true })()`)
	}
	send(`new WheelEvent("wheel", {deltaY: 120, clientX: x, clientY: y, bubbles: true, cancelable: true})`)
	if got := eval[float64](p, width); got != before {
		t.Errorf("a plain wheel zooms from %v to %v", before, got)
	}
	send(`new WheelEvent("wheel", {deltaY: -120, ctrlKey: true, clientX: x, clientY: y, bubbles: true, cancelable: true})`)
	p.wait(fmt.Sprintf("%s > %f", width, before*1.3))
	wheeled := eval[float64](p, width)
	send(`new TouchEvent("touchstart", {touches: [finger(1, -50), finger(2, 50)], bubbles: true, cancelable: true})`)
	send(`new TouchEvent("touchmove", {touches: [finger(1, -25), finger(2, 25)], bubbles: true, cancelable: true})`)
	p.wait(fmt.Sprintf("Math.abs(%s - %f) < 2", width, wheeled/2))

	p.keys("+")
	p.keys("+")
	p.keys("+")
	top := eval[float64](p, `document.querySelector("#tree").scrollTop`)
	p.do(
		chromedp.MouseEvent(input.DispatchMouseEventTypeMousePressed, 600, 500, chromedp.ButtonLeft, chromedp.ClickCount(1)),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, 600, 460, chromedp.ButtonLeft, func(p *input.DispatchMouseEventParams) { p.Buttons = 1 }),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseMoved, 600, 420, chromedp.ButtonLeft, func(p *input.DispatchMouseEventParams) { p.Buttons = 1 }),
		chromedp.MouseEvent(input.DispatchMouseEventTypeMouseReleased, 600, 420, chromedp.ButtonLeft, chromedp.ClickCount(1)),
	)
	p.wait(fmt.Sprintf(`Math.abs(document.querySelector("#tree").scrollTop - %f) < 2`, top+80))
	if got, want := eval[string](p, `location.hash`), address("draw", "tree"); got != want {
		t.Errorf("dragging went to %s, want %s", got, want)
	}
}

func TestTheDrawingIsSavedAndALinkThatCannotBeCopiedIsShown(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("players", "3", "fragment", "qu"))
	eval[string](p, `(() => { const make = URL.createObjectURL; window.saved = []; URL.createObjectURL = b => { window.saved.push(b); return make.call(URL, b) }; return "" })()`)
	p.click("#save-svg")
	p.wait(`window.saved.length === 1`)
	svg := eval[string](p, `window.saved[0].text()`)
	if !strings.HasPrefix(svg, "<svg") || !strings.Contains(svg, `xmlns="http://www.w3.org/2000/svg"`) || strings.Contains(svg, "class=") {
		t.Errorf("the SVG does not stand alone: %.200s", svg)
	}
	p.click("#save-png")
	p.wait(`window.saved.some(b => b.type === "image/png" && b.size > 5000)`)
	p.shows("#notice", "saved as ghost-qu.png")
	eval[string](p, `navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError")), ""`)
	p.click("#copy-link")
	p.shows("#messages", "Copy the link from here: "+h.url()+"#/explore?dict=american-english-7.1&fragment=qu&")
}

func TestThePhoneFitsItsScreen(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	for _, s := range []size{phone, {320, 640}} {
		p := newPage(t, s)
		p.open(h.url())
		if over := eval[int](p, `document.documentElement.scrollWidth - document.documentElement.clientWidth`); over > 0 {
			t.Errorf("%d px wide: the page is %d px too wide", s.width, over)
		}
		p.click(`.key[data-letter="j"]`)
		p.shows("#verdict", "Player 2 to move")
	}
}

// The stylesheets of all pages are on every page: a class of one must not reach
// what has it on another.
func TestOtherPagesStylesDoNotReachTheTiles(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	const layout = `(c => { const s = getComputedStyle(document.querySelector(c)); return [s.display, s.width, s.paddingTop, s.marginTop].join(" ") })`
	if start, blank := eval[string](p, layout+`(".tile.start")`), eval[string](p, layout+`(".tile.blank")`); start != blank {
		t.Errorf("the first tile is laid out as %s, the next as %s", start, blank)
	}
}
