package daily

import (
	"time"
	"unicode/utf8"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/days"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Page is the page of Ghost of the day and the hub of the puzzles. It holds the state; other files draw its parts.
type Page struct {
	host    page.Host
	shelf   *shelf.Shelf
	answers *answers.Answers
	view    address.View
	board   *puzzleboard.Board

	loading page.Work // of a dictionary that the result needs
	failed  error     // why there are no puzzles
	reading bool      // the puzzles are being read

	drawn struct { // what the puzzles of the site are drawn from
		set  *puzzle.Set
		days *puzzle.Days // nil if the set has too few
	}
	hubDay struct { // the positions of the day on the hub
		date trainer.Date
		of   *puzzle.Days
		five [puzzle.DailyPositions]puzzle.Puzzle
	}
	today   opened
	log     logOf
	counts  lists
	waiting int // number of the timer that redraws the page; a later one ends the earlier ones
}

// opened is the day that is played or shown.
type opened struct {
	date    trainer.Date // 0 for none yet
	onDay   bool         // it is the date of the person's clock, or was when they began
	begun   bool         // the person wants to play, or has answered something
	five    [puzzle.DailyPositions]puzzle.Puzzle
	ready   bool                                // five are known
	answers *[puzzle.DailyPositions]foundAnswer // nil until they are found
}

// foundAnswer is the answer to a position, and what the person did.
type foundAnswer struct {
	puzzleboard.Answer
	gave string // in words
}

// logOf is what the log says about Ghost of the day, and the log that it follows from.
type logOf struct {
	played           days.Played
	entries, replace int
}

// New returns the page of a site.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	p := &Page{host: h, shelf: shelf, answers: answers}
	p.board = puzzleboard.New(h, shelf, answers, address.PuzzleDay)
	p.board.Done, p.board.Next = p.noteAnswer, p.goOn
	p.board.Top, p.board.Says = p.topLine, p.says
	return p
}

// says explains the half that a position above the board has become.
func (p *Page) says() string {
	if o := p.board.Outcome(); !o.Right && o.Found > 0 {
		return "That counts as ½: the first letter was right."
	}
	return ""
}

// HasOwnRules hides the rules: each puzzle has its own.
func (p *Page) HasOwnRules() bool { return true }

// ActsOn identifies what is in front: the hub, or a day and how far it is.
func (p *Page) ActsOn() string {
	if p.view.Page == address.Puzzles || p.today.date == 0 {
		return p.view.Day
	}
	return p.today.date.String() + text.Pick(p.playing(), " played", "")
}

// Title is the title of the window.
func (p *Page) Title() string {
	switch {
	case p.view.Page == address.Puzzles:
		return "Puzzles – Spectrie"
	case p.view.Day == archive:
		return "Earlier days – Spectrie"
	case p.view.Day != "":
		date, _ := trainer.ParseDate(p.view.Day) // which Show has checked
		return days.Name(date) + " – Spectrie"
	}
	return "Ghost of the day – Spectrie"
}

// archive in the address asks for the list of all days.
const archive = "archive"

// Show takes the day of the address. A date that no Ghost of the day has shows today.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	fromHub := p.host.InFront(address.Puzzles) // which has asked already
	if view.Page == address.PuzzleDay && view.Day != "" && view.Day != archive {
		switch date, err := trainer.ParseDate(view.Day); {
		case err != nil:
			problems = []string{"“" + text.Shorten(view.Day) + "” is no date. This is today."}
			view.Day = ""
		case date < puzzle.FirstDay:
			problems = []string{"The first Ghost of the day was on " + days.DateText(puzzle.FirstDay) + ". This is today."}
			view.Day = ""
		}
	}
	same := p.view.Page == view.Page && p.view.Day == view.Day
	p.view = view
	if _, on := p.board.Puzzle(); same && on && !p.outdated() {
		return view, problems, nil // the position stays on the board until the person goes on
	}
	p.leaveDay()
	if view.Page == address.PuzzleDay && view.Day != archive {
		p.openDay()
		p.today.begun = p.today.begun || fromHub
	}
	return view, problems, nil
}

// outdated reports whether another day has come since a position of this one was answered.
func (p *Page) outdated() bool {
	return p.board.Outcome() != nil && p.view.Day == "" && p.played().Current(p.host.Now()) != p.today.date
}

func (p *Page) leaveDay() {
	p.board.Stop()
	p.today = opened{}
}

