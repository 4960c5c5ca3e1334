package dicts

import (
	"bytes"
	"errors"
	"math/rand/v2"
	"testing"
)

// FuzzLoad: no bytes make Load panic; what it loads, it loads again after Pack.
func FuzzLoad(f *testing.F) {
	plain := fiveWords()
	plain.tiers = nil
	unannounced := fiveWords()
	unannounced.frames = squeezeUnannounced
	for _, packed := range [][]byte{
		nil,
		fiveWords().bytes(),
		plain.bytes(),
		unannounced.bytes(),
		must((&Dictionary{ID: "none", Trie: NewBuilder(Latin, true).Trie()}).Pack()),
		must((&Dictionary{ID: "some", Trie: someTwin().build(f)}).Pack()),
	} {
		f.Add(packed)
	}
	for _, lie := range lies() {
		forged := fiveWords()
		if lie.tell(&forged); len(forged.edges) < 1<<16 { // larger ones only slow the search
			if packed := forged.bytes(); len(packed) < 1<<16 {
				f.Add(packed)
			}
		}
	}
	f.Fuzz(func(t *testing.T, packed []byte) {
		d, err := Load(packed)
		if err != nil {
			if !errors.Is(err, ErrNotDictionary) && !errors.Is(err, ErrVersion) && !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrShape) {
				t.Fatalf("an error that callers cannot tell: %v", err)
			}
			return
		}
		again, err := Load(must(d.Pack()))
		if err != nil || !again.same(d) {
			t.Fatalf("packed again it does not load the same: %v", err)
		}
	})
}

// FuzzTrie: behind a right checksum any edges and tiers are judged as the slow
// twin judges them, and what loads answers as the twin answers.
func FuzzTrie(f *testing.F) {
	some := someTwin().build(f)
	f.Add("abcdefghijklmnopqrstuvwxyz", fiveEdges, []byte{10, 35, 10, 50, 0}, true)
	f.Add("abcdefghijklmnopqrstuvwxyz", fiveEdges, []byte(nil), false)
	f.Add("abcdefghijklmnopqrstuvwxyz", some.edges, []byte(nil), false)
	f.Add("a", []byte{LastBit}, []byte(nil), true)
	f.Add("aö𐐨", []byte{0xc0, 0x60, 0xa1, 0xa2}, []byte{0, 95, 10}, true)
	f.Add("ab", append(bytes.Repeat([]byte{LastBit | ChildrenBit}, MaxLetters), LastBit|WordBit), []byte(nil), false)
	f.Fuzz(func(t *testing.T, letters string, edges, tiers []byte, hasTiers bool) {
		forged := forgery{id: "fuzz", letters: letters, edges: edges}
		if hasTiers {
			forged.tiers = append([]byte{}, tiers...)
		}
		if len(letters) > 255 {
			return // the header has no room to say so
		}
		d, err := Load(forged.bytes())
		alphabet, bad := NewAlphabet(letters)
		ok := bad == nil
		var words []string
		if ok {
			words, ok = canonical(alphabet, edges)
		}
		w := twin{alphabet: alphabet, words: words}
		if hasTiers {
			w.tiers = map[string]Tier{}
			ok = ok && len(tiers) == len(words)
			for i := 0; ok && i < len(words); i++ {
				w.tiers[words[i]] = Tier(tiers[i])
				ok = Tier(tiers[i]).valid()
			}
		}
		if ok != (err == nil) {
			t.Fatalf("the twin says %v, Load says %v", ok, err)
		}
		if ok {
			w.check(t, rand.New(rand.NewPCG(1, 1)), d.Trie)
		}
	})
}
