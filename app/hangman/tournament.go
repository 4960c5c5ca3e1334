package hangman

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// tournament is the part of the Hangman page that compares the algorithms. It shows the
// published measurements, and runs a tournament on the dictionary in use. It keeps the
// results as long as the tab is open.
type tournament struct {
	host            page.Host
	shelf           *shelf.Shelf
	view            address.View
	work            page.Work
	started         bool // the person started a tournament and has not stopped it
	everyWord       bool // play every word instead of a sample
	pairingProgress float64
	workBegan       time.Time                                 // when the work under way began
	doneBefore      float64                                   // how much work was done at workBegan
	scores          map[tournamentKey]map[int][]hangman.Score // by length, then by contestant in order
}

// tournamentKey says which words a result is about.
type tournamentKey struct {
	dict      string
	everyWord bool
}

func (p *tournament) Show(view address.View) {
	if view.Dict != p.view.Dict || view.Letters != p.view.Letters {
		p.view, p.started = view, false
		p.work.Stop(p.idleState())
	}
	p.view = view
}

// idleState is the state of the work while nothing is running.
func (p *tournament) idleState() page.WorkState {
	if done, all := p.progress(); done < all {
		return page.Waiting
	}
	return page.Finished
}

func (p *tournament) title() string { return page.Heading(p.view.Page, hangmanParts) }

// settle continues a tournament that paused while another page was visible.
func (p *tournament) settle(app.Context) {
	if p.started && p.work.State == page.Waiting {
		p.startWork()
	}
}

func (p *tournament) onKey(app.Context, app.Event, string) bool { return false }

// Body always returns the same number of elements, so that go-app matches them up.
func (p *tournament) Body() []app.UI {
	return []app.UI{
		app.Div().Class("lead-part").Body(ui.HTML(p.findings())),
		app.Div().Class("columns").Body(
			app.Div().Body(
				p.lengthChoice(),
				p.measuredPart(),
				p.runPart(),
			),
			app.Div().Body(
				endingsPart(),
				ui.HTML(algorithmList()),
				ui.HTML(hardestOfAll(p.shelf.NameOf(hangman.MeasuredDict))),
			),
		),
	}
}

// lengthChoice is the menu for the length of the words in both tables.
func (p *tournament) lengthChoice() app.UI {
	options := []ui.Option{{Value: "0", Text: "of all lengths"}}
	for letters := address.LeastLetters; letters <= dicts.MaxLetters; letters++ {
		if p.words().Count(letters) > 0 || letters == p.view.Letters {
			options = append(options, ui.Option{Value: strconv.Itoa(letters), Text: "with " + text.Counted(letters, "letter")})
		}
	}
	return app.P().Class("length-choice").Body(ui.Choice("tournament-letters", "Words", strconv.Itoa(p.view.Letters), p.chooseLetters, options))
}

func (p *tournament) chooseLetters(letters string) {
	view := p.view
	view.Letters, _ = strconv.Atoi(letters)
	p.host.GoTo(p.host.Ctx(), view)
}

// words are the words of the dictionary in use.
func (p *tournament) words() *hangman.Words { return p.shelf.HangmanWords(p.view.Dict) }

// lengths are the chosen lengths that have words.
func (p *tournament) lengths() (lengths []int) {
	for letters := range dicts.MaxLetters + 1 {
		if p.words().Count(letters) > 0 && (p.view.Letters == 0 || p.view.Letters == letters) {
			lengths = append(lengths, letters)
		}
	}
	return lengths
}
