package board

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"
	"unicode/utf8"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
)

// WordsNote says how many words are still possible, and at the start why the others are not.
func (s *Scene) WordsNote() string {
	if s.Pos.Over() {
		return "The round is over."
	}
	if all := s.Entry.Words; s.View.Fragment == "" && all > s.Pos.Words() {
		return fmt.Sprintf("%s of the list’s %s can end a round. The others are too short or begin with another word.", text.Grouped(s.Pos.Words()), text.Counted(all, "word"))
	}
	return fmt.Sprintf("%s %s still possible.", text.Counted(s.Pos.Words(), "word"), text.Pick(s.Pos.Words() == 1, "is", "are"))
}

// WordChoice says which words below a fragment to list, and in which order.
type WordChoice string

const (
	CommonWords WordChoice = "common"   // the most common first
	ShortWords  WordChoice = "short"    // the shortest first
	LostWords   WordChoice = "lost"     // those that the player of the point of view completes, the most common first
	WonWords    WordChoice = "won"      // those that another player completes, the most common first
	SortedWords WordChoice = "alphabet" // all, in the order of the alphabet
)

// WordsBelow lists words below the fragment by a choice, up to most. It also counts all that the
// choice has. Equals are in the order of the alphabet.
func (s *Scene) WordsBelow(choice WordChoice, most int) (words []string, all int) {
	trie := s.Game.Trie()
	ranked := map[int][]string{} // no more than needed of each rank
	for node, word := range trie.Words(s.Pos.Node()) {
		letters := utf8.RuneCountInString(word)
		lost := s.View.Rules.Mover(letters-1) == s.Seat
		if choice == LostWords && !lost || choice == WonWords && lost {
			continue
		}
		all++
		rank := 0
		switch choice {
		case ShortWords:
			rank = letters
		case CommonWords, LostWords, WonWords:
			rank = trie.Tier(node).Rarity()
		}
		if len(ranked[rank]) < most {
			ranked[rank] = append(ranked[rank], word)
		}
	}
	for _, rank := range slices.Sorted(maps.Keys(ranked)) {
		words = append(words, ranked[rank]...)
	}
	return words[:min(most, len(words))], all
}

// WriteWords writes words with the player who completes each.
func (s *Scene) WriteWords(m *markup.Writer, words []string) {
	WritePages(m, "word-list", slices.Values(words), len(words), ExplorerWords, func(word string) {
		m.Element("a", word, "href", s.View.At(word).Address())
		SeatChip(m, s.View.Rules.Mover(utf8.RuneCountInString(word)-1))
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
