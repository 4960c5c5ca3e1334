package dicts

import (
	"fmt"

	"github.com/klauspost/compress/zstd"
)

// Pack returns the dictionary in the form that [Load] reads. The same words
// give the same bytes as long as go.sum names the same compressor.
func (d *Dictionary) Pack() ([]byte, error) { return d.pack(zstd.SpeedBestCompression) }

// PackFast is [Dictionary.Pack] for a list that is packed while a person waits:
// some twenty times as fast, for some 14% more bytes.
func (d *Dictionary) PackFast() ([]byte, error) { return d.pack(zstd.SpeedFastest) }

func (d *Dictionary) pack(level zstd.EncoderLevel) ([]byte, error) {
	if !ValidID(d.ID) {
		return nil, fmt.Errorf("%q cannot name a dictionary: use 1 to %d of a–z, 0–9, '.' and '-'", d.ID, maxIDBytes)
	}
	encoder, err := zstd.NewWriter(nil,
		zstd.WithEncoderLevel(level),
		zstd.WithEncoderConcurrency(1),
		zstd.WithEncoderCRC(false), // ours covers the header too
		zstd.WithSingleSegment(true),
	)
	if err != nil {
		return nil, err
	}
	defer encoder.Close()
	letters := d.alphabet.String()
	h := header{id: len(d.ID), alphabet: len(letters), nodes: len(d.edges), words: d.CountWords(Root)}
	packedEdges := encoder.EncodeAll(d.edges, nil)
	h.packedEdges = len(packedEdges)
	var tierBytes, frame []byte
	if d.tiers != nil {
		h.tiers = true
		tierBytes = make([]byte, len(d.tiers))
		for i, tier := range d.tiers {
			tierBytes[i] = byte(tier)
		}
		frame = encoder.EncodeAll(tierBytes, nil)
		h.packedTiers = len(frame)
	}
	h.sum = h.checksum(d.ID, letters, d.edges, tierBytes)
	packed := append(h.bytes(), d.ID...)
	packed = append(packed, letters...)
	packed = append(packed, packedEdges...)
	return append(packed, frame...), nil
}
