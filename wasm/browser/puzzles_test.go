//go:build browser

package browser_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts/data"
	"spectrie/solver"
	"spectrie/trainer/puzzle"
)

// puzzler is a page of puzzles, and somebody who knows their answers.
type puzzler struct {
	*page
	touch bool
	set   *puzzle.Set
	games map[string]*puzzle.Game
}

func newPuzzler(t *testing.T, p *page) *puzzler {
	t.Helper()
	file, err := os.ReadFile(filepath.Join(dist(t), "web", "puzzles.txt"))
	if err != nil {
		t.Fatal(err)
	}
	set, err := puzzle.Decode(file)
	if err != nil {
		t.Fatal(err)
	}
	return &puzzler{page: p, set: set, games: map[string]*puzzle.Game{}}
}

// asked is the puzzle on the board, when it can be answered.
func (p *puzzler) asked() *puzzle.Play {
	p.t.Helper()
	p.wait(`document.querySelector("#puzzle-board[data-puzzle] :is(.key[aria-disabled=false], #puzzle-players button[aria-disabled=false])")`)
	one, ok := p.set.ByID(eval[string](p.page, `document.querySelector("#puzzle-board").dataset.puzzle`))
	if !ok {
		p.t.Fatalf("an unknown puzzle is on the board: %s", p.say())
	}
	name := fmt.Sprint(one.Dict, one.Rules)
	if p.games[name] == nil {
		d, err := data.Load(one.Dict)
		if err != nil {
			p.t.Fatal(err)
		}
		solution, err := solver.Solve(d.Reachable(one.Rules.MinLetters), one.Rules)
		if err != nil {
			p.t.Fatal(err)
		}
		p.games[name] = puzzle.NewGame(one.Dict, solution)
	}
	play, err := puzzle.NewPlay(one, p.games[name])
	if err != nil {
		p.t.Fatal(err)
	}
	return play
}

const boardText = `(document.querySelector("#puzzle-board")?.dataset.puzzle + document.querySelector("#puzzle-board")?.innerText)`

// gives answers with a key, or a finger, and waits until the board has changed.
func (p *puzzler) gives(key string) {
	p.t.Helper()
	before := eval[string](p.page, boardText)
	switch {
	case !p.touch:
		p.keys(key)
	case key == ".", key == kb.Enter:
		p.tap("#puzzle-main")
	case key >= "1" && key <= "9":
		p.tap(fmt.Sprintf(`#puzzle-players [data-player=%q]`, key))
	default:
		p.tap(fmt.Sprintf(`.key[data-letter=%q]`, key))
	}
	p.wait(fmt.Sprintf(`%s !== %q`, boardText, before))
	p.wait(`!document.querySelector("#puzzle-board") || document.querySelector("#puzzle-board").contains(document.activeElement)`)
}

// answers gives the letters that are right, or one that is not.
func (p *puzzler) answers(right bool) puzzle.Puzzle {
	p.t.Helper()
	play := p.asked()
	for !play.Over {
		letter := ""
		switch {
		case play.Kind == puzzle.Loser:
			for seat := 1; seat <= play.Rules.Players; seat++ {
				if play.Start.Losers().Has(seat) == right {
					letter = fmt.Sprint(seat)
				}
			}
			play.Over = true
		case play.Kind == puzzle.Threat:
			for next := range play.At.Next() {
				try := *play
				if try.Give(next.Letter()); try.Over != try.Right == !right {
					letter = string(next.Letter())
				}
			}
			play.Give([]rune(letter)[0])
		default:
			for next := range play.At.Next() {
				if next.Safe(play.You, false) == right {
					letter = string(next.Letter())
				}
			}
			play.Give([]rune(letter)[0])
		}
		p.gives(letter)
	}
	return play.Puzzle
}

// screens are the windows in which a puzzle is on one screen.
var screens = []size{{1280, 800}, phone, {844, 390}, {320, 640}}

