//go:build !js

package client

import (
	"bytes"
	"encoding/binary"
	"math/rand/v2"
	"slices"
	"testing"
)

// A module with one byte of memory every few thousand, and long stretches without any.
func TestCompactKeepsTheMemoryByteForByte(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	image := make([]byte, 300_000)
	for at := 5; at < len(image)-1; at += 1 + random.IntN(3*gap) {
		image[at] = byte(1 + random.IntN(255))
	}
	image[len(image)-1] = 7

	// Each byte its own segment, as if written by a linker that knows nothing better.
	var many []byte
	count := 0
	for at, b := range image {
		if b != 0 {
			many = append(appendInt(append(many, 0, 0x41), at), 0x0b, 1, b)
			count++
		}
	}
	header := []byte("\x00asm\x01\x00\x00\x00\x05\x03\x01\x00\x10")
	tail := []byte("\x00\x03\x01nm")
	module := slices.Concat(header, section(count, many), tail)

	var seen []byte
	small, err := compact(module, func(image []byte) { seen = bytes.Clone(image) })
	if err != nil {
		t.Fatal(err)
	}
	if !bytes.Equal(seen, image) {
		t.Error("the memory was read wrongly")
	}
	if !bytes.HasPrefix(small, header) || !bytes.HasSuffix(small, tail) {
		t.Error("the other sections have changed")
	}
	again, err := compact(small, func(found []byte) {
		if !bytes.Equal(found, image) {
			t.Error("the memory was written wrongly")
		}
	})
	if err != nil || !bytes.Equal(again, small) {
		t.Errorf("what is compact changes once more (%v)", err)
	}
	for _, cut := range []int{0, 7, 9, len(header) + 1, len(header) + 4, len(header) + 20} {
		if _, err := compact(module[:cut], func([]byte) {}); err == nil {
			t.Errorf("the first %d bytes pass for a module", cut)
		}
	}
}

// section is a data section of that many segments.
func section(count int, segments []byte) []byte {
	body := append(binary.AppendUvarint(nil, uint64(count)), segments...)
	return append(binary.AppendUvarint([]byte{dataSection}, uint64(len(body))), body...)
}
