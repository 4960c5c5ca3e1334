package explore

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/plan"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// headline is the strategy in a sentence, with the ways on, and the rules of the game in a line. It
// depends on the rules and not on the fragment.
func (e *Page) headline() app.UI {
	view := e.Scene.View
	course := view.On(address.Drill)
	if course.Seat == address.MoverSeat {
		course.Seat = 1
	}
	return app.Header().Class("headline").Body(
		e.sentence(),
		app.P().Class("headline-actions").Body(
			app.Span().Body(app.If(e.plan.Won > 0, func() app.UI {
				return app.A().ID("learn").Class("strong").Href(course.Address()).Text(text.Pick(e.plan.CountWords() == 1, "Learn it", "Learn them"))
			})),
			app.A().ID("play").Class("action").Href(view.On(address.Play).Address()).Text("Play"),
		),
		app.P().Class("how").Body(
			app.Span().Text(fmt.Sprintf("Take turns adding a letter. Complete a word of %s or more, or leave letters that begin no word, and you lose. ",
				text.Counted(view.Rules.MinLetters, "letter"))),
			ui.Button("how-to-play").Class("link").OnClick(e.howToPlay).Text("How to play"),
		),
		app.A().ID("day").Class("day-link").Href(view.On(address.PuzzleDay).Address()).Body(
			ui.Icon("puzzle"), app.Span().Text("Ghost of the day"), app.Span().Class("day-done").Body(e.dayDone()...),
		),
	)
}

// dayDone says how much of Ghost of the day was played today. Its place is there before that is known.
func (e *Page) dayDone() []app.UI {
	e.dayShown = e.playedToday()
	if e.dayShown == 0 {
		return nil
	}
	return []app.UI{app.Text(fmt.Sprintf("%d/%d", e.dayShown, trainer.DailyPositions)), app.Span().Class("sr-only").Text(" done")}
}

// playedToday is how many positions of Ghost of the day the person has answered today, as far as is known.
func (e *Page) playedToday() int {
	if !e.Answers.Ready() {
		return 0
	}
	return min(len(e.Answers.State().Daily(trainer.DateOf(e.Host.Now()))), trainer.DailyPositions)
}

// sentence is the plan as a heading. It stays the same from letter to letter.
func (e *Page) sentence() app.UI {
	if p := e.planOf(e.Scene); e.headingOf != p {
		e.headingOf, e.heading = p, headlineHTML(p)
	}
	return ui.HTML(e.heading)
}

func (e *Page) howToPlay(ctx app.Context, _ app.Event) { e.Host.OpenHelp(ctx, page.HelpOnPlaying) }

// planOf returns the plan for the rules of a view. It is the same for all fragments.
func (e *Page) planOf(s *board.Scene) *plan.Plan {
	rules := s.View.On(address.Strategy)
	rules.Tree = false
	if rules.Seat == address.MoverSeat {
		rules.Seat = 1
	}
	if e.plan == nil || e.plan.View != rules || e.plan.Game != s.Game {
		e.plan, _ = plan.Make(e.shelf, rules) // the scene has solved the same game
	}
	return e.plan
}

// wayOf is the word that play leads to if the player of s keeps to the plan and the others play best. With
// two players the plan may take longer than best play, and the verdict names that.
func (e *Page) wayOf(s *board.Scene) string {
	p := e.planOf(s)
	if !s.ManyPlayers() || p.View.Seat != s.Seat {
		return s.Way
	}
	at := s.Pos
	for !at.Over() {
		next, ok := at.Best()
		if at.Mover() == s.Seat {
			for to := range p.Best.Next(at) {
				next = to
			}
		}
		if !ok {
			break // no word can be played
		}
		at = next
	}
	return at.Fragment()
}

// wordsToKnow are the words of the plan.
func (e *Page) wordsToKnow() []string {
	p := e.planOf(e.Scene)
	var words []string
	for _, s := range p.Starts {
		for word := range p.Best.Words(s.At) {
			words = append(words, word.Fragment())
		}
	}
	return words
}

func headlineHTML(p *plan.Plan) markup.HTML {
	h := p.Headline()
	var m markup.Writer
	m.Open("h1", "id", "headline")
	m.Text(h.Sentence)
	for i, word := range h.Words {
		m.Text(text.Pick(i == 0, ": ", " · "))
		m.Element("a", word, "href", p.View.On(address.Explore).At(word).Address())
	}
	if h.Words != nil {
		m.Text(".")
	}
	m.Close("h1")
	return m.HTML()
}
