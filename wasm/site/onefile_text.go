//go:build !js

package site

import (
	"bytes"
	"strings"
)

// asText writes bytes as characters of an HTML file in UTF-8. It needs 8 bytes of file for 7 of
// data; base64 needs 9.3.
//
// It cuts the bits into groups of seven, and each group is an ASCII character. A parser, an editor
// or a transfer may change some characters; these are unwelcome. An unwelcome group is written
// together with the next group, as one character of two bytes. Its code is
//
//	4 bits: its place in unwelcome, from 2   7 bits: the next group
//
// So it costs nothing either. (Places begin at 2 because U+0080 to U+009F are control characters
// too.) The last group is filled with zeros, so the reader must know how many bytes there are.
//
// For example, the bytes 0xD3 0x00 are the groups 1101001 1000000 00·····. The first two are the
// characters 'i' and '@'. The third is a NUL, the first of the unwelcome, and no group follows it:
// U+0100.
func asText(data []byte) string {
	var out strings.Builder
	out.Grow(len(data)*8/7 + 4)
	pending := 0 // the place of an unwelcome group that waits for the next one, or 0
	group := func(g byte) {
		switch place := bytes.IndexByte(unwelcome, g) + firstPlace; {
		case pending > 0:
			out.WriteRune(rune(pending)<<7 | rune(g))
			pending = 0
		case place >= firstPlace:
			pending = place
		default:
			out.WriteByte(g)
		}
	}
	held, bits := uint(0), 0
	for _, b := range data {
		held, bits = held<<8|uint(b), bits+8
		for bits >= 7 {
			bits -= 7
			group(byte(held >> bits & 0x7F))
		}
	}
	if bits > 0 {
		group(byte(held << (7 - bits) & 0x7F))
	}
	if pending > 0 {
		group(0)
	}
	return out.String()
}

// unwelcome are the characters that asText never writes by themselves. They end lines or files,
// are dropped or replaced somewhere, or open something in HTML. There is room for fourteen.
var unwelcome = []byte("\x00\b\t\n\v\f\r\x1a\x1b\x7f<&")

// firstPlace is the place of unwelcome[0].
const firstPlace = 2
