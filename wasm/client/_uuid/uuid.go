// Package uuid gives go-app random names. go-app needs them to tell the messages of one tab or device from
// those of another. Spectrie sends no such messages. The full package needs four hash functions and its own
// random generator.
package uuid

import (
	"fmt"
	"math/rand/v2"
)

// NewString returns a random UUID of version 4.
func NewString() string {
	high, low := rand.Uint64(), rand.Uint64()
	return fmt.Sprintf("%08x-%04x-4%03x-%04x-%012x",
		high>>32, high>>16&0xffff, high&0xfff, 0x8000|low>>48&0x3fff, low&0xffff_ffff_ffff)
}
