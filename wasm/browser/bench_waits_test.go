//go:build browser

package browser_test

import (
	"bytes"
	"fmt"
	"os"
	"path/filepath"
	"strings"

	"github.com/chromedp/chromedp"

	"spectrie/app/text"
	"spectrie/dicts/data"
)

// typed is a beginning of words with much below every letter of it.
const typed = "strin"

// goes is what goes to an address of the page.
func (p *page) goes(address string) func() {
	return func() {
		p.t.Helper()
		eval[string](p, fmt.Sprintf(`location.hash = %q`, address))
	}
}

// longWork is what takes a while the first time, in a tab that was just opened.
func (m *measured) longWork(p *page) {
	m.change("to web2, the first time in a visit", p, drawn, func() { p.choose("dictionary", "web2") })
	m.change("who loses where, 75 rounds", p, says("main", "75 of 75 rounds solved."), p.goes(addressOf("dictionaries/losers")))
	m.change("default list and web2 compared", p, says("main", "2 lists compared."), p.goes(addressOf("dictionaries/compare", "with", "web2")))
	m.change("Hangman: to its page", p, drawn, p.goes(addressOf("hangman", "template", "_____")))
	m.change("to the puzzles, the first time in a visit", p, puzzleAsked, p.goes(addressOf("puzzles/practice")))
}

// puzzleAsked holds when a puzzle can be answered.
const puzzleAsked = `document.querySelector("#puzzle-board[data-puzzle] :is(.key, #puzzle-players button)[aria-disabled=false]")`

// puzzles gives up one puzzle after the other.
func (m *measured) puzzles(p *page, times int) {
	p.media("prefers-reduced-motion", "reduce")
	p.goes(addressOf("puzzles/practice"))()
	for range times {
		p.wait(puzzleAsked)
		m.change("puzzles: the answer shown", p, `document.querySelector("#puzzle-more")`, func() { p.keys(".") })
		m.change("puzzles: and the next one", p, puzzleAsked, func() { p.keys(" ") })
	}
	p.media("prefers-reduced-motion", "no-preference")
}

// explores walks the tree and changes its rules.
func (m *measured) explores(p *page, times int) {
	for i := range times {
		letter := string(typed[i%len(typed)])
		m.change("a letter", p, drawn, func() { p.keys(letter) })
		if i%len(typed) == len(typed)-1 || i == times-1 {
			for range i%len(typed) + 1 {
				m.change("a letter taken back", p, drawn, func() { p.keys("\b") })
			}
		}
	}
	for i := range times {
		m.change("other players", p, drawn, func() { p.choose("players", []string{"3", "8", "2"}[i%3]) })
	}
	p.choose("players", "2")
	p.choose("dictionary", "web2")
	p.wait(`location.hash.includes("web2")`)
	p.wait(`document.querySelector("#verdict")`)
	for range times / 2 {
		m.change("to the default list", p, drawn, func() { p.choose("dictionary", "american-english-7.1") })
		m.change("to web2 again", p, drawn, func() { p.choose("dictionary", "web2") })
	}
	p.choose("dictionary", "american-english-7.1")
	for range times {
		m.change("the map painted again", p, `performance.getEntriesByName("spectrie:map")[0]?.startTime > from`, func() {
			eval[bool](p, `(dispatchEvent(new Event("click")), document.querySelector("#map").dispatchEvent(new Event("frame")))`)
		})
	}
	m.zooms(p, times)
	for range times / 4 {
		m.change("the tree instead of the map", p, drawn, p.goes(address("draw", "tree"))) // a phone has no button for it
		m.change("the map again", p, drawn, p.goes(address()))
	}
	for range times {
		m.change("to the strategy", p, drawn, func() { p.click(`.pages a[href*="strategy"]`) })
		m.change("strategy of the other player", p, drawn, func() { p.choose("seat", "2") })
		p.choose("seat", "1")
		m.change("to the explorer", p, drawn, func() { p.click(`.pages a[href*="explore"]`) })
	}
}

// zooms measures the time between the pictures of the map while it moves.
func (m *measured) zooms(p *page, times int) {
	p.t.Helper()
	eval[bool](p, `(() => {
		const paint = window.spectriePaint;
		window.pictures = [];
		window.spectriePaint = (...all) => { paint(...all); window.pictures.push(performance.now()) };
		return true;
	})()`)
	for i := range times {
		p.keys(text.Pick(i%2 == 0, "s", "\b"))
		p.wait(`window.pictures.length > 2 && performance.now() - window.pictures.at(-1) > 150`)
		for _, between := range eval[[]float64](p, `window.pictures.splice(0).map((at, i, all) => at - all[i - 1]).slice(2)`) {
			m.add("from one picture of a zoom to the next", wait{drawn: between, painted: between})
		}
	}
	if times%2 == 1 {
		p.keys("\b")
	}
}

