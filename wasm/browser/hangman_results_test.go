//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
)

const (
	algorithmsAddress = "#/hangman/proof?dict=scowl-small&min=4&players=2&seat=1&letters=10"
	hardestAddress    = "#/hangman/hardest?dict=scowl-small&min=4&players=2&seat=1&letters=4"

	tournamentDone = "All games have been played."
)

func TestHangmanTournamentIsCancelledAndGoesOn(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + algorithmsAddress)
	p.shows("#tournament-work", "Run the tournament")
	press := func() { eval[string](p, `document.querySelector("#tournament-work").click(), ""`) } // wherever the phone has scrolled to
	press()
	p.shows("#tournament-work", "Cancel")
	press()
	p.wait(`["Continue", "Run it again"].includes(document.querySelector("#tournament-work").textContent)`)
	press() // goes on, or begins anew where it was over already
	p.shows("#tournament-progress", tournamentDone)
	p.shows("#tournament-words", "200 words were played.")
	if n := eval[int](p, `document.querySelectorAll(".tournament tbody tr").length`); n != 9 {
		t.Errorf("%d contestants have played", n)
	}
	if wide := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); wide {
		t.Error("the page is wider than a phone")
	}

	eval[string](p, `(() => { const make = URL.createObjectURL; window.table = null; URL.createObjectURL = b => { window.table = b; return make.call(URL, b) }; return "" })()`)
	eval[string](p, `document.querySelector("#tournament-csv").click(), ""`)
	p.shows("#notice", "spectrie-hangman-tournament.csv")
	if table := eval[string](p, `window.table.text()`); !strings.Contains(table, "\r\nscowl-small,") || strings.Count(table, "\r\n") != 10 {
		t.Errorf("the table is %q", table)
	}

	p.choose("tournament-letters", "0")
	p.wait(`!location.hash.includes("letters=")`)
	p.shows("#tournament-progress", "played.")
	p.shows("#tournament-work", "Run the tournament")
	p.do(chromedp.NavigateBack())
	p.shows("#tournament-progress", tournamentDone) // and nothing is played again
}

func TestHangmanHardestWordsByKeyboard(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + hardestAddress)
	p.shows(".hardest-list h2", "The hardest words with 4 letters")
	eval[string](p, `document.querySelector("#hardest-letters").focus(), ""`)
	p.keys("3")
	p.wait(`location.hash.includes("letters=3")`)
	p.shows(".hardest-list h2", "The hardest words with 3 letters")
	p.wait(`document.querySelectorAll(".hardest-list tbody tr").length === 50`)
	if focused := eval[string](p, `document.activeElement.id`); focused != "hardest-letters" {
		t.Errorf("the menu lost the keyboard to %q", focused)
	}
	p.do(chromedp.Reload())
	p.interactive()
	p.shows(".hardest-list h2", "The hardest words with 3 letters")

	eval[string](p, `document.querySelector("#hardest-common").focus(), ""`)
	p.shows("#hardest-note", "common words")
	p.keys(" ")
	p.wait(`!document.querySelector("#hardest-note").textContent.includes("common")`)
	for eval[bool](p, `!!document.querySelector("#hardest-more")`) {
		rows := eval[int](p, `document.querySelectorAll(".hardest-list tbody tr").length`)
		eval[string](p, `document.querySelector("#hardest-more").focus(), ""`)
		p.keys("\r")
		p.wait(fmt.Sprintf(`document.querySelectorAll(".hardest-list tbody tr").length > %d`, rows))
	}
	p.wait(`document.activeElement.matches(".hardest-list .wide-table")`)

	p.click(".hardest-advice a")
	p.wait(`location.hash.includes("template=___")`)
	p.do(chromedp.NavigateBack())
	p.shows(".hardest-list h2", "The hardest words with 3 letters")
}

func TestAxeFindsNothingOnHangmanResults(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	inEachAppearance(t, func(t *testing.T, p *page) {
		p.open(h.url() + "#/hangman/proof?dict=american-english-7.1&letters=15")
		eval[string](p, `document.querySelector("#tournament-every").click(), document.querySelector("#tournament-work").click(), ""`)
		p.shows("#tournament-progress", tournamentDone)
		if n := eval[int](p, `document.querySelectorAll(".as-measured").length`); n != 9 {
			t.Errorf("%d contestants are as measured", n)
		}
		axe(t, p, "tournament")
		p.open(h.url() + "#/hangman/hardest?dict=american-english-7.1&letters=3")
		p.shows(".hardest-list h2", "The hardest words")
		axe(t, p, "hardest words")
		if wide := eval[bool](p, `document.documentElement.scrollWidth > innerWidth`); wide {
			t.Error("the page is too wide")
		}
	})
}
