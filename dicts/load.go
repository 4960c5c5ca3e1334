package dicts

import (
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// Load reads a packed dictionary. Every byte is treated as hostile: sizes are
// bounded before anything is allocated, unpacking stops at the announced size,
// and the result is checked to be a trie. Load never panics.
//
// It allocates less than half a megabyte for the decoder, at most a byte for
// each node and two for each word that the file announces (up to [MaxNodes]),
// and eight bytes more for each node once all were there and the checksum agreed.
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

// unpack decodes one zstd frame that must hold exactly size bytes.
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
