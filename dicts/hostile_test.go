package dicts

import (
	"bytes"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
)

// someTwin is small enough to try every bit and large enough for the compressor
// to use everything it has.
func someTwin() twin {
	r := rand.New(rand.NewPCG(6, 6))
	w := twin{alphabet: Latin, tiers: map[string]Tier{}}
	for range 400 {
		word := w.randomWord(r, 6)
		w.words = append(w.words, word)
		w.tiers[word] = Tiers[min(r.IntN(20), r.IntN(10))]
	}
	slices.Sort(w.words)
	w.words = slices.Compact(w.words)
	return w
}

func TestEveryTruncationIsAnError(t *testing.T) {
	for _, packed := range [][]byte{
		fiveWords().bytes(),
		must((&Dictionary{ID: "some", Trie: someTwin().build(t)}).Pack()),
	} {
		for size := range len(packed) {
			_, err := Load(packed[:size])
			want := ErrDamaged
			if size < headerSize {
				want = ErrNotDictionary
			}
			if !errors.Is(err, want) {
				t.Fatalf("the first %d of %d bytes: %v", size, len(packed), err)
			}
		}
		if _, err := Load(append(packed, 0)); !errors.Is(err, ErrDamaged) {
			t.Errorf("with a byte appended: %v", err)
		}
	}
}

func TestEveryFlippedBitIsAnErrorOrDoesNotMatter(t *testing.T) {
	for name, packed := range map[string][]byte{
		"five": must(must(Load(fiveWords().bytes())).Pack()),
		"some": must((&Dictionary{ID: "some", Trie: someTwin().build(t)}).Pack()),
	} {
		whole := must(Load(packed))
		if !bytes.Equal(must(whole.Pack()), packed) {
			t.Fatal("not what Pack makes")
		}
		zstdFrom := headerSize + len(whole.ID) + len(whole.Alphabet().String())
		harmless := 0
		for bit := range len(packed) * 8 {
			flipped := bytes.Clone(packed)
			flipped[bit/8] ^= 1 << (bit % 8)
			d, err := Load(flipped)
			switch {
			case err == nil && !d.same(whole):
				t.Fatalf("%s: bit %d of byte %d changes the dictionary unnoticed", name, bit%8, bit/8)
			case err == nil && bit/8 < zstdFrom:
				t.Fatalf("%s: bit %d of byte %d goes unnoticed", name, bit%8, bit/8)
			case err == nil:
				harmless++ // zstd leaves a few bits unused
			case !errors.Is(err, ErrDamaged) && !errors.Is(err, ErrVersion) && !errors.Is(err, ErrNotDictionary):
				t.Fatalf("%s: bit %d of byte %d: %v", name, bit%8, bit/8, err)
			}
		}
		if harmless > len(packed)*8/100 {
			t.Errorf("%s: %d bits of %d do not matter", name, harmless, len(packed)*8)
		}
	}
}

// A lie is a packed dictionary with one thing wrong in it.
type lie struct {
	name string
	tell func(*forgery)
	want error
	says string // part of the error
}