// openDay finds which day the address asks for, once the answers are known.
func (p *Page) openDay() {
	begun := p.today.begun
	p.today = opened{begun: begun}
	if !p.answers.Ready() {
		return
	}
	current := p.played().Current(p.host.Now())
	p.today.date = current
	if p.view.Day != "" {
		p.today.date, _ = trainer.ParseDate(p.view.Day) // which Show has checked
	}
	p.today.onDay = p.today.date == current
	p.today.begun = begun || p.played().Answered(p.today.date) > 0
	p.drawFive()
}

// drawFive draws the positions of the day, once the puzzles are there.
func (p *Page) drawFive() {
	if d := p.days(); d != nil && p.today.date > 0 && !p.today.ready {
		p.today.five, p.today.ready = d.On(int(p.today.date)), true
		p.today.answers = nil
	}
}

// days are the days of the puzzles on the shelf, nil while there are none.
func (p *Page) days() *puzzle.Days {
	if set := p.shelf.Puzzles; set != p.drawn.set {
		p.drawn.set = set
		p.drawn.days, _ = puzzle.NewDays(set)
	}
	return p.drawn.days
}

// played is what the log says about Ghost of the day. The answers must be known.
func (p *Page) played() days.Played {
	if l, n := &p.log, len(p.answers.Log.Entries()); l.played == nil || l.entries != n || l.replace != p.answers.Replaced {
		*l = logOf{days.PlayedIn(p.answers.Log.Entries()), n, p.answers.Replaced}
	}
	return p.log.played
}

// marks are how the positions of a date were answered.
func (p *Page) marks(date trainer.Date) [puzzle.DailyPositions]days.Mark {
	played := p.played()
	if d := p.days(); d != nil && played.Answered(date) > 0 {
		if date != p.hubDay.date || p.hubDay.of != d {
			p.hubDay.date, p.hubDay.of, p.hubDay.five = date, d, d.On(int(date))
		}
		day := played.On(date, p.hubDay.five)
		return day.Marks()
	}
	return played.Marks(date)
}

// day is the day that is open, with what was answered. The date must be known.
func (p *Page) day() days.Day { return p.played().On(p.today.date, p.today.five) }

// inFuture reports whether the day has not come yet and was not played by a clock that was ahead.
func (p *Page) inFuture() bool {
	return p.today.date > trainer.DateOf(p.host.Now()) && p.played().Answered(p.today.date) == 0
}

// Settle begins whatever the page needs in the background.
func (p *Page) Settle(app.Context) {
	p.answers.LoadAnswers()
	p.proceed()
}

// AnswersChanged follows what another tab or a backup has added.
func (p *Page) AnswersChanged(app.Context) {
	if !p.playing() && p.today.date > 0 && p.played().Answered(p.today.date) == 0 {
		p.today.begun = false // its answers were deleted
	}
	p.today.answers = nil
	p.proceed()
}

// answeredElsewhere reports whether a puzzle of the day was answered, here or in another tab.
func (p *Page) answeredElsewhere(on puzzle.Puzzle) bool {
	for _, answer := range p.played()[p.today.date] {
		if answer.Puzzle == on.ID() {
			return true
		}
	}
	return false
}

// Awake looks at the clock when the person comes back to the window: another day may have begun. A day under way goes
// on.
func (p *Page) Awake() {
	if _, on := p.board.Puzzle(); p.isDay() && p.view.Day == "" && !on && p.answers.Ready() {
		if p.played().Current(p.host.Now()) != p.today.date {
			p.leaveDay()
			p.openDay()
		}
	}
	p.proceed()
}

// isDay reports whether the page shows one day.
func (p *Page) isDay() bool { return p.view.Page == address.PuzzleDay && p.view.Day != archive }

// inFront reports whether the page is the current one.
func (p *Page) inFront() bool { return p.host.InFront(p.view.Page) }

// proceed does the next step towards what is shown: read the puzzles, open the day, put a position on the board, load
// what the result needs.
func (p *Page) proceed() {
	if !p.inFront() {
		return
	}
	p.redrawLater()
	p.readPuzzles()
	switch {
	case !p.answers.Ready():
	case !p.isDay():
		p.focusBegin()
	default:
		if p.today.date == 0 {
			p.openDay()
		}
		p.drawFive()
		p.playOrShow()
	}
}