// practises drills single cards and looks at the statistics.
func (m *measured) practises(p *page, times int) {
	p.choose("seat", "2") // who has enough cards
	m.change("to today", p, drawn, func() { p.click(`.pages a[href*="today"]`) })
	m.change("to the drill", p, drawn, p.goes(addressOf("drill", "seat", "2")))
	m.change("to single cards", p, drawn, func() { p.choose("how", "cards") })
	for range min(times, 14) { // a day's new cards, twice
		p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-continue")`)
		for eval[bool](p, `!!document.querySelector("#drill-continue")`) { // a new card is taught first
			p.keys(" ")
			p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-continue")`)
		}
		m.change("drill: an answer shown", p, drawn, func() { p.keys(" ") })
		m.change("drill: and graded", p, drawn, func() { p.keys("3") })
	}
	for range times / 2 {
		m.change("to the statistics", p, drawn, p.goes(addressOf("drill/statistics")))
		m.change("back to the drill", p, drawn, p.goes(addressOf("drill")))
	}
}

// plays begins matches, in which bots answer as soon as they can.
func (m *measured) plays(p *page, times int) {
	p.goes(addressOf("play", "seat", "1"))()
	p.media("prefers-reduced-motion", "reduce")
	for range times {
		p.wait(`document.querySelector("#play-quick")`)
		m.change("a match begun", p, drawn, func() { p.click("#play-quick") })
		m.change("a letter played, and a bot’s answer", p, drawn, func() { p.keys("s") })
		m.change("the match left", p, drawn, func() { p.click("#play-leave") })
	}
	p.media("prefers-reduced-motion", "no-preference")
	for range times {
		p.wait(`document.querySelector("#play-quick")`)
		p.click("#play-quick")
		p.wait(`document.querySelector("#play-leave")`)
		m.change("a letter played, which travels to the row", p, drawn, func() { p.keys("s") })
		p.click("#play-leave")
	}
}

// guesses asks the Hangman advisor, guesses words, and looks for hard ones once.
func (m *measured) guesses(p *page, times int) {
	const missing = "eaoiu"
	sure := says("#hangman-advice", "before you know the word")
	for i := range times {
		without := missing[:i%len(missing)]
		m.change("Hangman: advice, and how sure", p, drawn+" && "+sure, p.goes(addressOf("hangman", "template", "_______", "without", without)))
	}
	tried := "esiarntolc"
	for i := range times {
		if i%5 == 0 {
			p.goes(addressOf("hangman/practice", "letters", "8", "lives", "10", "seed", fmt.Sprint(i+1)))()
			p.wait(fmt.Sprintf(`location.hash.includes("seed=%d") && document.querySelector("#guess-board")`, i+1))
		}
		letter := string(tried[i%5])
		m.change("Hangman: a guess in practice", p, drawn, func() { p.keys(letter) })
	}
	m.change("Hangman: hardest words with four letters", p, says(".hardest-list h2", "The hardest words with 4 letters"),
		p.goes(addressOf("hangman/hardest", "letters", "4")))
}

// imports reads lists of 100,000 words from files until they can be chosen.
func (m *measured) imports(p *page) {
	p.goes(addressOf("dictionaries"))()
	p.wait(`document.querySelector("#list-file")`)
	d, err := data.Load("web2")
	if err != nil {
		p.t.Fatal(err)
	}
	var text bytes.Buffer
	d.Trie.WriteText(&text)
	words := strings.Fields(text.String())
	for i := range 3 {
		name := fmt.Sprintf("List %d of %s", i, p.t.Name())
		path := filepath.Join(p.t.TempDir(), name+".txt")
		if err := os.WriteFile(path, []byte(strings.Join(words[i*1000:][:100_000], "\n")), 0o600); err != nil {
			p.t.Fatal(err)
		}
		m.change("a list of 100,000 words imported", p, says("main", "“"+name+"” is imported"), func() {
			p.do(chromedp.SetUploadFiles(chromedp.CSS("#list-file"), []string{path}))
		})
	}
}
