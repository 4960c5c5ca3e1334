package drill

import (
	"slices"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/trainer"
)

// lastAct is what undo takes back: the last answer or decision about a card of these decks, on
// whatever day. Other decks are left alone. So is the lesson on the board, which is no act of the person.
func (p *Page) lastAct() (trainer.Entry, bool) {
	return p.answers.State().LastAct(p.part(), p.lessonOnBoard())
}

// lessonOnBoard is the entry of the lesson that is on the board; zero for none.
func (p *Page) lessonOnBoard() trainer.ID {
	if a := p.session.Pending; a != nil && a.Lesson {
		return a.Entry.ID
	}
	return trainer.ID{}
}

// part is all cards of the decks of this sitting.
func (p *Page) part() trainer.Part {
	parts := text.Each(p.decks, (*trainer.Deck).Part)
	return func(c trainer.Card) bool {
		return slices.ContainsFunc(parts, func(part trainer.Part) bool { return part(c) })
	}
}

func (p *Page) canUndo() bool {
	if p.session.Practice {
		return false
	}
	_, ok := p.lastAct()
	return ok
}

// undo takes back the last act and asks its card again. Before that it erases what was typed for the card on the
// board. It asks before it takes back an answer of an earlier sitting.
func (p *Page) undo() {
	if p.session.typed != "" {
		p.session.typed = ""
		return
	}
	if p.session.Restart(p.host.Now()) {
		p.session.feedback = feedback{}
		p.playUnasked()
		return
	}
	act, ok := p.lastAct()
	switch {
	case p.session.Practice || !ok:
		p.host.Tell("There is no answer to take back.")
	case act.At < p.session.began:
		p.asking = &act
		p.host.Ctx().Defer(func(app.Context) { ui.OpenDialog("undo-dialog") })
	default:
		p.takeBack(act)
	}
}

// undoDialog asks whether to take back an answer of an earlier sitting.
func (p *Page) undoDialog() app.UI {
	question := ""
	if p.asking != nil {
		question = "This takes back an answer of an earlier sitting: " + p.actName(*p.asking) + "."
	}
	return ui.Dialog("undo-dialog", "Take it back?",
		app.P().ID("undo-question").Text(question),
		app.Div().Class("end-actions").Body(
			ui.PressButton("undo-earlier", p.takeBackEarlier).Class("strong").Text("Take it back"),
			ui.PressButton("keep-earlier", ui.CloseDialogs).Class("secondary").Text("Leave it"),
		),
	)
}

// takeBackEarlier takes back what the dialog asks about, unless something else was done meanwhile.
func (p *Page) takeBackEarlier() {
	ui.CloseDialogs()
	act, ok := p.lastAct()
	if asked := p.asking; ok && asked != nil && act.ID == asked.ID && p.session != nil {
		p.takeBack(act)
	}
	p.asking = nil
}

// takeBack takes back an act, and the lesson that it interrupts: that card is taught again when its turn comes.
func (p *Page) takeBack(act trainer.Entry) {
	if lesson := p.lessonOnBoard(); lesson.Number > 0 {
		p.noteUndone(lesson)
		p.session.TakeBack()
	}
	p.noteUndone(act.ID)
	p.session.undone = append(p.session.undone, act)
	p.afterUndo("Taken back: ", act, true)
	if a := p.session.Pending; a != nil && a.Lesson && a.Item == p.itemOf(act.Card) { // it is taught again already
		p.session.undone = p.session.undone[:len(p.session.undone)-1]
	}
}

func (p *Page) noteUndone(id trainer.ID) {
	p.answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = id })
}

// redo puts back what undo took back last.
func (p *Page) redo() {
	n := len(p.session.undone)
	if n == 0 {
		p.host.Tell("There is nothing to put back.")
		return
	}
	act := p.session.undone[n-1]
	p.session.undone = p.session.undone[:n-1]
	p.answers.Note(act.Kind, func(e *trainer.Entry) {
		id := e.ID
		*e = act
		e.ID = id
	})
	p.afterUndo("Put back: ", act, false)
}

// afterUndo says what was taken or put back. With again it asks the card of the answer once
// more. Otherwise the drill continues with what is due.
func (p *Page) afterUndo(did string, act trainer.Entry, again bool) {
	s := p.session
	if a := s.Last(); a != nil && a.Entry.ID == act.ID {
		s.TakeBack()
	}
	p.session.ended, p.session.stopped, p.session.feedback, p.session.typed = false, false, feedback{}, ""
	item := p.itemOf(act.Card)
	switch {
	case !again || item == nil || act.Kind != trainer.Answered:
		p.nextItem()
	default:
		s.Ask(item, p.answers.State(), p.host.Now())
		p.useDeck(s.Deck)
		p.noteLesson()
		p.playUnasked()
	}
	p.host.Tell(did + p.actName(act) + ".")
}

// itemOf is the card of a log's entry in the decks of this sitting, or nil.
func (p *Page) itemOf(card trainer.Card) *trainer.Item {
	for _, d := range p.decks {
		if d.Course == card.Course {
			return d.Item(card)
		}
	}
	return nil
}

// actName names an act, with its date unless it was today.
func (p *Page) actName(act trainer.Entry) string {
	what := ""
	switch act.Kind {
	case trainer.Buried:
		what = "not today for "
	case trainer.Suspended:
		what = "setting aside "
	case trainer.Resumed:
		what = "bringing back "
	case trainer.Forgotten:
		what = "starting afresh with "
	case trainer.Added:
		what = "adding "
	}
	name := "a card that is no longer in this strategy"
	if item := p.itemOf(act.Card); item != nil {
		name = p.cardName(item)
	} else if act.Kind == trainer.Added {
		name = p.cardName(&trainer.Item{Card: act.Card})
	}
	settings := p.answers.State().Settings()
	if at := act.Time(); settings.DayOf(at) != settings.DayOf(p.host.Now()) {
		name += ", from " + at.Format("2 January 2006")
	}
	return what + name
}
