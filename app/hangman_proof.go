package app

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// proof is the part of the Hangman page that sets the algorithms against each
// other: what was measured, and a tournament for the dictionary in use. What was
// found is kept while the page lives.
type proof struct {
	Host
	shelf  *library
	view   View
	work   work // doing is a number of letters and a contestant
	wanted bool // the person began a tournament that is not over
	every  bool // the tournament plays every word, and not a sample
	part   float64
	began  time.Time                              // of the work that is under way
	before float64                                // how much work was done by then
	found  map[tournament]map[int][]hangman.Score // by number of letters, and of the first contestants
}

// tournament is what results belong to.
type tournament struct {
	dict  string
	every bool
}

func (p *proof) show(view View) {
	if view.Dict != p.view.Dict || view.Letters != p.view.Letters {
		p.view, p.wanted = view, false
		p.work.stop(p.ended())
	}
	p.view = view
}

// ended is the state of the work when nothing is under way.
func (p *proof) ended() workState {
	if done, all := p.progress(); done < all {
		return waiting
	}
	return finished
}

func (p *proof) title() string { return heading(p.view.Page, hangmanParts) }

// settle goes on with a tournament that waited while another page was in front.
func (p *proof) settle(app.Context) {
	if p.wanted && p.work.state == waiting {
		p.start()
	}
}

func (p *proof) onKey(app.Context, app.Event, string) bool { return false }

// body keeps its parts at fixed places.
func (p *proof) body() []app.UI {
	return []app.UI{
		app.Div().Class("lead-part").Body(app.Raw(p.finding())),
		app.Div().Class("columns").Body(
			app.Div().Body(
				p.lengthChoice(),
				p.measuredPart(),
				p.runPart(),
			),
			app.Div().Body(
				endingsPart(),
				app.Raw(algorithmsPart()),
				app.Raw(hardestOfAll(p.shelf.nameOf(hangman.MeasuredDict))),
			),
		),
	}
}

// lengthChoice chooses the words that both tables are about.
func (p *proof) lengthChoice() app.UI {
	options := []option{{"0", "of all lengths"}}
	for letters := leastLetters; letters <= dicts.MaxLetters; letters++ {
		if p.words().Count(letters) > 0 || letters == p.view.Letters {
			options = append(options, option{strconv.Itoa(letters), "with " + counted(letters, "letter")})
		}
	}
	return app.P().Class("length-choice").Body(choice("proof-letters", "Words", strconv.Itoa(p.view.Letters), p.chooseLetters, options))
}

func (p *proof) chooseLetters(ctx app.Context, _ app.Event) {
	view := p.view
	view.Letters, _ = strconv.Atoi(ctx.JSSrc().Get("value").String())
	p.GoTo(ctx, view)
}

// words are those of the dictionary in use.
func (p *proof) words() *hangman.Words { return p.shelf.hangmanWords(p.view.Dict) }

// lengths are the numbers of letters that are looked at, for which there are words.
func (p *proof) lengths() (lengths []int) {
	for letters := range dicts.MaxLetters + 1 {
		if p.words().Count(letters) > 0 && (p.view.Letters == 0 || p.view.Letters == letters) {
			lengths = append(lengths, letters)
		}
	}
	return lengths
}
