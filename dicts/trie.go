package dicts

import (
	"errors"
	"fmt"
	"iter"
	"unicode/utf8"
)

// Trie is a set of words over an alphabet. It never changes, so any number of
// goroutines may read it. [Builder] and [Load] make tries; the zero value is not one.
type Trie struct {
	alphabet Alphabet
	edges    []byte   // one byte a node, in preorder
	ends     []Node   // the subtree of n is [n, ends[n])
	before   []uint32 // words that end before node n; one entry more than nodes
	tiers    []Tier   // of each word, in order; nil when the list has no tiers
	longest  int
	cut      int // see CutAt
}

// The edge byte. Its lower five bits are the letter's index in the alphabet.
const (
	LetterMask  = 0x1f
	WordBit     = 0x20 // a word ends here
	ChildrenBit = 0x40 // more letters may follow
	LastBit     = 0x80 // the last of its siblings
)

// Limits of the format. A list beyond them is refused, never shortened in silence.
const (
	MaxLetters = 63      // letters in a word
	MaxNodes   = 1 << 22 // nodes in a trie, the root included
)

// Every error about bytes that are not a trie wraps ErrShape.
var ErrShape = errors.New("not a trie")

// Node is a fragment: an index into the preorder of a [Trie].
type Node int32

// Root is the empty fragment.
const Root Node = 0

// newTrie checks in one pass that edges are a trie over a, and indexes them.
func newTrie(a Alphabet, edges []byte, tiers []Tier) (*Trie, error) {
	if len(edges) == 0 || len(edges) > MaxNodes {
		return nil, fmt.Errorf("%w: %d nodes, from 1 to %d are possible", ErrShape, len(edges), MaxNodes)
	}
	if root := edges[0]; root&^ChildrenBit != LastBit || len(edges) > 1 != (root&ChildrenBit != 0) {
		return nil, fmt.Errorf("%w: bad root %#02x", ErrShape, root)
	}
	t := &Trie{
		alphabet: a,
		edges:    edges,
		ends:     make([]Node, len(edges)),
		before:   make([]uint32, len(edges)+1),
		tiers:    tiers,
	}
	var (
		parents [MaxLetters + 1]Node // the open node at each depth above the current one
		next    [MaxLetters + 1]byte // the least letter that may come next at each depth
		depth   = 0
		size    = byte(a.Len())
		words   = uint32(0)
	)
	for i, edge := range edges {
		t.before[i] = words
		if i > 0 {
			if depth == 0 {
				return nil, fmt.Errorf("%w: node %d follows the end", ErrShape, i)
			}
			letter := edge & LetterMask
			if letter < next[depth] || letter >= size {
				return nil, fmt.Errorf("%w: letter %d at node %d is out of order", ErrShape, letter, i)
			}
			next[depth] = letter + 1
		}
		if edge&WordBit != 0 {
			words++
			t.longest = max(t.longest, depth)
		}
		if edge&ChildrenBit != 0 {
			if depth == MaxLetters {
				return nil, fmt.Errorf("%w: a word at node %d has more than %d letters", ErrShape, i, MaxLetters)
			}
			parents[depth] = Node(i)
			depth++
			next[depth] = 0
			continue
		}
		if edge&WordBit == 0 && i > 0 {
			return nil, fmt.Errorf("%w: no word ends at leaf %d", ErrShape, i)
		}
		t.ends[i] = Node(i + 1)
		for edge&LastBit != 0 && depth > 0 {
			depth--
			t.ends[parents[depth]] = Node(i + 1)
			edge = edges[parents[depth]]
		}
	}
	if depth != 0 {
		return nil, fmt.Errorf("%w: the nodes stop in the middle of a word", ErrShape)
	}
	t.before[len(edges)] = words
	if tiers != nil && len(tiers) != int(words) {
		return nil, fmt.Errorf("%w: %d tiers for %d words", ErrShape, len(tiers), words)
	}
	return t, nil
}

