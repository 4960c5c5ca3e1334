package puzzles

import (
	"cmp"
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/puzzleboard"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
	"spectrie/trainer/rating"
)

// rounded is a rating as a person reads it.
func rounded(r rating.Rating) int { return int(math.Round(r.Value)) }

// ratingText is a person's rating: "Your rating: 1512".
func ratingText(who *rating.Person) string {
	if who.Answers == 0 {
		return "Not rated yet"
	}
	return "Your rating: " + puzzleboard.RatingText(who.Rating)
}

// changeText is a person's rating, and how it has changed if it was settled before: "Your rating: 1512, +14."
func changeText(before rating.Rating, who *rating.Person) string {
	switch {
	case who.Answers > 0 && who.Rating.Provisional():
		return ratingText(who) + ". Provisional: a few more puzzles settle it."
	case before.Provisional():
		return ratingText(who) + "."
	}
	return ratingText(who) + ", " + signed(rounded(who.Rating)-rounded(before)) + "."
}

// top is the line above the board: end, how it goes, the clock, and what else to practise.
func (p *Page) top() []app.UI {
	clock := p.mode() == trainer.ModeMinutes
	return []app.UI{
		ui.PressButton("puzzles-stop", p.end).Class("tool").Title("Enough for now (Esc)").Aria("label", "End").Body(ui.Icon("close")),
		app.Span().ID("puzzles-score").Class("puzzles-score").Text(p.score()),
		app.Span().Class("puzzles-time").Role("timer").Aria("label", "Time left").Body(app.If(clock, func() app.UI { return app.Span().ID(clockID).Text(p.clockText()) })),
		ui.Button("puzzles-menu").Class("tool wide").Attr("popovertarget", "puzzles-sheet").Aria("label", "Puzzles: "+p.listName()+". Change").Body(app.Text(p.listName() + " ▾")),
		app.Div().ID("puzzles-sheet").Class("rules-sheet", "drill-sheet").Attr("popover", "auto").Body(p.chooseList(), p.ways()),
	}
}

// listName is what is practised.
func (p *Page) listName() string {
	if p.mode() == trainer.ModeAgain {
		return p.modeName()
	}
	return puzzleboard.ListName(p.view.List)
}

// score says how the sitting goes.
func (p *Page) score() string {
	switch p.mode() {
	case trainer.ModeStreak:
		score := text.Grouped(p.runNow().Solved) + " in a row"
		if best := max(p.best(), p.runNow().Solved); best > 0 {
			score += " · best " + text.Grouped(best)
		}
		return score
	case trainer.ModeMinutes:
		return text.Grouped(p.runNow().Solved) + " solved"
	case trainer.ModeAgain:
		due, _ := p.missed()
		return text.Grouped(len(due)) + " left"
	}
	return ratingText(p.sitting.person)
}

// says is the line after the end of a puzzle: how hard it was, and how the rating changed or how long the streak is.
func (p *Page) says() string {
	return strings.TrimSpace(fmt.Sprintf("This puzzle: %d. ", p.board.Outcome().Puzzle.Rating) + p.wentText())
}

// wentText is what the end of a puzzle changes.
func (p *Page) wentText() string {
	s := p.sitting
	o := p.board.Outcome()
	switch mode := p.mode(); {
	case mode == trainer.ModeRated && s.counts:
		return changeText(s.before, s.person)
	case mode == trainer.ModeRated:
		return "You have met it before, so your rating stays."
	case mode == trainer.ModeStreak && o.Right:
		return fmt.Sprintf("%d in a row.", p.runNow().Solved)
	case mode == trainer.ModeStreak:
		return fmt.Sprintf("Your streak ends with %d.", p.runNow().Solved)
	case mode == trainer.ModeAgain:
		return "It comes back " + p.backText(p.answers.State().PuzzleProgress(o.Puzzle.ID(), p.host.Now()).Due) + "."
	}
	return ""
}

// signed writes a number with its sign.
func signed(n int) string {
	if n < 0 {
		return "−" + strconv.Itoa(-n)
	}
	return "+" + strconv.Itoa(n)
}

// backText says when a missed puzzle is asked again.
func (p *Page) backText(due time.Time) string {
	settings := p.answers.State().Settings()
	switch days := int(settings.DayOf(due) - settings.DayOf(p.host.Now())); {
	case due.IsZero():
		return "no more: you know it"
	case days <= 0:
		return "later today"
	case days == 1:
		return "tomorrow"
	default:
		return "in " + text.ManyDays(days)
	}
}