// onOneScreen checks that nothing of the board has to be scrolled to, at each size.
func (p *puzzler) onOneScreen(where string, back size) {
	p.t.Helper()
	for _, s := range screens {
		p.do(chromedp.EmulateViewport(s.width, s.height))
		p.wait(fmt.Sprintf(`innerWidth === %d && new Promise(drawn => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true))))`, s.width))
		wrong := eval[string](p.page, `(() => {
			const wrong = [], root = document.documentElement;
			if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) wrong.push("the page scrolls: " + root.scrollWidth + "×" + root.scrollHeight);
			for (const e of document.querySelectorAll("#puzzle-board :is(.tiles, #puzzle-facts, #puzzle-prompt, #puzzle-feedback, #puzzle-more, .keys, #puzzle-players, #puzzle-main)")) {
				const r = e.getBoundingClientRect();
				if (r.height && (r.bottom > innerHeight + 1 || r.right > innerWidth + 1 || r.top < -1)) wrong.push((e.id || e.className) + " is out of the window");
			}
			const middle = document.querySelector(".sit-middle");
			if (middle.scrollHeight > middle.clientHeight + 1) wrong.push("the middle has no room: " + middle.scrollHeight + " in " + middle.clientHeight + ", " + middle.innerText);
			return wrong.join("; ");
		})()`)
		if wrong != "" {
			p.t.Errorf("%s at %d×%d: %s", where, s.width, s.height, wrong)
		}
	}
	p.do(chromedp.EmulateViewport(back.width, back.height))
}

// keysAreNear checks that there is no hole between the question and the keys, and that the button below is as wide as
// the board.
func (p *puzzler) keysAreNear() {
	p.t.Helper()
	if gap := eval[float64](p.page, `document.querySelector(".keys").getBoundingClientRect().top - document.querySelector("#puzzle-prompt").getBoundingClientRect().bottom`); gap < 0 || gap > 120 {
		p.t.Errorf("the keys are %.0f px below the question", gap)
	}
	if narrower := eval[float64](p.page, `document.querySelector("#puzzle-board").clientWidth - document.querySelector("#puzzle-main").getBoundingClientRect().width`); narrower > 1 {
		p.t.Errorf("the button is %.0f px narrower than the board", narrower)
	}
}

// menuHangsBelowItsButton opens the menu, and checks where it is and that it has one link a line.
func (p *puzzler) menuHangsBelowItsButton(s size) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(s.width, s.height))
	p.wait(fmt.Sprintf(`innerWidth === %d`, s.width))
	p.click("#puzzles-menu")
	p.wait(`document.querySelector("#puzzles-sheet").matches(":popover-open")`)
	wrong := eval[string](p.page, `(() => {
		const wrong = [], at = document.querySelector("#puzzles-menu").getBoundingClientRect(), sheet = document.querySelector("#puzzles-sheet").getBoundingClientRect();
		if (sheet.top < at.bottom || sheet.top > at.bottom + 16) wrong.push("begins at " + sheet.top + ", the button ends at " + at.bottom);
		if (Math.abs(sheet.right - at.right) > 8) wrong.push("ends at " + sheet.right + ", the button at " + at.right);
		if (sheet.left < 0 || sheet.right > innerWidth || sheet.bottom > innerHeight) wrong.push("is out of the window");
		const links = [...document.querySelectorAll("#puzzles-sheet .puzzle-ways a")].map(e => e.getBoundingClientRect());
		if (links.length !== 4 || links.some((r, i) => i > 0 && r.top < links[i - 1].bottom)) wrong.push("has not one link a line");
		return wrong.join("; ");
	})()`)
	if wrong != "" {
		p.t.Errorf("the menu at %d×%d %s", s.width, s.height, wrong)
	}
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#puzzles-sheet").matches(":popover-open")`)
}

// linesAreShown checks in a window whether the drawing of the lines is shown.
func (p *puzzler) linesAreShown(s size, want bool) {
	p.t.Helper()
	p.do(chromedp.EmulateViewport(s.width, s.height))
	p.wait(fmt.Sprintf(`innerWidth === %d`, s.width))
	if shown := eval[bool](p.page, `document.querySelector(".puzzle-lines").clientHeight > 80`); shown != want {
		p.t.Errorf("at %d×%d the lines are shown: %v", s.width, s.height, shown)
	}
}

