package trainer

// Work on long logs comes in steps of a few microseconds, so that a thread that it
// shares with a page stays free: after some steps the take of the page is called,
// which may let others go on, and may end the work with an error.

// stepsATurn is how many steps are taken between two turns: about as many as a
// browser does in a millisecond.
const stepsATurn = 256

// pace counts the steps of some work.
type pace struct {
	take  func() error
	steps int
}

// step comes before every step, and ends the work with an error.
func (p *pace) step() error {
	p.steps++
	if p.steps%stepsATurn == 0 {
		return p.take()
	}
	return nil
}

// atOnce is the take of work that has its thread for itself.
func atOnce() error { return nil }
