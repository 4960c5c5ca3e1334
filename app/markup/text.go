package markup

import (
	"math"
	"strconv"
	"unicode/utf8"
)

// appendEscaped appends s as the content of an element or of an attribute in double
// quotes, in HTML as in XML. What XML cannot hold becomes U+FFFD.
func appendEscaped(b []byte, s string) []byte {
	for _, r := range s {
		switch {
		case r == '&':
			b = append(b, "&amp;"...)
		case r == '<':
			b = append(b, "&lt;"...)
		case r == '>':
			b = append(b, "&gt;"...)
		case r == '"':
			b = append(b, "&quot;"...)
		case r == '\t', r == '\n', r == '\r':
			b = append(strconv.AppendInt(append(b, "&#"...), int64(r), 10), ';')
		case r < ' ', r == 0xFFFE, r == 0xFFFF:
			b = utf8.AppendRune(b, utf8.RuneError)
		default:
			b = utf8.AppendRune(b, r)
		}
	}
	return b
}

// isPlain says whether s can be written as it is, which letters always can.
func isPlain(s string) bool {
	for i := range len(s) {
		if c := s[i]; c < ' ' || c >= utf8.RuneSelf || c == '&' || c == '<' || c == '>' || c == '"' {
			return false
		}
	}
	return true
}

// AppendNumber appends v with at most two decimals. Nearly all numbers are
// whole, and those need not take the slow way.
func AppendNumber(b []byte, v float64) []byte {
	if whole := int64(v); float64(whole) == v {
		return strconv.AppendInt(b, whole, 10)
	}
	return strconv.AppendFloat(b, math.Round(v*100)/100, 'f', -1, 64)
}

// Number is v with at most two decimals, as the value of an attribute.
func Number(v float64) string { return string(AppendNumber(nil, v)) }
