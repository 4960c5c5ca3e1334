//go:build browser

package browser_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/dicts"
	"spectrie/dicts/data"
	"spectrie/solver"
	"spectrie/trainer"
)

// deckOf is what the page must ask of a seat with the default list.
func deckOf(t *testing.T, players, seat int) *trainer.Deck {
	t.Helper()
	d, err := data.Load(dicts.DefaultID)
	if err != nil {
		t.Fatal(err)
	}
	rules := solver.Rules{Players: players, MinLetters: solver.UsualLetters}
	game, err := solver.Solve(d.Trie.Reachable(rules.MinLetters), rules)
	if err != nil {
		t.Fatal(err)
	}
	deck, err := trainer.NewDeck(game, trainer.Course{Dict: dicts.DefaultID, Rules: rules, Seat: seat}, "")
	if err != nil {
		t.Fatal(err)
	}
	return deck
}

// board is the drill as a person sees it.
type board struct {
	Text     string // all of it
	Fragment string // on the tiles
	Prompt   string
	GoOn     bool // there is something to leave behind
	End      bool
	Focus    bool // the keyboard is in it
}

func (p *page) board() board {
	p.t.Helper()
	return eval[board](p, `(() => {
		const at = document.querySelector("#drill-board, #drill-end")
		if (!at) return {Text: ""}
		return {
			Text: at.innerText,
			Fragment: [...at.querySelectorAll(".tile:not(.start, .blank)")].map(t => t.textContent).join("").toLowerCase(),
			Prompt: at.querySelector("#prompt")?.textContent ?? "",
			GoOn: !!at.querySelector("#drill-continue"),
			End: at.id === "drill-end",
			Focus: at.contains(document.activeElement),
		}
	})()`)
}

// press types on the drill and waits until it has answered.
func (p *page) press(key string) board {
	p.t.Helper()
	before := p.board()
	p.keys(key)
	p.wait(fmt.Sprintf(`document.querySelector("#drill-board, #drill-end")?.innerText !== %q`, before.Text))
	p.wait(`document.querySelector("#drill-continue, #drill-show:not([aria-disabled=true]), #drill-end")`) // nothing goes by itself any more
	after := p.board()
	if !after.Focus {
		p.t.Errorf("after %q at %q the keyboard is not on the board", key, before.Fragment)
	}
	return after
}

// sit reads what is taught and answers everything else from the deck, until stop says so or the session ends.
func (p *page) sit(deck *trainer.Deck, stop func(board) bool) {
	p.t.Helper()
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-continue, #drill-end")`)
	b := p.board()
	for n := 0; !b.End && !stop(b); n++ {
		switch {
		case n > 300:
			p.t.Fatalf("the session does not end: %s", b.Text)
		case b.GoOn:
			b = p.press(" ")
		default:
			b = p.press(p.rightLetter(deck, b))
		}
	}
}

// rightLetter is the letter that the deck plays on a board.
func (p *page) rightLetter(deck *trainer.Deck, b board) string {
	p.t.Helper()
	at, _ := deck.Game.At(b.Fragment)
	item := deck.Item(trainer.Card{Course: deck.Course, Fragment: b.Fragment})
	if item == nil || item.Letter(at) < 0 {
		p.t.Fatalf("asked at %q, where nothing is to be decided: %s", b.Fragment, b.Text)
	}
	return string(item.Letters[item.Letter(at)].Plays.Letter())
}

func never(board) bool { return false }

// tomorrow makes the clock of what p opens next go a day ahead.
func (p *page) tomorrow() {
	p.before(`{
		const Today = Date, day = 864e5
		window.Date = class extends Today {
			constructor(...at) { at.length ? super(...at) : super(Today.now() + day) }
			static now() { return Today.now() + day }
		}
	}`)
}

