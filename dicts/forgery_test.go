package dicts

import (
	"bytes"
	"slices"

	"github.com/klauspost/compress/zstd"
)

// A forgery is a packed dictionary whose parts need not fit together. Its
// checksum is right, so that what lies behind the checksum is tested.
type forgery struct {
	id, letters  string
	edges, tiers []byte              // unpacked; nil tiers for none
	frames       func([]byte) []byte // packs each stream; nil for zstd as Pack does it
	lie          func(h *header)     // changes the header before the checksum
	after        func([]byte) []byte // changes the packed bytes at the very end
}

func (f forgery) bytes() []byte {
	if f.frames == nil {
		f.frames = squeeze
	}
	trie := Trie{edges: f.edges}
	h := header{id: len(f.id), alphabet: len(f.letters), nodes: len(f.edges), tiers: f.tiers != nil}
	for n := range f.edges {
		if trie.IsWord(Node(n)) {
			h.words++
		}
	}
	edges, tiers := f.frames(f.edges), []byte(nil)
	h.packedEdges = len(edges)
	if h.tiers {
		tiers = f.frames(f.tiers)
		h.packedTiers = len(tiers)
	}
	if f.lie != nil {
		f.lie(&h)
	}
	h.sum = h.checksum(f.id, f.letters, f.edges, f.tiers)
	packed := slices.Concat(h.bytes(), []byte(f.id), []byte(f.letters), edges, tiers)
	if f.after != nil {
		packed = f.after(packed)
	}
	return packed
}

// squeeze packs one stream.
func squeeze(b []byte) []byte { return squeezer.EncodeAll(b, nil) }

var squeezer = must(zstd.NewWriter(nil, zstd.WithEncoderConcurrency(1), zstd.WithSingleSegment(true)))

// squeezeUnannounced packs one stream into a frame that does not say its size.
func squeezeUnannounced(b []byte) []byte {
	var out bytes.Buffer
	w := must(zstd.NewWriter(&out, zstd.WithEncoderConcurrency(1), zstd.WithWindowSize(1<<10)))
	for len(b) > 0 { // in pieces, or the encoder would know the size
		n := min(len(b), 1<<10)
		must(w.Write(b[:n]))
		b = b[n:]
	}
	if err := w.Close(); err != nil {
		panic(err)
	}
	return out.Bytes()
}

func must[T any](value T, err error) T {
	if err != nil {
		panic(err)
	}
	return value
}

// fiveEdges spell at, ate, be, bee and to.
var fiveEdges = []byte{0xc0, 0x40, 0xf3, 0xa4, 0x41, 0xe4, 0xa4, 0xd3, 0xae}

func fiveWords() forgery {
	return forgery{id: "five", letters: Latin.String(), edges: slices.Clone(fiveEdges), tiers: []byte{10, 35, 10, 50, 0}}
}
