package dicts

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/crc32"
)

// A packed dictionary is a header, two short texts and two zstd frames:
//
//	offset size
//	 0      4   "SpTr"
//	 4      1   format version, 1
//	 5      1   bytes of id
//	 6      1   bytes of alphabet
//	 7      1   1 with tiers, 0 without
//	 8      4   nodes, which are the bytes of the first frame unpacked
//	12      4   words, which are the bytes of the second frame unpacked
//	16      4   bytes of the first frame
//	20      4   bytes of the second frame, 0 without tiers
//	24      4   CRC-32 (IEEE) of bytes 0 to 24, id, alphabet, edges and tiers
//	28          id, alphabet, first frame (edges), second frame (tiers)
//
// Numbers are little-endian. Edges and tiers are two frames, because they have
// nothing in common that a compressor could use.
const (
	magic         = "SpTr"
	formatVersion = 1
	headerSize    = 28
	maxIDBytes    = 64
	maxPacked     = 32 << 20
)

// Errors of [Load]. Every error wraps one of these or [ErrShape].
var (
	ErrNotDictionary = errors.New("not a packed dictionary")
	ErrVersion       = errors.New("packed by another version of the program")
	ErrDamaged       = errors.New("the packed dictionary is damaged")
)

// Dictionary is a word list with an identity.
type Dictionary struct {
	// ID names the list in addresses: 1 to 64 of the characters a–z, 0–9, '.', '-'.
	ID string
	*Trie
}

// ValidID reports whether id may name a dictionary.
func ValidID(id string) bool {
	for _, c := range []byte(id) {
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '.' && c != '-' {
			return false
		}
	}
	return id != "" && len(id) <= maxIDBytes
}

type header struct {
	id, alphabet             int // bytes
	tiers                    bool
	nodes, words             int
	packedEdges, packedTiers int // bytes
	sum                      uint32
}

func (h header) bytes() []byte {
	b := make([]byte, 0, headerSize)
	b = append(b, magic...)
	b = append(b, formatVersion, byte(h.id), byte(h.alphabet), 0)
	if h.tiers {
		b[7] = 1
	}
	for _, n := range []int{h.nodes, h.words, h.packedEdges, h.packedTiers} {
		b = binary.LittleEndian.AppendUint32(b, uint32(n))
	}
	return binary.LittleEndian.AppendUint32(b, h.sum)
}

// readHeader reads and bounds every number, so its callers may allocate as much as
// it says.
func readHeader(data []byte) (header, error) {
	if len(data) < headerSize || string(data[:4]) != magic {
		return header{}, ErrNotDictionary
	}
	if data[4] != formatVersion {
		return header{}, fmt.Errorf("%w: format %d, this program reads %d", ErrVersion, data[4], formatVersion)
	}
	if len(data) > maxPacked {
		return header{}, fmt.Errorf("%w: %d bytes, at most %d are possible", ErrDamaged, len(data), maxPacked)
	}
	u32 := func(at int) int { return int(binary.LittleEndian.Uint32(data[at:])) }
	h := header{
		id: int(data[5]), alphabet: int(data[6]), tiers: data[7] == 1,
		nodes: u32(8), words: u32(12), packedEdges: u32(16), packedTiers: u32(20),
		sum: uint32(u32(24)),
	}
	switch {
	case data[7] > 1:
		return h, fmt.Errorf("%w: unknown flags %#x", ErrDamaged, data[7])
	case h.nodes < 1 || h.nodes > MaxNodes:
		return h, fmt.Errorf("%w: %d nodes, from 1 to %d are possible", ErrDamaged, uint32(h.nodes), MaxNodes)
	case h.words < 0 || h.words >= h.nodes:
		return h, fmt.Errorf("%w: %d words in %d nodes", ErrDamaged, uint32(h.words), h.nodes)
	case !h.tiers && h.packedTiers != 0:
		return h, fmt.Errorf("%w: tiers that the header does not announce", ErrDamaged)
	}
	// In 64 bits: where int has 32, the sum of hostile numbers may overflow.
	if int64(headerSize)+int64(h.id)+int64(h.alphabet)+int64(uint32(h.packedEdges))+int64(uint32(h.packedTiers)) != int64(len(data)) {
		return h, fmt.Errorf("%w: %d bytes do not match the sizes in its header", ErrDamaged, len(data))
	}
	return h, nil
}

// checksum covers all of the header and the unpacked streams.
func (h header) checksum(id, alphabet string, edges, tiers []byte) uint32 {
	sum := crc32.ChecksumIEEE(h.bytes()[:24])
	for _, part := range [][]byte{[]byte(id), []byte(alphabet), edges, tiers} {
		sum = crc32.Update(sum, crc32.IEEETable, part)
	}
	return sum
}
