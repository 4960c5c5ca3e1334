package dicts

import "io"

// readSize is how much is read at a time.
const readSize = 32 << 10

// fileReader measures the bytes of the file as they came. Every way of reading
// on without producing text, like empty gzip members without end, passes here.
type fileReader struct {
	r     io.Reader
	meter *meter
	left  int64 // bytes that may still come
	err   error
}

// fileError marks errors that are not about what the bytes say.
type fileError struct{ error }

func (e *fileError) Unwrap() error { return e.error }

func (f *fileReader) Read(p []byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	n, err := f.r.Read(p)
	if f.left -= int64(n); f.left < 0 {
		n, err = n+int(f.left), ErrTooManyBytes
	}
	f.meter.advance(Reading, n)
	if stop := f.meter.work(n); stop != nil {
		n, err = 0, stop
	}
	if err != nil && err != io.EOF {
		err = &fileError{err}
	}
	f.err = err
	return n, err
}

// textReader measures the text that comes out of a decoder.
type textReader struct {
	r    io.Reader
	left int64 // bytes that may still come
}

func (t *textReader) Read(p []byte) (int, error) {
	n, err := t.r.Read(p)
	if t.left -= int64(n); t.left < 0 {
		return n + int(t.left), ErrTooManyBytes
	}
	return n, err
}
