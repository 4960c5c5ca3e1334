package puzzles

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/page"
	"spectrie/app/puzzleboard"
	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
	"spectrie/trainer/rating"
)

// Page is the page where puzzles are practised.
type Page struct {
	host    page.Host
	shelf   *shelf.Shelf
	answers *answers.Answers
	view    address.View // in the address
	board   *puzzleboard.Board
	reading bool     // the puzzles of the site
	failed  error    // why they could not be read
	sitting *sitting // nil until the puzzles and the answers are known
	ticking int      // number of the clock that runs; a later one ends the earlier ones
}

// sitting is what happens from the start of a way to practise until another one.
type sitting struct {
	stage  stage
	set    *puzzle.Set // of the list
	todays []string    // the puzzles of Ghost of the day today, which are not given away
	run    int64       // when the streak or the three minutes began; 0 before
	went   []puzzleboard.Outcome
	person *rating.Person // for rated puzzles
	first  rating.Rating  // before the sitting
	before rating.Rating  // and before the last answer
	counts bool           // the last answer changed the rating
	missed []miss         // at the end
	unseen bool           // it ended while another page was in front
}

// stage is how far a sitting is.
type stage uint8

const (
	starting stage = iota // the person has not begun yet
	asking
	ended
)

// New returns the page.
func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	p := &Page{host: h, shelf: shelf, answers: answers}
	p.board = puzzleboard.New(h, shelf, answers, address.PuzzlePractice)
	p.board.Done, p.board.Next, p.board.Top, p.board.Says = p.done, p.next, p.top, p.says
	return p
}

// HasOwnRules hides the rules: every puzzle has its own.
func (p *Page) HasOwnRules() bool { return true }

func (p *Page) Title() string { return "Puzzles – Spectrie" }

// ActsOn identifies the puzzle on the board, or what stands in its place.
func (p *Page) ActsOn() string {
	if p.sitting == nil || p.sitting.stage != asking {
		return text.Pick(p.sitting != nil && p.sitting.stage == ended, "the end of ", "") + p.view.Address()
	}
	on, _ := p.board.Puzzle()
	return on.ID()
}

// mode is how the person practises.
func (p *Page) mode() trainer.Mode {
	if p.view.Mode == "" {
		return trainer.ModeRated
	}
	return trainer.Mode(p.view.Mode)
}

// Show takes the way to practise and the list. Another one than before begins a new sitting.
func (p *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	same := view.Mode == p.view.Mode && view.List == p.view.List && (view.Puzzle == p.view.Puzzle || view.Puzzle == "")
	p.view = view
	if !same {
		p.leaveSitting()
	}
	return view, nil, nil
}

// leaveSitting lets a new sitting begin.
func (p *Page) leaveSitting() {
	p.sitting = nil
	p.ticking++
	p.board.Stop()
}

// Settle begins a sitting, or goes on with the one that another page interrupted.
func (p *Page) Settle(app.Context) {
	p.answers.LoadAnswers()
	p.failed = nil
	if s := p.sitting; s != nil && s.stage == ended && !s.unseen {
		p.leaveSitting()
	}
	if p.sitting != nil {
		p.resume()
	}
	p.begin()
}

// resume goes on with what is on the board.
func (p *Page) resume() {
	if p.sitting.unseen = false; p.sitting.stage == asking && !p.timeIsUp() {
		p.board.Resume()
		return
	}
	p.takeFocus()
}

// Awake looks at the clock when the person comes back to the window.
func (p *Page) Awake() {
	if p.sitting != nil {
		p.timeIsUp()
	}
}

// AnswersChanged begins the sitting once the answers are known. The puzzle on the board stays.
func (p *Page) AnswersChanged(app.Context) {
	if p.sitting != nil && p.sitting.person != nil {
		p.sitting.person = rating.Of(p.answers.State().Puzzles())
	}
	p.begin()
}

// begin begins a sitting once the puzzles and the answers are known.
func (p *Page) begin() {
	if p.sitting != nil || !p.host.InFront(address.PuzzlePractice) {
		return
	}
	if p.shelf.Puzzles == nil {
		p.read()
		return
	}
	if !p.answers.Ready() {
		return
	}
	p.sitting = p.newSitting()
	if mode := p.mode(); mode == trainer.ModeStreak || mode == trainer.ModeMinutes {
		if p.sitting.run = p.underWay(); p.sitting.run == 0 && p.view.Puzzle == "" {
			p.takeFocus()
			return
		}
	}
	p.start()
}

// read reads the puzzles of the site.
func (p *Page) read() {
	if p.reading || p.failed != nil {
		return
	}
	p.reading = true
	puzzleboard.LoadPuzzles(p.host, p.shelf, func(err error) {
		p.reading, p.failed = false, err
		p.begin()
	})
}

// readAgain reads the puzzles again after that failed.
func (p *Page) readAgain() {
	p.failed = nil
	p.read()
}

// newSitting is a sitting of the way in the address.
func (p *Page) newSitting() *sitting {
	s := &sitting{set: p.shelf.Puzzles.Only(p.view.List.Has), todays: p.todays()}
	if p.mode() == trainer.ModeRated {
		s.person = rating.Of(p.answers.State().Puzzles())
		s.first = s.person.Rating
	}
	return s
}

