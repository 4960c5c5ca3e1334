package board

import (
	"fmt"
	"strconv"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
)

// WordsNote says how many words are still possible.
func (s *Scene) WordsNote() string {
	if s.Pos.Over() {
		return "The round is over."
	}
	return fmt.Sprintf("%s of %s can come up from here.", text.Counted(s.Pos.Words(), "word"), s.Entry.Name)
}

// WriteWords writes the first words below the fragment. Each page of them is a
// list of its own, so that none moves when the next one comes.
func (s *Scene) WriteWords(m *markup.Writer, most int) {
	i, page := 0, 0 // words written, and where the page ends
	for _, word := range s.Game.Trie().Words(s.Pos.Node()) {
		if i == most {
			break
		}
		if i == page {
			if page > 0 {
				m.Close("ol")
			}
			m.Open("ol", "class", "word-list", "start", strconv.Itoa(i+1))
			page = i + text.Pick(i == 0, WordsBelow, 4*WordsAtOnce)
		}
		i++
		end, _ := s.Game.At(word)
		m.Open("li")
		m.Element("a", word, "href", s.View.At(word).Address())
		SeatChip(m, end.Loser())
		m.Close("li")
	}
	if page > 0 {
		m.Close("ol")
	}
}

// FragmentName is how a fragment is called in a sentence.
func FragmentName(fragment string) string {
	if fragment == "" {
		return "∅"
	}
	return dicts.Capitals(fragment)
}

const (
	// WordsAtOnce is how many words a list begins with before asking for more.
	WordsAtOnce = 250
	// WordsBelow is that for the explorer, whose list is made anew with every letter: what a
	// person sees of it at a time, so that the browser need not lay out more while somebody types.
	WordsBelow = 60
)
