package dicts

import (
	"bytes"
	"errors"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
)

func TestTheWorkedExampleIsNineBytes(t *testing.T) {
	trie := twin{alphabet: Latin, words: []string{"at", "ate", "be", "bee", "to"}}.build(t)
	want := []byte{0xc0, 0x40, 0xf3, 0xa4, 0x41, 0xe4, 0xa4, 0xd3, 0xae}
	if !bytes.Equal(trie.Edges(), want) {
		t.Fatalf("edges % x, want % x", trie.Edges(), want)
	}
	b, found := trie.Find("b")
	if b != 4 || found != 1 || trie.End(b) != 7 || trie.CountWords(b) != 2 {
		t.Errorf("b is node %d (found %d), its subtree ends at %d and has %d words; want 4 (1), 7 and 2", b, found, trie.End(b), trie.CountWords(b))
	}
}

func TestATrieAnswersLikeAListOfStrings(t *testing.T) {
	onRandomTwins(t, 1, 4000, func(r *rand.Rand, w twin) { w.check(t, r, w.build(t)) })
}

func TestAnEmptyListHasOnlyTheEmptyFragment(t *testing.T) {
	for _, tiers := range []bool{false, true} {
		trie := NewBuilder(Latin, tiers).Trie()
		if trie.Len() != 1 || trie.Longest() != 0 || !trie.IsLeaf(Root) || trie.IsWord(Root) || trie.Has("") ||
			trie.End(Root) != 1 || trie.Fragment(Root) != "" || trie.HasTiers() != tiers {
			t.Errorf("an empty list is not empty: %+v", trie)
		}
		for range trie.Words(Root) {
			t.Error("an empty list has a word")
		}
	}
}

func TestAListMayHoldEveryLetterOfTheLargestAlphabetAndTheLongestWord(t *testing.T) {
	letters := "абвгдежзийклмнопрстуфхцчшщъыьэюя"
	w := twin{alphabet: mustAlphabet(letters)}
	for _, r := range letters {
		w.words = append(w.words, strings.Repeat(string(r), MaxLetters-1), strings.Repeat(string(r), MaxLetters))
	}
	trie := w.build(t)
	if trie.Len() != 1+32*MaxLetters || trie.Longest() != MaxLetters {
		t.Fatalf("%d nodes, longest %d", trie.Len(), trie.Longest())
	}
	w.check(t, rand.New(rand.NewPCG(0, 0)), trie)
}

func TestANodeOfAnotherTriePanicsAndNeverLoops(t *testing.T) {
	trie := twin{alphabet: Latin, words: []string{"at", "be"}}.build(t)
	for _, n := range []Node{-1, Node(trie.Len()), MaxNodes} {
		for name, ask := range map[string]func(){
			"Fragment": func() { trie.Fragment(n) },
			"Words":    func() { trie.Words(n)(func(Node, string) bool { return true }) },
			"Children": func() { trie.Children(n)(func(Node) bool { return true }) },
		} {
			func() {
				defer func() {
					if recover() == nil {
						t.Errorf("%s(%d) does not panic", name, n)
					}
				}()
				ask()
			}()
		}
	}
}

// spell reads edge bytes the slow way: it returns the words they spell, or
// false when the bytes stop early, go on after the root's subtree, or use a
// letter or a depth that does not exist. It does not mind wrong order.
func spell(a Alphabet, edges []byte) ([]string, bool) {
	var words []string
	var children func(at int, fragment []rune) (int, bool)
	children = func(at int, fragment []rune) (int, bool) {
		for at < len(edges) {
			edge := edges[at]
			if int(edge&LetterMask) >= a.Len() || len(fragment) == MaxLetters {
				return 0, false
			}
			longer := append(fragment[:len(fragment):len(fragment)], a.Letter(int(edge&LetterMask)))
			if edge&WordBit != 0 {
				words = append(words, string(longer))
			}
			at++
			if edge&ChildrenBit != 0 {
				var ok bool
				if at, ok = children(at, longer); !ok {
					return 0, false
				}
			}
			if edge&LastBit != 0 {
				return at, true
			}
		}
		return 0, false
	}
	if len(edges) == 0 {
		return nil, false
	}
	at := 1
	if edges[0]&ChildrenBit != 0 {
		var ok bool
		if at, ok = children(1, nil); !ok {
			return nil, false
		}
	}
	return words, at == len(edges)
}

// canonical reports whether edges are exactly what a builder makes of the words
// they spell, and returns those.
func canonical(a Alphabet, edges []byte) ([]string, bool) {
	words, ok := spell(a, edges)
	if !ok {
		return nil, false
	}
	b := NewBuilder(a, false)
	for _, word := range words {
		if b.Add(word, NoTier) != nil {
			return nil, false
		}
	}
	return words, bytes.Equal(b.Trie().edges, edges)
}

func TestOnlyWhatABuilderMakesIsATrie(t *testing.T) {
	onRandomTwins(t, 2, 3000, func(r *rand.Rand, w twin) {
		edges := slices.Clone(w.build(t).edges)
		for range 1 + r.IntN(3) {
			at := r.IntN(len(edges))
			switch r.IntN(4) {
			case 0:
				edges[at] = byte(r.Uint32())
			case 1:
				edges = slices.Delete(edges, at, min(at+1+r.IntN(2), len(edges)))
			case 2:
				edges = slices.Insert(edges, at, edges[r.IntN(len(edges))])
			default:
				edges[at] ^= 1 << r.IntN(8)
			}
			if len(edges) == 0 {
				return
			}
		}
		words, ok := canonical(w.alphabet, edges)
		trie, err := newTrie(w.alphabet, edges, nil)
		if ok != (err == nil) || (err != nil && !errors.Is(err, ErrShape)) {
			t.Fatalf("% x: canonical is %v, newTrie says %v", edges, ok, err)
		}
		if ok {
			twin{alphabet: w.alphabet, words: words}.check(t, r, trie)
		}
	})
}

func TestEveryStringOfUpToThreeBytesIsJudgedRight(t *testing.T) {
	a := mustAlphabet("ab")
	judge := func(edges ...byte) {
		_, ok := canonical(a, edges)
		if _, err := newTrie(a, edges, nil); ok != (err == nil) {
			t.Fatalf("% x: canonical is %v, newTrie says %v", edges, ok, err)
		}
	}
	judge()
	for i := range 256 {
		judge(byte(i))
		for k := range 256 {
			judge(byte(i), byte(k))
			judge(LastBit|ChildrenBit, byte(i), byte(k))
		}
	}
}

func ExampleTrie_Words() {
	b := NewBuilder(Latin, false)
	for _, word := range []string{"at", "ate", "be", "bee", "to"} {
		if err := b.Add(word, NoTier); err != nil {
			panic(err)
		}
	}
	trie := b.Trie()
	n, _ := trie.Find("b")
	fmt.Printf("%x: %d words under b\n", trie.Edges(), trie.CountWords(n))
	for node, word := range trie.Words(n) {
		fmt.Println(node, word)
	}
	// Output:
	// c040f3a441e4a4d3ae: 2 words under b
	// 5 be
	// 6 bee
}
