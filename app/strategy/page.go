package strategy

import (
	"fmt"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/plan"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Page is the page of the words that make a seat unbeatable: for every start
// the minimal repertoire or the best chances, and its decisions as a tree.
type Page struct {
	board.Canvas
	shelf  *shelf.Shelf
	plan   *plan.Plan
	find   string      // what the filter holds; the address has it once it is settled
	more   int         // words listed beyond the first page
	picked bool        // the start drawn was asked for, by a link or in the list that is shown
	count  string      // how many repertoires are as good as the one drawn, in digits; empty where none is drawn
	all    plan.Learnt // what the person knows of the plan
	end    time.Time   // of the day: what comes back before it is due

	sheetOf   *plan.Plan // whose cheat sheet was made last
	sheetHTML markup.HTML
	printed   *plan.Plan // whose sheet is wanted, of whatever size
}

// New returns the page, on a site.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{Canvas: board.Canvas{Host: h, Answers: answers}, shelf: shelf}
}

// Show makes the plan that view asks for. A fragment that is no start of the seat
// is replaced by all starts.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	if view.Seat == address.MoverSeat {
		view.Seat = 1
	}
	made, err := plan.Make(p.shelf, view)
	if err != nil {
		return view, nil, err
	}
	if i := made.StartAt(view.Fragment); i < 0 && view.Fragment != "" {
		problems = []string{fmt.Sprintf("“%s” is not a fragment at which player %d moves for the first time; this shows all.",
			dicts.Capitals(text.Shorten(view.Fragment)), view.Seat)}
		view.Fragment = ""
	}
	before := p.plan
	if before == nil || before.View.At("") != view.At("") {
		p.more = 0
	}
	arrives := before == nil || !p.Host.InFront(address.Strategy)
	p.picked = view.Fragment != "" && (arrives || before.View.Fragment != view.Fragment || before.View.At("") == view.At(""))
	made.View = view
	p.plan, p.find = made, view.Find
	p.Growth = board.Growth{Rows: board.UsualRows}
	p.Zoom.LeaveOverview()
	p.recallPlan()
	p.Scene = made.Scene(view.Fragment, p.Growth, p.Visible())
	p.Active = view.Fragment
	p.count = ""
	if i := made.StartAt(view.Fragment); i >= 0 && made.Starts[i].Won {
		p.count = made.Best.Count(made.Starts[i].At).String()
	}
	return view, problems, nil
}

func (p *Page) Settle(ctx app.Context) {
	p.Answers.LoadAnswers()
	held, width := ui.FocusHeld(), board.FrameWidth()
	ctx.Defer(func(app.Context) {
		p.Zoom.ApplyIn(width, p.Scene)
		p.Centre()
		if held && !ui.FocusHeld() {
			ui.Focus("tree") // what had it was replaced
		}
		if p.picked {
			ui.Reveal("start-drawn")
		}
	})
}

func (p *Page) Title() string {
	if p.plan == nil || p.plan.View.Fragment == "" {
		return "Strategy – Spectrie"
	}
	return "Strategy after " + dicts.Capitals(p.plan.View.Fragment) + " – Spectrie"
}

func (p *Page) Parts() []app.UI {
	return []app.UI{
		app.Header().Class("page-head").Body(
			app.H1().Text("Strategy"),
			app.P().ID("summary").Class("summary").Aria("live", "polite").Text(p.plan.Summary()),
			app.P().Class("quiet").Text(p.plan.Meaning()),
			p.learntLine(),
		),
		p.tools(),
		app.Div().Class("strategy-columns").Body(
			app.Div().Class("repertoire").Body(p.list()...),
			app.Section().ID("start-drawn").Class("decisions").Aria("label", "Decisions").Body(
				app.H2().Text(p.drawnHeading()),
				app.P().Class("quiet").Text(p.drawnNote()),
				ui.HTML(p.trapList()),
				p.Drawing(),
			),
		),
		p.sheet(),
	}
}

// tools choose the aim, filter the list and take the strategy away.
func (p *Page) tools() app.UI {
	view := p.Host.View()
	against := "rational"
	if view.Guaranteed {
		against = "all"
	}
	aim := "fewest"
	if view.Easiest {
		aim = "easiest"
	}
	return app.Div().Class("strategy-tools").Body(
		ui.Choice("aim", "Learn", aim, p.chooseAim, []ui.Option{{Value: "fewest", Text: "the fewest words"}, {Value: "easiest", Text: "the commonest words"}}),
		app.Div().Body(app.If(view.Rules.Players > 2, func() app.UI {
			return ui.Choice("against", "against", against, p.chooseBasis,
				[]ui.Option{{Value: "rational", Text: "rational players"}, {Value: "all", Text: "all others together"}})
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

func (p *Page) chooseAim(ctx app.Context, _ app.Event) {
	page.ChangeView(p.Host, ctx, func(v *address.View, value string) { v.Easiest = value == "easiest" })
}

func (p *Page) chooseBasis(ctx app.Context, _ app.Event) {
	page.ChangeView(p.Host, ctx, func(v *address.View, value string) { v.Guaranteed = value == "all" })
}

// onFind filters the list while the person types.
func (p *Page) onFind(ctx app.Context, _ app.Event) {
	p.find = strings.ToLower(strings.TrimSpace(ctx.JSSrc().Get("value").String()))
	p.more = 0
}

// onFound puts the filter into the address, once it is settled.
func (p *Page) onFound(ctx app.Context, _ app.Event) {
	view := p.Host.View()
	view.Find = p.find
	p.Host.GoTo(ctx, view)
}

func (p *Page) drawnHeading() string {
	if f := p.plan.View.Fragment; f != "" {
		return "Decisions after " + dicts.Capitals(f)
	}
	return "Decisions as a tree"
}

// drawnNote says what the drawing shows, and how many others are as good.
func (p *Page) drawnNote() string {
	i := p.plan.StartAt(p.plan.View.Fragment)
	switch {
	case len(p.plan.Starts) == 0:
		return ""
	case i < 0 && p.plan.Won == 0:
		return "Choose a start in the list to see your best chances there."
	case i < 0:
		return "All starts that you can hold. Choose one in the list to see it alone."
	case !p.plan.Starts[i].Won:
		return "The letters with the best chances, and where a slip lets you escape (blue)."
	case p.count == "1":
		return "The only repertoire with " + p.plan.Frugality() + "."
	}
	return "1 of " + groupedDigits(p.count) + " repertoires with " + p.plan.Frugality() + "."
}

// groupedDigits is grouped for a number of any size, in digits.
func groupedDigits(digits string) string {
	n, err := strconv.Atoi(digits)
	if err != nil || len(digits) > 15 {
		return fmt.Sprintf("about 10 to the power of %d", len(digits)-1)
	}
	return text.Grouped(n)
}
