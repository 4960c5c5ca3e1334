package board

import (
	"fmt"
	"iter"
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

// WriteWords writes the first words below the fragment.
func (s *Scene) WriteWords(m *markup.Writer, most int) {
	words := func(yield func(string) bool) {
		for _, word := range s.Game.Trie().Words(s.Pos.Node()) {
			if !yield(word) {
				return
			}
		}
	}
	WritePages(m, "word-list", words, most, WordsBelow, func(word string) {
		end, _ := s.Game.At(word)
		m.Element("a", word, "href", s.View.At(word).Address())
		SeatChip(m, end.Loser())
	})
}

// WritePages writes the first words as items of lists. The first page of them, and each
// that is asked for later, is a list of its own, so that none moves when the next one comes.
func WritePages(m *markup.Writer, class string, words iter.Seq[string], most, page int, item func(word string)) {
	i, end := 0, 0 // words written, and where the page ends
	for word := range words {
		if i == most {
			break
		}
		if i == end {
			if i > 0 {
				m.Close("ol")
				page = 4 * WordsAtOnce
			}
			m.Open("ol", "class", class, "start", strconv.Itoa(i+1))
			end += page
		}
		m.Open("li")
		item(word)
		m.Close("li")
		i++
	}
	if i > 0 {
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
