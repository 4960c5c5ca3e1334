package app

import (
	"fmt"

	"spectrie/dicts"
)

// read reads a dictionary, from the site or from the person's own on this device. It
// blocks, and does not put it on the shelf, which is for the goroutine that handles
// events.
func (l *library) read(entry dicts.Entry) (*dicts.Dictionary, error) {
	read := l.readShipped
	if dicts.IsOwnID(entry.ID) {
		read = func(entry dicts.Entry) (*dicts.Dictionary, error) { return l.own.load(entry.ID) }
	}
	d, err := read(entry)
	if err == nil && d.ID != entry.ID {
		return nil, fmt.Errorf("the file holds %s instead", d.ID)
	}
	return d, err
}

func (l *library) readShipped(entry dicts.Entry) (*dicts.Dictionary, error) {
	if l.absent[entry.ID] {
		return nil, errAbsent
	}
	packed, err := l.files(shippedPath(entry))
	if err != nil {
		return nil, err
	}
	return dicts.Load(packed)
}

// shippedPath is where a dictionary lies that ships.
func shippedPath(entry dicts.Entry) string { return "web/dicts/" + entry.File }
