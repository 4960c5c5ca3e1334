//go:build browser

package browser_test

import (
	"net/http"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp"
	"github.com/chromedp/chromedp/kb"

	"spectrie/trainer"
)

// end makes a function of the browser's throw that the program calls for the next letter,
// and whenever it begins again: the program panics, and says so on the console.
func (p *page) end() {
	p.t.Helper()
	p.expect("console.")
	eval[bool](p, `(performance.mark = () => { throw new Error("no more") }, true)`)
	p.keys("j")
	p.wait(`document.querySelector(".program-ended.whole h1")`)
}

// savedFile is what a button of the page that shows when the program has ended saves.
func (p *page) savedFile(name string) string {
	p.t.Helper()
	find := `[...document.querySelectorAll(".program-ended li button")].find(b => b.textContent.includes("` + name + `"))`
	p.wait(find)
	eval[bool](p, `(window.saved = null, `+find+`.click(), true)`)
	p.wait(`window.saved`)
	return eval[string](p, `window.saved.text()`)
}

func TestAfterAPanicWhatTheyMadeIsSavedAndRestored(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, phone)
	words := "gnome\ngnat\ngarçon\nég\néléphant\ngnomes\n"
	p.open(h.url() + addressOf("dictionaries"))
	p.do(chromedp.SetUploadFiles(chromedp.CSS("#list-file"), []string{wordFile(t, "Mine <b>.txt", []byte(words))}))
	p.wait(`document.body.textContent.includes("Mine <b>")`)
	p.playMatch(h)
	p.openAnswers(h)
	noted := madeAnswers("a", 32)
	*(&noted[31]) = trainer.Entry{ID: noted[31].ID, Kind: trainer.Puzzled, At: noted[31].At, Zone: noted[31].Zone, Puzzle: "win/american-english-7.1/4/2/garç", Rating: 1480, Mode: trainer.ModeDaily, Date: 20780, Grade: trainer.Again}
	note := &noted[30]
	*note = trainer.Entry{ID: note.ID, Kind: trainer.Noted, At: note.At, Zone: note.Zone, Card: trainer.Card{Course: note.Card.Course, Fragment: "jack"}, Text: "in the box"}
	p.restoreFile(backupFile(t, "first.json", noted))
	p.shows("#answers-said", "The backup has 31 answers")
	p.shows("#answers-count", "31 answers")

	p.open(h.url() + address("players", "3"))
	p.end()
	p.shows(".program-ended [role=alert]", "An error in Spectrie stopped it.")
	p.shows(".program-ended pre", "no more")
	p.shows(".program-ended pre", "goroutine")
	p.wait(`document.activeElement.tagName === "H1" && document.body.inert`)
	p.wait(`document.querySelectorAll(".program-ended li").length === 3`)
	p.keys("jq") // nothing answers, and nothing complains
	for _, theme := range []string{"light", "dark"} {
		p.media("prefers-color-scheme", theme)
		axe(t, p, "the page of a program that has ended, "+theme)
	}
	p.catchSaved()
	backup, matches, list := p.savedFile(".json"), p.savedFile("spectrie-matches"), p.savedFile("Mine")
	if !strings.HasPrefix(backup, `{"format":"spectrie-training","version":3,`) {
		t.Errorf("a backup with a note begins with %.60s", backup)
	}
	if got, want := list, "garçon\ngnat\ngnome\ngnomes\nég\néléphant\n"; sorted(got) != sorted(want) {
		t.Errorf("the list is saved as %q", got)
	}

	other := newPage(t, desktop)
	other.openAnswers(h)
	other.restoreFile(wordFile(t, "b.json", []byte(backup)))
	other.shows("#answers-said", "The backup has 31 answers")
	other.pastMatches(h)
	other.do(chromedp.SetUploadFiles(chromedp.CSS("#open-matches"), []string{wordFile(t, "m.txt", []byte(matches+"\n"+matches))}))
	other.shows("#past-said", "The file has 2 matches: 1 new, 1 already here.")
}

func sorted(lines string) string {
	list := strings.Fields(lines)
	slices.Sort(list)
	return strings.Join(list, " ")
}

