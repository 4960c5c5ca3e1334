package dicts

import "io"

// fileReader limits the bytes of the file. It sees even those that give no text, such
// as empty gzip members without end.
type fileReader struct {
	r         io.Reader
	meter     *meter
	remaining int64 // bytes that may still come
	err       error
}

// readSize is how much is read at a time.
const readSize = 32 << 10

// fileError marks errors of reading the file, whatever its bytes say.
type fileError struct{ error }

func (e *fileError) Unwrap() error { return e.error }

func (f *fileReader) Read(p []byte) (int, error) {
	if f.err != nil {
		return 0, f.err
	}
	n, err := f.r.Read(p)
	if f.remaining -= int64(n); f.remaining < 0 {
		n, err = n+int(f.remaining), ErrTooManyBytes
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

// textReader limits the text that comes out of a decoder.
type textReader struct {
	r         io.Reader
	remaining int64 // bytes that may still come
}

func (t *textReader) Read(p []byte) (int, error) {
	n, err := t.r.Read(p)
	if t.remaining -= int64(n); t.remaining < 0 {
		return n + int(t.remaining), ErrTooManyBytes
	}
	return n, err
}
