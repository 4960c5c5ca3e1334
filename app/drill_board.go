package app

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/trainer"
)

// board is where a round is played or a card is answered. Its parts keep their
// places, whatever they hold.
func (p *drill) board() app.UI {
	return app.Section().ID("drill-board").Class("board").TabIndex(-1).Aria("label", "Board").Body(
		app.Div().Body(p.welcome()),
		app.Div().Body(app.If(len(p.sitting.Answers) == 0 && len(p.slips) > 0, func() app.UI {
			return app.P().ID("slipping").Class("slipping").Text(p.aboutToSlip())
		})),
		app.P().Class("todo").Body(p.todo()...),
		p.boardTiles(),
		app.P().ID("prompt").Class("prompt").Aria("live", "polite").Text(p.prompt()),
		p.feedbackBox(),
		app.Div().Class("grades-place").Body(p.grades()),
		app.Div().Class("board-actions").Body(p.actions()...),
		p.letterKeys(),
		p.aside(),
	)
}

// welcome tells a person who has not answered anything yet what this is.
func (p *drill) welcome() app.UI {
	return app.If(len(practice.state().Reviews()) == 0, func() app.UI {
		return app.P().Class("welcome").Text("You are asked for your own letters; the others play by themselves. " +
			"Think, then type one, or have it shown. What you miss comes back within minutes, what you know after days.")
	})
}

// todo counts what is left today.
func (p *drill) todo() []app.UI {
	q := p.sitting.Queue(practice.state(), now())
	count := func(n int, what, class string) app.UI {
		return app.Span().Class("todo-"+class).Body(app.B().Text(grouped(n)), app.Text(" "+what))
	}
	return []app.UI{
		count(len(q.Due), "to review", "due"),
		count(len(q.Learning)+len(q.Soon), "learning", "learning"),
		count(len(q.New), "new", "new"),
	}
}

// boardTiles are the letters on the board. A wrong letter is refuted there: the
// letters that follow it, to the word that the person would complete.
func (p *drill) boardTiles() app.UI {
	at := p.sitting.At()
	letters := []rune(at.Fragment())
	rules := p.view.Rules
	tiles := []app.UI{app.Span().Class("tile start").Text("∅")}
	for i, letter := range letters {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile seat-%d", rules.Mover(i))).Text(dicts.Capitals(string(letter))))
	}
	after := p.after()
	for i, letter := range after {
		seat := rules.Mover(len(letters) + i)
		class := fmt.Sprintf("tile seat-%d", seat)
		switch {
		case i == 0 && p.sitting.Pending.Letter != 0 && !p.sitting.Pending.Right:
			class += " wrong"
		case i > 0:
			class += " would"
		}
		tiles = append(tiles, app.Span().Class(class).Text(dicts.Capitals(string(letter))))
	}
	if len(after) == 0 && p.sitting.Item != nil && !p.sitting.Item.Recall {
		tiles = append(tiles, app.Span().Class(fmt.Sprintf("tile blank seat-%d", rules.Mover(len(letters)))).Aria("hidden", "true"))
	}
	return app.Div().Class("tiles").Role("img").Aria("label", p.tilesLabel(letters, after)).Body(tiles...)
}

// after are the letters on the board beyond the fragment asked: what was given,
// and where it leads when it was wrong.
func (p *drill) after() []rune {
	a := p.sitting.Pending
	if a == nil || a.Item.Recall {
		return nil
	}
	from := len(a.Item.Fragment)
	switch {
	case a.Letter == 0:
		return []rune(a.Item.Plays.Fragment()[from:])
	case a.Right:
		return []rune(a.Leads.Fragment()[from:])
	}
	return []rune(p.refutation(a).Fragment()[from:])
}

func (p *drill) tilesLabel(letters, after []rune) string {
	text := "The empty fragment"
	if len(letters) > 0 {
		text = "Fragment " + strings.Join(strings.Split(dicts.Capitals(string(letters)), ""), " ")
	}
	if len(after) > 0 {
		text += ", then " + strings.Join(strings.Split(dicts.Capitals(string(after)), ""), " ")
	}
	return text
}

// feedbackBox says how the last answer was. It is always there and read out.
func (p *drill) feedbackBox() app.UI {
	var lines []app.UI
	for _, line := range p.said.lines {
		lines = append(lines, app.P().Text(line))
	}
	if a := p.sitting.Pending; a != nil && a.Item.Recall {
		lines = append(lines, p.recalled(a))
	} else if item := p.sitting.Item; item != nil && item.Recall {
		lines = append(lines, p.recalling(item))
	}
	return app.Div().ID("feedback").Class("feedback", p.said.class).Role("status").Body(lines...)
}

