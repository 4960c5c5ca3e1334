//go:build browser

package browser_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// clockAt makes the clock of what p opens next show a time of this machine's zone, and go on from there.
func (p *page) clockAt(year int, month time.Month, day, hour, minute int) {
	p.t.Helper()
	shift := time.Until(time.Date(year, month, day, hour, minute, 0, 0, time.Local)).Milliseconds()
	p.before(fmt.Sprintf(`{
		const Real = Date, shift = %d
		window.Date = class extends Real {
			constructor(...at) { at.length ? super(...at) : super(Real.now() + shift) }
			static now() { return Real.now() + shift }
		}
	}`, shift))
}

// takesCopies keeps what the page copies in the variable copied.
func (p *page) takesCopies() {
	p.before(`Object.defineProperty(navigator.clipboard, "writeText", { value: async (text) => { window.copied = text } })`)
}

// positionsOn are the positions of Ghost of the day of a date, ready to play.
func positionsOn(t *testing.T, year int, month time.Month, day int) (five []*puzzle.Play) {
	t.Helper()
	file, err := os.ReadFile(filepath.Join(dist(t), "web", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	days, ok := puzzle.NewDays(set)
	if !ok {
		t.Fatal("the site has too few puzzles")
	}
	dictionary, err := data.Load(dicts.DefaultID)
	if err != nil {
		t.Fatal(err)
	}
	solution, err := solver.Solve(dictionary.Reachable(solver.UsualLetters), solver.Usual)
	if err != nil {
		t.Fatal(err)
	}
	game := puzzle.NewGame(dicts.DefaultID, solution)
	for _, q := range days.On(int(trainer.DateOf(time.Date(year, month, day, 12, 0, 0, 0, time.UTC)))) {
		play, err := puzzle.NewPlay(q, game)
		if err != nil {
			t.Fatal(err)
		}
		five = append(five, play)
	}
	return five
}

// rightLetterOf is a letter that is right now.
func rightLetterOf(play *puzzle.Play) rune {
	if play.Kind == puzzle.Threat {
		return []rune(play.Solution().Fragment())[play.At.Depth()]
	}
	return play.Keys()[0].Letter()
}

// wrongLetterOf is a letter that is wrong now: for a threat a word that somebody else completes, otherwise a letter
// that loses.
func wrongLetterOf(t *testing.T, play *puzzle.Play) rune {
	t.Helper()
	for next := range play.At.Next() {
		try := *play
		if try.Give(next.Letter()); try.Over && !try.Right {
			return next.Letter()
		}
	}
	t.Fatalf("no letter after %q is wrong", play.At.Fragment())
	return 0
}

const boardLetters = `[...document.querySelectorAll("#puzzle-board .tiles .tile:not(.blank)")].map(t => t.textContent).join("").toLowerCase()`

// solves plays the right letters of the position on the board, each by give.
func (p *page) solves(play *puzzle.Play, give func(letter rune)) {
	p.t.Helper()
	p.wait(fmt.Sprintf(boardLetters+` === %q && !!document.querySelector("#puzzle-board .key:not([aria-disabled=true])")`, play.Fragment))
	for !play.Over {
		letter := rightLetterOf(play)
		give(letter)
		play.Give(letter)
		p.wait(fmt.Sprintf(boardLetters+` === %q`, play.At.Fragment()))
	}
	p.shows("#puzzle-prompt", "Solved.")
}

// missedAt is the number, from 0, of the position that these tests miss.
const missedAt = 3

// shared is what is to be copied at the end of 23 November 2026.
func shared(link string) string {
	return "Ghost of the day 327 · 23 November 2026\n🟦🟦🟦🟧🟦\n4 of 5 · 1-day streak\n" + link + "#/puzzles/day?day=2026-11-23"
}

// A day by touch: from the first screen to the text that is shared, without a network, with a reload in the middle.
func TestGhostOfTheDayWithAThumb(t *testing.T) {
	t.Parallel()
	five := positionsOn(t, 2026, time.November, 23)
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, phone)
	window := func(width, height int64) {
		p.do(chromedp.EmulateViewport(width, height, chromedp.EmulateMobile, chromedp.EmulateTouch))
		// A finger aims at what is drawn in a window of this width.
		p.wait(fmt.Sprintf(`innerWidth === %d && new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`, width))
	}
	p.do(chromedp.EmulateViewport(phone.width, phone.height, chromedp.EmulateMobile, chromedp.EmulateTouch))
	p.clockAt(2026, time.November, 23, 18, 40)
	p.takesCopies()
	p.before(`navigator.share = async sheet => { window.sent = sheet.text }`)
	p.open(h.url())
	p.offlineReady()
	h.stop()

	tap := func(letter rune) { p.tap(fmt.Sprintf(`#puzzle-board .key[data-letter=%q]`, string(letter))) }
	narrow := func(where string) {
		window(320, 640)
		p.fits(where + " at 320 px")
		window(phone.width, phone.height)
	}
	p.tap("#day")
	p.shows("#daily-title", "Ghost of the day 327")
	p.shows("#daily-when", "Monday, 23 November 2026")
	p.looksRight("the cover of a day")
	narrow("the cover of a day")
	p.tap("#daily-begin")
	for i, play := range five[:2] {
		p.solves(play, tap)
		if i == 0 {
			p.looksRight("a position that is solved")
			narrow("a position that is solved")
		}
		p.tap("#puzzle-main")
	}
	p.wait(fmt.Sprintf(boardLetters+` === %q`, five[2].Fragment))
	narrow("a position")

	p.do(chromedp.Reload())
	p.interactive()
	p.solves(five[2], tap)
	p.do(chromedp.Reload()) // the answer was noted before its button was pressed
	p.interactive()
	p.wait(fmt.Sprintf(boardLetters+` === %q`, five[missedAt].Fragment))
	tap(wrongLetterOf(t, five[missedAt]))
	p.shows("#puzzle-main", "Next position")
	if got := eval[string](p, `document.querySelector(".sit-top .squares").getAttribute("aria-label")`); got != "1 solved, 2 solved, 3 solved, 4 missed and 5 open" {
		t.Errorf("above the board stands %q", got)
	}
	p.tap("#puzzle-main")
	p.solves(five[4], tap)
	p.shows("#puzzle-main", "See your result")
	p.tap("#puzzle-main")

	p.shows("#daily-title", "4 of 5")
	p.wait(`document.querySelectorAll("#daily-answers li .right, #daily-answers li").length >= 5 && document.querySelector("#daily-answers").textContent.includes(" leads to ")`)
	p.shows("#daily-next", "The next one comes at midnight, in 5 hours.")
	p.looksRight("the result of a day")
	narrow("the result of a day")
	p.tap("#daily-send")
	p.wait(`window.sent`)
	p.tap("#daily-copy")
	p.wait(`window.copied`)
	p.shows("#notice", "Copied – no spoilers.")
	if got := eval[string](p, `copied`); got != shared(h.url()) || got != eval[string](p, `sent`) {
		t.Errorf("copied %q, want %q", got, shared(h.url()))
	}

	p.tap(`#daily-next a[href*="archive"]`)
	p.shows(".months", "January 2026")
	p.wait(`document.querySelector(".this-day[aria-label='Monday, 23 November: 4 of 5, today']")`)
	p.looksRight("the earlier days")
	narrow("the earlier days")
	p.open(h.url() + "?hub#/puzzles")
	p.shows("#daily-begin", "See your result")
	p.shows("#daily-row", "1 day in a row")
	p.shows("#daily-says", "4 of 5. So close.")
	p.shows("#practise-again", "1 comes back later")
	p.wait(`!document.querySelector("#list-all").textContent.includes("…")`)
	p.looksRight("the hub of the puzzles")
	narrow("the hub of the puzzles")
	p.open(h.url())
	p.wait(`document.querySelector(".day-done")?.textContent === "5/5 done"`)
	if moved := shifted(p); moved > 0.05 {
		t.Errorf("the first screen moved by %.3f", moved)
	}
}

// The same day by keyboard alone. Whoever opens the shared link plays the same positions.
func TestGhostOfTheDayByKeyboard(t *testing.T) {
	t.Parallel()
	five := positionsOn(t, 2026, time.November, 23)
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.clockAt(2026, time.November, 23, 18, 40)
	p.takesCopies()
	p.open(h.url())
	p.tabTo(`e.id === "day"`)
	p.keys(kb.Enter)
	p.wait(`document.activeElement.id === "daily-begin"`)
	p.keys(kb.Enter)
	types := func(letter rune) { p.keys(string(letter)) }
	for i, play := range five {
		if i == missedAt {
			p.wait(fmt.Sprintf(boardLetters+` === %q && document.activeElement.id === "puzzle-board"`, play.Fragment))
			types(wrongLetterOf(t, play))
		} else {
			p.solves(play, types)
		}
		p.wait(`document.activeElement.id === "puzzle-main"`)
		if i == 1 || i == missedAt { // looks at the map, and comes back to the answer
			p.click("#puzzle-map")
			p.wait(`document.querySelector("#verdict") && !document.querySelector("#puzzle-board")`)
			p.do(chromedp.NavigateBack())
			p.shows("#puzzle-prompt", map[bool]string{true: "Missed.", false: "Solved."}[i == missedAt])
			p.wait(`document.activeElement.id === "puzzle-main"`)
		}
		p.keys(kb.Enter)
	}
	p.shows("#daily-title", "4 of 5. So close.")
	p.shows("#daily-statistics", "1 · today")
	p.wait(`document.activeElement.id === "daily-copy"`)
	p.keys(kb.Enter)
	p.wait(`window.copied`)
	got := eval[string](p, `copied`)
	if got != shared(h.url()) {
		t.Errorf("copied %q, want %q", got, shared(h.url()))
	}
	for _, play := range five {
		if word := play.Solution().Fragment(); strings.Contains(strings.ToLower(got), word) {
			t.Errorf("what is shared has %q", word)
		}
	}

	friend := newPage(t, desktop)
	friend.clockAt(2026, time.November, 24, 9, 0) // reads it the next morning
	friend.open(got[strings.LastIndex(got, "\n")+1:])
	friend.shows("#daily-title", "Ghost of the day 327")
	friend.shows("#daily-says", "does not count for your statistics")
	friend.keys(kb.Enter)
	friend.wait(fmt.Sprintf(boardLetters+` === %q`, five[0].Fragment))
}

// The one file has Ghost of the day too.
func TestTheOneFileHasGhostOfTheDay(t *testing.T) {
	t.Parallel()
	five := positionsOn(t, 2026, time.November, 23)
	file := oneFile(t)
	p := newPage(t, desktop)
	p.clockAt(2026, time.November, 23, 18, 40)
	p.takesCopies()
	p.open(file + addressOf("puzzles"))
	p.wait(`document.activeElement.id === "daily-begin" && !document.querySelector("#list-all").textContent.includes("…")`)
	p.keys(kb.Enter)
	for _, play := range five {
		p.wait(fmt.Sprintf(boardLetters+` === %q && document.activeElement.id === "puzzle-board"`, play.Fragment))
		p.keys(".")
		p.wait(`document.activeElement.id === "puzzle-main"`)
		p.keys(kb.Enter)
	}
	p.shows("#daily-title", "0 of 5")
	p.click("#daily-copy")
	p.shows("#notice", "Others open the day by adding the part from # on to the address of their own Spectrie.")
	if got := eval[string](p, `copied`); !strings.HasSuffix(got, "\n🟧🟧🟧🟧🟧\n0 of 5 · 1-day streak\nspectrie.html#/puzzles/day?day=2026-11-23") {
		t.Errorf("copied %q", got)
	}
}
