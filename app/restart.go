package app

import (
	"fmt"
	"os"
	"runtime"
	"time"
)

// restarter is the last defence against a panic, in a handler, a late result or the drawing. It starts the page again
// from its address. The person's data is kept on the device, or left behind for the new page.
type restarter struct {
	run    func()      // runs the page until it panics
	usable func() bool // whether a person could use the page before the panic
	leave  func()      // removes the listeners of the old page
	now    func() time.Time
}

// tooSoon is the time after a panic within which another panic ends the program. The page for an ended program then
// offers the person's data as files, and other addresses.
const tooSoon = 10 * time.Second

// keepRunning runs the page again after each panic. It passes on a panic when another start would not help.
func (r restarter) keepRunning() {
	for last := (time.Time{}); ; last = r.now() {
		reason := recovered(r.run)
		if !r.usable() || r.now().Sub(last) < tooSoon {
			panic(reason)
		}
		r.leave()
	}
}

// recovered returns the value that run panics with, and logs the stack.
func recovered(run func()) (reason any) {
	defer func() {
		if reason = recover(); reason != nil {
			stack := make([]byte, 8<<10)
			fmt.Fprintf(os.Stderr, "panic: %v\n%s\n", reason, stack[:runtime.Stack(stack, false)])
		}
	}()
	run()
	return nil
}
