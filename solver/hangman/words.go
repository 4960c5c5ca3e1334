package hangman

import (
	"unicode/utf8"

	"spectrie/dicts"
)

// Words are the words of a dictionary, arranged to find those that fit a template. They
// never change, so any number of goroutines may read them.
type Words struct {
	alphabet dicts.Alphabet
	lists    [dicts.MaxLetters + 1]list // by number of letters
}

// list holds words of one length, in alphabetical order.
type list struct {
	length int
	spelt  []byte   // for each word its letters, as indices into the alphabet
	masks  []uint32 // for each word the set of its letters
}

// NewWords arranges all words of a trie, in one pass over its nodes.
func NewWords(trie *dicts.Trie) *Words {
	w := &Words{alphabet: *trie.Alphabet()}
	for length := range w.lists {
		w.lists[length].length = length
	}
	var (
		path  [dicts.MaxLetters + 1]byte   // the letters above the current node
		masks [dicts.MaxLetters + 1]uint32 // of the letters up to each depth
		open  [dicts.MaxLetters + 1]byte   // the edges of the nodes above
		depth = 0
	)
	for i, edge := range trie.Edges() {
		if i > 0 {
			letter := edge & dicts.LetterMask
			path[depth-1] = letter
			masks[depth] = masks[depth-1] | 1<<letter
		}
		if edge&dicts.WordBit != 0 {
			w.lists[depth].add(path[:depth], masks[depth])
		}
		if edge&dicts.ChildrenBit != 0 {
			open[depth] = edge
			depth++
			continue
		}
		for edge&dicts.LastBit != 0 && depth > 0 {
			depth--
			edge = open[depth]
		}
	}
	return w
}

// Alphabet is the set of letters that spell the words.
func (w *Words) Alphabet() *dicts.Alphabet { return &w.alphabet }

// Count is the number of words with so many letters.
func (w *Words) Count(letters int) int {
	if letters < 0 || letters >= len(w.lists) {
		return 0
	}
	return w.lists[letters].len()
}

// Word is the ith word with so many letters, in alphabetical order.
func (w *Words) Word(letters, i int) string { return w.spell(w.lists[letters].word(i)) }

// spell writes letters of the alphabet as text.
func (w *Words) spell(letters []byte) string {
	var text []byte
	for _, letter := range letters {
		text = utf8.AppendRune(text, w.alphabet.Letter(int(letter)))
	}
	return string(text)
}

func (l *list) len() int { return len(l.masks) }

func (l *list) word(i int) []byte { return l.spelt[i*l.length : (i+1)*l.length] }

func (l *list) add(word []byte, mask uint32) {
	l.spelt = append(l.spelt, word...)
	l.masks = append(l.masks, mask)
}

// pattern is the set of positions at which word has the letter, one bit each. It is 0
// for a word without the letter.
func pattern(word []byte, letter byte) (positions uint64) {
	for p, l := range word {
		if l == letter {
			positions |= 1 << p
		}
	}
	return positions
}
