//go:build browser

package browser_test

import (
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

// On a phone a long word is not made small: the drawing scrolls, at first to the letter
// that lost the round, and the letters that were better stand within the page.
func TestALongRoundFitsAPhone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + addressOf("play", "record", strings.Replace(momentOfReview, "hacienda", "exhilarating", 1)))
	p.shows("#step-text", "played X")
	for range 13 {
		p.wait(`(() => {
			const outer = document.querySelector(".review-drawing .line-tree").getBoundingClientRect();
			const inner = document.querySelector(".review-drawing .current").getBoundingClientRect();
			return inner.left >= outer.left && inner.right <= outer.right && inner.height > 20;
		})()`)
		p.click("#walk-on")
	}
	if got := eval[string](p, `[...document.querySelectorAll(".steps-table td")].filter(e => e.getBoundingClientRect().right > innerWidth).map(e => e.textContent).join()`); got != "" {
		t.Errorf("cut off: %s", got)
	}
}

// Whoever steps through a match with a button keeps the keyboard on it.
func TestSteppingThroughAMatchKeepsTheKeyboard(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("play", "record", momentOfReview))
	p.shows("#step-text", "completed HACIENDA")
	p.tabTo(`e.id === "walk-back"`)
	for _, letter := range []string{"D", "N", "E", "I", "C", "A", "H"} {
		p.keys(kb.Enter)
		p.shows("#step-text", "played "+letter)
		p.wait(`document.activeElement.id === "walk-back"`)
	}
}
