package explore

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/answers"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/page"
	"spectrie/app/plan"
	"spectrie/app/shelf"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// Page shows the game below a fragment: the tree, the verdict, and every letter.
type Page struct {
	board.Canvas
	shelf       *shelf.Shelf
	moreWords   int              // words listed beyond the first ones
	wordChoice  board.WordChoice // which words are listed; "" for common ones
	keyStop     rune             // of the keyboard on the screen
	atlas       atlas
	plan        *plan.Plan // of the rules
	headingOf   *plan.Plan // what the heading says
	heading     markup.HTML
	repertoires repertoires
	dayShown    int // positions of Ghost of the day that the headline calls done
}

func New(h page.Host, shelf *shelf.Shelf, answers *answers.Answers) *Page {
	e := &Page{Canvas: board.Canvas{Host: h, Answers: answers}, shelf: shelf}
	e.atlas.page = e
	return e
}

// Show makes the scene of view. If its fragment cannot come up, the scene is that of its longest
// beginning that can.
func (e *Page) Show(view address.View) (shown address.View, problems []string, err error) {
	before := e.Scene
	if before == nil || before.View.Fragment != view.Fragment || before.View.Dict != view.Dict {
		e.Extent = board.Extent{Rows: board.UsualRows}
		e.moreWords = 0
		e.Zoom.LeaveOverview()
	}
	s, problem, err := board.Compose(e.shelf, view)
	if err != nil {
		return view, nil, err
	}
	s.Way = e.wayOf(s)
	e.chooseDrawing(s)
	s.Draw(e.Extent, e.readSceneKnowledge(s))
	if problem != "" {
		problems = []string{problem}
	}
	e.Scene, e.Active = s, s.View.Fragment
	return s.View, problems, nil
}

func (e *Page) Settle(ctx app.Context) {
	e.Answers.LoadAnswers()
	slide, hadFocus, width := e.Slide(), ui.FocusHeld(), board.FrameWidth()
	ctx.Defer(func(ctx app.Context) {
		e.Zoom.ApplyIn(width, e.Scene)
		e.Centre()
		if hadFocus && !ui.FocusHeld() {
			ui.Focus("tree") // the element that had it, such as the link of a letter, was replaced
			ui.ScrollToVerdict()
		}
		slide()
		e.Preview("") // it named a place of the drawing before
		e.atlas.settle()
	})
}

func (e *Page) Title() string {
	if e.Scene == nil || e.Scene.View.Fragment == "" {
		return "Spectrie: see the whole game of Ghost"
	}
	return dicts.Capitals(e.Scene.View.Fragment) + " – Spectrie"
}

// descend plays one letter, or says why it cannot be played.
func (e *Page) descend(ctx app.Context, letter rune) {
	if e.Scene == nil {
		return
	}
	s := e.Scene
	if _, ok := s.Pos.Play(letter); !ok {
		e.Host.Tell(s.Refusal(letter))
		return
	}
	e.Host.GoTo(ctx, s.View.At(s.View.Fragment+string(letter)))
}

func (e *Page) Parts() []app.UI {
	return []app.UI{
		e.headline(),
		app.Section().Class("now").Aria("label", "Fragment and verdict").Body(
			e.fragment(),
			e.verdictBlock(),
			e.keyboard(),
			ui.HTML(e.Scene.KeyLegend()),
			e.prove(),
		),
		e.Drawing(),
		app.Section().Class("details").Aria("label", "Letters and words").Body(
			e.colours(),
			e.lettersTable(),
			e.wordList(),
		),
	}
}
