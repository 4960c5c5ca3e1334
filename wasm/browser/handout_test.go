//go:build browser

package browser_test

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"testing"

	"github.com/chromedp/cdproto/emulation"
	cdppage "github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// paper is a sheet's size in inches.
type paper struct {
	name          string
	width, height float64
}

var (
	a4     = paper{"a4", 210 / 25.4, 297 / 25.4}
	letter = paper{"letter", 8.5, 11}
)

// pdfPage matches a page of a PDF, which is /Page where the tree of them is /Pages.
var pdfPage = regexp.MustCompile(`/Type\s*/Page[^s\w]`)

// print prints the page and counts the sheets of paper. SPECTRIE_PRINTED names a
// folder for the PDFs, for somebody who wants to look at them.
func (p *page) print(what string, on paper) (pages int) {
	p.t.Helper()
	printed, err := chromedp.Call(p.ctx, cdppage.PrintToPDF, cdppage.PrintToPDFParams{PaperWidth: on.width, PaperHeight: on.height})
	if err != nil {
		p.t.Fatal(err)
	}
	if dir := os.Getenv("SPECTRIE_PRINTED"); dir != "" {
		name := filepath.Join(dir, what+"-"+on.name+".pdf")
		if err := os.WriteFile(name, printed.Data, 0o644); err != nil {
			p.t.Fatal(err)
		}
	}
	pages = len(pdfPage.FindAll(printed.Data, -1))
	if pages == 0 {
		p.t.Fatal("the PDF has no pages, or they are not where this test looks")
	}
	return pages
}

// printWhenAsked presses the button and keeps what is on the page while the
// browser's dialog would be open.
func (p *page) printWhenAsked() {
	p.t.Helper()
	eval[bool](p, `(() => {
		window.print = () => window.kept = document.querySelector(".cheat-sheet")?.cloneNode(true);
		return true;
	})()`)
	p.take("#print")
	p.wait(`window.kept`)
	eval[bool](p, `(() => { document.querySelector("main").append(window.kept); return true })()`)
}

// onPaper shows the page as it is printed until the test ends, in a dark theme.
func (p *page) onPaper() {
	p.t.Helper()
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, emulation.SetEmulatedMediaParams{
		Media:    "print",
		Features: []*emulation.MediaFeature{{Name: "prefers-color-scheme", Value: "dark"}},
	}); err != nil {
		p.t.Fatal(err)
	}
}

// strays are the texts that paper shows outside the cheat sheet.
const strays = `(() => {
	const texts = [], walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
	while (walk.nextNode()) {
		const at = walk.currentNode.parentElement;
		if (walk.currentNode.data.trim() && !at.closest(".cheat-sheet") && at.checkVisibility()) texts.push(walk.currentNode.data);
	}
	return texts;
})()`

// Each size of the print, from few words in large letters to a book.
func TestTheCheatSheetFitsItsPaper(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("strategy"))
	for _, c := range []struct {
		size, query  string
		fewest, most int // pages
		on           []paper
	}{
		{"few", "players=2&seat=1", 1, 1, []paper{a4, letter}},
		{"page", "players=2&seat=2", 1, 1, []paper{a4, letter}},
		{"full", "players=3&seat=2&dict=web2", 1, 1, []paper{a4, letter}},
		{"pages", "players=3&seat=3", 1, 4, []paper{a4}},
		{"book", "players=4&seat=4&min=3", 4, 30, []paper{a4}},
	} {
		eval[string](p, fmt.Sprintf(`location.hash = "#/strategy?%s"`, c.query))
		if c.size == "book" { // too large to be on the page before somebody prints
			p.wait(`document.querySelector("#print") && !document.querySelector(".cheat-sheet")`)
			p.printWhenAsked()
		}
		p.wait(fmt.Sprintf(`document.querySelector(".cheat-sheet.sheet-%s")`, c.size))
		for _, on := range c.on {
			if pages := p.print(c.size, on); pages < c.fewest || pages > c.most {
				t.Errorf("%s: %d pages of %s, want %d to %d", c.query, pages, on.name, c.fewest, c.most)
			}
		}
	}
}

func TestPaperShowsTheCheatSheetAndNothingElse(t *testing.T) {
	t.Parallel()
	p := newPage(t, desktop)
	h := newHost(t, dist(t), "/")
	p.open(h.url() + "#/strategy?players=2&seat=2")
	p.wait(`document.querySelector(".cheat-sheet")`)
	if eval[bool](p, `document.querySelector(".cheat-sheet").checkVisibility()`) {
		t.Error("the sheet is on the screen")
	}
	words := eval[[]string](p, `[...document.querySelectorAll(".starts .played")].map(e => e.textContent.toLowerCase())`)
	if len(words) != 54 {
		t.Fatalf("the page lists %d words", len(words))
	}
	p.onPaper()
	printed := eval[[]string](p, `[...document.querySelectorAll(".cheat-sheet li")].filter(e => e.checkVisibility()).map(e => e.textContent)`)
	if !slices.Equal(words, printed) {
		t.Errorf("on the page: %q; on paper: %q", words, printed)
	}
	if stray := eval[[]string](p, strays); len(stray) > 0 {
		t.Errorf("on paper beside the sheet: %q", stray)
	}
	if wrong := eval[[]string](p, `[...document.querySelectorAll(".cheat-sheet, .cheat-sheet *")].map(e => getComputedStyle(e).color).filter(c => c !== "rgb(0, 0, 0)")`); len(wrong) > 0 {
		t.Errorf("not black: %q", slices.Compact(wrong))
	}
	if own := eval[bool](p, `[...document.querySelectorAll(".cheat-sheet li b")].every(e => getComputedStyle(e).textDecorationLine === "underline")`); !own {
		t.Error("letters of the seat are not underlined")
	}
	if background := eval[string](p, `getComputedStyle(document.documentElement).backgroundColor`); background != "rgb(255, 255, 255)" {
		t.Errorf("the paper is %s", background)
	}
}

func TestOtherPagesPrintAsTheyAre(t *testing.T) {
	t.Parallel()
	p := newPage(t, desktop)
	h := newHost(t, dist(t), "/")
	p.open(h.url() + "#/strategy?players=2&seat=2")
	p.wait(`document.querySelector(".cheat-sheet")`)
	eval[string](p, fmt.Sprintf(`location.hash = %q`, "#/explore?fragment=j"))
	p.shows("#verdict", "Player 2 to move")
	p.onPaper()
	if text := eval[[]string](p, strays); len(text) < 20 {
		t.Errorf("only %q is printed", text)
	}
}