// playOrShow puts the first open position on the board, or finds what the result says.
func (p *Page) playOrShow() {
	switch {
	case p.today.date > 0 && p.inFuture():
		p.focusBegin()
		return
	case !p.today.ready:
		return
	}
	day := p.day()
	asked, on := p.board.Puzzle()
	if on && p.board.Outcome() == nil && p.answeredElsewhere(asked) {
		p.board.Stop()
		on = false
	}
	switch {
	case on:
		p.board.Resume()
	case day.Over():
		p.findAnswers()
		p.focusBegin()
	case p.today.begun:
		p.board.NextName = text.Pick(day.Next() == len(day.Places)-1, "See your result", "Next position")
		p.board.Show(day.Places[day.Next()].Puzzle)
	default:
		p.focusBegin()
	}
}

// playing reports whether a position is on the board.
func (p *Page) playing() bool {
	_, on := p.board.Puzzle()
	return on && p.isDay()
}

// begin begins the day from its cover.
func (p *Page) begin() {
	if p.isDay() && p.today.date > 0 {
		p.today.begun = true
		p.proceed()
	}
}

// goOn leaves a position that was answered.
func (p *Page) goOn() {
	p.board.Stop()
	p.proceed()
	if !p.playing() {
		ui.ScrollToTop()
	}
}

// openToday leaves the result of an earlier day.
func (p *Page) openToday() {
	if p.view.Day != "" {
		view := p.view
		view.Day = ""
		p.host.GoTo(p.host.Ctx(), view)
		return
	}
	p.leaveDay()
	p.openDay()
	p.proceed()
}

// noteAnswer notes how a position went. There is one chance for each.
func (p *Page) noteAnswer(o puzzleboard.Outcome) {
	p.answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
		e.Puzzle, e.Rating, e.Date = o.Puzzle.ID(), o.Puzzle.Rating, p.today.date
		e.Mode = text.Pick(p.today.onDay, trainer.ModeDaily, trainer.ModeArchive)
		e.Grade = text.Pick(o.Right, trainer.Good, trainer.Again)
		e.Found, e.Gave, e.Took = o.Found, o.Gave, int(o.Took.Milliseconds())
		if rest := o.Round[len(o.Puzzle.Fragment):]; o.Right {
			letter, _ := utf8.DecodeRuneInString(rest)
			e.Gave = string(letter)
		}
	})
}

// OnKey passes keys to the board. Elsewhere Enter and Space press the big button, unless another control has the focus.
func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	if p.playing() {
		if key == "Escape" {
			p.host.GoTo(ctx, p.view.On(address.Puzzles))
			return true
		}
		return p.board.OnKey(event, key)
	}
	if key != "Enter" && key != " " || event.Get("repeat").Truthy() {
		return false
	}
	control := ui.Closest(event, "button, a, summary")
	if own := control != nil && control.Get("id").String() == beginID; control != nil && (!own || key == "Enter" || p.isDay()) {
		return false // which hears it itself; a link hears only Enter
	}
	if p.view.Page == address.Puzzles {
		p.host.GoTo(ctx, p.dayView())
		return true
	}
	if waits := p.covers(); waits {
		p.begin()
		return true
	}
	return false
}

// covers reports whether the page asks the person to begin a day.
func (p *Page) covers() bool {
	return p.isDay() && p.today.ready && !p.playing() && !p.today.begun && !p.inFuture()
}

// dayView is the address of today.
func (p *Page) dayView() address.View { return p.view.On(address.PuzzleDay) }

// beginID is the id of the big button.
const beginID = "daily-begin"

// focusBegin gives the big button the focus, unless the person has it elsewhere on the page.
func (p *Page) focusBegin() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		active := app.Window().Get("document").Get("activeElement")
		led := active.Get("id").String() == "main" || active.Call("closest", ".pages").Truthy() // what led here
		if ui.FocusHeld() && !led {
			return
		}
		for _, id := range []string{beginID, "daily-send", "daily-copy"} {
			if ui.Element(id) != nil {
				ui.Focus(id)
				return
			}
		}
	})
}

// redrawLater draws the page again when a minute has passed: it says when the next day comes.
func (p *Page) redrawLater() {
	if app.IsServer {
		return
	}
	p.waiting++
	number := p.waiting
	p.host.Ctx().After(time.Minute, func(app.Context) {
		if p.waiting == number && p.inFront() {
			p.redrawLater()
		}
	})
}
