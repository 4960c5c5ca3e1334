package tree

import (
	"math"
	"strconv"
	"strings"
)

// escape writes s as the content of an element or of an attribute in double
// quotes, in HTML as in XML. What XML cannot hold becomes U+FFFD.
func escape(b *strings.Builder, s string) {
	for _, r := range s {
		switch {
		case r == '&':
			b.WriteString("&amp;")
		case r == '<':
			b.WriteString("&lt;")
		case r == '>':
			b.WriteString("&gt;")
		case r == '"':
			b.WriteString("&quot;")
		case r == '\t', r == '\n', r == '\r':
			b.WriteString("&#")
			b.WriteString(strconv.Itoa(int(r)))
			b.WriteByte(';')
		case r < ' ', r == 0xFFFE, r == 0xFFFF:
			b.WriteRune('\uFFFD')
		default:
			b.WriteRune(r)
		}
	}
}

// number writes v with at most two decimals.
func number(b *strings.Builder, v float64) {
	var buf [24]byte
	b.Write(strconv.AppendFloat(buf[:0], math.Round(v*100)/100, 'f', -1, 64))
}

// grouped returns n with a comma between thousands.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0 && s[i-1] != '-'; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}
