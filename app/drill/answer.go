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

// OnKey gives the keys of the drill their meaning. Space and Enter belong to a
// button that has the focus.
func (p *Page) OnKey(ctx app.Context, event app.Event, key string) bool {
	letter := ui.TypedLetter(key)
	if p.session == nil || len(p.deck.Decisions) == 0 {
		return false
	}
	onButton := ui.Closest(event, "button, a, summary") != nil
	switch {
	case p.session.ended:
		if key != " " && key != "Enter" || onButton || ui.Element("drill-resume") == nil {
			return false
		}
		p.resume(0)
	case event.Get("repeat").Truthy(): // a key that is held down answers once
	case key == "Escape":
		p.end(true)
	case key == " " || key == "Enter":
		if onButton {
			return false
		}
		p.enter(key)
	case key == "Backspace":
		p.erase()
	case key == ".":
		p.hint()
	case len(key) == 1 && key >= "1" && key <= "4":
		p.grade(trainer.Grade(key[0] - '0'))
	case letter != 0:
		p.letter(letter)
	default:
		return false
	}
	return true
}

// enter is Space or Enter: Space shows, both go on.
func (p *Page) enter(key string) {
	s := p.session
	switch {
	case s.Pending != nil:
		p.goOn()
	case s.Item != nil && key == " ":
		p.reveal()
	case s.Item == nil && s.Over():
		p.next()
	}
}

// letter answers the decision asked, or adds to a word on a recall card. After an
// answer was shown its letter goes on.
func (p *Page) letter(letter rune) {
	s := p.session
	switch {
	case s.Pending != nil:
		if a := s.Pending; !a.Item.Recall && letter == a.Item.Plays.Letter() {
			p.goOn()
		}
	case s.Item == nil:
	case s.Item.Recall:
		p.spell(letter)
	default:
		p.give(letter)
	}
}

func (p *Page) give(letter rune) {
	s := p.session
	state, at := p.answers.State(), p.host.Now()
	item, previews := s.Item, state.Preview(s.Item.Card, at)
	a, ok := s.Give(state, letter, at)
	if !ok {
		p.session.said.class = "hint"
		p.session.said.lines = []string{"No word begins with " + dicts.Capitals(item.Fragment+string(letter)) + ". That does not count: try again."}
		p.hold()
		return
	}
	p.answered(a, previews)
}

func (p *Page) reveal() {
	s := p.session
	state, at := p.answers.State(), p.host.Now()
	previews := state.Preview(s.Item.Card, at)
	if a, ok := s.Reveal(state, at); ok {
		p.answered(a, previews)
	}
}

// answered writes an answer down, says how it was, and lets the round go on when
// it can.
func (p *Page) answered(a trainer.Answer, previews [trainer.Easy + 1]time.Time) {
	p.noteAnswer(p.session.Last())
	p.session.typed = ""
	p.respond(a, previews)
	if p.session.Pending == nil {
		p.play()
		return
	}
	p.hold()
}

// noteAnswer writes an answer down. One that was written down before keeps its time.
func (p *Page) noteAnswer(a *trainer.Answer) {
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

// grade changes how the last answer counts: the answer is taken back and given
// again. A pending one is then done with.
func (p *Page) grade(grade trainer.Grade) {
	if !p.canGrade() {
		return
	}
	a := p.session.Last()
	if a.Grade != grade {
		p.answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = a.Entry.ID })
		a.Grade = grade
		p.noteAnswer(a)
	}
	if p.session.Pending != nil {
		p.goOn()
		return
	}
	p.session.said.lines = []string{gradeNames[grade] + ": " + p.cardName(a.Item) + " comes back " + p.when(p.session.said.previews[grade]) + "."}
}

// goOn leaves a pending answer behind.
func (p *Page) goOn() {
	p.session.Continue()
	p.session.said = feedback{}
	if p.session.Cards {
		p.next()
	} else {
		p.play()
	}
	p.hold()
}

// hint gives one more hint; the last one is the letter itself.
func (p *Page) hint() {
	s := p.session
	if s.Item == nil || s.Pending != nil || s.Item.Recall {
		return
	}
	s.Hints++
	switch s.Hints {
	case 1:
		p.session.said = feedback{class: "hint", lines: []string{p.lettersHint(s.Item)}}
	case 2:
		p.session.said.lines = append(p.session.said.lines, p.tierHint(s.Item))
	default:
		p.reveal()
	}
	p.hold()
}

// pressed answers with the letter of a key of the screen.
func (p *Page) pressed(letter rune) {
	p.host.Tell("")
	p.letter(letter)
}

func (p *Page) onGrade(ctx app.Context, _ app.Event) {
	if grade, err := strconv.Atoi(ui.Dataset(ctx.JSSrc(), "grade")); err == nil {
		p.grade(trainer.Grade(grade))
	}
}

func (p *Page) onContinue(app.Context, app.Event) { p.enter("Enter") }
func (p *Page) onShow(app.Context, app.Event)     { p.enter(" ") }
func (p *Page) onHint(app.Context, app.Event)     { p.hint() }
func (p *Page) onStop(app.Context, app.Event)     { p.end(true) }

func (p *Page) onBury(app.Context, app.Event) {
	if item := p.onBoard(); item != nil {
		p.answers.Note(trainer.Buried, func(e *trainer.Entry) { e.Card = item.Card })
		p.next()
		p.host.Tell(text.Sentence(p.cardName(item)) + " comes back tomorrow. Undo takes that back.")
	}
}

func (p *Page) onSuspend(app.Context, app.Event) {
	if item := p.onBoard(); item != nil {
		branch := trainer.Card{Course: item.Course, Fragment: item.Fragment}
		p.answers.Note(trainer.Suspended, func(e *trainer.Entry) { e.Card = branch })
		p.next()
		p.host.Tell("Set aside. Undo brings it back, or the statistics page later.")
	}
}