func TestAPanicOfOneHandlerOpensThePageAgain(t *testing.T) {
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.playMatch(h)
	p.keys("e")
	p.wait(`document.querySelector("#play-board .tiles").ariaLabel.includes(" E")`)
	p.do(chromedp.Navigate(h.url() + address("players", "3")))
	p.wait(`document.querySelector("#players")?.value === "3"`)
	p.expect("console.") // where it was, for who looks for the reason
	eval[bool](p, `(() => { const push = history.pushState; history.pushState = () => { history.pushState = push; throw new Error("no more") }; return true })()`)
	p.keys("j")
	p.shows("#notice", "Something went wrong, so this page was opened again. Everything kept in this browser is still here.")
	if eval[bool](p, `document.querySelector(".program-ended") !== null`) {
		t.Error("the program has ended")
	}
	p.keys("j")
	p.wait(`location.hash.includes("fragment=j") && location.hash.includes("players=3")`)
	p.keys("u")
	p.wait(`location.hash.includes("fragment=ju")`) // once: the page before listens no more
	p.pastMatchesHere()
	p.shows(".matches li", "Against Reader")
}

// pastMatchesHere goes to the choice of a match without loading the page again.
func (p *page) pastMatchesHere() {
	p.t.Helper()
	p.click(`header a[href*="#/play"]`)
	p.wait(`document.querySelector(".matches li")`)
}

func TestAnAddressThatEndsTheProgramTwiceGivesWayToTheStartPage(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url() + address("players", "3"))
	p.end()
	p.shows(".program-ended", "This browser has no answers, matches or lists of yours.")
	p.keys(kb.Tab + kb.Enter)
	p.wait(`!document.querySelector(".program-ended")`)
	p.interactive()
	p.end()
	p.shows(".program-ended [role=alert]", "The start page may work")
	p.keys(kb.Tab + kb.Enter)
	p.wait(`!document.querySelector(".program-ended")`)
	p.interactive()
	p.shows("#verdict", "H, J, M, R or Z") // two players
}

func TestWebAssemblyThatStopsInTheMiddleEndsTheProgram(t *testing.T) {
	t.Parallel()
	h := newHost(t, dist(t), "/")
	p := newPage(t, desktop)
	p.open(h.url())
	p.expect("exception")
	// What throws where the program only reads a property unwinds it.
	eval[bool](p, `(Object.defineProperty(Event.prototype, "key", {get() { throw new RangeError("Maximum call stack size exceeded") }}), true)`)
	eval[bool](p, `(Object.defineProperty(KeyboardEvent.prototype, "key", {get() { throw new RangeError("Maximum call stack size exceeded") }}), true)`)
	p.keys("j")
	p.shows(".program-ended pre", "Maximum call stack size exceeded")
}

func TestAFirstVisitWithoutTheProgramSaysSoAboveThePage(t *testing.T) {
	t.Parallel()
	for name, c := range map[string]struct {
		path   string
		answer http.HandlerFunc
		says   string
	}{
		"another page": {"web/app.wasm", func(w http.ResponseWriter, _ *http.Request) {
			w.Write([]byte("<!doctype html><title>Not here</title>"))
		}, "The server did not send the program"},
		"cut":           {"web/app.wasm", func(w http.ResponseWriter, _ *http.Request) { w.Write([]byte("\x00asm")); panic(http.ErrAbortHandler) }, "could not be loaded"},
		"a script gone": {"wasm_exec.js", func(http.ResponseWriter, *http.Request) { panic(http.ErrAbortHandler) }, "A part of Spectrie could not be loaded"},
	} {
		t.Run(name, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), "/")
			h.fault(c.path, c.answer)
			p := newPage(t, desktop)
			p.expect("console.error") // go-app's word on it
			p.expect("Failed to load")
			p.expect("exception")
			p.do(chromedp.Navigate(h.url()))
			p.shows(".program-ended [role=alert]", c.says)
			if !eval[bool](p, `document.querySelector("#map").checkVisibility() && !document.body.inert`) {
				t.Error("the page drawn in advance is gone")
			}
			h.fault(c.path, nil)
			p.click(".program-ended .first")
			p.interactive()
		})
	}
}
