package drill

import (
	"fmt"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// actionButtons are the buttons for what keys also do. The first one always exists: it shows
// the answer, or continues.
func (p *Page) actionButtons() []app.UI {
	s := p.session
	over := s.Item == nil && s.Over()
	var mainButton app.UI
	if s.Pending != nil || over {
		mainButton = ui.PressButton("drill-continue", func() { p.pressSpaceOrEnter("Enter") }).
			Body(app.Text(text.Pick(over && p.taughtJustNow(), "Now you", "Continue")), ui.KeyCap("Space"))
	} else {
		mainButton = ui.PressButton("drill-show", func() { p.pressSpaceOrEnter(" ") }).Class("secondary").Aria("disabled", s.Item == nil).Body(app.Text("Show me"), ui.KeyCap("Space"))
	}
	asked := s.Item != nil && s.Pending == nil && !s.Item.Recall
	return []app.UI{
		app.Div().Class("main-action").Body(mainButton),
		ui.PressButton("drill-hint", p.giveHint).Class("tool wide").Title("A hint (.)").Aria("disabled", !asked).Body(ui.Icon("hint"), app.Span().Text("Hint"), ui.KeyCap(".")),
	}
}

func (p *Page) undoButton() app.UI {
	return ui.PressButton("drill-undo", p.undo).Class("tool wide").Title("Take back the last answer (Ctrl+Z)").
		Aria("label", "Undo").Aria("disabled", !p.canUndo()).Body(ui.Icon("undo"), app.Span().Text("Undo"))
}

// gradeNames label the grades, in the order of their keys.
var gradeNames = [...]string{trainer.Again: "Again", trainer.Hard: "Hard", trainer.Good: "Good", trainer.Easy: "Easy"}

// canGrade reports whether the grade of the last answer can be changed now: while the answer is on the board, and
// at the end of its round. A card that was taught or is set aside has no grade to choose.
func (p *Page) canGrade() bool {
	a := p.session.Last()
	return a != nil && p.session.feedback.graded && !p.session.feedback.leech &&
		(p.session.Pending != nil || p.session.Item == nil && p.session.Over())
}

// grades are the buttons that change the grade of the last answer. Each says when the card
// comes back.
func (p *Page) grades() app.UI {
	return app.If(p.canGrade(), func() app.UI {
		a := p.session.Last()
		question := "How well did you know " + p.cardName(a.Item) + "?"
		if p.session.beginner {
			question += " The marked grade is chosen for you, so you can just continue."
		}
		return app.Div().Body(
			app.P().ID("grades-question").Class("quiet").Text(question),
			app.Div().Class("grades").Role("group").Aria("labelledby", "grades-question").Body(
				app.Range(gradeNames[1:]).Slice(func(i int) app.UI {
					grade := trainer.Grade(i + 1)
					return app.Button().Type("button").Class("grade").
						DataSet("grade", fmt.Sprint(grade)).Aria("pressed", a.Grade == grade).OnClick(p.onGrade).Body(
						app.Span().Class("grade-name").Body(ui.KeyCap(fmt.Sprint(grade)), app.Text(gradeNames[grade])),
						app.Span().Class("grade-back").Text(p.timeUntil(p.session.feedback.previews[grade])),
					)
				}),
			),
		)
	})
}

// letterKeys is the keyboard on the screen, without verdicts.
func (p *Page) letterKeys() app.UI {
	return ui.Keyboard{
		Label: "Letters", Rows: p.host.Prefs().Layout.RowsFor(p.deck.Game.Trie().Alphabet().String()),
		Class: "plain", KeyOf: func(rune) ui.Key { return ui.Key{} }, OnPress: p.onScreenKey, Stop: &p.keyStop,
	}.Draw()
}

// cardChoices are the less common choices for the card on the board.
func (p *Page) cardChoices() app.UI {
	item := p.itemOnBoard()
	return app.Div().Class("aside").Body(app.If(item != nil && !p.session.Practice, func() app.UI {
		branch := 0
		for _, i := range p.deck.Decisions {
			if i.Below(item.Card) {
				branch++
			}
		}
		return app.P().Class("quiet").Body(
			ui.Button("drill-bury").Class("link").OnClick(p.onBury).Text("Not today"),
			app.Span().Body(app.If(!item.Recall, func() app.UI {
				return ui.Button("drill-suspend").Class("link").OnClick(p.onSuspend).
					Text(text.Pick(branch == 1, "Set this card aside", fmt.Sprintf("Set aside all %d cards from here on", branch)))
			})),
			app.A().Href(p.game.On(address.Explore).At(item.Fragment).Address()).Text("See it in the explorer"),
		)
	}))
}

// takeFocus moves the keyboard focus to what the person does next, unless the person uses
// something else.
func (p *Page) takeFocus() {
	if app.IsServer {
		return
	}
	p.host.Ctx().Defer(func(app.Context) {
		ui.Mark("drawn")
		ui.Uncover("#drill-board .grades-place", "#drill-board .tiles")
		if ui.FocusHeld() && !givesFocus(app.Window().Get("document").Get("activeElement")) {
			return
		}
		for _, id := range []string{"drill-continue", "drill-end", "drill-board"} {
			if ui.Element(id) != nil {
				ui.Focus(id)
				return
			}
		}
	})
}

// givesFocus reports whether a focused element gives up the focus to the board. Elements of
// the board do, and so does the link that led here. A menu or tool keeps a focus that came
// from the keyboard.
func givesFocus(at app.Value) bool {
	if at.Call("matches", ":focus-visible").Bool() && at.Call("closest", ".drill-tools, .tool").Truthy() {
		return false
	}
	return at.Call("closest", "#drill-board, #drill-end, .drill-tools, .pages").Truthy()
}