// nextBack is when the next of the missed puzzles comes back that are not due yet.
func (p *Page) nextBack() (next time.Time) {
	now, state := p.host.Now(), p.answers.State()
	for _, e := range state.Puzzles() {
		if due := state.PuzzleProgress(e.Puzzle, now).Due; due.After(now) && (next.IsZero() || due.Before(next)) {
			next = due
		}
	}
	return next
}

// chooseList is the menu of the lists.
func (p *Page) chooseList() app.UI {
	var options []ui.Option
	for _, list := range puzzle.Lists {
		options = append(options, ui.Option{Value: string(list), Text: puzzleboard.ListName(list)})
	}
	return ui.Choice("puzzles-list", "Which puzzles", string(cmp.Or(p.view.List, puzzle.Usual)), func(list string) {
		view := p.view
		if view.List, view.Puzzle = puzzle.List(list), ""; view.List == puzzle.Usual {
			view.List = ""
		}
		p.host.GoTo(p.host.Ctx(), view)
	}, options).Hidden(p.mode() == trainer.ModeAgain)
}

// modeName is the way that is in the address.
func (p *Page) modeName() string {
	return puzzleboard.ModeName(p.mode())
}

// ways are links to the other ways to practise.
func (p *Page) ways() app.UI {
	return app.Nav().Class("puzzle-ways").Aria("label", "Ways to practise").Body(app.Range(address.PuzzleModes).Slice(func(i int) app.UI {
		view := p.view
		view.Mode, view.Puzzle = text.Pick(i == 0, "", address.PuzzleModes[i]), ""
		link := app.A().Href(view.Address()).Text(puzzleboard.ModeName(trainer.Mode(address.PuzzleModes[i])))
		if address.PuzzleModes[i] == string(p.mode()) {
			link = link.Aria("current", "true")
		}
		return link
	}))
}

// startScreen says what comes, and begins it.
func (p *Page) startScreen() app.UI {
	says := "The puzzles begin easy and get harder. One miss ends it. You can go away and come back: a streak goes on until the end of its day."
	if p.mode() == trainer.ModeMinutes {
		says = "Solve as many as you can. The puzzles begin easy and get harder. A miss costs nothing but the time to look at the answer."
	}
	best := "You have not tried it yet."
	if n := p.best(); n > 0 {
		best = "Your best so far: " + text.Grouped(n) + "."
	}
	return app.Section().Class("puzzle-start").Aria("labelledby", "puzzles-title").Body(
		app.H2().ID("puzzles-title").Text(p.modeName()),
		app.P().Text(says),
		app.P().ID("puzzles-best").Text(best),
		app.Div().Class("puzzle-press").Body(
			ui.PressButton("puzzles-again", p.again).Class("strong").Body(app.Text("Begin"), ui.KeyCap("Enter")),
			p.chooseList(),
		),
		p.answers.StateNote(),
		p.ways(),
	)
}

// endScreen says how the sitting went, and what to do next.
func (p *Page) endScreen() app.UI {
	title, lines := p.endText()
	misses := p.sitting.missed
	name := "Again"
	switch {
	case p.mode() == trainer.ModeRated || p.underWay() != 0:
		name = "Go on"
	}
	due, _ := p.missed()
	return app.Section().ID("puzzles-end").Class("puzzle-start").TabIndex(-1).Aria("labelledby", "puzzles-title").Body(
		app.H2().ID("puzzles-title").Text(title),
		app.Div().ID("puzzles-went").Body(app.Range(lines).Slice(func(i int) app.UI { return app.P().Text(lines[i]) })),
		app.Div().Class("puzzle-press").Body(
			ui.PressButton("puzzles-again", p.again).Class("strong").Hidden(p.mode() == trainer.ModeAgain && len(due) == 0).Body(app.Text(name), ui.KeyCap("Enter")),
			app.A().ID("puzzles-back").Class("action").Href(p.view.On(address.Puzzles).Address()).Text("Back to puzzles"),
		),
		p.answers.StateNote(), // below the buttons, because the browser answers late
		ui.When(len(misses) > 0, func() app.UI { return missedList(misses) }),
		p.ways(),
	)
}

// endText is how the sitting went.
func (p *Page) endText() (title string, lines []string) {
	s := p.sitting
	title = s.wentTitle()
	switch p.mode() {
	case trainer.ModeStreak, trainer.ModeMinutes:
		return p.runText()
	case trainer.ModeAgain:
		due, later := p.missed()
		if len(due) == 0 && len(s.went) == 0 {
			title = "Nothing to repeat now"
		}
		if len(due) > 0 {
			lines = append(lines, text.Counted(len(due), "missed puzzle")+" left for today.")
		}
		switch {
		case later > 1:
			lines = append(lines, text.Counted(later, "missed puzzle")+" come back, the next one "+p.backText(p.nextBack())+".")
		case later == 1:
			lines = append(lines, "1 missed puzzle comes back "+p.backText(p.nextBack())+".")
		case len(due) == 0:
			lines = append(lines, "Puzzles that you miss come back here until you know them.")
		}
	default:
		if len(s.went) > 0 {
			lines = append(lines, changeText(s.first, s.person))
		} else {
			lines = append(lines, ratingText(s.person)+".")
		}
	}
	return title, lines
}

