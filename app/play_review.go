package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// review looks back on a round: how it ended and what lost it, what to do about
// that, the round on the tree, and every letter. What goes on from here stands
// above it, on the board.
func (p *playPage) review() app.UI {
	look := p.look()
	return app.Section().ID("review").Class("review").TabIndex(-1).Aria("labelledby", "review-title").Body(
		app.Div().Class("review-head").Body(
			app.H2().ID("review-title").Text(look.title()),
			p.roundButton("review-earlier", "← Earlier", -1),
			p.roundButton("review-later", "Later →", 1),
		),
		app.Div().Class("review-verdict", look.side()).Body(app.Range(look.verdict()).Slice(func(i int) app.UI {
			return app.P().Text(look.verdict()[i])
		})),
		p.reviewActions(),
		app.Div().Class("review-columns").Body(
			app.Div().Class("review-drawing").Body(
				p.stepper(),
				app.Raw(look.drawing()),
			),
			app.Div().Class("review-side").Body(
				app.Div().OnClick(p.onStep).Body(app.Raw(look.stepTable())),
				app.Raw(look.notes()),
			),
		),
	)
}

// title says which round it is.
func (l *lookback) title() string {
	if !l.table.over() && l.table.id != "" {
		return fmt.Sprintf("Round %d", l.round+1)
	}
	return fmt.Sprintf("Round %d of %d", l.round+1, len(l.table.State().Rounds))
}

// verdict says why the round was lost, and how it ended where the board does not
// say that in as many words.
func (l *lookback) verdict() []string {
	switch l.Round.Ending {
	case match.UnderWay:
		return []string{"This round is not over yet."}
	case match.Completed:
		return l.Verdict(l.you())
	}
	return append([]string{l.Outcome(l.you())}, l.Verdict(l.you())...)
}

// side is whether the person won or lost the round, as a class.
func (l *lookback) side() string {
	you := l.you()
	switch {
	case you == match.Nobody || l.Round.Loser == match.Nobody || l.Round.Seat(you) == 0:
		return ""
	case l.Round.Loser == you:
		return "lost"
	}
	return "won"
}

// you is the player that sentences call "you".
func (l *lookback) you() int {
	if l.table.alone() {
		return l.table.person()
	}
	return match.Nobody
}

func (p *playPage) roundButton(id, name string, by int) app.UI {
	return app.Button().Type("button").ID(id).Class("round").Hidden(p.table.rounds() == 1).Title(pick(by < 0, "The round before", "The round after")).Aria("disabled", !p.look().hasRound(by)).
		DataSet("by", strconv.Itoa(by)).OnClick(p.onRound).Text(name)
}

func (p *playPage) onRound(ctx app.Context, _ app.Event) {
	if by, err := strconv.Atoi(dataset(ctx.JSSrc(), "by")); err == nil && p.look().hasRound(by) {
		p.lookAt(p.look().round + by)
	}
}

// reviewActions take the decision at the step chosen to the drill and to the
// explorer.
func (p *playPage) reviewActions() app.UI {
	look := p.look()
	_, drills := look.card()
	said, link := look.drillText()
	return app.Div().Class("review-actions").Body(
		app.Button().Type("button").ID("review-drill").Hidden(!look.anyDrills()).Aria("disabled", !drills || look.drilled[look.step]).OnClick(p.onDrillThis).
			Body(icon("drill"), app.Text("Drill this")),
		app.A().ID("review-explore").Class("action").Href(look.explorer().Address()).
			Body(icon("tree"), app.Text("Open in the explorer")),
		app.P().ID("review-drilled").Class("quiet").Role("status").Body(
			app.Text(said),
			app.Span().Body(app.If(link != "", func() app.UI {
				return app.A().Href(link).Text("Drill it now")
			})),
		),
	)
}

// anyDrills reports whether any step can be drilled.
func (l *lookback) anyDrills() bool {
	for i := range l.Steps {
		if _, ok := l.cardAt(i); ok {
			return true
		}
	}
	return false
}

// drillText says whether the decision at the step chosen can be drilled, and where.
func (l *lookback) drillText() (said, link string) {
	card, ok := l.card()
	switch {
	case !ok && l.anyDrills():
		return "Choose one of your mistakes below to drill it.", ""
	case !ok:
		return "", ""
	case !l.drilled[l.step]:
		return "Your decision " + atFragment(card.Fragment) + " becomes a card of your drill.", ""
	}
	c := card.Course
	drill := View{Page: Drill, Dict: c.Dict, Rules: c.Rules, Seat: c.Seat}
	return "In your drill, where it comes back soon. ", drill.Address()
}

func atFragment(fragment string) string {
	if fragment == "" {
		return "at the opening"
	}
	return "after " + dicts.Capitals(fragment)
}

func (p *playPage) onDrillThis(app.Context, app.Event) { p.drillThis() }

// drillThis takes the mistake at the step chosen to the drill.
func (p *playPage) drillThis() {
	look := p.look()
	card, ok := look.card()
	if !ok || look.drilled[look.step] {
		return
	}
	p.drillMistake(card, look.Steps[look.step].Letter)
	look.drilled[look.step] = true
}

// explorer is the address of the position at the step chosen, of that round's game
// and from the seat of who decided there.
func (l *lookback) explorer() View {
	view := View{Page: Explore, Dict: l.Setup.Dict, Rules: l.Round.Rules(l.Setup.MinLetters), Seat: 1}
	if l.step >= 0 {
		s := &l.Steps[l.step]
		view.Seat, view.Fragment = s.Seat, l.strict(s.Fragment)
	}
	return view
}

// strict is as much of a fragment as strict play can come to: with challenges letters
// go on behind a word, and where no word goes on.
func (l *lookback) strict(fragment string) string {
	_, found := l.table.Book.Reachable.Find(fragment)
	return fragment[:found]
}

// rules are those of the round, and its point of view: the seat of the person, or of
// who lost where there is not one person in the round.
func (l *lookback) rules() (rules solver.Rules, seat int) {
	rules = l.Round.Rules(l.Setup.MinLetters)
	if you := l.you(); you != match.Nobody {
		seat = l.Round.Seat(you)
	}
	if seat == 0 && l.Round.Loser != match.Nobody {
		seat = l.Round.Seat(l.Round.Loser)
	}
	return rules, max(seat, 1)
}