// A beginner learns the opening in one session, by keyboard, without a network and with a reload in the middle. The
// next day the page Today says what is due.
func TestABeginnerLearnsTheOpening(t *testing.T) {
	t.Parallel()
	deck := deckOf(t, 2, 1)
	h := newHost(t, dist(t), "/some/sub/path/")
	p := newPageWithWorker(t, desktop)
	p.open(h.url())
	p.offlineReady()
	h.stop()

	p.keys(kb.Tab)
	for range 12 { // to the link in the bar
		if eval[string](p, `document.activeElement.textContent`) == "Drill" {
			break
		}
		p.keys(kb.Tab)
	}
	p.keys(kb.Enter)
	p.wait(`document.activeElement.id === "today-begin"`)
	p.keys(kb.Enter)
	p.shows("#prompt", "New: open with J.")
	p.shows("#left", "6 left")
	p.shows("#feedback", "Play J, toward JACK and 4 other words.")
	asked := func(b board) bool { return !b.GoOn }
	p.sit(deck, asked)
	p.shows("#prompt", "You open. Which letter? You have just seen it.")
	b := p.press("a")
	for _, want := range []string{"✗ A: ", "Play J, toward JACK and 4 other words."} {
		if !strings.Contains(b.Text, want) {
			t.Errorf("a wrong letter: %q is not in %s", want, b.Text)
		}
	}
	if eval[int](p, `document.querySelectorAll(".tile.wrong").length`) != 1 || eval[int](p, `document.querySelectorAll(".tile.would").length`) == 0 {
		t.Error("the wrong letter is not refuted on the board")
	}
	p.keys("z", chromedp.KeyModifiers(2)) // Ctrl
	p.shows("#notice", "Taken back: your opening letter.")
	p.keys("z", chromedp.KeyModifiers(2|8)) // and Shift
	p.shows("#notice", "Put back: your opening letter.")
	eval[string](p, `(() => {
		for (let n = 0; n < 8; n++) document.body.dispatchEvent(new KeyboardEvent("keydown", {key: "z", ctrlKey: true, repeat: n > 0, bubbles: true}))
		return ""
	})()`)
	p.shows("#notice", "Taken back: your opening letter.")
	p.shows("#prompt", "You open. Which letter?")

	answers := 0
	p.sit(deck, func(board) bool { answers++; return answers > 9 })
	progress := `document.querySelector("#left").textContent`
	left := eval[string](p, progress)
	p.do(chromedp.Reload())
	p.interactive()
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true]), #drill-continue")`)
	if got := eval[string](p, progress); got != left {
		t.Errorf("after the reload the sitting says %q, before it %q", got, left)
	}
	p.sit(deck, never)
	p.shows("#drill-end", "Done for now")
	p.shows("#drill-end", "The next card comes back tomorrow")
	p.shows("#drill-end", "As player 1 you would survive 99 of 100 rounds against perfect play today.")
	p.shows("#practice-note", "Your answers are kept in this browser")
	if eval[int](p, `document.querySelectorAll(".answered tbody tr").length`) != len(deck.Decisions) || eval[int](p, `document.querySelectorAll("#drill-end .line-tree svg").length`) != 1 {
		t.Error("nothing tells what comes back when, or what is known")
	}
	p.click("#prove-it")
	p.wait(`location.hash.startsWith("#/play?") && location.hash.includes("fragment=j&")`)
	p.shows("#play-proof", "Play Perfect from J")

	p.tomorrow()
	p.open(h.url() + "?tomorrow#/drill")
	p.shows("#today-title", "6 due")
	p.shows(".pages .due", "6 due")
	p.keys(" ")
	p.sit(deck, never)
	p.shows("#drill-end", "6 answers to 6 cards, all right.")
}

// With movement the others take a moment to play.
func TestRoundsGoByThemselvesWithMovement(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.media("prefers-reduced-motion", "no-preference")
	p.open(h.url() + addressOf("drill", "seat", "2", "fragment", "p"))
	p.shows("#prompt", "New: after P you play N.")
	p.keys(" ")
	p.shows("#prompt", "Player 1 completes PNEUMATIC and loses. Now you.")
	p.keys(" ")
	p.wait(`document.querySelector("#drill-show:not([aria-disabled=true])")`)
	if b := p.board(); b.Fragment != "p" || !strings.Contains(b.Prompt, "Player 1 plays P. Your letter?") {
		t.Errorf("at %q: %s", b.Fragment, b.Prompt)
	}
	if b := p.press("n"); b.Fragment != "pne" {
		t.Errorf("after N the board has %q", b.Fragment)
	}
	p.keys(kb.Escape)
	p.shows("#drill-end", "Enough for now")
	p.click("#drill-resume")
	p.shows("#prompt", "Your letter?")
}

func TestTheDrillIsAccessibleInAllItsStates(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("drill", "players", "3", "seat", "2"))
	p.wait(`document.querySelector("#drill-continue")`)
	p.looksRight("taught")
	p.click("#drill-menu")
	p.wait(`document.querySelector("#drill-sheet").matches(":popover-open")`)
	p.looksRight("the menu")
	p.keys(kb.Escape)
	p.wait(`!document.querySelector("#drill-sheet").matches(":popover-open")`)
	p.click("#edit-note")
	p.wait(`document.querySelector("#note-dialog").open`)
	p.keys("a note")
	p.looksRight("a note")
	p.keys(kb.Enter)
	p.shows("#note", "a note")
	p.sit(deckOf(t, 3, 2), func(b board) bool { return !b.GoOn })
	p.looksRight("asked")
	p.press(" ")
	p.looksRight("shown")
	p.keys(kb.Escape)
	p.wait(`document.querySelector("#drill-end")`)
	p.looksRight("ended")

	p.open(h.url() + addressOf("drill", "seat", "1", "show", "cards"))
	p.sit(deckOf(t, 2, 1), func(b board) bool { return strings.HasPrefix(b.Prompt, "Name all") }) // decisions come before the words
	p.shows("#prompt", "Name all 5 words of your strategy.")
	p.keys("jackj")
	p.shows(".typed", "J")
	p.looksRight("recalling")
	p.press(" ")
	p.looksRight("recalled")
}

