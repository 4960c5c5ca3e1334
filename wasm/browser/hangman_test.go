//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"
)

// hangman2020 is the address of the advisor on the larger English list.
func hangman2020(parameters ...string) string {
	return addressOf("hangman", append([]string{"dict", "american-english-2020"}, parameters...)...)
}

// algorithm is what the page says that one of them says.
func (p *page) algorithm(name string) string {
	p.t.Helper()
	return eval[string](p, fmt.Sprintf(`[...document.querySelectorAll("#hangman-algorithms tbody tr")]
		.find(row => row.textContent.includes(%q)).querySelectorAll("td").values().map(cell => cell.textContent).toArray().join(" | ")`, name))
}

// shownWord waits until the cells show a word, with _ for blanks.
func (p *page) shownWord(want string) {
	p.t.Helper()
	p.wait(fmt.Sprintf(`[...document.querySelectorAll(".cell")].map(cell => cell.firstElementChild.textContent || "_").join("") === %q`, want))
}

func TestHangmanAdvisesAsOneTypes(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url() + address())
	p.offlineReady()
	p.open(h.url() + hangman2020())
	entries := eval[int](p, `history.length`)
	p.click("#hangman-template")
	p.keys("_A?..")
	p.click("#hangman-without")
	p.keys("e")
	p.shows("#hangman-count", "388 words fit")
	for name, want := range map[string]string{"#3": "S + T | 0.96 | R 0.90, N 0.90, Y 0.88", "#4": "S + T | 0.84 | R 0.76, N 0.76, Y 0.74"} {
		if got := p.algorithm(name); got != want {
			t.Errorf("%s: %s, want %v", name, got, want)
		}
	}
	p.shows("#hangman-advice", "lives before you know the word (estimated)")
	p.choose("hangman-lives", "6")
	p.shows("#hangman-advice", "With 6 lives left you win at least")
	p.wait(`document.querySelector("#hangman-said").textContent.includes("With 6 lives left you win at least")`)
	if after := eval[int](p, `history.length`); after != entries {
		t.Errorf("%d more entries in the history", after-entries)
	}
	if got := eval[string](p, `document.querySelector("#hangman-template").value + location.hash`); !strings.HasPrefix(got, "_A?..#") || !strings.HasSuffix(got, "lives=6&template=_a___&without=e") {
		t.Errorf("the field and the address say %s", got)
	}

	p.click("#hangman-without")
	p.keys("a")
	p.shows("#hangman-advice", "A cannot be both in the word and excluded.")
	p.click(".corrections button")
	p.shows("#hangman-count", "388 words fit")
	p.click("#hangman-template")
	p.keys("zz")
	p.shows("#hangman-advice", "No word of American English 2020 fits.")
	p.click(".corrections button")
	p.wait(`!document.querySelector("#hangman-count").textContent.startsWith("0 ")`)

	h.stop()
	p.do(chromedp.Navigate(h.url() + hangman2020("template", "b_n_o")))
	p.shows("#hangman-advice", "Guess") // without a server
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#hangman-count", "words fit")
	if got := eval[string](p, `document.querySelector("#hangman-template").value`); got != "b_n_o" {
		t.Errorf("after a reload the field shows %s", got)
	}
	p.click("#hangman-missing")
	p.wait(`location.hash.includes("without=")`)
	p.do(chromedp.NavigateBack())
	p.wait(`location.hash.includes("lives=6")`) // one entry for all that was typed
	p.do(chromedp.NavigateBack())
	p.wait(`document.querySelector("#verdict")`)
}

func TestHangmanByKeyboardAlone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + hangman2020())
	p.wait(`document.querySelector(".lengths")`)
	eval[string](p, `document.querySelector('[data-letters="5"]').focus(), ""`)
	p.keys(kb.Enter)
	p.wait(`document.activeElement.dataset.cell === "0"`)
	p.keys("b" + kb.ArrowRight + "nx" + kb.Backspace + kb.Backspace + kb.Backspace + kb.End + "o")
	p.shownWord("B___O")
	p.keys(kb.Home + kb.Delete)
	p.shownWord("____O")
	eval[string](p, `document.activeElement.blur(), ""`)
	p.keys(kb.Escape + "j")
	p.shows("#hangman-hint", "Where is J?")
	p.keys("4")
	p.shownWord("___JO")
	p.keys("e")
	p.shows("#hangman-hint", "Where is E?")
	p.keys("0")
	p.wait(`document.querySelector('.key[data-letter="e"]').classList.contains("missing")`)
	p.shows("#hangman-advice", "It is BANJO.")
	p.click("#hangman-undo")
	p.click("#hangman-undo")
	p.shownWord("____O")
	p.click(`[data-cell="1"]`) // and by mouse
	p.keys("a")
	p.shownWord("_A__O")
	p.click("#hangman-longer")
	p.shownWord("_A__O_")
	p.click("#hangman-shorter")
	p.click("#hangman-anew")
	p.wait(`document.activeElement.dataset.letters === "3" && document.querySelectorAll(".cell").length === 0`)
}

func TestTheHangmanAdvisorFitsAPhone(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + hangman2020("lives", "8"))
	p.click(`[data-letters="5"]`)
	p.shows("#hangman-advice", "With 8 lives left")
	if got := eval[[]string](p, `[...document.querySelectorAll("#hangman-advice, .action-row, .key")].filter(e => {
		const box = e.getBoundingClientRect(), on = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
		return !e.contains(on)
	}).map(e => e.id || e.className || e.textContent)`); len(got) > 0 {
		t.Errorf("one has to scroll for %s", strings.Join(got, ", "))
	}
	p.fits("the advisor")
	p.do(chromedp.EmulateViewport(320, 700))
	p.wait(`innerWidth === 320`)
	p.fits("the advisor on a small phone")
}

func TestAxeFindsNothingAboutTheHangmanAdvisor(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + hangman2020())
	p.wait(`document.querySelector("#hangman-advice")`)
	p.looksRight("at first")
	p.do(chromedp.Navigate(h.url() + hangman2020("template", "_a___", "without", "e", "lives", "6")))
	p.shows("#hangman-advice", "With 6 lives")
	p.click("#hangman-there")
	p.shows("#hangman-hint", "Where is")
	p.looksRight("advice")
	p.do(chromedp.Navigate(h.url() + hangman2020("template", "sa__s", "without", "es")))
	p.shows("#hangman-advice", "cannot be both")
	p.looksRight("a contradiction")
}
