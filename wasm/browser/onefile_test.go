//go:build browser

package browser_test

import (
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"

	"spectrie/dicts"
)

// oneFile is the address of the one file, alone in a folder and without any server.
func oneFile(t *testing.T) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(dist(t), "spectrie.html"))
	if err != nil {
		t.Fatal(err)
	}
	if t.Logf("spectrie.html has %d bytes", len(content)); len(content) > 3_900_000 {
		t.Error("it is larger than 3.9 MB")
	}
	return "file://" + wordFile(t, "my copy.html", content)
}

func TestTheOneFileIsTheWholeOfSpectrie(t *testing.T) {
	t.Parallel()
	file := oneFile(t)
	p := newPage(t, desktop)
	p.open(file)
	p.keys("j")
	p.shows("#verdict", "Player 2 to move")
	p.shows(".foot", "Spectrie in one file")

	p.click(`nav a[href^="#/strategy"]`)
	p.shows(".repertoire", "JOVIAL")
	p.click(`nav a[href^="#/today"]`)
	p.click("#today-begin")
	p.shows("#left", "6 left")
	p.sit(deckOf(t, 2, 1), func(b board) bool { return b.GoOn })
	p.click(`nav a[href^="#/play"]`)
	p.click("#play-quick")
	p.wait(`document.querySelector("#play-board")`)
	p.open(file + addressOf("hangman", "dict", dicts.DefaultID, "template", "_a___", "without", "e"))
	p.shows("#hangman-count", "words fit")
	p.click(`a[href^="#/hangman/practice"]`)
	p.click("#guess-begin")
	p.wait(`document.querySelector("#guess-board")`)

	p.open(file + addressOf("dictionaries"))
	p.shows("#one-file", "Webster’s Second")
	p.chooseFile(wordFile(t, "ours.txt", []byte("cat\ncats\ndogs\nzebra\nzest\n")))
	p.shows("#import-said", "“ours” is imported: 5 words")
	p.click("#import-result a")
	p.shows("#verdict", "Your move.")
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#dictionary").selectedOptions[0].textContent === "ours"`)
}

func TestTheOneFileSaysWhatIsNotInItAndKeepsItsFolderSecret(t *testing.T) {
	t.Parallel()
	file := oneFile(t)
	p := newPage(t, desktop)
	p.before(`Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { window.copied = text } })`)
	p.open(file + address("dict", "web2", "players", "3"))
	p.shows("#messages", "Webster’s Second could not be loaded: it is on Spectrie’s site but not in this file. American English 7.1 is still in use. Import a list")
	p.shows("#verdict", "Your move.") // with the list that is here
	p.click("#import-it")
	p.wait(`[...document.querySelectorAll(".shipped .list-facts")].filter(f => f.textContent.includes("not in this file")).length === 4`)
	p.open(file + addressOf("dictionaries/losers"))
	p.shows("#one-file", "Webster’s Second")
	p.wait(`document.querySelector(".losers table")`)

	// The address of a file names the folders of whoever has it, and leads nobody else anywhere.
	p.open(file + address("fragment", "qu"))
	p.click("#copy-link")
	p.shows("#notice", "The link to this view is copied. Others open it by adding the part from # on to the address of their own Spectrie")
	if got := eval[string](p, "copied"); !strings.HasPrefix(got, "spectrie.html#/explore?dict=american-english-7.1&fragment=qu&") {
		t.Errorf("copied %s", got)
	}
}
