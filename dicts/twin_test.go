package dicts

import (
	"maps"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// A twin is a list the slow way: sorted strings, and every question answered by
// looking at all of them. A nil tiers map is a list without tiers.
type twin struct {
	alphabet Alphabet
	words    []string
	tiers    map[string]Tier
}

// fragments are the beginnings of all words, the empty one included, in order.
// That order is the preorder of the trie: the fragment at index i is node i.
func (w twin) fragments() []string {
	set := map[string]bool{"": true}
	for _, word := range w.words {
		for at := range word {
			set[word[:at]] = true
		}
		set[word] = true
	}
	return slices.Sorted(maps.Keys(set))
}

// under are the words that begin with fragment.
func (w twin) under(fragment string) []string {
	var words []string
	for _, word := range w.words {
		if strings.HasPrefix(word, fragment) {
			words = append(words, word)
		}
	}
	return words
}

func (w twin) longest() int {
	longest := 0
	for _, word := range w.words {
		longest = max(longest, utf8.RuneCountInString(word))
	}
	return longest
}

// reachable keeps the words of at least minLetters letters that have no such
// word as a shorter beginning.
func (w twin) reachable(minLetters int) twin {
	cut := twin{alphabet: w.alphabet, tiers: w.tiers}
	for _, word := range w.words {
		ends := func(v string) bool { return utf8.RuneCountInString(v) >= minLetters && strings.HasPrefix(word, v) }
		if i := slices.IndexFunc(w.words, ends); i >= 0 && w.words[i] == word {
			cut.words = append(cut.words, word)
		}
	}
	return cut
}

func (w twin) build(t testing.TB) *Trie {
	t.Helper()
	b := NewBuilder(w.alphabet, w.tiers != nil)
	for _, word := range w.words {
		if err := b.Add(word, w.tiers[word]); err != nil {
			t.Fatal(err)
		}
	}
	return b.Trie()
}

// check compares every answer of trie with the twin's: at all nodes of a
// small trie, at 40 nodes of a large one. (Without t.Helper, which would take
// most of the time; the message says enough.)
func (w twin) check(t testing.TB, r *rand.Rand, trie *Trie) {
	fragments := w.fragments()
	if trie.Len() != len(fragments) {
		t.Fatalf("%q: %d nodes, want %d", w.words, trie.Len(), len(fragments))
	}
	if trie.Longest() != w.longest() {
		t.Fatalf("%q: longest %d, want %d", w.words, trie.Longest(), w.longest())
	}
	if trie.HasTiers() != (w.tiers != nil) {
		t.Fatalf("%q: HasTiers is %v", w.words, trie.HasTiers())
	}
	if trie.Alphabet().String() != w.alphabet.String() {
		t.Fatalf("alphabet %q, want %q", trie.Alphabet(), &w.alphabet)
	}
	w.checkNode(t, trie, fragments, 0)
	for k := range min(40, len(fragments)) {
		if len(fragments) > 40 {
			k = r.IntN(len(fragments))
		}
		w.checkNode(t, trie, fragments, k)
		w.checkFind(t, trie, fragments, fragments[k])
		w.checkFind(t, trie, fragments, fragments[k]+w.randomWord(r, 3))
		w.checkFind(t, trie, fragments, fragments[k]+"\xff")
		w.checkFind(t, trie, fragments, fragments[k]+"Ωé-")
		w.checkFind(t, trie, fragments, fragments[k][:r.IntN(len(fragments[k])+1)]) // may cut a letter in two
	}
}

func (w twin) checkNode(t testing.TB, trie *Trie, fragments []string, index int) {
	n, fragment := Node(index), fragments[index]
	under := w.under(fragment)
	isWord := slices.Contains(w.words, fragment)
	var children []Node
	end := index
	for end < len(fragments) && strings.HasPrefix(fragments[end], fragment) {
		if utf8.RuneCountInString(fragments[end]) == utf8.RuneCountInString(fragment)+1 {
			children = append(children, Node(end))
		}
		end++
	}
	same := func(what string, got, want any) {
		if got != want {
			t.Fatalf("%q: %s of %q (node %d) is %v, want %v", w.words, what, fragment, n, got, want)
		}
	}
	same("Fragment", trie.Fragment(n), fragment)
	same("End", trie.End(n), Node(end))
	same("IsWord", trie.IsWord(n), isWord)
	same("IsLeaf", trie.IsLeaf(n), len(children) == 0)
	same("CountWords", trie.CountWords(n), len(under))
	same("Tier", trie.Tier(n), w.tiers[fragment])
	if n != Root {
		last, _ := utf8.DecodeLastRuneInString(fragment)
		same("Letter", trie.Letter(n), last)
	}
	if got := slices.Collect(trie.Children(n)); !slices.Equal(got, children) {
		t.Fatalf("%q: children of %q are %v, want %v", w.words, fragment, got, children)
	}
	for i := range w.alphabet.Len() {
		letter := w.alphabet.Letter(i)
		at, ok := slices.BinarySearch(fragments, fragment+string(letter))
		child, found := trie.Child(n, letter)
		same("Child found", found, ok)
		if ok {
			same("Child", child, Node(at))
		}
	}
	for _, stop := range []int{len(under), len(under) / 2, 1} { // all, and left early
		var words []string
		for at, word := range trie.Words(n) {
			same("Words' node", fragments[at], word)
			words = append(words, word)
			if len(words) == stop {
				break
			}
		}
		if want := under[:min(max(stop, 1), len(under))]; !slices.Equal(words, want) {
			t.Fatalf("%q: words under %q are %q, want %q", w.words, fragment, words, want)
		}
	}
}

func (w twin) checkFind(t testing.TB, trie *Trie, fragments []string, asked string) {
	found := 0
	for cut := range len(asked) + 1 {
		if _, ok := slices.BinarySearch(fragments, asked[:cut]); ok {
			found = cut
		}
	}
	want, _ := slices.BinarySearch(fragments, asked[:found])
	if n, got := trie.Find(asked); int(n) != want || got != found {
		t.Fatalf("%q: Find(%q) = %d, %d, want %d, %d", w.words, asked, n, got, want, found)
	}
	if has := slices.Contains(w.words, asked); trie.Has(asked) != has {
		t.Fatalf("%q: Has(%q) is %v", w.words, asked, !has)
	}
}

// randomAlphabets hold one letter, a few, 26, 32, and letters of two to four bytes.
var randomAlphabets = []string{
	"a", "ab", "xyz", "abcdefghijklmnopqrstuvwxyz", "aehilnostäöü", "ابتث", "日本語",
	"абвгдежзийклмнопрстуфхцчшщъыьэюя", "azàéñßœαωжשあ𐐨𐑏", "ghost𐐨𐐩𐐪𐐫𐐬𐐭𐐮𐐯𐐰𐐱𐐲𐐳𐐴𐐵𐐶𐐷𐐸𐐹𐐺𐐻𐐼𐐽𐐾𐐿𐑀𐑁𐑂",
}

func (w twin) randomWord(r *rand.Rand, most int) string {
	var word []rune
	for range 1 + r.IntN(most) {
		word = append(word, w.alphabet.Letter(r.IntN(w.alphabet.Len())))
	}
	return string(word)
}

// randomTwin makes 0 to 200 words, mostly few and short; half of them begin
// like another.
func randomTwin(r *rand.Rand) twin {
	letters := []rune(randomAlphabets[r.IntN(len(randomAlphabets))])
	slices.Sort(letters)
	w := twin{alphabet: mustAlphabet(string(letters))}
	if r.IntN(2) == 0 {
		w.tiers = map[string]Tier{}
	}
	size, most := r.IntN(12), 1+r.IntN(6)
	if r.IntN(8) == 0 {
		size = r.IntN(201)
	}
	if r.IntN(8) == 0 {
		most = MaxLetters
	}
	for range size {
		word := w.randomWord(r, most)
		if len(w.words) > 0 && r.IntN(2) == 0 {
			other := []rune(w.words[r.IntN(len(w.words))])
			joined := append(other[:r.IntN(len(other)+1):len(other)], []rune(word)...)
			word = string(joined[:min(len(joined), MaxLetters)])
		}
		w.words = append(w.words, word)
		if w.tiers != nil {
			w.tiers[word] = append(Tiers[:], NoTier)[r.IntN(len(Tiers)+1)]
		}
	}
	slices.Sort(w.words)
	w.words = slices.Compact(w.words)
	return w
}

// onRandomTwins runs a property on as many random lists as there is time for.
func onRandomTwins(t *testing.T, seed uint64, native int, property func(*rand.Rand, twin)) {
	t.Helper()
	if runtime.GOARCH == "wasm" || testing.Short() {
		native /= 8
	}
	for i := range native {
		r := rand.New(rand.NewPCG(seed, uint64(i)))
		property(r, randomTwin(r))
	}
}
