package dicts

import "sort"

// Weight is how easily a word of the tier comes to mind. It is 1 for a word without
// a tier, and doubles with each commoner tier up to 1024. The sum over all words of a
// trie fits in 32 bits.
func (t Tier) Weight() uint32 { return 1 << (len(Tiers) + 1 - t.Rarity()) }

// Commonness knows how easily the words of a trie come to mind. It never changes.
type Commonness struct {
	before []uint32 // sum over the words that end before each node
	trie   *Trie
}

// CommonnessOf sums up the weights of the words in one pass.
func CommonnessOf(trie *Trie) Commonness {
	return CommonnessOfLengths(trie, func(int) bool { return true })
}

// CommonnessOfLengths sums up the weights of the words whose number of letters
// suits. All other words weigh nothing.
func CommonnessOfLengths(trie *Trie, suits func(letters int) bool) Commonness {
	var (
		before = make([]uint32, trie.Len()+1)
		suited [MaxLetters + 1]bool
	)
	for letters := range suited {
		suited[letters] = suits(letters)
	}
	for n, letters := range trie.Subtree(Root) {
		before[n+1] = before[n]
		if trie.IsWord(n) && suited[letters] {
			before[n+1] += trie.Tier(n).Weight()
		}
	}
	return Commonness{before, trie}
}

// Below is the sum over the words that begin with n. A word at n counts too.
func (c Commonness) Below(n Node) uint32 { return c.before[c.trie.End(n)] - c.before[n] }

// Word adds up the weights of the words that begin with n, in order, and returns the
// word at which the sum exceeds part. The part must be less than [Commonness.Below].
// With a random part each word comes up in proportion to its weight.
func (c Commonness) Word(n Node, part uint32) Node {
	from, part := int(n), part+c.before[n]
	return n + Node(sort.Search(int(c.trie.End(n))-from, func(i int) bool { return c.before[from+i+1] > part }))
}
