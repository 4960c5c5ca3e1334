package dicts

import (
	"bytes"
	"cmp"
	"encoding/binary"
	"slices"
)

// chunk holds a few words until they are sorted.
type chunk struct {
	text    []byte
	entries []entry
	ordered bool // the words came in ascending order, each once
}

// chunkWords is small enough that sorting a chunk takes less than a stride of work.
const chunkWords = 1 << 10

// entry is a word of a chunk. Most comparisons need only its key.
type entry struct {
	key   uint64 // the first eight bytes, the first of them highest, zeros after
	start uint32
	size  uint8
}

func (c *chunk) word(e entry) []byte { return c.text[e.start : e.start+uint32(e.size)] }

func (c *chunk) compare(a, b entry) int {
	if a.key != b.key {
		return cmp.Compare(a.key, b.key)
	}
	return bytes.Compare(c.word(a), c.word(b))
}

func (c *chunk) add(word []byte) {
	var first [8]byte
	copy(first[:], word)
	e := entry{binary.BigEndian.Uint64(first[:]), uint32(len(c.text)), uint8(len(word))}
	c.text = append(c.text, word...)
	n := len(c.entries)
	c.ordered = n == 0 || c.ordered && c.compare(c.entries[n-1], e) < 0
	c.entries = append(c.entries, e)
}

// sort puts the words in ascending order.
func (c *chunk) sort() {
	if !c.ordered {
		slices.SortFunc(c.entries, c.compare)
	}
}

// firstWord is the first word of a chunk that is sorted and not empty.
func (c *chunk) firstWord() []byte { return c.word(c.entries[0]) }

// moveTo appends the words of a sorted chunk to r, each once.
func (c *chunk) moveTo(r *run) {
	for i, e := range c.entries {
		if i == 0 || c.compare(c.entries[i-1], e) != 0 {
			r.append(c.word(e))
		}
	}
	c.text, c.entries = c.text[:0], c.entries[:0]
}
