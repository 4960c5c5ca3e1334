//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// keyboards are the pages that have a keyboard on the screen.
var keyboards = []struct {
	name, at string
	shown    string // an element of this page and of no other
	begin    string // what to click until the keyboard is there
	press    string // the key that presses W
	pressed  string // holds then
}{
	{"explorer", address(), "#letters", "", kb.Enter, `document.title.startsWith("W ")`},
	{"drill", addressOf("drill", "show", "cards"), "#drill-continue", "#drill-continue",
		" ", `document.querySelector("#drill-continue") && [...document.querySelectorAll(".tile")][1].textContent === "W"`},
	{"play", addressOf("play"), "#play-quick", "#play-quick", kb.Enter, `[...document.querySelectorAll(".tile")][0].textContent === "W"`},
	{"advisor", addressOf("hangman", "template", "_____"), "#hangman-hint", "", " ", `document.querySelector("#hangman-hint").textContent.startsWith("Where is W?")`},
	{"practice", addressOf("hangman/practice"), "#guess-begin", "#guess-begin", kb.Enter, `location.hash.includes("tried=w")`},
}

const (
	keyStops   = `[...document.querySelectorAll('.key[tabindex="0"]')].map(key => key.dataset.letter).join("")`
	focusedKey = `document.activeElement.dataset.letter ?? document.activeElement.id`
)

// Tab stops at a keyboard on the screen once, at the key that had the focus last; arrows lead from key to
// key and do nothing else; Enter and Space press.
func TestAKeyboardOnTheScreenIsOneStop(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	for _, k := range keyboards {
		eval[string](p, fmt.Sprintf(`location.hash = %q`, k.at))
		p.wait(fmt.Sprintf(`document.querySelector(%q)`, k.shown))
		if k.begin != "" {
			p.click(k.begin)
		}
		p.wait(`document.querySelectorAll(".key").length === 26`)
		stops := func(want string) {
			t.Helper()
			if got := eval[string](p, keyStops); got != want {
				t.Errorf("%s: Tab stops at %q, want %q", k.name, got, want)
			}
		}
		stops("q")
		eval[string](p, `(window.before = location.href, document.querySelector(".key").focus(), "")`)
		for _, step := range []struct{ key, want string }{
			{kb.ArrowLeft, "q"}, {kb.ArrowUp, "q"}, {kb.ArrowRight, "w"}, {kb.ArrowDown, "s"}, {kb.End, "l"}, {kb.ArrowRight, "l"},
			{kb.ArrowDown, "m"}, {kb.ArrowDown, "m"}, {kb.Home, "z"}, {kb.ArrowUp, "s"}, {kb.ArrowUp, "w"},
		} {
			p.keys(step.key)
			p.wait(fmt.Sprintf(`%s === %q`, focusedKey, step.want))
			stops(step.want)
		}
		p.keys(kb.Tab)
		p.wait(`!document.activeElement.matches(".key")`) // one stop, and on
		p.keys(kb.Tab, chromedp.KeyModifiers(kb.ModifierShift))
		p.wait(focusedKey + ` === "w"`)
		if got := eval[bool](p, `location.href === window.before`); !got {
			t.Errorf("%s: an arrow did something else as well", k.name)
		}
		p.keys(k.press)
		p.wait(k.pressed)
		if k.name == "drill" { // past the answer, and past what is taught next
			p.click("#drill-continue")
			p.click("#drill-continue")
		}
		p.wait(`document.querySelectorAll(".key").length === 26`)
		stops("w") // what was drawn again keeps it
	}
}

// In the explorer arrows walk the tree, and not while a key has the focus.
func TestArrowsOnAKeyDoNotWalkTheTree(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("fragment", "ja"))
	p.wait(`document.title.startsWith("JA ")`)
	const active = `document.querySelector("#tree .active")?.dataset.key`
	before := eval[string](p, active)
	eval[string](p, `(document.querySelector('.key[data-letter="q"]').focus(), "")`)
	p.keys(kb.ArrowRight + kb.ArrowRight)
	p.wait(focusedKey + ` === "e"`)
	if got := eval[string](p, active); got != before {
		t.Errorf("the tree walked from %q to %q", before, got)
	}
	eval[string](p, `(document.querySelector("#tree").focus(), "")`)
	p.keys(kb.ArrowRight)
	p.wait(fmt.Sprintf(`%s !== %q`, active, before))
}
