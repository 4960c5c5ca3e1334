//go:build !js

package puzzleboard

import (
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/apptest"
	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/site"
	"spectrie/app/sitetest"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// stand is a page that shows nothing but a board.
type stand struct {
	*Board
	done []Outcome
	next int
	says string
}

func (s *stand) Show(view address.View) (address.View, []string, error) { return view, nil, nil }
func (s *stand) Settle(app.Context)                                     {}
func (s *stand) Title() string                                          { return "" }
func (s *stand) Parts() []app.UI                                        { return []app.UI{s.Draw()} }
func (s *stand) OnKey(_ app.Context, event app.Event, key string) bool {
	return s.Board.OnKey(event, key)
}

// played is a mounted site with a board in front, and a page beside it.
type played struct {
	*sitetest.Visit
	t testing.TB
	*stand
}

// elsewhere is a page without anything.
type elsewhere struct{ stand }

func (e *elsewhere) Parts() []app.UI                           { return nil }
func (e *elsewhere) OnKey(app.Context, app.Event, string) bool { return false }

// boardOver opens a board on a shelf.
func boardOver(t testing.TB, books *shelf.Shelf) *played {
	t.Helper()
	w := sitetest.On("2026-11-23 12:00", books)
	s := &stand{}
	w.Build = func(h page.Host, of site.World, a *answers.Answers) []page.Placement {
		s.Board = New(h, of.Shelf, a, address.PuzzlePractice)
		s.Done = func(o Outcome) { s.done = append(s.done, o) }
		s.Next = func() { s.next++ }
		s.Top = func() []app.UI { return []app.UI{app.Span().Text("top")} }
		s.Says = func() string { return s.says }
		return []page.Placement{
			sitetest.Place("elsewhere", &elsewhere{}, address.Explore, address.Drill),
			sitetest.Place("puzzles", s, address.PuzzlePractice),
		}
	}
	p := &played{w.Open(t), t, s}
	p.Answers.LoadAnswers()
	p.Engine.ConsumeAll()
	p.Visit.Visit(address.DefaultView.On(address.PuzzlePractice))
	return p
}

// asking opens a board over the default dictionary that asks a puzzle, such as "win/american-english-7.1/4/2/abe".
func asking(t testing.TB, id string) *played {
	t.Helper()
	p := boardOver(t, apptest.ShelfWith(t, dicts.DefaultID))
	p.ask(id)
	return p
}

// ask puts a puzzle on the board.
func (p *played) ask(id string) {
	p.t.Helper()
	one, err := puzzle.ParseID(id)
	if err != nil {
		p.t.Fatal(err)
	}
	p.Board.Show(one)
	p.Engine.ConsumeAll()
}

// types presses keys, separated by spaces; each must be used.
func (p *played) types(keys string) {
	p.t.Helper()
	for key := range strings.FieldsSeq(keys) {
		if !p.press(key) {
			p.t.Errorf("the board leaves the key %q to the browser", key)
		}
	}
}

func (p *played) press(key string) bool {
	p.t.Helper()
	if key == "Space" {
		key = " "
	}
	return p.Press(p.t, sitetest.Keystroke{Key: key})
}

func (p *played) page() apptest.Page { return p.Drawn(p.t) }

func (p *played) prompts(want string) {
	p.t.Helper()
	if got := p.page().Text("puzzle-prompt"); got != want {
		p.t.Errorf("the question is %q, want %q", got, want)
	}
}

func (p *played) feeds(want string) {
	p.t.Helper()
	if got := p.page().Text("puzzle-feedback"); got != want {
		p.t.Errorf("said %q, want %q", got, want)
	}
}

// board is the letters on the board, with the class of those that have one: "AB wrong:R would:U".
func (p *played) board() string {
	p.t.Helper()
	said := ""
	for _, tile := range p.page().One(".tiles").All(".tile") {
		for _, class := range []string{"wrong", "would", "blank"} {
			if strings.Contains(tile.Attribute("class"), class) {
				said += " " + class + ":"
			}
		}
		said += tile.Words()
	}
	return said
}

// wantDone fails unless the board has told these outcomes so far.
func (p *played) wantDone(right bool, found int, gave string) {
	p.t.Helper()
	if len(p.done) != 1 {
		p.t.Fatalf("%d outcomes, want 1", len(p.done))
	}
	if o := p.done[0]; o.Right != right || o.Found != found || o.Gave != gave {
		p.t.Errorf("%+v, want solved %t, %d letters right, wrong letter %q", o, right, found, gave)
	}
}

func courseOf(seat int) trainer.Course {
	return trainer.Course{Dict: dicts.DefaultID, Rules: solver.Usual, Seat: seat}
}