// lies are all that are known. The tests name their errors; fuzzing begins with them.
func lies() []lie {
	const children, last, word = ChildrenBit, LastBit, WordBit
	edges := func(edges ...byte) func(*forgery) {
		return func(f *forgery) { f.edges, f.tiers = edges, nil }
	}
	numbers := func(lie func(*header)) func(*forgery) { return func(f *forgery) { f.lie = lie } }
	patch := func(at int, b ...byte) func(*forgery) {
		return func(f *forgery) {
			f.after = func(packed []byte) []byte { copy(packed[at:], b); return packed }
		}
	}
	content := func(stream int, pack func([]byte) []byte, b []byte) func(*forgery) {
		return func(f *forgery) {
			f.frames = func(right []byte) []byte {
				if stream--; stream == -1 {
					return pack(b)
				}
				return squeeze(right)
			}
		}
	}
	raw := func(b []byte) []byte { return b }
	// nested makes one word of so many letters, the bytes of a chain.
	nested := func(letters int) []byte {
		chain := append([]byte{last | children}, bytes.Repeat([]byte{last | children}, letters)...)
		chain[letters] = last | word
		return chain
	}
	return []lie{
		{"nothing at all", func(f *forgery) { f.after = func([]byte) []byte { return nil } }, ErrNotDictionary, ""},
		{"another magic", patch(0, 'P', 'K'), ErrNotDictionary, ""},
		{"an older version", patch(4, 0), ErrVersion, "format 0, this program reads 1"},
		{"a newer version", patch(4, 2), ErrVersion, "format 2, this program reads 1"},
		{"a newer version of another size", patch(4, 9, 0xff, 0xff, 0xff, 0xff), ErrVersion, "format 9"},
		{"unknown flags", patch(7, 2), ErrDamaged, "unknown flags 0x2"},
		{"another checksum", patch(24, 1, 2, 3, 4), ErrDamaged, "checksum"},
		{"another letter under the checksum", patch(28, 'x'), ErrDamaged, "checksum"},
		{"more than any dictionary", func(f *forgery) {
			f.after = func(packed []byte) []byte { return append(packed, make([]byte, maxPacked)...) }
		}, ErrDamaged, "at most 33554432 are possible"},

		{"no nodes", numbers(func(h *header) { h.nodes = 0 }), ErrDamaged, "0 nodes"},
		{"one node too many for the format", numbers(func(h *header) { h.nodes = MaxNodes + 1 }), ErrDamaged, "4194305 nodes, from 1 to 4194304"},
		{"absurdly many nodes", numbers(func(h *header) { h.nodes = -1 }), ErrDamaged, "4294967295 nodes"},
		{"nodes that a signed number makes negative", numbers(func(h *header) { h.nodes = math.MinInt32 }), ErrDamaged, "2147483648 nodes"},
		{"more nodes than there are", numbers(func(h *header) { h.nodes = MaxNodes }), ErrDamaged, "9 bytes unpacked, its header says 4194304"},
		{"fewer nodes than there are", numbers(func(h *header) { h.nodes = 8 }), ErrDamaged, "9 bytes unpacked, its header says 8"},
		{"as many words as nodes", numbers(func(h *header) { h.words = 9 }), ErrDamaged, "9 words in 9 nodes"},
		{"absurdly many words", numbers(func(h *header) { h.words = -1 }), ErrDamaged, "4294967295 words"},
		{"more words than there are tiers", numbers(func(h *header) { h.words = 6 }), ErrDamaged, "tiers: 5 bytes unpacked, its header says 6"},
		{"fewer words than there are", func(f *forgery) { f.tiers = nil; f.lie = func(h *header) { h.words = 4 } }, ErrDamaged, "5 words, its header says 4"},
		{"more words than there are", func(f *forgery) { f.tiers = nil; f.lie = func(h *header) { h.words = 6 } }, ErrDamaged, "5 words, its header says 6"},
		{"a tier too few", func(f *forgery) { f.tiers = f.tiers[:4]; f.lie = func(h *header) { h.words = 4 } }, ErrShape, "4 tiers for 5 words"},
		{"a tier too many", func(f *forgery) { f.tiers = append(f.tiers, 10); f.lie = func(h *header) { h.words = 6 } }, ErrShape, "6 tiers for 5 words"},
		{"no tiers where they are announced", func(f *forgery) { f.tiers = []byte{} }, ErrDamaged, "0 bytes unpacked, its header says 5"},
		{"tiers that are not announced", numbers(func(h *header) { h.tiers = false }), ErrDamaged, "tiers that the header does not announce"},
		{"an unknown tier", func(f *forgery) { f.tiers[2] = 11 }, ErrDamaged, "word 2 has the unknown tier 11"},
		{"a frame longer than the file", numbers(func(h *header) { h.packedEdges = -1 }), ErrDamaged, "do not match the sizes"},
		{"frames whose lengths wrap around", numbers(func(h *header) { h.packedEdges += math.MinInt32; h.packedTiers += math.MinInt32 }), ErrDamaged, "do not match the sizes"},
		{"the border between the frames elsewhere", numbers(func(h *header) { h.packedEdges++; h.packedTiers-- }), ErrDamaged, "words: "},

		{"no id", func(f *forgery) { f.id = "" }, ErrDamaged, `bad id ""`},
		{"a long id", func(f *forgery) { f.id = strings.Repeat("a", 65) }, ErrDamaged, "bad id"},
		{"an id that is markup", func(f *forgery) { f.id = "<script>" }, ErrDamaged, `bad id "<script>"`},
		{"an id that is a path", func(f *forgery) { f.id = "../x" }, ErrDamaged, "bad id"},
		{"no alphabet", func(f *forgery) { f.letters = "" }, ErrDamaged, "at least one letter"},
		{"an alphabet out of order", func(f *forgery) { f.letters = "ba" }, ErrDamaged, "out of order"},
		{"an alphabet of capitals", func(f *forgery) { f.letters = "AB" }, ErrDamaged, "not a lower-case letter"},
		{"an alphabet that is not UTF-8", func(f *forgery) { f.letters = "ab\xff" }, ErrDamaged, "not UTF-8"},
		{"an alphabet of 33 letters", func(f *forgery) { f.letters = "абвгдежзийклмнопрстуфхцчшщъыьэюяё" }, ErrDamaged, "more than 32"},
		{"an alphabet too small for the words", func(f *forgery) { f.letters = "abcde" }, ErrShape, "letter 19 at node 2"},

		{"a frame that is not zstd", content(0, raw, fiveEdges), ErrDamaged, "words: "},
		{"a frame of zeros", content(0, raw, make([]byte, 50)), ErrDamaged, "words: "},
		{"no frame", content(0, raw, nil), ErrDamaged, "0 bytes unpacked"},
		{"tiers that are not zstd", content(1, raw, []byte("tiers")), ErrDamaged, "tiers: "},
		{"a bomb", content(0, squeeze, make([]byte, 8<<20)), ErrDamaged, "words: "},
		{"a bomb of unknown size", content(0, squeezeUnannounced, make([]byte, 8<<20)), ErrDamaged, "words: "},
		{"a bomb of tiers", content(1, squeeze, make([]byte, 8<<20)), ErrDamaged, "tiers: "},
		{"a bomb of many frames", content(0, raw, bytes.Repeat(squeeze(make([]byte, 60<<10)), 200)), ErrDamaged, "words: "},
		{"a frame that needs a dictionary", content(0, raw, append([]byte{0x28, 0xb5, 0x2f, 0xfd, 0x21, 7, 9}, fiveEdges...)), ErrDamaged, "words: "},

		{"a root with a letter", edges(last|children|1, last|word), ErrShape, "bad root 0xc1"},
		{"a root that is a word", edges(last|children|word, last|children, last|word), ErrShape, "bad root 0xe0"},
		{"a root with siblings", edges(children, last|word), ErrShape, "bad root 0x40"},
		{"a root without the children that follow", edges(last, last|word), ErrShape, "bad root 0x80"},
		{"a root whose children are missing", edges(last | children), ErrShape, "bad root 0xc0"},
		{"a leaf without a word", edges(last|children, last), ErrShape, "no word ends at leaf 1"},
		{"siblings out of order", edges(last|children, word|1, last|word), ErrShape, "letter 0 at node 2"},
		{"the same sibling twice", edges(last|children, word|1, last|word|1), ErrShape, "letter 1 at node 2"},
		{"a letter beyond the alphabet", edges(last|children, last|word|26), ErrShape, "letter 26 at node 1"},
		{"bytes after the root's subtree", edges(last|children, last|word, last|word|1), ErrShape, "node 2 follows the end"},
		{"no last sibling", edges(last|children, word), ErrShape, "stop in the middle"},
		{"children that never come", edges(last|children, last|word|children), ErrShape, "stop in the middle"},
		{"a word of 64 letters", edges(nested(64)...), ErrShape, "more than 63 letters"},
		{"nesting a thousand deep", edges(nested(1000)...), ErrShape, "more than 63 letters"},
		{"nesting without end", edges(bytes.Repeat([]byte{last | children}, 1<<20)...), ErrShape, "more than 63 letters"},
		{"siblings without end", edges(append([]byte{last | children}, bytes.Repeat([]byte{word}, 1<<20)...)...), ErrShape, "letter 0 at node 2"},
	}
}

