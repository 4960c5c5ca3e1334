//go:build browser

package browser_test

import (
	"fmt"
	"testing"

	"github.com/chromedp/chromedp/kb"
)

func TestAxeFindsNothingOnHangmanResults(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + "#/hangman/proof?dict=american-english-7.1&letters=15")
	eval[string](p, `document.querySelector("#tournament-every").click(), document.querySelector("#tournament-work").click(), ""`)
	p.shows("#tournament-progress", "All games have been played.")
	if n := eval[int](p, `document.querySelectorAll(".as-measured").length`); n != 9 {
		t.Errorf("%d contestants are as measured", n)
	}
	p.looksRight("tournament")
	p.open(h.url() + "#/hangman/hardest?dict=american-english-7.1&letters=3")
	p.shows(".hardest-list h2", "The hardest words")
	p.looksRight("hardest words")
	for eval[bool](p, `!!document.querySelector("#hardest-more")`) {
		rows := eval[int](p, `document.querySelectorAll(".hardest-list tbody tr").length`)
		eval[string](p, `document.querySelector("#hardest-more").focus(), ""`)
		p.keys(kb.Enter)
		p.wait(fmt.Sprintf(`document.querySelectorAll(".hardest-list tbody tr").length > %d`, rows))
	}
	p.wait(`document.activeElement.matches(".hardest-list .wide-table")`)
}
