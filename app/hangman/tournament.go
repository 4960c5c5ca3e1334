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

// proof is the part of the Hangman page that sets the algorithms against each
// other: what was measured, and a tournament for the dictionary in use. What was
// found is kept while the page lives.
type tournament struct {
	host            page.Host
	shelf           *shelf.Shelf
	view            address.View
	work            page.Work // doing is a number of letters and a contestant
	started         bool      // the person began a tournament that is not over
	everyWord       bool      // the tournament plays every word, and not a sample
	pairingProgress float64
	workBegan       time.Time                                 // of the work that is under way
	doneBefore      float64                                   // how much work was done by then
	scores          map[tournamentKey]map[int][]hangman.Score // by number of letters, and of the first contestants
}

// tournament is what results belong to.
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

// ended is the state of the work when nothing is under way.
func (p *tournament) idleState() page.WorkState {
	if done, all := p.progress(); done < all {
		return page.Waiting
	}
	return page.Finished
}

func (p *tournament) title() string { return page.Heading(p.view.Page, hangmanParts) }

// settle goes on with a tournament that waited while another page was in front.
func (p *tournament) settle(app.Context) {
	if p.started && p.work.State == page.Waiting {
		p.startWork()
	}
}

func (p *tournament) onKey(app.Context, app.Event, string) bool { return false }

// Body keeps its parts at fixed places.
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

// lengthChoice chooses the words that both tables are about.
func (p *tournament) lengthChoice() app.UI {
	options := []ui.Option{{Value: "0", Text: "of all lengths"}}
	for letters := address.LeastLetters; letters <= dicts.MaxLetters; letters++ {
		if p.words().Count(letters) > 0 || letters == p.view.Letters {
			options = append(options, ui.Option{Value: strconv.Itoa(letters), Text: "with " + text.Counted(letters, "letter")})
		}
	}
	return app.P().Class("length-choice").Body(ui.Choice("proof-letters", "Words", strconv.Itoa(p.view.Letters), p.chooseLetters, options))
}

func (p *tournament) chooseLetters(ctx app.Context, _ app.Event) {
	view := p.view
	view.Letters, _ = strconv.Atoi(ctx.JSSrc().Get("value").String())
	p.host.GoTo(ctx, view)
}

// words are those of the dictionary in use.
func (p *tournament) words() *hangman.Words { return p.shelf.HangmanWords(p.view.Dict) }

// lengths are the numbers of letters that are looked at, for which there are words.
func (p *tournament) lengths() (lengths []int) {
	for letters := range dicts.MaxLetters + 1 {
		if p.words().Count(letters) > 0 && (p.view.Letters == 0 || p.view.Letters == letters) {
			lengths = append(lengths, letters)
		}
	}
	return lengths
}
