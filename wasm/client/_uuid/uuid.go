// Package uuid gives go-app the names that it asks for where it tells a tab's or a device's messages
// from those of others. Spectrie sends no such messages. The full package brings four hash functions
// and a random generator of its own.
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