// Somebody practises for a rating, by keyboard, without a network and with a reload in the middle. What they miss
// comes back the next day.
func TestPuzzlesForARatingAndWhatWasMissed(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPuzzler(t, newPageWithWorker(t, desktop))
	p.open(h.url())
	p.offlineReady()
	h.stop()

	p.open(h.url() + "?again" + addressOf("puzzles/practice"))
	p.shows("#puzzles-score", "Not rated yet")
	p.shows("#puzzle-hint", "A letter wins if")
	p.asked()
	p.wait(`document.activeElement.id === "puzzle-board"`)
	p.onOneScreen("a question", desktop)
	p.looksRight("a question")
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.keysAreNear()
	p.menuHangsBelowItsButton(desktop)
	p.menuHangsBelowItsButton(phone)
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.keys("?") // the help opens over it, and closes again
	p.wait(`document.querySelector("#help").open`)
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#help").open`)
	seen := map[string]bool{p.answers(true).ID(): true}
	p.shows("#puzzle-prompt", "Solved.")
	p.shows("#puzzle-feedback", "Your rating: about ")
	p.wait(`document.activeElement.id === "puzzle-main"`)
	p.onOneScreen("a solved puzzle", desktop)
	p.looksRight("a solved puzzle")
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.gives(kb.Enter)
	p.do(chromedp.Reload())
	p.interactive()
	var missed puzzle.Puzzle
	for missed.Fragment == "" { // a question that can become a card
		play := p.asked()
		if seen[play.ID()] {
			t.Fatalf("%s is asked twice", play.ID())
		}
		seen[play.ID()] = true
		if play.Kind == puzzle.Win || play.Kind == puzzle.Refute {
			missed = p.answers(false)
			break
		}
		p.answers(true)
		p.gives(kb.Enter)
	}
	p.shows("#puzzle-prompt", "Missed.")
	p.shows("#puzzle-feedback", "✗ ")
	p.onOneScreen("a missed puzzle", desktop)
	p.linesAreShown(desktop, true)
	p.linesAreShown(phone, true)
	p.linesAreShown(size{320, 640}, false)
	p.linesAreShown(size{844, 390}, false)
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.looksRight("a missed puzzle")
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	p.keys(kb.Shift + kb.Tab)
	p.click("#puzzle-card")
	p.shows("#puzzle-carded", "It is in your drill now.")
	rating := eval[string](p.page, `document.querySelector("#puzzles-score").textContent`)
	p.keys(kb.Escape)
	p.shows("#puzzles-title", "missed")
	p.shows("#puzzles-went", rating+". Provisional")
	p.shows("#puzzles-missed", strings.ToUpper(missed.Fragment))
	p.looksRight("the end of rated practice")
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))

	p.tomorrow()
	p.open(h.url() + "?tomorrow" + addressOf("puzzles/practice", "mode", "again"))
	p.shows("#puzzles-score", "1 left")
	if back := p.answers(true); back != missed {
		t.Errorf("%s comes back, want %s", back.ID(), missed.ID())
	}
	p.shows("#puzzle-feedback", "It comes back ")
	p.click("#puzzle-drill") // the card from yesterday
	p.wait(`document.title.startsWith("Drill") && document.querySelector("#prompt")`)
	p.do(chromedp.NavigateBack())
	p.shows("#puzzle-prompt", "Solved.")
	p.keys(kb.Enter)
	p.shows("#puzzles-title", "1 puzzle: solved")
	p.shows("#puzzles-went", "1 missed puzzle comes back later today.")
}

// A streak on a phone, by touch: it gets harder, goes on after a reload, and ends with the first miss.
func TestAStreakByTouch(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPuzzler(t, newPage(t, phone))
	p.touch = true
	p.open(h.url() + addressOf("puzzles/practice", "mode", "streak", "list", "all"))
	p.shows("#puzzles-best", "You have not tried it yet.")
	p.looksRight("before a streak")
	p.do(chromedp.EmulateViewport(phone.width, phone.height))
	if caps := eval[int](p.page, `[...document.querySelectorAll(".puzzle-start .key-cap")].filter(e => e.getClientRects().length).length`); caps > 0 {
		t.Errorf("%d keys are named on a phone", caps)
	}
	p.tap("#puzzles-again")
	kinds := map[puzzle.Kind]bool{}
	for n := range 4 {
		kinds[p.asked().Kind] = true
		p.onOneScreen("a question of a streak", phone)
		p.answers(true)
		p.shows("#puzzle-feedback", fmt.Sprintf("%d in a row.", n+1))
		p.onOneScreen("a solved question of a streak", phone)
		p.gives(kb.Enter)
	}
	p.asked()
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#puzzles-score", "4 in a row · best 4")
	missed := p.answers(false)
	p.shows("#puzzle-feedback", "Your streak ends with 4.")
	p.tap("#puzzle-main")
	p.shows("#puzzles-title", "4 puzzles in a row")
	p.shows("#puzzles-missed", strings.ToUpper(missed.Fragment))
	p.wait(`document.activeElement.id === "puzzles-end"`)
	p.looksRight("the end of a streak")
	p.do(chromedp.EmulateViewport(phone.width, phone.height))
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#puzzles-best", "Your best so far: 4.")
}

