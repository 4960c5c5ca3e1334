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

// Page lists the words that make a player unbeatable. Every start has its minimal repertoire or
// the best chances. The decisions are drawn as a tree.
type Page struct {
	board.Canvas
	shelf       *shelf.Shelf
	plan        *plan.Plan
	filter      string     // the letters that listed words begin with; the address has them once the person stops typing
	moreLines   int        // listed beyond the first ones
	startChosen bool       // the person asked for the start in the drawing, by a link or in the list
	equallyGood string     // how many repertoires are as good as the drawn one, in digits
	known       plan.Known // how much of the plan the person knows
	dayEnd      time.Time  // what comes back before it is due today

	sheetOf   *plan.Plan // the plan of sheetHTML
	sheetHTML markup.HTML
	toPrint   *plan.Plan // the plan whose sheet is printed, however large it is
}

func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	return &Page{Canvas: board.Canvas{Host: h, Answers: answers}, shelf: shelf}
}

// Show makes the plan that view asks for. If its fragment is no start of the player, the page
// shows all starts.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	if view.Seat == address.MoverSeat {
		view.Seat = 1
	}
	made, err := plan.Make(p.shelf, view)
	if err != nil {
		return view, nil, err
	}
	if i := made.StartAt(view.Fragment); i < 0 && view.Fragment != "" {
		problems = []string{fmt.Sprintf("Player %d’s first letter does not come right after “%s”; this shows all starts.",
			view.Seat, dicts.Capitals(text.Shorten(view.Fragment)))}
		view.Fragment = ""
	}
	before := p.plan
	if before == nil || before.View.At("") != view.At("") {
		p.moreLines = 0
	}
	arrives := before == nil || !p.Host.InFront(address.Strategy)
	p.startChosen = view.Fragment != "" && (arrives || before.View.Fragment != view.Fragment || before.View.At("") == view.At(""))
	made.View = view
	p.plan, p.filter = made, view.Find
	p.Extent = board.Extent{Rows: board.UsualRows}
	p.Zoom.LeaveOverview()
	p.readKnown()
	p.Scene = made.Scene(view.Fragment, p.Extent, p.ShownKnowledge())
	p.Active = view.Fragment
	if i := made.StartAt(view.Fragment); i >= 0 && made.Starts[i].Won {
		p.equallyGood = made.Best.Count(made.Starts[i].At).String()
	}
	return view, problems, nil
}

func (p *Page) Settle(ctx app.Context) {
	p.Answers.LoadAnswers()
	hadFocus, width := ui.FocusHeld(), board.FrameWidth()
	ctx.Defer(func(app.Context) {
		p.Zoom.ApplyIn(width, p.Scene)
		p.Centre()
		if hadFocus && !ui.FocusHeld() {
			ui.Focus("tree") // the element that had it was replaced
		}
		if p.startChosen {
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
		app.Header().Class("page-head headline").Body(
			app.H1().ID("summary").Aria("live", "polite").Text(strings.TrimSuffix(p.plan.Headline().Sentence, ".")+"."),
			app.Div().Class("headline-actions").Body(ui.HTML(p.learn()), p.exports()),
			app.P().ID("learnt").Class("quiet").Text(p.knownSentence()),
			app.P().Class("quiet").Text(p.plan.Meaning()),
			ui.HTML(p.gapList()),
		),
		p.tools(),
		app.Div().Class("strategy-columns"+text.Pick(p.isHandful(), " handful", "")).Body(
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

// isHandful reports whether the whole list is a handful of words. They are shown large, without a filter
// and without a heading.
func (p *Page) isHandful() bool {
	return p.plan.View.Seat == 1 && p.plan.Won > 0 && p.plan.Lines() <= mostTiles
}

// mostTiles is how many words are a handful. A list that is no longer needs no filter.
const mostTiles = 10

// tools choose the aim and filter the list.
func (p *Page) tools() app.UI {
	view := p.Host.View()
	return app.Div().Class("strategy-tools").Body(
		page.AimChoice(p.Host, view.Easiest),
		page.AgainstChoice(p.Host, view),
		app.Label().Class("choice").For("find").Hidden(p.filter == "" && p.plan.Lines() <= mostTiles).Body(
			app.Span().Text("Words that begin with"),
			app.Input().Type("search").ID("find").Placeholder("any letters").Value(ui.FieldText("find", p.filter)).
				AutoComplete(false).Attr("autocapitalize", "none").Spellcheck(false).
				OnInput(ui.Value(p.filterLines)).OnChange(ui.Press(p.keepFilter)),
		),
	)
}

// filterLines filters the list while the person types.
func (p *Page) filterLines(typed string) {
	p.filter = strings.ToLower(strings.TrimSpace(typed))
	p.moreLines = 0
}

// keepFilter puts the filter into the address once the person stops typing.
func (p *Page) keepFilter() {
	view := p.Host.View()
	view.Find = p.filter
	p.Host.GoTo(p.Host.Ctx(), view)
}

func (p *Page) drawnHeading() string {
	if f := p.plan.View.Fragment; f != "" {
		return "Decisions after " + dicts.Capitals(f)
	}
	return "Decisions as a tree"
}

// drawnNote says what the drawing shows and how many other lists are equally good.
func (p *Page) drawnNote() string {
	i := p.plan.StartAt(p.plan.View.Fragment)
	switch {
	case len(p.plan.Starts) == 0:
		return ""
	case i < 0 && p.plan.Won == 0:
		return "Choose a start in the list to see your best chances there."
	case i < 0:
		return "All starts that have words to know. Choose one in the list to see it alone."
	case !p.plan.Starts[i].Won:
		return "The letters with the best chances. Blue shows where a slip by the others lets you escape."
	case p.equallyGood == "1":
		return text.Pick(p.plan.View.Easiest, "No other list has words as common.", "No other list is as short.")
	}
	return "1 of " + groupedDigits(p.equallyGood) + text.Pick(p.plan.View.Easiest, " lists with equally common words.", " equally short lists.")
}

// groupedDigits is [text.Grouped] for a number of any size, given in digits.
func groupedDigits(digits string) string {
	n, err := strconv.Atoi(digits)
	if err != nil || len(digits) > 15 {
		return fmt.Sprintf("about 10 to the power of %d", len(digits)-1)
	}
	return text.Grouped(n)
}
