package dicts

import (
	"math/rand/v2"
	"testing"
	"unicode/utf8"
)

func TestASubtreeHasItsNodesWithTheirDepths(t *testing.T) {
	onRandomTwins(t, 8, 300, func(r *rand.Rand, w twin) {
		trie := w.build(t)
		top := Node(r.IntN(trie.Len()))
		above := utf8.RuneCountInString(trie.Fragment(top))
		next := top
		for n, depth := range trie.Subtree(top) {
			if n != next || above+depth != utf8.RuneCountInString(trie.Fragment(n)) {
				t.Fatalf("%q: after %q comes %q, %d letters below %q", w.words, trie.Fragment(next-1), trie.Fragment(n), depth, trie.Fragment(top))
			}
			next++
		}
		if next != trie.End(top) {
			t.Fatalf("%q: the subtree of %q ends before %d of %d", w.words, trie.Fragment(top), next, trie.Len())
		}
		for n := range trie.Subtree(top) { // and can be left
			if n > top {
				break
			}
		}
	})
}