// Three minutes, by keyboard: the clock ticks without anybody doing anything, goes on after a reload, and ends the run.
func TestThreeMinutes(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPuzzler(t, newPage(t, desktop))
	p.before(`{
		const Now = Date;
		window.ahead = +sessionStorage.getItem("ahead");
		window.Date = class extends Now {
			constructor(...at) { at.length ? super(...at) : super(Now.now() + window.ahead) }
			static now() { return Now.now() + window.ahead }
		}
	}`)
	p.open(h.url() + addressOf("puzzles/practice", "mode", "minutes"))
	p.wait(`document.activeElement.id === "puzzles-again"`)
	const edges = `JSON.stringify([document.querySelector(".puzzle-start, #puzzle-board").getBoundingClientRect()].map(r => [r.left, r.right]))`
	start := eval[string](p.page, edges)
	p.keys(kb.Enter)
	p.asked()
	if board := eval[string](p.page, edges); board != start {
		t.Errorf("the board is between %s, the start between %s", board, start)
	}
	p.wait(`/^2:5\d$/.test(document.querySelector("#puzzles-clock").textContent)`)
	if live := eval[string](p.page, `document.querySelector("#puzzles-clock").closest("[aria-live], [role=status], [role=alert]")?.outerHTML ?? ""`); live != "" {
		t.Errorf("every second is read out: %s", live)
	}
	first := p.answers(true)
	p.shows("#puzzles-score", "1 solved")
	p.wait(fmt.Sprintf(`document.querySelector("#puzzle-board").dataset.puzzle !== %q`, first.ID())) // by itself
	p.wait(`document.activeElement.id === "puzzle-board"`)
	p.looksRight("three minutes")
	p.do(chromedp.EmulateViewport(desktop.width, desktop.height))
	missed := p.answers(false)
	p.gives(kb.Enter)
	p.asked()
	eval[string](p.page, `(window.ahead = 100000, sessionStorage.setItem("ahead", 100000), "")`)
	p.wait(`/^[01]:\d\d$/.test(document.querySelector("#puzzles-clock").textContent)`)
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#puzzles-score", "1 solved")
	p.wait(`/^[01]:\d\d$/.test(document.querySelector("#puzzles-clock").textContent)`)
	p.asked()
	eval[string](p.page, `(window.ahead = 200000, "")`)
	p.shows("#puzzles-title", "1 puzzle solved in three minutes") // nobody has pressed anything
	p.shows("#puzzles-went", "1 missed.")
	p.shows("#puzzles-went", "Your best so far.")
	p.shows("#puzzles-missed", strings.ToUpper(missed.Fragment))
	p.wait(`document.activeElement.id === "puzzles-end"`)
	p.looksRight("the end of three minutes")
}

// The letters that play themselves come one after the other, and a person who types on is not kept waiting.
func TestTheRefutationPlaysOut(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPuzzler(t, newPage(t, desktop))
	p.media("prefers-reduced-motion", "no-preference")
	p.open(h.url() + addressOf("puzzles/practice", "puzzle", "win/american-english-7.1/4/2/abe"))
	p.asked()
	eval[string](p.page, `(() => {
		window.rows = new Set();
		new MutationObserver(() => window.rows.add([...document.querySelectorAll("#puzzle-board .tile")].map(t => t.textContent).join(""))).observe(document.body, {subtree: true, childList: true, characterData: true});
		return "";
	})()`)
	p.keys("r")
	p.shows("#puzzle-prompt", "Missed.")
	p.shows("#puzzle-feedback", "you complete ABERRATION")
	for _, row := range []string{"ABER", "ABERR", "ABERRA", "ABERRATIO", "ABERRATION"} {
		if !eval[bool](p.page, fmt.Sprintf(`window.rows.has(%q)`, row)) {
			t.Errorf("the board never shows %s", row)
		}
	}
	p.open(h.url() + "?second" + addressOf("puzzles/practice", "puzzle", "win/american-english-7.1/4/2/add"))
	p.asked()
	p.keys("e" + kb.Enter) // on at once
	p.wait(`document.querySelector("#puzzle-board").dataset.puzzle !== "win/american-english-7.1/4/2/add"`)
	p.asked()
	fragment := eval[string](p.page, `document.querySelector("#puzzle-board .tiles").textContent`)
	if later := eval[string](p.page, `new Promise(done => setTimeout(() => done(document.querySelector("#puzzle-board .tiles").textContent), 1500))`); later != fragment {
		t.Errorf("letters of the puzzle before come to %s, which becomes %s", fragment, later)
	}
}
