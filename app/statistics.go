package app

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// statistics is the page of what the drill has come to: how strong the person is
// today, what is about to be forgotten, when it comes back, and what was done.
type statistics struct {
	Host
	answers *training
	view    View // its seat is one of the players
	deck    *trainer.Deck
	*figures
	strengths strengths
	decided   decision
	ofDeck    bool // the history is of this deck alone
	form      scheduleForm
}

// newStatistics returns the page, on a site.
func newStatistics(h Host, answers *training) *statistics {
	return &statistics{Host: h, answers: answers}
}

// show makes the deck that view asks for. A fragment of which there is none is
// replaced by all starts.
func (p *statistics) show(view View) (shown View, problems []string, err error) {
	view.Seat = max(view.Seat, 1)
	deck, err := p.answers.deck(view)
	if err != nil && view.Fragment != "" {
		problems = []string{sentence(err.Error()) + "; this shows all starts."}
		view.Fragment = ""
		deck, err = p.answers.deck(view)
	}
	if err != nil {
		return view, nil, err
	}
	if deck != p.deck {
		p.strengths.work.stop(waiting)
		p.decided = decision{}
		p.strengths = strengths{opponents: opponentsIn(deck.Game.Trie())}
	}
	p.view, p.deck, p.figures = view, deck, nil
	if p.answers.ready() {
		p.figures = count(deck, p.answers.state(), p.Now())
	}
	return view, problems, nil
}

func (p *statistics) settle(app.Context) {
	p.answers.awaitPractice()
	p.weigh()
}

// answersChanged counts again what was answered.
func (p *statistics) answersChanged(app.Context) {
	if p.decided.log != p.answers.replaced {
		p.decided = decision{}
	}
	p.recount()
}

func (p *statistics) recount() {
	if p.deck == nil || !p.answers.ready() {
		return
	}
	if !p.answers.fits(p.deck, p.view) {
		_, _, _ = p.show(p.view) // with what was added; it has been shown before
	}
	p.figures = count(p.deck, p.answers.state(), p.Now())
	p.weigh()
}

func (p *statistics) title() string { return "Statistics – Spectrie" }

func (p *statistics) onKey(app.Context, app.Event, string) bool { return false }

// parts keep their places, whatever there is to show.
func (p *statistics) parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Statistics"),
			app.P().ID("statistics-deck").Text(p.deckName()),
			app.P().Body(p.drillLink()),
		),
		p.answers.practiceNote(),
		app.Div().Class("parts").Body(
			app.Div().Class("part").Body(p.today()...),
			app.Div().Class("part beside").Body(app.If(p.learned() || p.decided.part == "slipping", p.slipping)),
			app.Div().Class("part").Body(app.If(p.learned(), p.forecastPart)),
			app.Div().Class("part beside tall").Body(app.If(p.learned() || p.decided.part == "cards", p.cardsPart)),
			app.Div().Class("part").Body(app.If(p.answered(), p.historyPart)),
			app.Div().Class("part").Body(app.If(p.figures != nil, p.schedule)),
			app.Div().Class("part beside").Body(p.answers.keeping()),
		),
	}
}

// answered reports whether anything was ever answered, in whatever deck.
func (p *statistics) answered() bool { return p.figures != nil && p.all.work.Total().Answers > 0 }

// learned reports whether a card of this deck was.
func (p *statistics) learned() bool {
	return p.figures != nil && p.standing.Total() > 0 && p.standing.New < p.standing.Total()
}

// deckName says which deck the page is about. The line of rules above has the rest.
func (p *statistics) deckName() string {
	v := p.view
	name := fmt.Sprintf("Deck: player %d of %d", v.Seat, v.Rules.Players)
	switch {
	case v.Fragment != "":
		name += ", after " + dicts.Capitals(v.Fragment)
	case v.Seat > 1:
		name += ", all starts"
	}
	name += pick(v.Easiest, ", the commonest words", ", the fewest words")
	if v.Rules.Players > 2 {
		name += pick(v.Guaranteed, ", against all others together", ", against rational players")
	}
	return name + "."
}

// drillLink leads back to the drill of the deck: to whole rounds, or to single
// cards when only some are due that are not asked in rounds.
func (p *statistics) drillLink() app.UI {
	drill, says := p.view, "Drill"
	drill.Page = Drill
	switch {
	case p.figures == nil || p.standing.Total() == 0:
	case p.due() > 0:
		says = "Drill: " + counted(p.due(), "card") + " due"
	case p.recalls > 0:
		drill.Cards = true
		says = "Drill words by heart: " + counted(p.recalls, "card") + " due"
	case !p.learned():
		says = "Begin to drill"
	}
	return app.A().ID("to-drill").Class("action").Href(drill.Address()).Body(icon("drill"), app.Text(says))
}
