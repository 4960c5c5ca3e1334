//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// The first screen of a phone, a tablet and a desktop has the headline, the verdict and the keys, and
// nothing moves while it loads.
func TestTheFirstScreenHasTheVerdictAndTheKeys(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	box := func(selector, edge string) float64 {
		return eval[float64](p, fmt.Sprintf(`document.querySelector(%q).getBoundingClientRect().%s`, selector, edge))
	}
	for _, rules := range []string{address(), address("players", "3"), address("players", "8", "seat", "4", "dict", "web2")} {
		for _, s := range []size{phone, {820, 1180}, {1280, 800}} {
			p.do(chromedp.EmulateViewport(s.width, s.height), chromedp.Navigate("about:blank"))
			p.open(h.url() + rules)
			p.wait(`document.querySelector("#headline").textContent.length > 20 && document.querySelector("#map")`)
			bottom := float64(s.height)
			if s == phone {
				bottom = box(".pages", "top")
				if got := box(".rules", "bottom"); got > 96 {
					t.Errorf("%s: header and rules take %.0f px of a phone, want at most 96", rules, got)
				}
				if got := box("#map", "height"); got < 100 {
					t.Errorf("%s: the strip of the map is %.0f px high", rules, got)
				}
			}
			for _, part := range []string{"#headline", "#verdict", ".keys"} {
				if got := box(part, "bottom"); got > bottom {
					t.Errorf("%s, %d px wide: %s ends at %.0f, want at most %.0f", rules, s.width, part, got, bottom)
				}
			}
			if s.width == 820 && box("#map", "top") < box(".keys", "bottom") {
				t.Errorf("%s: on a tablet the map is not below the keys", rules)
			}
			if moved := shifted(p); moved > 0.05 {
				t.Errorf("%s, %d px wide: the layout shifted by %.3f", rules, s.width, moved)
			}
		}
	}
}

// The rules are one chip. It opens the menus, which take the keyboard and close with Escape.
func TestTheRulesOpenFromTheirChip(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + address("fragment", "j"))
	p.shows("#rules-chip", "American English 7.1 · 4+ letters · 2 players · you open")
	p.tabTo(`e.id === "rules-chip"`)
	p.keys(kb.Enter)
	p.wait(`document.querySelector("#rules-sheet:popover-open #players").getBoundingClientRect().height > 20`)
	p.keys("a") // no letter of the game while the menus are open
	p.choose("players", "3")
	p.shows("#rules-chip", "3 players")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#rules-sheet:popover-open") && document.activeElement.id === "rules-chip"`)
	if title := eval[string](p, `document.title`); !strings.HasPrefix(title, "J ") {
		t.Errorf("the fragment became that of %q, want J", title)
	}
}

// TestKeysThatNeedTheFocus: who dictates or whose hand is unsteady can have letters act
// on the keys and the tree only.
func TestKeysThatNeedTheFocus(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.keys("?")
	p.wait(`document.querySelector("#help").open`)
	p.choose("key-reach", "focus")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open`)
	p.keys("h")
	eval[string](p, `document.querySelector('.key[data-letter="j"]').focus(), ""`)
	p.keys("j")
	p.wait(`document.title.startsWith("J ")`) // and not H
}

// shifted is how far the layout shifted without the person's doing.
func shifted(p *page) float64 {
	p.t.Helper()
	return eval[float64](p, `new Promise(resolve => {
		let moved = 0
		new PerformanceObserver(list => {
			for (const entry of list.getEntries()) if (!entry.hadRecentInput) moved += entry.value
			resolve(moved)
		}).observe({type: "layout-shift", buffered: true})
		requestAnimationFrame(() => requestAnimationFrame(() => resolve(moved)))
	})`)
}
