package statistics

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// Page is the page of what the drill has come to: how strong the person is
// today, what is about to be forgotten, when it comes back, and what was done.
type Page struct {
	host    page.Host
	answers *answers.Answers
	view    address.View // its seat is one of the players
	deck    *trainer.Deck
	*figures
	strengths strengths
	decided   decision
	ofDeck    bool // the history is of this deck alone
	form      scheduleForm
}

// New returns the page, on a site.
func New(h page.Host, answers *answers.Answers) *Page {
	return &Page{host: h, answers: answers}
}

// Show makes the deck that view asks for. A fragment of which there is none is
// replaced by all starts.
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
		p.figures = count(deck, p.answers.State(), p.host.Now())
	}
	return view, problems, nil
}

func (p *Page) Settle(app.Context) {
	p.answers.LoadAnswers()
	p.weigh()
}

// AnswersChanged counts again what was answered.
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
		_, _, _ = p.Show(p.view) // with what was added; it has been shown before
	}
	p.figures = count(p.deck, p.answers.State(), p.host.Now())
	p.weigh()
}

func (p *Page) Title() string { return "Statistics – Spectrie" }

func (p *Page) OnKey(app.Context, app.Event, string) bool { return false }

// Parts keep their places, whatever there is to show.
func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Statistics"),
			app.P().ID("statistics-deck").Text(p.deckName()),
			app.P().Body(p.drillLink()),
		),
		p.answers.StateNote(),
		app.Div().Class("parts").Body(
			app.Div().Class("part").Body(p.today()...),
			app.Div().Class("part beside").Body(app.If(p.learned() || p.decided.part == "slipping", p.slipping)),
			app.Div().Class("part").Body(app.If(p.learned(), p.forecastPart)),
			app.Div().Class("part beside tall").Body(app.If(p.learned() || p.decided.part == "cards", p.cardsPart)),
			app.Div().Class("part").Body(app.If(p.answered(), p.historyPart)),
			app.Div().Class("part").Body(app.If(p.figures != nil, p.schedule)),
			app.Div().Class("part beside").Body(p.answers.Keeping()),
		),
	}
}

// answered reports whether anything was ever answered, in whatever deck.
func (p *Page) answered() bool { return p.figures != nil && p.all.work.Total().Answers > 0 }

// learned reports whether a card of this deck was.
func (p *Page) learned() bool {
	return p.figures != nil && p.Standing.Total() > 0 && p.Standing.New < p.Standing.Total()
}

// deckName says which deck the page is about. The line of rules above has the rest.
func (p *Page) deckName() string {
	v := p.view
	name := fmt.Sprintf("Deck: player %d of %d", v.Seat, v.Rules.Players)
	switch {
	case v.Fragment != "":
		name += ", after " + dicts.Capitals(v.Fragment)
	case v.Seat > 1:
		name += ", all starts"
	}
	name += text.Pick(v.Easiest, ", the commonest words", ", the fewest words")
	if v.Rules.Players > 2 {
		name += text.Pick(v.Guaranteed, ", against all others together", ", against rational players")
	}
	return name + "."
}

// drillLink leads back to the drill of the deck: to whole rounds, or to single
// cards when only some are due that are not asked in rounds.
func (p *Page) drillLink() app.UI {
	drill, says := p.view, "Drill"
	drill.Page = address.Drill
	switch {
	case p.figures == nil || p.Standing.Total() == 0:
	case p.due() > 0:
		says = "Drill: " + text.Counted(p.due(), "card") + " due"
	case p.recalls > 0:
		drill.Cards = true
		says = "Drill words by heart: " + text.Counted(p.recalls, "card") + " due"
	case !p.learned():
		says = "Begin to drill"
	}
	return app.A().ID("to-drill").Class("action").Href(drill.Address()).Body(ui.Icon("drill"), app.Text(says))
}
