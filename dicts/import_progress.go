package dicts

// Stage is a part of the work of [Import].
type Stage uint8

// The stages in the order in which they come. A list whose lines are in order
// needs no sorting and skips that stage.
const (
	Reading Stage = iota
	Sorting
	Building
)

func (s Stage) String() string {
	return [...]string{"reading", "sorting", "building"}[s]
}

// Progress is how far an import has come in its stage. Done never falls within
// a stage, and the last call of a stage has Done equal to Total.
type Progress struct {
	Stage Stage
	// Done and Total are bytes: of the file while reading, of the words after.
	// Total is 0 while reading a file of unknown size.
	Done, Total int64
}

// stride is the work between two calls of Progress, in units of about 5 ns in
// wasm. The calls come every 0.2 to 5 ms there, except for the last: indexing
// the finished trie is one step, of about 16 ms for a million nodes.
const stride = 1 << 16

// What takes more work than reading a byte of text, which is one unit.
const (
	normalizeWork = 200 // a call out of wasm and back
	mergeWork     = 4   // comparing and copying a word, and 1 for each byte of it
	sortWork      = 64  // placing a word of a chunk
	addWork       = 12  // adding a word to the trie, and 2 for each byte of it
)

// meter counts work and calls back when enough of it was done. It counts work
// because this package reads no clock.
type meter struct {
	progress func(Progress) error
	now      Progress
	owed     int
	stopped  error // what progress returned
}

// begin starts a stage.
func (m *meter) begin(s Stage, total int64) { m.now = Progress{Stage: s, Total: total} }

// advance moves s on by n bytes, when that is the stage: sorting goes on during
// reading too. A wrong Total never lets Done pass it.
func (m *meter) advance(s Stage, n int) {
	if s != m.now.Stage {
		return
	}
	m.now.Done += int64(n)
	if m.now.Total > 0 {
		m.now.Done = min(m.now.Done, m.now.Total)
	}
}

// work counts units that were done and returns the error that ends the import.
func (m *meter) work(units int) error {
	m.owed += units
	if m.owed < stride {
		return nil
	}
	return m.call()
}

// end finishes the stage. The first unit of the next one is a stride away.
func (m *meter) end() error {
	if m.now.Total == 0 {
		m.now.Total = m.now.Done
	}
	m.now.Done = m.now.Total
	return m.call()
}

func (m *meter) call() error {
	m.owed = 0
	if m.stopped == nil && m.progress != nil {
		m.stopped = m.progress(m.now)
	}
	return m.stopped
}
