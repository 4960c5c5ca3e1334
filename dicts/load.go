package dicts

import (
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// Load reads a packed dictionary. It trusts no byte: it bounds the sizes before it
// allocates anything, stops unpacking at the announced size, and checks that the
// result is a trie. Load never panics.
//
// It allocates less than half a megabyte for the decoder. For the file it allocates
// at most a byte for each announced node and two for each announced word, up to
// [MaxNodes]. When all of them are there and the checksum agrees, it allocates eight
// bytes more for each node.
func Load(data []byte) (*Dictionary, error) {
	h, err := readHeader(data)
	if err != nil {
		return nil, err
	}
	rest := data[headerSize:]
	take := func(n int) []byte {
		part := rest[:n]
		rest = rest[n:]
		return part
	}
	id, letters := string(take(h.id)), string(take(h.alphabet))
	if !ValidID(id) {
		return nil, fmt.Errorf("%w: bad id %q", ErrDamaged, id)
	}
	alphabet, err := NewAlphabet(letters)
	if err != nil {
		return nil, fmt.Errorf("%w: %v", ErrDamaged, err)
	}
	edges, err := unpack(take(h.packedEdges), h.nodes)
	if err != nil {
		return nil, fmt.Errorf("%w: words: %v", ErrDamaged, err)
	}
	var tierBytes []byte
	var tiers []Tier
	if h.tiers {
		if tierBytes, err = unpack(take(h.packedTiers), h.words); err != nil {
			return nil, fmt.Errorf("%w: tiers: %v", ErrDamaged, err)
		}
		tiers = make([]Tier, len(tierBytes))
		for i, b := range tierBytes {
			tiers[i] = Tier(b)
		}
	}
	if h.checksum(id, letters, edges, tierBytes) != h.sum {
		return nil, fmt.Errorf("%w: the checksum does not match", ErrDamaged)
	}
	for i, tier := range tiers {
		if !tier.valid() {
			return nil, fmt.Errorf("%w: word %d has the unknown tier %d", ErrDamaged, i, tier)
		}
	}
	trie, err := newTrie(alphabet, edges, tiers)
	if err != nil {
		return nil, err
	}
	if words := trie.CountWords(Root); words != h.words {
		return nil, fmt.Errorf("%w: %d words, its header says %d", ErrDamaged, words, h.words)
	}
	return &Dictionary{ID: id, Trie: trie}, nil
}

// unpack decodes one zstd frame, which must hold exactly size bytes.
func unpack(frame []byte, size int) ([]byte, error) {
	// The decoder needs room for a small window even when size is smaller.
	const leastMemory = 64 << 10
	decoder, err := zstd.NewReader(nil,
		zstd.WithDecoderConcurrency(1),
		zstd.WithDecoderLowmem(true),
		zstd.WithDecoderMaxMemory(uint64(max(size, leastMemory))),
	)
	if err != nil {
		return nil, err
	}
	defer decoder.Close()
	out, err := decoder.DecodeAll(frame, nil)
	if err != nil {
		return nil, err
	}
	if len(out) != size {
		return nil, fmt.Errorf("%d bytes unpacked, its header says %d", len(out), size)
	}
	return out, nil
}
