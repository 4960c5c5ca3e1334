package dicts

import (
	"errors"
	"fmt"
)

// Builder makes a [Trie] of words. Add the words in order, then call
// [Builder.Trie] once.
type Builder struct {
	alphabet Alphabet
	edges    []byte
	tiers    []Tier
	hasTiers bool
	word     [MaxLetters]byte    // letter indices of the last word added
	length   int                 // its letters
	nodes    [MaxLetters + 1]int // the nodes of that word, by depth
}

// Errors of [Builder.Add]. It wraps them with the word at fault.
var (
	ErrOutOfOrder    = errors.New("words must come in ascending order, each once")
	ErrNotInAlphabet = errors.New("a letter is not in the alphabet")
	ErrEmptyWord     = errors.New("a word needs at least one letter")
	ErrTooLong       = fmt.Errorf("a word has at most %d letters", MaxLetters)
	ErrUnknownTier   = errors.New("a tier is not one of the SCOWL sizes")
	ErrTooMany       = fmt.Errorf("a list has at most %d fragments", MaxNodes)
)

// NewBuilder returns an empty builder for words over a. With tiers, the trie
// keeps the tier of every word.
func NewBuilder(a Alphabet, tiers bool) *Builder {
	return &Builder{alphabet: a, edges: []byte{LastBit}, hasTiers: tiers}
}

// Add appends a word. In byte order it must come after every word added before. Its
// tier counts only when the builder keeps tiers.
func (b *Builder) Add(word string, tier Tier) error {
	var letters [MaxLetters]byte
	length := 0
	for _, r := range word {
		if length == MaxLetters {
			return fmt.Errorf("%.80q: %w", word, ErrTooLong)
		}
		index, ok := b.alphabet.Index(r)
		if !ok {
			return fmt.Errorf("%.80q: %w: %q", word, ErrNotInAlphabet, r)
		}
		letters[length] = byte(index)
		length++
	}
	if length == 0 {
		return ErrEmptyWord
	}
	if b.hasTiers && !tier.valid() {
		return fmt.Errorf("%q: %w: %d", word, ErrUnknownTier, tier)
	}
	common := 0
	for common < min(length, b.length) && letters[common] == b.word[common] {
		common++
	}
	if common == length || (common < b.length && letters[common] < b.word[common]) {
		return fmt.Errorf("%q: %w", word, ErrOutOfOrder)
	}
	if len(b.edges)+length-common > MaxNodes {
		return fmt.Errorf("%q: %w", word, ErrTooMany)
	}
	b.append(letters[:length], common, tier)
	return nil
}

// append adds a word given as letter indices. Exactly the first common letters are
// those of the word before. It does not check its arguments.
func (b *Builder) append(letters []byte, common int, tier Tier) {
	if common < b.length {
		b.edges[b.nodes[common+1]] &^= LastBit // it gets another sibling
	} else {
		b.edges[b.nodes[common]] |= ChildrenBit
	}
	for depth := common + 1; depth <= len(letters); depth++ {
		b.nodes[depth] = len(b.edges)
		b.edges = append(b.edges, letters[depth-1]|LastBit|ChildrenBit)
	}
	b.edges[len(b.edges)-1] ^= ChildrenBit | WordBit
	copy(b.word[common:], letters[common:])
	b.length = len(letters)
	if b.hasTiers {
		b.tiers = append(b.tiers, tier)
	}
}

// Trie returns the trie of the words added. Do not use the builder again.
func (b *Builder) Trie() *Trie {
	tiers := b.tiers
	if b.hasTiers && tiers == nil {
		tiers = []Tier{}
	}
	t, err := newTrie(b.alphabet, b.edges, tiers)
	if err != nil {
		panic("dicts: builder made " + err.Error())
	}
	return t
}