// wentTitle says how many puzzles of the sitting were solved and missed.
func (s *sitting) wentTitle() string {
	solved, all := 0, len(s.went)
	for _, o := range s.went {
		if o.Right {
			solved++
		}
	}
	count := text.Counted(all, "puzzle") + ": "
	switch solved {
	case all:
		if all == 0 {
			return "Nothing answered yet"
		}
		return count + text.Pick(all == 1, "", "all ") + "solved"
	case 0:
		return count + text.Pick(all == 1, "", "all ") + "missed"
	}
	return count + fmt.Sprintf("%d solved, %d missed", solved, all-solved)
}

// runText is how a streak or three minutes went.
func (p *Page) runText() (title string, lines []string) {
	run, best := p.runNow(), p.best()
	streak := p.mode() == trainer.ModeStreak
	title = text.Counted(run.Solved, "puzzle") + text.Pick(streak, " in a row", text.Pick(p.underWay() != 0, " solved so far", " solved in three minutes"))
	switch {
	case run.Solved+run.Missed == 0 && p.underWay() == 0:
		title = "Nothing answered this time"
	case run.Solved == 0:
		title = text.Pick(p.underWay() != 0, "Not one solved yet", "Not one this time")
	}
	switch {
	case p.underWay() != 0 && streak:
		lines = append(lines, "It goes on where you left it, until the end of the day.")
	case p.underWay() != 0:
		lines = append(lines, "There is time left. The clock goes on.")
	}
	if !streak && run.Missed > 0 {
		lines = append(lines, text.Grouped(run.Missed)+" missed.")
	}
	switch {
	case run.Solved > best && best > 0:
		lines = append(lines, "Your best so far. Before it was "+text.Grouped(best)+".")
	case run.Solved > best:
		lines = append(lines, "Your best so far.")
	case best > 0:
		lines = append(lines, "Your best so far: "+text.Grouped(best)+".")
	}
	return title, lines
}

// miss is a missed puzzle with its answer.
type miss struct {
	puzzle.Puzzle
	answer puzzleboard.Answer
}

// misses are the puzzles that were missed in the sitting, or in all of a run that went on after a reload.
func (p *Page) misses() (all []miss) {
	known := map[string]puzzleboard.Answer{}
	for _, o := range p.sitting.went {
		known[o.Puzzle.ID()] = o.Answer
		if !o.Right && p.sitting.run == 0 {
			all = append(all, miss{o.Puzzle, o.Answer})
		}
	}
	if p.sitting.run == 0 {
		return all
	}
	for _, e := range p.answers.State().Puzzles() {
		if e.Mode != p.mode() || e.Run != p.sitting.run || e.Grade != trainer.Again {
			continue
		}
		one, has := p.shelf.Puzzles.ByID(e.Puzzle)
		answer, ok := known[e.Puzzle]
		if !ok && has {
			answer, ok = puzzleboard.AnswerTo(p.shelf, one)
			known[e.Puzzle] = answer
		}
		if has && ok {
			all = append(all, miss{one, answer})
		}
	}
	return all
}

// missedList lists what was missed: the fragment, the letters that were right, and the word.
func missedList(misses []miss) app.UI {
	return app.Section().Class("puzzle-missed").Aria("labelledby", "puzzles-missed-title").Body(
		app.H3().ID("puzzles-missed-title").Text("Missed"),
		app.Ul().ID("puzzles-missed").Body(app.Range(misses).Slice(func(i int) app.UI {
			m := misses[i]
			view := address.DefaultView.On(address.PuzzlePractice)
			view.Puzzle = m.ID()
			return app.Li().Body(
				app.A().Href(view.Address()).Text(dicts.Capitals(m.Fragment)),
				app.Span().Text(m.says()),
				app.Strong().Text(dicts.Capitals(m.answer.Word)),
			)
		})),
	)
}

// says is what was right.
func (m miss) says() string {
	switch m.Kind {
	case puzzle.Threat:
		return "threatens"
	case puzzle.Loser:
		return fmt.Sprintf("player %d loses:", m.answer.Player)
	}
	return text.AnyOf(strings.Split(dicts.Capitals(m.answer.Letters), "")) + " wins:"
}
