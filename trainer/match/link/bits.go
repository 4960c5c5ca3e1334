package link

import (
	"math/bits"
	"slices"
	"strings"
)

// coder writes values in bits, or reads them again. The same calls do both: each takes the value to write, which a
// reader ignores, and returns the value that was written or read.
type coder struct {
	bytes  []byte
	used   int // bits
	reads  bool
	failed bool // it cannot be written, or more was to be read than is there
}

// bits codes a number of n bits.
func (c *coder) bits(value uint64, n int) (coded uint64) {
	for n--; n >= 0; n-- {
		if c.used == 8*len(c.bytes) {
			if c.reads {
				c.failed = true
				return 0
			}
			c.bytes = append(c.bytes, 0)
		}
		at, shift := &c.bytes[c.used/8], 7-c.used%8
		if !c.reads {
			*at |= byte(value>>n&1) << shift
		}
		coded = coded<<1 | uint64(*at>>shift&1)
		c.used++
	}
	return coded
}

// number codes a number below 2 to the power of 32.
func (c *coder) number(n int) (coded int) {
	for shift := 0; shift < 32; shift += 4 {
		group := n >> shift & 15
		if n>>shift > 15 {
			group |= 16
		}
		group = int(c.bits(uint64(group), 5))
		coded |= group & 15 << shift
		if group < 16 {
			return coded
		}
	}
	c.failed = true
	return 0
}

// text codes the characters of a text by their distances.
func (c *coder) text(text string) string {
	letters := []rune(text)
	if n := c.number(len(letters)); c.reads {
		letters = make([]rune, min(n, 2*len(c.bytes))) // each takes five bits
	}
	last := 'a'
	for i := range letters {
		step := 2 * int(letters[i]-last)
		if step < 0 {
			step = -step - 1
		}
		step = c.number(step)
		if step&1 == 1 {
			step = -step - 1
		}
		last += rune(step / 2)
		letters[i] = last
	}
	return string(letters)
}

// usual are the characters of most events. A semicolon ends them.
const usual = "abcdefghijklmnopqrstuvwxyz!?();"

// events codes events as records write them, with a semicolon at the end. It returns them without.
func (c *coder) events(events string) string {
	others := ""
	for _, r := range events {
		if !strings.ContainsRune(usual+others, r) {
			others += string(r)
		}
	}
	places := []rune(usual + c.text(others))
	width := bits.Len(uint(len(places) - 1))
	written := []rune(events)
	var coded []rune
	for {
		at := 0
		if !c.reads {
			at = slices.Index(places, written[len(coded)])
		}
		if at = int(c.bits(uint64(at), width)); c.failed || at >= len(places) {
			c.failed = true
			return ""
		}
		if places[at] == ';' {
			return string(coded)
		}
		coded = append(coded, places[at])
	}
}