// sizes of windows that show the sitting on one screen.
var sittingSizes = []size{{390, 844}, {844, 390}, {1280, 800}, {320, 256}}

// whereTheyAre are the places of what stays in place during a sitting, and what does not fit.
const whereTheyAre = `(() => {
	const place = selector => { const e = document.querySelector(selector); return e ? Math.round(e.getBoundingClientRect().top) : -1 };
	const wrong = [], root = document.scrollingElement;
	if (root.scrollHeight > innerHeight || root.scrollWidth > root.clientWidth) wrong.push("the page scrolls: " + root.scrollWidth + "×" + root.scrollHeight);
	for (const selector of [".sit-top", ".sit .tiles", "#prompt", ".sit-middle", ".sit-hand", ".sit-actions"]) {
		const e = document.querySelector(selector), r = e.getBoundingClientRect();
		if (r.bottom > innerHeight + 0.5 || r.top < -0.5 || r.right > root.clientWidth + 0.5) wrong.push(selector + " leaves the window");
		if (e.scrollHeight > e.clientHeight + 1) wrong.push(selector + " has no room: " + e.scrollHeight + " in " + e.clientHeight + ", " + e.innerText);
	}
	const between = [[".sit-top", ".sit .tiles"], [".sit .tiles", "#prompt"], ["#prompt", ".sit-middle"]];
	for (const [a, b] of between) {
		if (document.querySelector(a).getBoundingClientRect().bottom > document.querySelector(b).getBoundingClientRect().top + 0.5) wrong.push(a + " lies over " + b);
	}
	if (document.querySelector(".sit .keys") && document.querySelector(".sit .grades")) wrong.push("keys and grades stand together");
	return {Wrong: wrong.join("; "), Places: [".sit-top", ".sit .tiles", "#prompt", ".sit-actions"].map(place).join(" ")};
})()`

// In every state of a sitting everything is to be seen without scrolling, and nothing but the middle moves.
func TestTheSittingNeverScrolls(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	p.open(h.url() + addressOf("drill", "seat", "2"))
	deck := deckOf(t, 2, 2)
	p.wait(`document.querySelector("#drill-continue")`)
	type places struct{ Wrong, Places string }
	first := map[size]string{}
	look := func(b board) {
		t.Helper()
		for _, s := range sittingSizes {
			p.do(chromedp.EmulateViewport(s.width, s.height))
			p.wait(fmt.Sprintf(`innerWidth === %d && innerHeight === %d`, s.width, s.height))
			at := eval[places](p, whereTheyAre)
			if first[s] == "" {
				first[s] = at.Places
			}
			if at.Wrong != "" || at.Places != first[s] {
				t.Errorf("%d×%d, at %q, %q: %s; the places are %s, at first %s", s.width, s.height, b.Fragment, b.Prompt, at.Wrong, at.Places, first[s])
			}
		}
	}
	states := map[string]int{}
	for b := p.board(); len(states) < 6 || states["asked"] < 8; b = p.board() {
		look(b)
		wrong := ""
		switch {
		case b.End:
			t.Fatalf("the sitting ended after %v", states)
		case strings.HasPrefix(b.Prompt, "New: "):
			states["taught"]++
		case strings.Contains(b.Prompt, "Now you."):
			states["repeat"]++
		case strings.Contains(b.Prompt, "completes"):
			states["over"]++
		case b.Prompt == "Not this one.":
			states["wrong"]++
		case b.Prompt == "Here it is.":
			states["shown"]++
		default:
			states["asked"]++
			at, _ := deck.Game.At(b.Fragment)
			for _, l := range at.Letters() {
				if !l.Leads.Safe(2, false) && states["asked"]%4 == 2 {
					wrong = string(l.Letter)
				}
			}
		}
		switch {
		case b.GoOn, states["asked"]%4 == 3:
			p.press(" ")
		case wrong != "":
			p.press(".")
			look(p.board())
			p.press(wrong)
		default:
			p.press(p.rightLetter(deck, b))
		}
	}
}

// An answer of an earlier sitting is taken back only after a question.
func TestUndoOfAnEarlierSittingAsksFirst(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + addressOf("drill", "seat", "1"))
	p.sit(deckOf(t, 2, 1), never)
	p.do(chromedp.Reload())
	p.interactive()
	p.shows("#drill-end-title", "Nothing to do right now")
	p.keys("z", chromedp.KeyModifiers(2))
	p.wait(`document.querySelector("#undo-dialog").open`)
	p.shows("#undo-question", "your letter after J")
	p.looksRight("asked whether to take back")
	p.click("#keep-earlier")
	p.wait(`!document.querySelector("#undo-dialog").open`)
	p.shows("#drill-end-title", "Nothing to do right now")
	p.keys("z", chromedp.KeyModifiers(2))
	p.click("#undo-earlier")
	p.shows("#notice", "Taken back: your letter after J")
	p.shows("#prompt", "Your letter?")
}