// Alphabet is the set of letters that spell the words.
func (t *Trie) Alphabet() *Alphabet { return &t.alphabet }

// Len is the number of nodes: one for each fragment, the empty one included.
func (t *Trie) Len() int { return len(t.edges) }

// Longest is the length of the longest word in letters, 0 without words.
func (t *Trie) Longest() int { return t.longest }

// CutAt is the minimum word length at which [Trie.Reachable] made the trie, and 0
// for any other trie.
func (t *Trie) CutAt() int { return t.cut }

// Edges are the edge bytes of all nodes in preorder, for passes over the whole
// trie. Do not change them.
func (t *Trie) Edges() []byte { return t.edges }

// End is one past the last node of the subtree of n.
func (t *Trie) End(n Node) Node { return t.ends[n] }

// IsWord reports whether a word ends at n.
func (t *Trie) IsWord(n Node) bool { return t.edges[n]&WordBit != 0 }

// IsLeaf reports whether no letter may follow n.
func (t *Trie) IsLeaf(n Node) bool { return t.edges[n]&ChildrenBit == 0 }

// Letter is the last letter of n; n must not be the root.
func (t *Trie) Letter(n Node) rune { return t.alphabet.letters[t.edges[n]&LetterMask] }

// Children are the nodes one letter longer than n, in the order of the alphabet.
func (t *Trie) Children(n Node) iter.Seq[Node] {
	return func(yield func(Node) bool) {
		if t.IsLeaf(n) {
			return
		}
		for c := n + 1; ; c = t.ends[c] {
			if !yield(c) || t.edges[c]&LastBit != 0 {
				return
			}
		}
	}
}

// Child is the node after n and letter. It is false when no word has them.
func (t *Trie) Child(n Node, letter rune) (Node, bool) {
	index, ok := t.alphabet.Index(letter)
	if !ok {
		return 0, false
	}
	for c := range t.Children(n) {
		if at := int(t.edges[c] & LetterMask); at >= index {
			return c, at == index
		}
	}
	return 0, false
}

// Find follows the letters of fragment from the root as far as a word has them. It
// returns the node that it comes to, and how many bytes of fragment lead there:
// len(fragment) when a word begins with all of it.
func (t *Trie) Find(fragment string) (n Node, found int) {
	for found < len(fragment) {
		letter, size := utf8.DecodeRuneInString(fragment[found:])
		child, ok := t.Child(n, letter)
		if !ok {
			break
		}
		n, found = child, found+size
	}
	return n, found
}

// Has reports whether word is in the list.
func (t *Trie) Has(word string) bool {
	n, found := t.Find(word)
	return found == len(word) && t.IsWord(n)
}

// Fragment spells n from the root. It panics when the trie has no node n.
func (t *Trie) Fragment(n Node) string {
	return string(t.appendFragment(make([]byte, 0, MaxLetters), n))
}

func (t *Trie) appendFragment(spelt []byte, n Node) []byte {
	_ = t.edges[n] // without such a node the search below would not end
	for at := Root; at != n; {
		for c := range t.Children(at) {
			if n < t.ends[c] {
				spelt = utf8.AppendRune(spelt, t.Letter(c))
				at = c
				break
			}
		}
	}
	return spelt
}

// CountWords is the number of words that begin with n. A word at n counts too. It
// takes constant time.
func (t *Trie) CountWords(n Node) int { return int(t.before[t.ends[n]] - t.before[n]) }

// HasTiers reports whether the list knows how common its words are.
func (t *Trie) HasTiers() bool { return t.tiers != nil }

// Tier is how common the word at n is. It is [NoTier] where no word ends, and in a
// list without tiers.
func (t *Trie) Tier(n Node) Tier {
	if t.tiers == nil || !t.IsWord(n) {
		return NoTier
	}
	return t.tiers[t.before[n]]
}
