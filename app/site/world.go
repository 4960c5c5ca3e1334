package site

import (
	"time"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
)

// World is what the site needs of the world around it.
type World struct {
	Shelf  *shelf.Shelf
	Now    func() time.Time // the clock, on which answers are dated
	Chance func() uint64    // what games leave to it
	Device storage.Device   // where what belongs to the person is kept
	Ask    page.AskStorage
}
