package app

import (
	"fmt"
	"os"
	"runtime"
	"time"
)

// defence is the last one against a panic of a handler, of an answer that comes late, or of
// the drawing: the page begins again from its address. What was made is kept, or left behind
// for the page that follows.
type defence struct {
	run    func()      // the page, until it panics
	usable func() bool // a person could do something on the page before it did
	leave  func()      // ends what still listens for the page
	now    func() time.Time
}

// soon is how long after one panic another one ends the program: the page that shows then
// offers what was made as files, and other addresses.
const soon = 10 * time.Second

// hold runs the page again after each panic. It panics where that is of no use.
func (d defence) hold() {
	for last := (time.Time{}); ; last = d.now() {
		reason := recovered(d.run)
		if !d.usable() || d.now().Sub(last) < soon {
			panic(reason)
		}
		d.leave()
	}
}

// recovered returns what run panics with, and writes where that was.
func recovered(run func()) (reason any) {
	defer func() {
		if reason = recover(); reason != nil {
			where := make([]byte, 8<<10)
			fmt.Fprintf(os.Stderr, "panic: %v\n%s\n", reason, where[:runtime.Stack(where, false)])
		}
	}()
	run()
	return nil
}
