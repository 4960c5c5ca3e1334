package dicts

import (
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// Pack returns the dictionary in the form that [Load] reads. The same words
// give the same bytes as long as go.sum names the same compressor.
func (d *Dictionary) Pack() ([]byte, error) {
	encoder, err := zstd.NewWriter(nil,
		zstd.WithEncoderLevel(zstd.SpeedBestCompression),
		zstd.WithEncoderConcurrency(1),
		zstd.WithEncoderCRC(false), // ours covers the header too
		zstd.WithSingleSegment(true),
	)
	if err != nil {
		return nil, err
	}
	defer encoder.Close()
	return d.pack(func(data []byte) []byte { return encoder.EncodeAll(data, nil) })
}

// PackPlain is [Dictionary.Pack] without compression: a byte for each node and for
// each word's tier. It is quick, and it spares a program the compressor.
func (d *Dictionary) PackPlain() ([]byte, error) { return d.pack(plainFrame) }

// pack writes the dictionary; frame packs each of its two streams.
func (d *Dictionary) pack(frame func(data []byte) []byte) ([]byte, error) {
	if !ValidID(d.ID) {
		return nil, fmt.Errorf("%q cannot name a dictionary: use 1 to %d of a–z, 0–9, '.' and '-'", d.ID, maxIDBytes)
	}
	letters := d.alphabet.String()
	h := header{id: len(d.ID), alphabet: len(letters), nodes: len(d.edges), words: d.CountWords(Root)}
	packedEdges := frame(d.edges)
	h.packedEdges = len(packedEdges)
	var tierBytes, packedTiers []byte
	if d.tiers != nil {
		h.tiers = true
		tierBytes = make([]byte, len(d.tiers))
		for i, tier := range d.tiers {
			tierBytes[i] = byte(tier)
		}
		packedTiers = frame(tierBytes)
		h.packedTiers = len(packedTiers)
	}
	h.sum = h.checksum(d.ID, letters, d.edges, tierBytes)
	packed := append(h.bytes(), d.ID...)
	packed = append(packed, letters...)
	packed = append(packed, packedEdges...)
	return append(packed, packedTiers...), nil
}

// plainFrame is a zstd frame that holds data unpacked: one segment of raw blocks (RFC
// 8878, section 3.1.1).
func plainFrame(data []byte) []byte {
	const (
		magic      = "\x28\xb5\x2f\xfd"
		descriptor = 2<<6 | 1<<5 // four bytes of content size; a single segment
		longest    = 128 << 10   // bytes of a block
		last       = 1           // of the block header's three bytes, over a type of 0 and the size
	)
	n := len(data)
	frame := append(make([]byte, 0, n+3*(n/longest)+16), magic...)
	frame = append(frame, descriptor, byte(n), byte(n>>8), byte(n>>16), byte(n>>24))
	for {
		block := data[:min(len(data), longest)]
		data = data[len(block):]
		header := len(block) << 3
		if len(data) == 0 {
			header |= last
		}
		frame = append(frame, byte(header), byte(header>>8), byte(header>>16))
		frame = append(frame, block...)
		if len(data) == 0 {
			return frame
		}
	}
}
