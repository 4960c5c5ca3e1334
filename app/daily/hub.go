package daily

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/days"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
	"spectrie/trainer/rating"
)

// Parts are what the page shows now. Each has an element of its own, which is empty while another is shown.
func (p *Page) Parts() []app.UI {
	hub := p.view.Page == address.Puzzles
	playing := p.playing()
	return []app.UI{
		ui.When(playing, p.sitting),
		ui.When(!playing && p.isDay(), p.dayPart),
		ui.When(p.view.Page == address.PuzzleDay && p.view.Day == archive, p.archivePart),
		ui.When(hub, p.hub),
		app.Div().Class("daily-note").Body(p.answers.StateNote()),
	}
}

// hub is Ghost of the day, and below it the ways to practise.
func (p *Page) hub() app.UI {
	return app.Div().Class("daily-hub").Body(
		p.hubCard(),
		app.Section().Aria("labelledby", "practise-title").Body(
			app.H2().ID("practise-title").Text("Practise"),
			app.Ul().Class("daily-modes").Body(p.modes()...),
		),
		app.Section().Aria("labelledby", "lists-title").Body(
			app.H2().ID("lists-title").Text("Or choose your puzzles"),
			app.Ul().Class("daily-lists").Body(p.listRows()...),
		),
	)
}

// ruleLine says what Ghost is, to whoever comes for the first time.
func (p *Page) ruleLine() app.UI {
	return app.P().ID("daily-rule").Body(
		app.Text("Players add letters in turn. Whoever completes a word of four letters or more loses. Find the letter that wins. "),
		ui.PressButton("daily-help", p.openHelp).Class("link").Text("How to play"),
	)
}

func (p *Page) openHelp() { p.host.OpenHelp(p.host.Ctx(), page.HelpOnPlaying) }

// explains is Ghost of the day in a sentence.
const explains = "Five positions, from easy to hard. One chance each. The same for everybody today."

// hubCard is today's Ghost of the day, as far as it was played.
func (p *Page) hubCard() app.UI {
	var marks [puzzle.DailyPositions]days.Mark
	name, says, row := "Play", explains, ""
	when, next := "", 0
	if p.answers.Ready() {
		played := p.played()
		date := played.Current(p.host.Now())
		when = days.WeekdayText(date) + " · number " + text.Grouped(days.Number(date))
		marks, next = p.marks(date), played.Answered(date)
		switch {
		case next == len(marks):
			name, says = "See your result", days.Headline(marks)
		case next > 0:
			name = "Go on with position " + text.Grouped(next+1)
		}
		row = p.rowText()
	}
	body := app.Div().Class("daily-press", "puzzle-start").Body(
		app.A().ID(beginID).Class("strong").Href(p.dayView().Address()).Body(app.Span().Text(name), ui.KeyCap("Enter")),
	)
	if absent := p.absent(); absent != "" {
		body = p.absence(absent)
	}
	return app.Section().Class("daily-card").Aria("labelledby", "daily-title").Body(
		app.H1().ID("daily-title").Text("Ghost of the day"),
		app.P().ID("daily-when").Class("quiet").Text(when),
		squaresPart(marks, next),
		p.ruleLine(),
		app.P().ID("daily-says").Class(text.Pick(next == len(marks), "over", "open")).Text(says),
		body,
		app.P().Class("daily-more").Body(app.A().ID("daily-archive").Href(p.archiveView().Address()).Text("Play an earlier day"), app.Span().ID("daily-row").Text(row)),
	)
}

// absence says why there is nothing to play, with a button where that helps.
func (p *Page) absence(why string) app.HTMLDiv {
	return app.Div().Class("daily-press").Body(
		app.P().ID("daily-absent").Role("status").Text(why),
		app.Span().Body(app.If(p.failed != nil || p.loading.Failed != nil, func() app.UI {
			return ui.PressButton("daily-again", p.tryAgain).Class("action").Text("Try again")
		})),
	)
}

// rowText says how many days in a row the person has played, "" for none.
func (p *Page) rowText() string {
	current, longest := p.answers.State().DailyStreak(trainer.DateOf(p.host.Now()))
	switch {
	case longest == 0:
		return ""
	case current == 0:
		return "Longest: " + days.RowText(longest)
	case longest > current:
		return days.RowText(current) + " · longest " + text.Grouped(longest)
	}
	return days.RowText(current)
}

