//go:build browser

package browser_test

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/chromedp/chromedp/kb"

	"spectrie/solver"
	"spectrie/trainer/match"
)

// act does what a person would whose turn it is, with the keyboard, and follows what
// comes of it. A careless one plays letters that lose.
func (g *table) act(careless bool) []match.Event {
	g.t.Helper()
	g.boardHasTheKeyboard()
	s := g.match.State()
	fragment := s.Round().Fragment()
	switch {
	case s.Challenger != match.Nobody:
		g.nameWord(fragment)
	case g.match.Setup.Challenges && g.match.Book.IsWord(fragment):
		g.keys("1")
	case g.match.Setup.Challenges && !g.match.Book.Begins(fragment):
		g.keys("2")
	default:
		g.keys(string(g.letter(careless)))
	}
	return g.follow()
}

// letter is one that goes on: the best, or when the person is careless the worst.
func (g *table) letter(careless bool) rune {
	g.t.Helper()
	r := g.match.State().Round()
	at, ok := g.match.Book.At(len(r.Players), r.Fragment())
	if !ok {
		g.t.Fatalf("%s: no letter goes on", g.record)
	}
	worth := func(l solver.Letter) int {
		switch l.Outcome {
		case solver.Wins:
			return 2000
		case solver.Completes:
			return 0
		}
		return l.Plies
	}
	letters := at.Letters()
	slices.SortStableFunc(letters, func(a, b solver.Letter) int { return worth(b) - worth(a) })
	if careless {
		return letters[len(letters)-1].Letter
	}
	return letters[0].Letter
}

// nameWord answers a challenge: what is typed follows the letters that stand there.
func (g *table) nameWord(fragment string) {
	g.t.Helper()
	at, _ := g.match.Book.Words.Find(fragment)
	for _, word := range g.match.Book.Words.Words(at) {
		if strings.HasPrefix(word, fragment) && g.match.Book.IsWord(word) {
			g.keys(word[len(fragment):] + kb.Enter)
			return
		}
	}
	g.t.Fatalf("%s: a person who does not bluff has no word", g.record)
}

// boardHasTheKeyboard checks that what is typed goes on with the match.
func (g *table) boardHasTheKeyboard() {
	g.t.Helper()
	g.wait(`document.activeElement.closest("#play-board")`)
}

// goesOn presses Enter where the page looks back on a round, and follows until a
// person is to act or another round is over.
func (g *table) goesOn() {
	g.t.Helper()
	g.keys(kb.Enter)
	if g.match.Mover().IsBot() {
		g.follow()
		return
	}
	g.looks(false)
}

// playToTheEnd plays until somebody has won, also when the person is out before.
func (g *table) playToTheEnd(careless bool) {
	g.t.Helper()
	for n, back := 0, false; g.match.State().Winner == match.Nobody; n++ {
		if n > 500 {
			g.t.Fatalf("%s: the match does not end", g.record)
		}
		over := roundsOver(g.match)
		if back {
			g.goesOn()
		} else {
			g.act(careless)
		}
		if back = roundsOver(g.match) > over; back {
			g.reviewed()
		}
	}
}

// reviewed checks that the page looks back on the round in sentences, and that Enter
// goes on.
func (g *table) reviewed() {
	g.t.Helper()
	review := g.match.Review(roundsOver(g.match) - 1)
	you := slices.IndexFunc(g.match.Setup.Players, func(p match.Player) bool { return !p.IsBot() })
	g.wait(`document.querySelector(".review-verdict p")?.textContent.endsWith(".")`)
	g.shows("#review-lesson", review.Lesson(you))
	g.wait(`document.activeElement.id === "play-next"`)
}

// tabTo moves the keyboard on until a condition holds of the element that has it,
// which a script calls e.
func (p *page) tabTo(condition string) {
	p.t.Helper()
	for range 120 {
		if eval[bool](p, `(e => !!(`+condition+`))(document.activeElement)`) {
			return
		}
		p.keys(kb.Tab)
	}
	p.t.Fatalf("the keyboard does not reach %s", condition)
}

// wishing makes what p opens next remember what was chosen for a match.
func (p *page) wishing(wishes string) {
	p.before(fmt.Sprintf(`if (!localStorage.getItem("spectrie.match")) localStorage.setItem("spectrie.match", %q)`, wishes))
}

// drawsLots makes the lots that p draws next the same in every run.
func (p *page) drawsLots() {
	p.before(`{
		let lots = 7;
		Crypto.prototype.getRandomValues = function (array) {
			const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
			for (let i = 0; i < bytes.length; i++) bytes[i] = (lots = (Math.imul(lots, 1103515245) + 12345) >>> 0) >>> 16;
			return array;
		};
	}`)
}

// Whole matches with nothing but the keyboard, of each way to play.
func TestPlayingWithTheKeyboardAlone(t *testing.T) {
	t.Parallel()
	for _, c := range []struct {
		way, wishes, opponent string
		careless, oneMore     bool
	}{
		{"strict", "lives=go", "child", false, true},
		{"with challenges", "lives=go&play=challenges", "perfect", true, false},
	} {
		t.Run(c.way, func(t *testing.T) {
			t.Parallel()
			h := newHost(t, dist(t), "/")
			p := newPage(t, desktop)
			p.wishing(c.wishes)
			p.drawsLots()
			p.open(h.url() + addressOf("play"))
			eval[string](p, watchMoves)
			p.tabTo(fmt.Sprintf(`e.dataset.opponent === %q`, c.opponent))
			p.keys(kb.Enter)
			p.shows("#play-summary", c.way)
			g := p.sat()
			g.playToTheEnd(c.careless)
			if c.oneMore {
				p.keys(kb.Enter)
				p.wait(fmt.Sprintf(`%s && %s !== %q`, idInFront, idInFront, g.id))
				more := p.sat()
				if more.match.Setup.Opener != 1 || len(more.match.Events()) != 1 {
					t.Errorf("%s: one more match, and the bot does not open", more.record)
				}
				more.act(false)
			}
			if n := eval[int](p, `window.flights.length`); n > 0 {
				t.Errorf("%d things moved for a person who wants less movement", n)
			}
			p.tabTo(`e.id === "play-others" || e.id === "play-leave"`)
			p.keys(kb.Enter)
			p.wait(`document.activeElement.matches("#play-quick, #play-continue")`) // the match can be one that goes on
		})
	}
}
