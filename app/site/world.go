package site

import (
	"time"

	"spectrie/app/page"
	"spectrie/app/shelf"
	"spectrie/app/storage"
)

// World is what the site needs from outside.
type World struct {
	Shelf  *shelf.Shelf
	Now    func() time.Time // the clock that dates answers
	Chance func() uint64    // a random number
	Device storage.Device   // where the person's data is stored
	Ask    page.AskStorage
}
