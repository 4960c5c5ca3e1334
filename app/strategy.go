package app

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// strategy is the page of the words that make a seat unbeatable: for every start
// the minimal repertoire or the best chances, and its decisions as a tree.
type strategy struct {
	canvas
	shelf  *library
	plan   *plan
	find   string    // what the filter holds; the address has it once it is settled
	more   int       // words listed beyond the first page
	picked bool      // the start drawn was asked for, by a link or in the list that is shown
	count  string    // how many repertoires are as good as the one drawn, in digits; empty where none is drawn
	all    learnt    // what the person knows of the plan
	end    time.Time // of the day: what comes back before it is due

	sheetOf   *plan // whose cheat sheet was made last
	sheetHTML string
	printed   *plan // whose sheet is wanted, of whatever size
}

// newStrategy returns the page, on a site.
func newStrategy(h Host, shelf *library, answers *training) *strategy {
	return &strategy{canvas: canvas{Host: h, answers: answers}, shelf: shelf}
}

// show makes the plan that view asks for. A fragment that is no start of the seat
// is replaced by all starts.
func (p *strategy) show(view View) (shown View, problems []string, err error) {
	if view.Seat == MoverSeat {
		view.Seat = 1
	}
	made, err := makePlan(p.shelf, view)
	if err != nil {
		return view, nil, err
	}
	if i := made.startAt(view.Fragment); i < 0 && view.Fragment != "" {
		problems = []string{fmt.Sprintf("“%s” is not a fragment at which player %d moves for the first time; this shows all.",
			dicts.Capitals(shorten(view.Fragment)), view.Seat)}
		view.Fragment = ""
	}
	before := p.plan
	if before == nil || before.view.At("") != view.At("") {
		p.more = 0
	}
	arrives := before == nil || !p.InFront(Strategy)
	p.picked = view.Fragment != "" && (arrives || before.view.Fragment != view.Fragment || before.view.At("") == view.At(""))
	made.view = view
	p.plan, p.find = made, view.Find
	p.growth = growth{rows: usualRows}
	p.zoom.leaveOverview()
	p.recallPlan()
	p.scene = made.scene(view.Fragment, p.growth, p.visible())
	p.active = view.Fragment
	p.count = ""
	if i := made.startAt(view.Fragment); i >= 0 && made.starts[i].won {
		p.count = made.best.Count(made.starts[i].at).String()
	}
	return view, problems, nil
}

func (p *strategy) settle(ctx app.Context) {
	p.answers.awaitPractice()
	held, width := focusHeld(), frameWidth()
	ctx.Defer(func(app.Context) {
		p.zoom.applyIn(width, p.scene)
		p.centre()
		if held && !focusHeld() {
			focus("tree") // what had it was replaced
		}
		if p.picked {
			reveal("start-drawn")
		}
	})
}

func (p *strategy) title() string {
	if p.plan == nil || p.plan.view.Fragment == "" {
		return "Strategy – Spectrie"
	}
	return "Strategy after " + dicts.Capitals(p.plan.view.Fragment) + " – Spectrie"
}

func (p *strategy) parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Strategy"),
			app.P().ID("summary").Class("summary").Aria("live", "polite").Text(p.plan.summary()),
			app.P().Class("quiet").Text(p.plan.meaning()),
			p.learntLine(),
		),
		p.tools(),
		app.Div().Class("strategy-columns").Body(
			app.Div().Class("repertoire").Body(p.list()...),
			app.Section().ID("start-drawn").Class("decisions").Aria("label", "Decisions").Body(
				app.H2().Text(p.drawnHeading()),
				app.P().Class("quiet").Text(p.drawnNote()),
				app.Raw(p.trapList()),
				p.drawing(),
			),
		),
		p.sheet(),
	}
}

// tools choose the aim, filter the list and take the strategy away.
func (p *strategy) tools() app.UI {
	view := p.View()
	against := "rational"
	if view.Guaranteed {
		against = "all"
	}
	aim := "fewest"
	if view.Easiest {
		aim = "easiest"
	}
	return app.Div().Class("strategy-tools").Body(
		choice("aim", "Learn", aim, p.chooseAim, []option{{"fewest", "the fewest words"}, {"easiest", "the commonest words"}}),
		app.Div().Body(app.If(view.Rules.Players > 2, func() app.UI {
			return choice("against", "against", against, p.chooseBasis,
				[]option{{"rational", "rational players"}, {"all", "all others together"}})
		})),
		app.Label().Class("choice").For("find").Body(
			app.Span().Text("Words that begin with"),
			app.Input().Type("search").ID("find").Placeholder("any letters").Value(p.find).
				AutoComplete(false).Attr("autocapitalize", "none").Spellcheck(false).
				OnInput(p.onFind).OnChange(p.onFound),
		),
		app.Span().Class("spring"),
		p.takeAway(),
	)
}

func (p *strategy) chooseAim(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Easiest = value == "easiest" })
}

func (p *strategy) chooseBasis(ctx app.Context, _ app.Event) {
	change(p, ctx, func(v *View, value string) { v.Guaranteed = value == "all" })
}

// onFind filters the list while the person types.
func (p *strategy) onFind(ctx app.Context, _ app.Event) {
	p.find = strings.ToLower(strings.TrimSpace(ctx.JSSrc().Get("value").String()))
	p.more = 0
}

// onFound puts the filter into the address, once it is settled.
func (p *strategy) onFound(ctx app.Context, _ app.Event) {
	view := p.View()
	view.Find = p.find
	p.GoTo(ctx, view)
}

func (p *strategy) drawnHeading() string {
	if f := p.plan.view.Fragment; f != "" {
		return "Decisions after " + dicts.Capitals(f)
	}
	return "Decisions as a tree"
}

// drawnNote says what the drawing shows, and how many others are as good.
func (p *strategy) drawnNote() string {
	i := p.plan.startAt(p.plan.view.Fragment)
	switch {
	case len(p.plan.starts) == 0:
		return ""
	case i < 0 && p.plan.won == 0:
		return "Choose a start in the list to see your best chances there."
	case i < 0:
		return "All starts that you can hold. Choose one in the list to see it alone."
	case !p.plan.starts[i].won:
		return "The letters with the best chances, and where a slip lets you escape (blue)."
	case p.count == "1":
		return "The only repertoire with " + p.plan.frugality() + "."
	}
	return "1 of " + groupedDigits(p.count) + " repertoires with " + p.plan.frugality() + "."
}

// groupedDigits is grouped for a number of any size, in digits.
func groupedDigits(digits string) string {
	n, err := strconv.Atoi(digits)
	if err != nil || len(digits) > 15 {
		return fmt.Sprintf("about 10 to the power of %d", len(digits)-1)
	}
	return grouped(n)
}
