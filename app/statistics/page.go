package statistics

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/curve"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// Page is the statistics page. It holds the state; other files draw its parts.
type Page struct {
	host    page.Host
	answers *answers.Answers
	view    address.View // its point of view is one of the players
	deck    *trainer.Deck
	*figures
	strengths strengths
	curve     *curve.Curve
	decided   decision
	ofDeck    bool // the history is of this deck only
	form      scheduleForm
	fitting   fitting
}

// New returns the page of a site.
func New(h page.Host, answers *answers.Answers) *Page {
	return &Page{host: h, answers: answers, curve: curve.New(h, address.Statistics, "curve")}
}

// Show prepares the deck of a view. If the fragment has no deck, it shows all starts instead.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	deck, err := p.answers.Deck(view)
	if err != nil && view.Fragment != "" {
		problems = []string{text.Sentence(err.Error()) + "; this shows all starts."}
		view.Fragment = ""
		deck, err = p.answers.Deck(view)
	}
	if err != nil {
		return view, nil, err
	}
	if deck != p.deck {
		p.strengths.work.Stop(page.Waiting)
		p.decided = decision{}
		p.strengths = strengths{opponents: opponentsIn(deck.Game.Trie())}
	}
	p.view, p.deck, p.figures = view, deck, nil
	if p.answers.Ready() {
		p.figures = computeFigures(deck, p.answers.MadeDecks(), p.answers.State(), p.host.Now())
		p.countForFit()
	}
	return view, problems, nil
}

func (p *Page) Settle(app.Context) {
	p.answers.LoadAnswers()
	p.findStrengths()
}

// AnswersChanged recomputes the figures.
func (p *Page) AnswersChanged(app.Context) {
	if p.decided.log != p.answers.Replaced {
		p.decided = decision{}
	}
	p.recount()
}

func (p *Page) recount() {
	if p.deck == nil || !p.answers.Ready() {
		return
	}
	if !p.answers.Fits(p.deck, p.view) {
		_, _, _ = p.Show(p.view) // with the decisions that were added; no error, as it was shown before
	}
	p.figures = computeFigures(p.deck, p.answers.MadeDecks(), p.answers.State(), p.host.Now())
	p.countForFit()
	p.findStrengths()
}

func (p *Page) Title() string { return "Statistics – Spectrie" }

func (p *Page) OnKey(app.Context, app.Event, string) bool { return false }

// Parts keep their places, whatever they show.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("See what you know and what you are about to forget."),
			app.P().ID("statistics-deck").Text(p.deckName()),
			app.P().Body(p.drillLink()),
		),
		p.answers.StateNote(),
		app.Div().Class("parts").Body(
			app.Div().Class("part").Body(p.today()...),
			app.Div().Class("part beside tall").Body(
				ui.When(p.learned() || p.decided.part == "slipping", p.slipping),
				ui.When(p.learned(), p.forecastPart),
				ui.When(p.learned() || p.decided.part == "cards", p.cardsPart),
			),
			app.Div().Class("part").Body(app.If(p.answered(), p.historyPart)),
			app.Div().Class("part").Body(app.If(p.figures != nil, p.schedule)),
			app.Div().Class("part beside").Body(p.answers.Keeping()),
		),
	}
}

// answered reports whether there are answers in any deck.
func (p *Page) answered() bool { return p.figures != nil && p.figures.history.work.Total().Answers > 0 }

// learned reports whether the person has begun to learn this deck.
func (p *Page) learned() bool {
	return p.figures != nil && p.CardCounts.Total() > 0 && p.CardCounts.New < p.CardCounts.Total()
}

// deckName says which deck the page is about. The rules above the page say the rest.
func (p *Page) deckName() string {
	v := p.view
	name := fmt.Sprintf("Deck: player %d of %d", v.Seat, v.Rules.Players)
	switch {
	case v.Fragment != "":
		name += ", after " + dicts.Capitals(v.Fragment)
	case v.Seat > 1:
		name += ", all starts"
	}
	name += text.Pick(v.Easiest, ", the most common words", ", the fewest words")
	if v.Rules.Players > 2 {
		name += text.Pick(v.Guaranteed, ", against all the others together", ", against players who play well")
	}
	return name + "."
}

// drillLink links to the drill of the deck.
func (p *Page) drillLink() app.UI {
	says := "Drill"
	switch {
	case p.figures == nil || p.CardCounts.Total() == 0:
	case p.due() > 0:
		says = "Drill: " + text.Counted(p.due(), "card") + " due"
	case !p.learned():
		says = "Start drilling"
	}
	return app.A().ID("to-drill").Class("action").Href(p.drill().Address()).Body(ui.Icon("drill"), app.Text(says))
}

// drill is the drill of the deck.
func (p *Page) drill() address.View { return p.view.On(address.Drill) }
