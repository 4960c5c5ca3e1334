//go:build !js

package client

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
)

// Go's linker leaves out zeros of the program's memory wherever eight or more stand in a row. So it writes tens
// of thousands of segments. Once the file is compressed, their headers cost more than the zeros would, and they
// take the browser's time. compact writes the same memory in a few segments.
//
// This saves 342,497 bytes today: 180,876 by itself, the rest because lines.go leaves many short runs of zeros.

// gap is how many zeros in a row make a new segment cheaper than the zeros.
const gap = 1024

// dataSection is the number of the section that fills the memory.
const dataSection = 11

var errDamaged = errors.New("the compiled client is no WebAssembly module as Go writes them")

// compact returns the module with its memory in few segments. First it lets edit change the memory: image[0] is
// the byte at address 0. The rest of the module stays as it is.
func compact(module []byte, edit func(image []byte)) ([]byte, error) {
	if !bytes.HasPrefix(module, []byte("\x00asm\x01\x00\x00\x00")) {
		return nil, errDamaged
	}
	for at := 8; at < len(module); {
		kind := module[at]
		size, next, err := readUint(module, at+1)
		if err != nil || size > len(module)-next {
			return nil, errDamaged
		}
		end := next + size
		if kind == dataSection {
			image, err := readImage(module[next:end])
			if err != nil {
				return nil, err
			}
			edit(image)
			data := writeImage(image)

			out := append(bytes.Clone(module[:at]), dataSection)
			out = binary.AppendUvarint(out, uint64(len(data)))
			out = append(out, data...)
			return append(out, module[end:]...), nil
		}
		at = end
	}
	return nil, errDamaged
}

// readImage returns the memory that the data section describes.
func readImage(section []byte) ([]byte, error) {
	var image []byte
	count, at, err := readUint(section, 0)
	for ; err == nil && count > 0; count-- {
		// A segment of memory 0 whose address is a constant: 0, i32.const address, end.
		if !bytes.HasPrefix(section[at:], []byte{0, 0x41}) {
			return nil, fmt.Errorf("%w: a segment of its data is of another kind", errDamaged)
		}
		var address, size int
		if address, at, err = readUint(section, at+2); err != nil || at >= len(section) || section[at] != 0x0b {
			return nil, errDamaged
		}
		if size, at, err = readUint(section, at+1); err != nil || size > len(section)-at || address > 1<<30 {
			return nil, errDamaged
		}
		if end := address + size; end > len(image) {
			image = append(image, make([]byte, end-len(image))...)
		}
		copy(image[address:], section[at:at+size])
		at += size
	}
	if err != nil || at != len(section) {
		return nil, errDamaged
	}
	return image, nil
}

// writeImage returns a data section for the memory: one segment between each two long runs of zeros.
func writeImage(image []byte) []byte {
	var segments []byte
	count := 0
	for at := nonZero(image, 0); at < len(image); {
		end, next := at, at
		for next < len(image) && next-end < gap {
			if image[next] != 0 {
				end = next + 1
			}
			next++
		}
		segments = append(segments, 0, 0x41)
		segments = appendInt(segments, at)
		segments = append(segments, 0x0b)
		segments = binary.AppendUvarint(segments, uint64(end-at))
		segments = append(segments, image[at:end]...)
		count++
		at = nonZero(image, next)
	}
	return append(binary.AppendUvarint(nil, uint64(count)), segments...)
}

// nonZero is the first place at or after at where the image is not zero, or the image's length.
func nonZero(image []byte, at int) int {
	for at < len(image) && image[at] == 0 {
		at++
	}
	return at
}

// readUint reads a number in WebAssembly's groups of seven bits, and returns the place after it.
func readUint(from []byte, at int) (value, end int, err error) {
	if at > len(from) {
		return 0, 0, errDamaged
	}
	n, size := binary.Uvarint(from[at:])
	if size <= 0 || n > 1<<31-1 {
		return 0, 0, errDamaged
	}
	return int(n), at + size, nil
}

// appendInt appends a number of zero or more in the signed form: bit 6 of its last byte is clear.
func appendInt(to []byte, n int) []byte {
	for n >= 0x40 {
		to = append(to, byte(n)|0x80)
		n >>= 7
	}
	return append(to, byte(n))
}
