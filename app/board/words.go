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
	return fmt.Sprintf("%s %s still possible.", text.Counted(s.Pos.Words(), "word"), text.Pick(s.Pos.Words() == 1, "is", "are"))
}

// WriteWords writes the first words below the fragment, up to mostWords.
func (s *Scene) WriteWords(m *markup.Writer, mostWords int) {
	words := func(yield func(string) bool) {
		for _, word := range s.Game.Trie().Words(s.Pos.Node()) {
			if !yield(word) {
				return
			}
		}
	}
	WritePages(m, "word-list", words, mostWords, ExplorerWords, func(word string) {
		end, _ := s.Game.At(word)
		m.Element("a", word, "href", s.View.At(word).Address())
		SeatChip(m, end.Loser())
	})
}

// WritePages writes the first items as ordered lists. Every page is a list of its own, so that the
// next page moves none of the items before it. The first page has firstPage items.
func WritePages(m *markup.Writer, class string, words iter.Seq[string], mostWords, firstPage int, item func(word string)) {
	written, pageEnd, page := 0, 0, firstPage // page is how many items the page has
	for word := range words {
		if written == mostWords {
			break
		}
		if written == pageEnd {
			if written > 0 {
				m.Close("ol")
				page = 4 * WordsAtOnce
			}
			m.Open("ol", "class", class, "start", strconv.Itoa(written+1))
			pageEnd += page
		}
		m.Open("li")
		item(word)
		m.Close("li")
		written++
	}
	if written > 0 {
		m.Close("ol")
	}
}

// FragmentName is a fragment in a sentence.
func FragmentName(fragment string) string {
	if fragment == "" {
		return "∅"
	}
	return dicts.Capitals(fragment)
}

const (
	// WordsAtOnce is how many words a list has before a person asks for more.
	WordsAtOnce = 250
	// ExplorerWords is the same for the explorer. Its list changes with every letter, so it has only
	// what a person sees at once.
	ExplorerWords = 60
)
