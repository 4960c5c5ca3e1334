package shelf

import (
	"fmt"

	"spectrie/dicts"
)

// Read reads a dictionary, from the site or from the person's own on this device. It
// blocks, and does not put it on the shelf, which is for the goroutine that handles
// events.
func (l *Shelf) Read(entry dicts.Entry) (*dicts.Dictionary, error) {
	read := l.ReadShipped
	if dicts.IsOwnID(entry.ID) {
		read = func(entry dicts.Entry) (*dicts.Dictionary, error) { return l.Own.Load(entry.ID) }
	}
	d, err := read(entry)
	if err == nil && d.ID != entry.ID {
		return nil, fmt.Errorf("the file holds %s instead", d.ID)
	}
	return d, err
}

func (l *Shelf) ReadShipped(entry dicts.Entry) (*dicts.Dictionary, error) {
	if l.Absent[entry.ID] {
		return nil, ErrAbsent
	}
	packed, err := l.Files(ShippedPath(entry))
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// ShippedPath is where a dictionary lies that ships.
func ShippedPath(entry dicts.Entry) string { return "web/dicts/" + entry.File }