// next puts the next puzzle on the board, or ends the sitting.
func (p *Page) next() {
	s := p.sitting
	if s == nil || p.timeIsUp() {
		return
	}
	on := p.board.Outcome()
	if p.mode() == trainer.ModeStreak && on != nil && !on.Right {
		p.end()
		return
	}
	chosen, ok := p.choose()
	if !ok {
		p.end()
		return
	}
	s.stage = asking
	p.board.NextName = "Next puzzle"
	p.board.Show(chosen)
	ui.Mark("puzzle")
}

// done notes an answer, the moment it is given.
func (p *Page) done(o puzzleboard.Outcome) {
	s := p.sitting
	if p.timeIsUp() { // it came too late
		return
	}
	entry := p.answers.Note(trainer.Puzzled, func(e *trainer.Entry) {
		e.Puzzle, e.Rating, e.Mode, e.Run = o.Puzzle.ID(), o.Puzzle.Rating, p.mode(), s.run
		e.Grade, e.Gave, e.Found, e.Took = text.Pick(o.Right, trainer.Good, trainer.Again), o.Gave, o.Found, int(o.Took.Milliseconds())
	})
	s.went = append(s.went, o)
	if s.person != nil {
		s.before = s.person.Rating
		s.counts = s.person.Add(&entry)
	}
	if p.view.Puzzle == o.Puzzle.ID() { // a reload asks another one
		view := p.view
		view.Puzzle = ""
		p.host.Replace(view)
	}
	switch p.mode() {
	case trainer.ModeStreak:
		p.board.NextName = text.Pick(o.Right, "Next puzzle", "See how it went")
	case trainer.ModeMinutes:
		if o.Right {
			p.hurry()
		}
	}
}

// end ends the sitting, and shows how it went.
func (p *Page) end() {
	p.sitting.stage = ended
	p.sitting.missed = p.misses()
	p.ticking++
	p.sitting.unseen = !p.host.InFront(address.PuzzlePractice)
	p.board.Stop()
	if len(p.sitting.went) > 0 {
		p.answers.AskToPersist()
	}
	ui.ScrollToTop()
	p.takeFocus()
}

// again begins another sitting of the same way, or goes on with the run that is under way.
func (p *Page) again() {
	p.leaveSitting()
	p.sitting = p.newSitting()
	p.sitting.run = p.underWay()
	p.start()
}

// start asks the first puzzle, of a new run if none is under way.
func (p *Page) start() {
	s, mode := p.sitting, p.mode()
	if s.run == 0 && (mode == trainer.ModeStreak || mode == trainer.ModeMinutes) {
		s.run = p.host.Now().UnixMilli()
	}
	s.stage = asking
	p.next()
	if mode == trainer.ModeMinutes && s.stage == asking {
		p.tick()
	}
}

// OnKey begins, ends and goes on.
func (p *Page) OnKey(_ app.Context, event app.Event, key string) bool {
	if p.sitting == nil {
		return false
	}
	if p.sitting.stage == asking {
		if key == "Escape" {
			p.end()
			return true
		}
		return p.board.OnKey(event, key)
	}
	if key != " " && key != "Enter" || event.Get("repeat").Truthy() || ui.Closest(event, "button, a, summary") != nil {
		return false
	}
	p.again()
	return true
}

// Parts are the board, or what stands in its place.
func (p *Page) Parts() []app.UI {
	asks := p.sitting != nil && p.sitting.stage == asking
	return []app.UI{
		app.H1().Class("sr-only").Text("Puzzles"),
		app.Div().Class("puzzle-note").Body(app.If(asks && p.answers.Failed != nil || !asks && (p.sitting == nil || p.failed != nil), p.answers.StateNote)),
		app.Div().Class(text.Pick(asks, "sitting puzzle-sitting", "puzzle-wrap")).Body(
			app.Div().Class("drill-main").Body(p.body(asks)),
		),
	}
}

func (p *Page) body(asks bool) app.UI {
	switch {
	case asks:
		return p.board.Draw()
	case p.failed != nil:
		return app.Section().Class("puzzle-start").Body(
			app.H2().Text("The puzzles could not be loaded"),
			app.P().Text(text.Sentence(p.failed.Error())+"."),
			ui.PressButton("puzzles-retry", p.readAgain).Class("strong").Text("Try again"),
		)
	case p.sitting == nil:
		return app.P().Class("nothing-yet").Text("Reading the puzzles…")
	case p.sitting.stage == starting:
		return p.startScreen()
	}
	return p.endScreen()
}

// takeFocus moves the focus to what begins or ends a sitting.
func (p *Page) takeFocus() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		if !p.host.InFront(address.PuzzlePractice) || ui.DialogOpen() {
			return
		}
		active := app.Window().Get("document").Get("activeElement")
		if !ui.FocusHeld() || active.Call("closest", ".puzzle-sitting, .puzzle-start, .pages").Truthy() {
			ui.Focus("puzzles-" + text.Pick(p.sitting != nil && p.sitting.stage == ended, "end", "again"))
		}
	})
}
