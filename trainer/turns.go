package trainer

// Work on a long log takes turns with the page that it shares a thread with. Every few steps it calls
// take, which lets the page go on. An error of take ends the work. Without take the work goes through
// in one go.

// stepsATurn is how many steps lie between two turns. A browser does about so many in a millisecond.
const stepsATurn = 256

// pace counts the steps of some work.
type pace struct {
	take  func() error // may be nil
	steps int
}

// paced is the pace of work that has not begun.
func paced(take func() error) *pace { return &pace{take: take} }

// step comes before every step of the work.
func (p *pace) step() error {
	p.steps++
	if p.take != nil && p.steps%stepsATurn == 0 {
		return p.take()
	}
	return nil
}
