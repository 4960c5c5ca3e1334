package drill

import (
	"spectrie/trainer"
)

// lastAct is what undo takes back: the last answer or decision about a card of this deck, on
// whatever day. Other decks are left alone.
func (p *Page) lastAct() (trainer.Entry, bool) {
	return p.answers.State().LastAct(p.deck.Part())
}

func (p *Page) canUndo() bool {
	_, ok := p.lastAct()
	return ok
}

// undo takes back the last act and asks its card again. On a recall card it first erases what
// was typed.
func (p *Page) undo() {
	if p.session.typed != "" {
		p.session.typed = ""
		return
	}
	act, ok := p.lastAct()
	if !ok {
		p.host.Tell("There is no answer to take back.")
		return
	}
	p.answers.Note(trainer.Undone, func(e *trainer.Entry) { e.Undoes = act.ID })
	p.session.undone = append(p.session.undone, act)
	p.afterUndo("Taken back: ", act, true)
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
	item := p.deck.Item(act.Card)
	switch {
	case !again || item == nil || act.Kind != trainer.Answered || item.Recall && !s.Cards:
		p.nextItem()
	default:
		s.Ask(item, p.answers.State(), p.host.Now())
		p.playUnasked()
	}
	p.host.Tell(did + p.actName(act) + ".")
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
	if item := p.deck.Item(act.Card); item != nil {
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