// actions are the buttons for what a key does as well.
func (p *drill) actions() []app.UI {
	s := p.sitting
	primary := app.Span()
	var main app.UI = primary
	switch {
	case s.Pending != nil, s.Item == nil && s.Over():
		main = app.Button().Type("button").ID("drill-continue").OnClick(p.onContinue).Body(app.Text("Go on"), keyCap("Space"))
	case s.Item != nil:
		main = app.Button().Type("button").ID("drill-show").Class("secondary").OnClick(p.onShow).Body(app.Text("Show me"), keyCap("Space"))
	}
	asked := s.Item != nil && s.Pending == nil && !s.Item.Recall
	return []app.UI{
		app.Div().Class("main-action").Body(main),
		app.Button().Type("button").ID("drill-hint").Class("tool wide").Title("A hint (.)").Aria("disabled", !asked).
			OnClick(p.onHint).Body(icon("hint"), app.Span().Text("Hint"), keyCap(".")),
		app.Button().Type("button").ID("drill-undo").Class("tool wide").Title("Take the last answer back (Ctrl+Z)").Aria("label", "Undo").Aria("disabled", !p.canUndo()).
			OnClick(p.onUndo).Body(icon("undo"), app.Span().Text("Undo")),
		app.Button().Type("button").ID("drill-stop").Class("tool wide").Title("Enough for now (Esc)").Aria("label", "End").
			OnClick(p.onStop).Body(icon("close"), app.Span().Text("End")),
	}
}

// keyCap shows a key beside what it does. It is not part of a button's name.
func keyCap(key string) app.UI {
	return app.Elem("kbd").Class("key-cap").Aria("hidden", "true").Text(key)
}

// gradeNames are the grades as buttons, in the order of their keys.
var gradeNames = [...]string{trainer.Again: "Again", trainer.Hard: "Hard", trainer.Good: "Good", trainer.Easy: "Easy"}

// grades are buttons that change the grade of the last answer, each with when the
// card comes back.
func (p *drill) grades() app.UI {
	a := p.sitting.Last()
	return app.If(a != nil && (p.sitting.Pending != nil || p.said.graded), func() app.UI {
		return app.Div().Class("grades").Role("group").Aria("label", "How well did you know "+p.cardName(a.Item)+"?").Body(
			app.Range(gradeNames[1:]).Slice(func(i int) app.UI {
				grade := trainer.Grade(i + 1)
				back := p.comesBack(p.said.previews[grade])
				return app.Button().Type("button").Class("grade", "grade-"+fmt.Sprint(grade)).
					DataSet("grade", fmt.Sprint(grade)).Aria("pressed", a.Grade == grade).OnClick(p.onGrade).Body(
					app.Span().Class("grade-name").Body(keyCap(fmt.Sprint(grade)), app.Text(gradeNames[grade])),
					app.Span().Class("grade-back").Text(back),
				)
			}),
		)
	})
}

// letterKeys are the keys of the screen, without verdicts.
func (p *drill) letterKeys() app.UI {
	rows := p.prefs.layout.rowsFor(p.deck.Game.Trie().Alphabet().String())
	return app.Div().Class("keys").Role("group").Aria("label", "Letters").OnClick(p.onLetterKey).Body(
		app.Range(rows).Slice(func(i int) app.UI {
			row := []rune(rows[i])
			return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
				upper := dicts.Capitals(string(row[j]))
				return app.Button().Type("button").Class("key").Aria("label", upper).DataSet("letter", string(row[j])).
					Body(app.Span().Class("key-letter").Text(upper))
			}))
		}),
	)
}

// aside are the quiet choices about the card on the board.
func (p *drill) aside() app.UI {
	item := p.onBoard()
	return app.Div().Class("aside").Body(app.If(item != nil, func() app.UI {
		return app.P().Class("quiet").Body(
			app.Button().Type("button").ID("drill-bury").Class("link").OnClick(p.onBury).Text("Not today"),
			app.Button().Type("button").ID("drill-suspend").Class("link").OnClick(p.onSuspend).
				Text(pick(item.Fragment == "", "Set all of it aside", "Set aside all after "+dicts.Capitals(item.Fragment))),
			app.A().Href(p.view.On(Explore).At(item.Fragment).Address()).Text("See it in the explorer"),
		)
	}))
}

// onBoard is the item that the person looks at: asked, or just answered.
func (p *drill) onBoard() *trainer.Item {
	if a := p.sitting.Pending; a != nil {
		return a.Item
	}
	return p.sitting.Item
}

func fragmentOrStart(fragment string) string {
	if fragment == "" {
		return "∅"
	}
	return dicts.Capitals(fragment)
}
