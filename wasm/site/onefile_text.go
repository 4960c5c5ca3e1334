//go:build !js

package site

import (
	"bytes"
	"strings"
)

// asText writes bytes as characters of an HTML file in UTF-8, at 8 bytes of file for 7 of data (base64
// takes 9.3). The bits are cut into groups of seven, each an ASCII character, but for those that a
// parser, an editor or a transfer may change. Such a group is written together with the one behind it
// as one character of two bytes, whose code is
//
//	4 bits: its place in unwelcome, from 2   7 bits: the group behind it
//
// so that it costs nothing either. (From 2, because U+0080 to U+009F are control characters too.) The
// last group is filled up with zeros: whoever reads must know how many bytes there are. For example
// the bytes 0xD3 0x00 are the groups 1101001 1000000 00·····: the characters 'i' and '@' stand for the
// first two; the third is a NUL, the first of the unwelcome, and nothing is behind it: U+0100.
func asText(data []byte) string {
	var out strings.Builder
	out.Grow(len(data)*8/7 + 4)
	before := 0 // the place of the unwelcome group that waits for the one behind it, 0 for none
	group := func(g byte) {
		switch place := bytes.IndexByte(unwelcome, g) + firstPlace; {
		case before > 0:
			out.WriteRune(rune(before)<<7 | rune(g))
			before = 0
		case place >= firstPlace:
			before = place
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
	if before > 0 {
		group(0)
	}
	return out.String()
}

// unwelcome are the characters that asText does not write by themselves: those that end lines or
// files, or are dropped or replaced somewhere, and the two that open something in HTML. There is room
// for fourteen.
var unwelcome = []byte("\x00\b\t\n\v\f\r\x1a\x1b\x7f<&")

// firstPlace is the number of unwelcome[0].
const firstPlace = 2
