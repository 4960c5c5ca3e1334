package app

import (
	"time"

	"spectrie/app/storage"
)

// World is what the site needs of the world around it.
type World struct {
	Shelf  *library
	Now    func() time.Time // the clock, on which answers are dated
	Chance func() uint64    // what games leave to it
	Device storage.Device   // where what belongs to the person is kept
	Ask    askStorage
}
