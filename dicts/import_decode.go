package dicts

import (
	"bufio"
	"bytes"
	"compress/gzip"
	"errors"
	"fmt"
	"io"

	"github.com/klauspost/compress/zstd"
)

// openText returns the text of a file, unpacked and in UTF-8 without a byte order
// mark. The limit holds for the file and for its text.
func (im *importer) openText(r io.Reader) (io.Reader, error) {
	file := bufio.NewReaderSize(&fileReader{r: r, meter: im.meter, remaining: im.limits.Bytes}, readSize)
	head, err := peek(file)
	if err != nil {
		return nil, err
	}
	text := file
	for _, p := range packings {
		if !bytes.HasPrefix(head, []byte(p.magic)) {
			continue
		}
		unpacked, err := p.open(file)
		if err != nil {
			return nil, err
		}
		text = bufio.NewReaderSize(&textReader{r: unpacked, remaining: im.limits.Bytes}, readSize)
		if head, err = peek(text); err != nil {
			return nil, err
		}
		for _, inner := range packings {
			if bytes.HasPrefix(head, []byte(inner.magic)) {
				return nil, fmt.Errorf("%w: it is packed twice, %s inside %s; unpack it once and choose the result",
					ErrNotWordList, inner.name, p.name)
			}
		}
		break
	}
	for _, other := range otherFiles {
		if bytes.HasPrefix(head, []byte(other.magic)) {
			return nil, fmt.Errorf("%w: %s", ErrNotWordList, other.advice)
		}
	}
	return decodeText(text, head), nil
}

// maxWindow bounds the memory of the zstd decoder. The strongest ordinary level, 19,
// needs 8 MiB. A hostile header can ask for terabytes.
const maxWindow = 32 << 20

// packings are the ways in which a list may be packed.
var packings = []struct {
	magic string
	name  string
	open  func(io.Reader) (io.Reader, error)
}{
	{"\x1f\x8b", "gzip", openGzip},
	{"\x28\xb5\x2f\xfd", "zstd", openZstd},
	{"\x50\x2a\x4d\x18", "zstd", openZstd}, // pzstd begins with such a frame
}

// otherFiles are files that people mistake for word lists, each with what to do.
var otherFiles = []struct {
	magic, advice string
}{
	{"PK\x03\x04", "it is a zip archive or an office document; unpack it, or save it as plain text, and choose that"},
	{"\xfd7zXZ\x00", "it is packed with xz; unpack it and choose the list inside"},
	{"7z\xbc\xaf\x27\x1c", "it is a 7-Zip archive; unpack it and choose the list inside"},
	{"Rar!\x1a\x07", "it is a RAR archive; unpack it and choose the list inside"},
	{"%PDF-", "it is a PDF; save its words as plain text and choose that"},
}

// longestMagic is how many bytes it takes to tell the kind of a file.
const longestMagic = 6

// peek returns the first bytes of r without consuming them, fewer when r is short.
func peek(r *bufio.Reader) ([]byte, error) {
	head, err := r.Peek(longestMagic)
	if err == io.EOF {
		err = nil
	}
	return head, err
}

// openGzip uses the standard library's gzip, because go-app links it anyway through
// net/http. The one of klauspost would make the client 111 kB larger. Several members
// are one text.
func openGzip(r io.Reader) (io.Reader, error) {
	unpacked, err := gzip.NewReader(r)
	if err != nil {
		return nil, damaged("gzip", err)
	}
	return &unpacker{unpacked, "gzip"}, nil
}

// openZstd needs no Close: with a concurrency of one the decoder has no goroutines.
func openZstd(r io.Reader) (io.Reader, error) {
	unpacked, err := zstd.NewReader(r,
		zstd.WithDecoderConcurrency(1),
		zstd.WithDecoderLowmem(true),
		zstd.WithDecoderMaxWindow(maxWindow),
	)
	if err != nil {
		return nil, damaged("zstd", err)
	}
	return &unpacker{unpacked, "zstd"}, nil
}

// unpacker turns the errors of a decoder into messages for a person.
type unpacker struct {
	r    io.Reader
	name string
}

func (u *unpacker) Read(p []byte) (int, error) {
	n, err := u.r.Read(p)
	if err != nil && err != io.EOF {
		err = damaged(u.name, err)
	}
	return n, err
}

// damaged is the error of a decoder for a person. It leaves errors of reading the
// file as they are.
func damaged(name string, err error) error {
	var reading *fileError
	switch {
	case errors.As(err, &reading):
		return err
	case errors.Is(err, zstd.ErrWindowSizeExceeded), errors.Is(err, zstd.ErrWindowSizeTooSmall):
		return fmt.Errorf("%w: unpacking it takes more than %s of memory; pack it with an ordinary level of zstd",
			ErrDamagedFile, sizeText(maxWindow))
	case errors.Is(err, io.ErrUnexpectedEOF):
		return fmt.Errorf("%w: its %s data ends too early", ErrDamagedFile, name)
	}
	return fmt.Errorf("%w: its %s data cannot be unpacked: %w", ErrDamagedFile, name, err)
}