func TestALieIsFoundAndNamed(t *testing.T) {
	if _, err := Load(fiveWords().bytes()); err != nil {
		t.Fatalf("without a lie: %v", err)
	}
	for _, c := range lies() {
		t.Run(c.name, func(t *testing.T) {
			f := fiveWords()
			c.tell(&f)
			d, err := Load(f.bytes())
			if !errors.Is(err, c.want) || !strings.Contains(err.Error(), c.says) || len(err.Error()) > 400 {
				t.Errorf("%v, want %v … %s", err, c.want, c.says)
			}
			if d != nil {
				t.Error("a dictionary beside the error")
			}
		})
	}
}

// TestASmallFileAllocatesLittle bounds everything allocated, freed or not. A
// claim costs at most what it announces, and the format has no room to announce
// more than MaxNodes; the rest is the decoder's own tables and buffers.
func TestASmallFileAllocatesLittle(t *testing.T) {
	const decoder = 512 << 10
	claim := func(nodes int) []byte { // a frame that begins like one of so many nodes and ends at once
		f := fiveWords()
		f.frames = func([]byte) []byte { return squeeze(make([]byte, nodes))[:12] }
		f.lie = func(h *header) { h.nodes = nodes }
		return f.bytes()
	}
	bomb := fiveWords()
	bomb.frames = func([]byte) []byte { return squeeze(make([]byte, 64<<20)) }
	unannounced := fiveWords()
	unannounced.frames = func([]byte) []byte { return squeezeUnannounced(make([]byte, 8<<20)) }
	manyNodes := fiveWords()
	manyNodes.lie = func(h *header) { h.nodes = MaxNodes }
	for name, c := range map[string]struct {
		packed []byte
		most   uint64
	}{
		"five words":                        {fiveWords().bytes(), decoder},
		"many nodes announced":              {manyNodes.bytes(), decoder},
		"a bomb":                            {bomb.bytes(), decoder},
		"a bomb of unknown size":            {unannounced.bytes(), decoder},
		"a claim of 500,000 nodes":          {claim(500_000), decoder + 500_000},
		"a claim of all nodes":              {claim(MaxNodes), decoder + MaxNodes},
		"a claim of one more than possible": {claim(MaxNodes + 1), decoder},
	} {
		var before, after runtime.MemStats
		runtime.ReadMemStats(&before)
		Load(c.packed)
		runtime.ReadMemStats(&after)
		if got := after.TotalAlloc - before.TotalAlloc; got > c.most {
			t.Errorf("%s: %d bytes allocated, want at most %d", name, got, c.most)
		}
	}
}
