package trainer

import "testing"

func TestTheLastNoteThatCountsIsTheNote(t *testing.T) {
	p := newPupil(t, "a")
	other := opening
	other.Easiest = true
	state := Fold(new(Log), p.now)
	says := func(want string) {
		t.Helper()
		state.Add(p.now, p.log.Entries()...)
		for name, s := range map[string]*State{"added": state, "folded": Fold(&p.log, p.now)} {
			if got := s.NoteOn(opening, "jell"); got != want {
				t.Errorf("%s: the note is %q, want %q", name, got, want)
			}
			if s.NoteOn(opening, "jel") != "" || s.NoteOn(other, "jell") != "" {
				t.Errorf("%s: the note is on something else too", name)
			}
		}
	}
	says("")
	first := p.note("jell", "JELL-O & <jelly>")
	says("JELL-O & <jelly>")
	second := p.note("jell", "\"gel\"")
	says(`"gel"`)
	removed := p.note("jell", "")
	says("")
	p.undo(removed)
	says(`"gel"`)
	p.undo(first)
	says(`"gel"`)
	p.on(Forgotten, decision("j"))
	p.on(Suspended, decision("j"))
	says(`"gel"`)
	p.undo(second)
	says("")
	if cards := state.Cards(); len(cards) != 0 {
		t.Errorf("cards that were answered: %v", cards)
	}
	if added := state.Added(opening); len(added) != 0 {
		t.Errorf("cards that were added: %q", added)
	}
}

// Whichever device the later note comes from, it counts.
func TestNotesOfTwoDevicesMeet(t *testing.T) {
	one, other := newPupil(t, "one"), newPupil(t, "other")
	earlier := one.note("jell", "earlier")
	other.now = one.now.Add(day)
	later := other.note("jell", "later")
	for _, entries := range [][]Entry{{earlier, later}, {later, earlier}} {
		state := Fold(new(Log), other.now)
		for _, e := range entries {
			state.Add(other.now, e)
		}
		if got := state.NoteOn(opening, "jell"); got != "later" {
			t.Errorf("%v: the note is %q", entries, got)
		}
	}
}