func (p *Page) archiveView() address.View {
	view := p.dayView()
	view.Day = archive
	return view
}

// facts are what the hub says about the person's practice.
type facts struct {
	strength        string // the rating, "" before there is one
	streak, minutes int    // the best runs
	due, later      int    // missed puzzles
}

// factsNow are the facts as of now.
func (p *Page) factsNow() (f facts) {
	if !p.answers.Ready() {
		return f
	}
	state := p.answers.State()
	if person := rating.Of(state.Puzzles()); person.Answers > 0 {
		f.strength = puzzleboard.RatingText(person.Rating)
	}
	best := func(mode trainer.Mode) (most int) {
		for _, run := range state.Runs(mode) {
			most = max(most, run.Solved)
		}
		return most
	}
	f.streak, f.minutes = best(trainer.ModeStreak), best(trainer.ModeMinutes)
	due, later := state.MissedPuzzles(p.host.Now())
	for _, id := range due {
		if p.shelf.HasPuzzle(id) {
			f.due++
		}
	}
	f.later = later
	return f
}

// modes are the ways to practise.
func (p *Page) modes() []app.UI {
	f := p.factsNow()
	best := func(n int) string { return text.Pick(n > 0, "best "+text.Grouped(n), "not tried yet") }
	missed := "none to repeat"
	switch {
	case f.due > 0:
		missed = text.Grouped(f.due) + " due"
	case f.later > 0:
		missed = text.Grouped(f.later) + " come back later"
		if f.later == 1 {
			missed = "1 comes back later"
		}
	}
	rated := f.strength
	if rated == "" {
		rated = "not rated yet"
	}
	return []app.UI{
		p.mode(trainer.ModeRated, "One after another, as hard as you can take. Your rating goes up and down.", rated),
		p.mode(trainer.ModeStreak, "How many can you solve before your first miss?", best(f.streak)),
		p.mode(trainer.ModeMinutes, "How many can you solve in three minutes?", best(f.minutes)),
		p.mode(trainer.ModeAgain, "What you missed comes back until you know it.", missed),
	}
}

// mode leads to one way to practise.
func (p *Page) mode(mode trainer.Mode, about, fact string) app.UI {
	view := p.view.On(address.PuzzlePractice)
	view.Mode = string(mode)
	return app.Li().Body(app.A().ID("practise-"+string(mode)).Href(view.Address()).Body(
		app.Strong().Text(puzzleboard.ModeName(mode)), app.Span().Class("daily-fact").Text(fact), app.Span().Class("quiet").Text(about),
	))
}

// lists are how many puzzles each list has.
type lists struct {
	of     *puzzle.Set
	counts map[puzzle.List]int
}

// listCount is how many puzzles a list has.
func (p *Page) listCount(list puzzle.List) string {
	set := p.shelf.Puzzles
	if set == nil {
		return "…"
	}
	if p.counts.of != set {
		p.counts = lists{set, map[puzzle.List]int{}}
		for i := range set.Puzzles {
			for _, list := range puzzle.Lists {
				if list.Has(set.Puzzles[i]) {
					p.counts.counts[list]++
				}
			}
		}
	}
	return text.Counted(p.counts.counts[list], "puzzle")
}

// listRows lead to the lists of puzzles.
func (p *Page) listRows() []app.UI {
	says := map[puzzle.List]string{
		puzzle.Usual:   "The usual game",
		puzzle.Three:   "One more to look out for",
		puzzle.Threats: "Which word traps you?",
		puzzle.Short:   "Rounds end sooner",
		puzzle.Others:  "Newer, older, smaller and larger lists",
		puzzle.All:     "A bit of everything",
	}
	return text.Each(puzzle.Lists, func(list puzzle.List) app.UI {
		view := p.view.On(address.PuzzlePractice)
		view.List = list
		return app.Li().Body(app.A().ID("list-"+string(list)).Href(view.Address()).Body(
			app.Strong().Text(puzzleboard.ListName(list)), app.Span().Class("quiet").Text(says[list]), app.Span().Class("daily-fact").Text(p.listCount(list)),
		))
	})
}
