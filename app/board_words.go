package app

import (
	"fmt"
	"strconv"

	"spectrie/dicts"
)

// wordsNote says how many words are still possible.
func (s *scene) wordsNote() string {
	if s.pos.Over() {
		return "The round is over."
	}
	return fmt.Sprintf("%s of %s can come up from here.", counted(s.pos.Words(), "word"), s.entry.Name)
}

// writeWords writes the first words below the fragment. Each page of them is a
// list of its own, so that none moves when the next one comes.
func (s *scene) writeWords(m *markup, most int) {
	i, page := 0, 0 // words written, and where the page ends
	for _, word := range s.game.Trie().Words(s.pos.Node()) {
		if i == most {
			break
		}
		if i == page {
			if page > 0 {
				m.close("ol")
			}
			m.open("ol", "class", "word-list", "start", strconv.Itoa(i+1))
			page = i + pick(i == 0, wordsBelow, 4*wordsAtOnce)
		}
		i++
		end, _ := s.game.At(word)
		m.open("li")
		m.element("a", word, "href", s.view.At(word).Address())
		seatChip(m, end.Loser())
		m.close("li")
	}
	if page > 0 {
		m.close("ol")
	}
}

// fragmentName is how a fragment is called in a sentence.
func fragmentName(fragment string) string {
	if fragment == "" {
		return "∅"
	}
	return dicts.Capitals(fragment)
}
