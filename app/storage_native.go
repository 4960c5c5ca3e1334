//go:build !js

package app

import (
	"context"
	"sync"
)

// device is what is the same of all devices.
type device struct {
	closings int // how often the browser closed the databases that were open
}

// line is what a store remembers of its connection with the device.
type line struct {
	closings int // of the device when it last answered
	answers  bool
	lost     bool
}

// answered notes that the device does, perhaps after the line was cut.
func (l *line) answered(d *device) {
	l.lost = l.lost || l.answers && l.closings != d.closings
	l.answers, l.closings = true, d.closings
}

// reconnected reports whether the line was cut since this was last asked.
func (l *line) reconnected() bool {
	lost := l.lost
	l.lost = false
	return lost
}

// alone does work with a store in memory, which mu guards and nobody else uses
// meanwhile, unless it fails or ctx has ended.
func alone(ctx context.Context, mu *sync.Mutex, fails *error, work func() error) error {
	mu.Lock()
	defer mu.Unlock()
	if *fails != nil {
		return *fails
	}
	if err := ctx.Err(); err != nil {
		return err
	}
	return work()
}
