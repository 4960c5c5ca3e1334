package dicts

import (
	"bufio"
	"bytes"
	"encoding/binary"
	"io"
	"unicode/utf16"
	"unicode/utf8"
)

// decodeText returns r as UTF-8 without a byte order mark. The first bytes of r are
// head. A mark tells UTF-16, which Windows programs still write.
func decodeText(r *bufio.Reader, head []byte) io.Reader {
	switch {
	case bytes.HasPrefix(head, []byte("\xef\xbb\xbf")):
		r.Discard(3)
	case bytes.HasPrefix(head, []byte("\xff\xfe")):
		r.Discard(2)
		return &utf16Reader{r: r, order: binary.LittleEndian}
	case bytes.HasPrefix(head, []byte("\xfe\xff")):
		r.Discard(2)
		return &utf16Reader{r: r, order: binary.BigEndian}
	}
	return r
}

// utf16Reader turns UTF-16 into UTF-8. Half of a pair, or half of a unit at the end,
// becomes a byte that UTF-8 does not have. So its line counts as not in UTF-8.
type utf16Reader struct {
	r     *bufio.Reader
	order binary.ByteOrder
	high  rune // the first half of a pair, until its second half comes; or 0
}

const notUTF8 = 0xff

func (u *utf16Reader) Read(p []byte) (int, error) {
	out := p[:0]
	// A unit gives at most four bytes: one for an orphaned first half, and its own.
	for len(p)-len(out) >= 1+utf8.UTFMax {
		pair, err := u.r.Peek(2)
		if len(pair) < 2 {
			if u.high != 0 || len(pair) == 1 {
				u.high = 0
				u.r.Discard(len(pair))
				out = append(out, notUTF8)
			}
			return len(out), err
		}
		unit := rune(u.order.Uint16(pair))
		u.r.Discard(2)
		if u.high != 0 {
			r := utf16.DecodeRune(u.high, unit)
			u.high = 0
			if r != utf8.RuneError {
				out = utf8.AppendRune(out, r)
				continue
			}
			out = append(out, notUTF8)
		}
		switch {
		case !utf16.IsSurrogate(unit):
			out = utf8.AppendRune(out, unit)
		case unit < 0xdc00:
			u.high = unit
		default:
			out = append(out, notUTF8)
		}
	}
	return len(out), nil
}
