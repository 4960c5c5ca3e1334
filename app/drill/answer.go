package drill

import (
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/trainer"
)

// OnKey handles the keys of the drill. Space and Enter on a focused button are left to that
// button.
func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	if p.session == nil || !p.anyCards() {
		return false
	}
	onButton := ui.Closest(event, "button, a, summary") != nil
	switch {
	case p.session.ended:
		if key != " " && key != "Enter" || onButton || ui.Element("drill-resume") == nil {
			return false
		}
		p.resume(0)
	case event.Get("repeat").Truthy(): // a held key answers once
	case key == "Escape":
		p.endSession(true)
	case key == " " || key == "Enter":
		if onButton {
			return false
		}
		p.pressSpaceOrEnter(key)
	case key == "Backspace":
		p.eraseLetter()
	case key == ".":
		p.giveHint()
	case len(key) == 1 && key >= "1" && key <= "4":
		p.changeGrade(trainer.Grade(key[0] - '0'))
	case letter != 0:
		p.typeLetter(letter)
	default:
		return false
	}
	return true
}

// pressSpaceOrEnter shows the answer with Space, and continues with both keys.
func (p *Page) pressSpaceOrEnter(key string) {
	s := p.session
	switch {
	case s.Pending != nil:
		p.leaveAnswer()
	case s.Item != nil && key == " ":
		p.showAnswer()
	case s.Item == nil && s.Over():
		p.nextItem()
	}
}

// typeLetter answers a decision, or adds to a word on a recall card. After an answer was
// shown, typing its letter continues.
func (p *Page) typeLetter(letter rune) {
	s := p.session
	switch {
	case s.Pending != nil:
		if a := s.Pending; !a.Item.Recall && letter == a.Plays().Letter() {
			p.leaveAnswer()
		}
	case s.Item == nil:
	case s.Item.Recall:
		p.typeRecallLetter(letter)
	default:
		p.giveLetter(letter)
	}
}

func (p *Page) giveLetter(letter rune) {
	s := p.session
	state, at := p.answers.State(), p.host.Now()
	from, previews := s.At().Fragment(), state.Preview(s.Item.Card, at)
	a, ok := s.Give(state, letter, at)
	if !ok {
		p.session.feedback.class = "hint"
		p.session.feedback.lines = []string{"No word begins with " + dicts.Capitals(from+string(letter)) +
			text.Pick(s.Refused < 2, ". That does not count: try again.", ". Another try counts as a hint.")}
		p.takeFocus()
		return
	}
	if a.Open {
		p.describeAnswer(a, previews)
		p.playUnasked()
		return
	}
	p.finishAnswer(a, previews)
}

func (p *Page) showAnswer() {
	s := p.session
	state, at := p.answers.State(), p.host.Now()
	previews := state.Preview(s.Item.Card, at)
	if a, ok := s.Reveal(state, at); ok {
		p.finishAnswer(a, previews)
	}
}

// finishAnswer records an answer and describes it. In whole rounds it then plays on.
func (p *Page) finishAnswer(a trainer.Answer, previews [trainer.Easy + 1]time.Time) {
	p.noteAnswer(p.session.Last())
	p.session.typed = ""
	p.describeAnswer(a, previews)
	if p.session.Pending == nil {
		p.playUnasked()
		return
	}
	p.takeFocus()
}

// noteLesson records that a new card was taught, if one is on the board.
func (p *Page) noteLesson() {
	if a := p.session.Pending; a != nil && a.Lesson && a.Entry.Number == 0 {
		p.finishAnswer(*a, [trainer.Easy + 1]time.Time{})
	}
}

// noteAnswer records an answer. An answer that was recorded before keeps its time. A practice records nothing. What
// was taken back before is then past: redo would count a card twice.
func (p *Page) noteAnswer(a *trainer.Answer) {
	if p.session.Practice {
		return
	}
	if !a.Lesson {
		p.session.undone = nil
	}
	before := a.Entry
	a.Entry = p.answers.Note(trainer.Answered, func(e *trainer.Entry) {
		e.Card, e.Grade, e.Hints, e.Took = a.Item.Card, a.Grade, a.Hints, int(a.Took.Milliseconds())
		if a.Letter != 0 {
			e.Gave = string(a.Letter)
		}
		if before.Number > 0 {
			e.At, e.Zone = before.At, before.Zone
		}
	})
}

// changeGrade takes the last answer back and records it with another grade. Then the sitting goes on.
func (p *Page) changeGrade(grade trainer.Grade) {
	if !p.canGrade() {
		return
	}
	a := p.session.Last()
	if a.Grade != grade {
		p.noteUndone(a.Entry.ID)
		a.Grade = grade
		p.noteAnswer(a)
	}
	if p.session.Pending != nil {
		p.leaveAnswer()
		return
	}
	p.nextItem()
}

// leaveAnswer continues after a pending answer.
func (p *Page) leaveAnswer() {
	p.session.Continue()
	p.session.feedback = feedback{}
	if len(p.session.Line.Steps) == 0 {
		p.nextItem()
	} else {
		p.playUnasked()
	}
	p.takeFocus()
}

// giveHint gives the next hint. The last one is the answer.
func (p *Page) giveHint() {
	s := p.session
	if s.Item == nil || s.Pending != nil || s.Item.Recall {
		return
	}
	s.Hints++
	switch s.Hints {
	case 1:
		p.session.feedback = feedback{class: "hint", lines: []string{p.lettersHint(s.At())}}
	case 2:
		p.session.feedback.lines = append(p.session.feedback.lines, p.tierHint(s.Item))
	default:
		p.showAnswer()
	}
	p.takeFocus()
}

func (p *Page) onScreenKey(letter rune) {
	p.host.Tell("")
	p.typeLetter(letter)
}

func (p *Page) onGrade(ctx app.Context, _ app.Event) {
	if grade, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "grade")); err == nil {
		p.changeGrade(trainer.Grade(grade))
	}
}

func (p *Page) onBury(app.Context, app.Event) {
	if item := p.itemOnBoard(); item != nil {
		p.answers.Note(trainer.Buried, func(e *trainer.Entry) { e.Card = item.Card })
		p.nextItem()
		p.host.Tell(text.Sentence(p.cardName(item)) + " comes back tomorrow. Undo brings it back today.")
	}
}

func (p *Page) onSuspend(app.Context, app.Event) {
	if item := p.itemOnBoard(); item != nil {
		branch := trainer.Card{Course: item.Course, Fragment: item.Fragment}
		p.answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = branch })
		p.nextItem()
		p.host.Tell("Set aside. You can bring it back with Undo, or later on the statistics page.")
	}
}
