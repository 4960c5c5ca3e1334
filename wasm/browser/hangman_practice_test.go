//go:build browser

package browser_test

import (
	"fmt"
	"strconv"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver/hangman"
)

// hangmanSecret is the word that the page thinks of in the fair game in front.
func (p *page) hangmanSecret(letters int) *hangman.Secret {
	p.t.Helper()
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		p.t.Fatal(err)
	}
	const seed = `new URLSearchParams(location.hash.split("?")[1]).get("seed")`
	p.wait(seed)
	n, err := strconv.ParseUint(eval[string](p, seed), 10, 64)
	if err != nil {
		p.t.Fatal(err)
	}
	return hangman.NewWords(d.Trie).Think(letters, false, n)
}

// missing are n letters that a word does not have.
func missing(word string, n int) string {
	var letters string
	for _, letter := range "qzjxkvwy" {
		if len(letters) < n && !strings.ContainsRune(word, letter) {
			letters += string(letter)
		}
	}
	return letters
}

// A whole game by keyboard: guesses typed at once, one taken back by Back, a reload, and
// the server gone before the end.
func TestAFairGameOfHangmanByKeyboard(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url() + addressOf("hangman/practice"))
	p.shows("h1", "Guess a word")
	p.choose("guess-letters", "6")
	p.wait(`location.hash.includes("letters=6")`)
	p.keys(kb.Enter)
	word := p.hangmanSecret(6).Play("", 8)[0].Word
	p.shows("#guess-left", "8 lives left")
	p.wait(`document.activeElement.id === "guess-board"`)
	wrong := missing(word, 2)
	p.keys(wrong + word[:1])
	p.wait(fmt.Sprintf(`location.hash.endsWith("tried=%s%s")`, wrong, word[:1]))
	p.shows("#guess-left", "6 lives left")
	p.shows("#guess-compared", " of the words that fitted")
	p.wait(`document.querySelectorAll(".guess-history tbody tr").length === 3 && !document.querySelector(".guess-history").textContent.includes("…")`)
	p.do(chromedp.NavigateBack())
	p.wait(fmt.Sprintf(`location.hash.endsWith("tried=%s") && document.querySelectorAll("#guess-board .tile.blank").length === 6`, wrong))
	p.keys(kb.Backspace)
	p.shows("#guess-left", "7 lives left")
	p.offlineReady()
	h.stop()
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#guess-missed", "Not in it: "+strings.ToUpper(wrong[:1]))
	p.keys(word)
	p.shows("#guess-outcome", "You found "+strings.ToUpper(word)+".")
	p.shows("#guess-summary", "You lost 1 of 8 lives")
	p.shows("#guess-summary", "The best play ")
	p.shows("#guess-summary", " of your chance to win")
	p.wait(`document.activeElement.id === "guess-again"`)
	p.click("#guess-advisor")
	p.wait(`location.hash.startsWith("#/hangman?") && location.hash.includes("template=")`)
	p.do(chromedp.NavigateBack())
	p.shows("#guess-outcome", "You found")
	p.click("#guess-again")
	p.shows("#guess-left", "8 lives left")
	p.wait(`!location.hash.includes("tried=")`)
}

func TestPracticeAtHangmanIsAccessible(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("hangman/practice"))
	p.wait(`document.querySelector("#guess-begin")`)
	p.looksRight("choosing")
	p.open(h.url() + addressOf("hangman/practice", "letters", "7", "seed", "5", "tried", "eao"))
	p.shows("#guess-compared", " of the words that fitted")
	p.click("#guess-chances")
	p.click("#guess-best")
	p.shows("#guess-hint", "The best letter is ")
	p.looksRight("a game")
	p.open(h.url() + addressOf("hangman/practice", "letters", "7", "seed", "5", "tried", "eaoqzjxkvwy"))
	p.shows("#guess-summary", "The best play ")
	p.looksRight("the end")
}
