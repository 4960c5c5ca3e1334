package dicts

// Stage is a part of the work of [Import].
type Stage uint8

// The stages in order. A list whose lines are in order skips the sorting.
const (
	Reading Stage = iota
	Sorting
	Building
)

func (s Stage) String() string {
	return [...]string{"reading", "sorting", "building"}[s]
}

// Progress is how far an import has come in its stage. Done never falls within a
// stage. In the last call of a stage it is equal to Total.
type Progress struct {
	Stage Stage
	// Done and Total are bytes: of the file in the first stage, of the words later.
	// While Import reads a file of unknown size, Total is 0.
	Done, Total int64
}

// stride is the work between two calls of Progress, in units of about 5 ns in wasm.
// The calls come every 0.2 to 5 ms there. The last comes later: indexing the finished
// trie is one step, and takes about 16 ms for a million nodes.
const stride = 1 << 16

// The work of everything that takes more than one unit. Reading a byte of text takes
// one.
const (
	normalizeWork = 200 // a call out of wasm and back
	mergeWork     = 4   // comparing and copying a word, and 1 for each byte of it
	sortWork      = 64  // placing a word of a chunk
	addWork       = 12  // adding a word to the trie, and 2 for each byte of it
)

// meter counts work, and calls Progress when enough of it was done. It counts work
// because this package reads no clock.
type meter struct {
	progress   func(Progress) error
	current    Progress
	unreported int
	stopped    error // what progress returned
}

// begin starts a stage.
func (m *meter) begin(s Stage, total int64) { m.current = Progress{Stage: s, Total: total} }

// advance adds n bytes to Done if s is the current stage. (Reading sorts, too.) Done
// never passes Total, even if that is wrong.
func (m *meter) advance(s Stage, n int) {
	if s != m.current.Stage {
		return
	}
	m.current.Done += int64(n)
	if m.current.Total > 0 {
		m.current.Done = min(m.current.Done, m.current.Total)
	}
}

// work counts units of work, and returns the error that ends the import.
func (m *meter) work(units int) error {
	m.unreported += units
	if m.unreported < stride {
		return nil
	}
	return m.call()
}

// end finishes the stage.
func (m *meter) end() error {
	if m.current.Total == 0 {
		m.current.Total = m.current.Done
	}
	m.current.Done = m.current.Total
	return m.call()
}

func (m *meter) call() error {
	m.unreported = 0
	if m.stopped == nil && m.progress != nil {
		m.stopped = m.progress(m.current)
	}
	return m.stopped
}
