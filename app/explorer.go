package app

import (
	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// explorer is the page that shows the game below a fragment: the tree, the
// verdict, and every letter.
type explorer struct {
	canvas
	shelf         *library
	moreWords     int // words listed beyond the first page
	lettersPlayed int // on this visit
	repertoires   repertoires
}

// newExplorer returns the page, on a site.
func newExplorer(h Host, shelf *library, answers *training) *explorer {
	return &explorer{canvas: canvas{Host: h, answers: answers}, shelf: shelf}
}

// show makes the scene of view. Where its fragment cannot come up, the scene is
// that of its longest beginning that can.
func (e *explorer) show(view View) (shown View, problems []string, err error) {
	before := e.scene
	if before == nil || before.view.Fragment != view.Fragment || before.view.Dict != view.Dict {
		e.growth = growth{rows: usualRows}
		e.moreWords = 0
		e.zoom.leaveOverview()
	}
	s, problem, err := compose(e.shelf, view)
	if err != nil {
		return view, nil, err
	}
	s.draw(e.growth, e.recallScene(s))
	if problem != "" {
		problems = []string{problem}
	}
	e.scene, e.active = s, s.view.Fragment
	return s.view, problems, nil
}

func (e *explorer) settle(ctx app.Context) {
	e.answers.awaitPractice()
	slide, held, width := e.slide(), focusHeld(), frameWidth()
	ctx.Defer(func(ctx app.Context) {
		e.zoom.applyIn(width, e.scene)
		e.centre()
		if held && !focusHeld() {
			focus("tree") // what had it, such as the link of a letter, was replaced
			showNow()
		}
		slide()
	})
}

func (e *explorer) title() string {
	if e.scene == nil || e.scene.view.Fragment == "" {
		return "Spectrie: see the whole game of Ghost"
	}
	return dicts.Capitals(e.scene.view.Fragment) + " – Spectrie"
}

// descend plays one letter, typed or tapped, or says why it cannot be played.
func (e *explorer) descend(ctx app.Context, letter rune, typed bool) {
	if e.scene == nil {
		return
	}
	s := e.scene
	if _, ok := s.pos.Play(letter); !ok {
		e.Tell(s.refusal(letter))
		return
	}
	e.letterPlayed(typed)
	e.GoTo(ctx, s.view.At(s.view.Fragment+string(letter)))
}

// climb takes the last letter back.
func (e *explorer) climb(ctx app.Context) {
	if e.scene == nil || e.scene.view.Fragment == "" {
		return
	}
	letters := []rune(e.scene.view.Fragment)
	e.GoTo(ctx, e.scene.view.At(string(letters[:len(letters)-1])))
}

func (e *explorer) parts() []app.UI {
	return []app.UI{
		e.greeting(),
		app.Section().Class("now").Aria("label", "Fragment and verdict").Body(
			e.fragment(),
			e.verdictBlock(),
			e.keyboard(),
		),
		e.drawing(),
		app.Section().Class("details").Aria("label", "Letters and words").Body(
			e.notions(),
			e.lettersTable(),
			e.wordList(),
		),
	}
}
