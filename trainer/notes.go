package trainer

import "slices"

// A person can write a note on a fragment or a word of a course, such as a mnemonic for JELL. Another note on
// the same takes its place, and an empty one removes it. A note changes nothing about the cards. It stays when
// they are set aside or forgotten.

// note is an entry of the kind [Noted].
type note struct {
	logPlace
	text string
}

// NoteOn is the person's note on a fragment or a word of a course, or "".
func (s *State) NoteOn(course Course, fragment string) string {
	notes := s.notes[Card{Course: course, Fragment: fragment}]
	if len(notes) == 0 {
		return ""
	}
	return notes[len(notes)-1].text
}

// tidyNotes removes what was undone from the notes on a fragment and sorts them.
func (s *State) tidyNotes(on Card) {
	notes := slices.DeleteFunc(s.notes[on], func(n note) bool { return s.isUndone(n.ID) })
	s.notes[on] = inOrder(notes, func(a, b *note) int { return a.compare(b.logPlace) })
}
