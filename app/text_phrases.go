package app

import (
	"fmt"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// shorten keeps a quoted piece of an address to a readable length.
func shorten(s string) string {
	const most = 24
	if utf8.RuneCountInString(s) <= most {
		return s
	}
	return string([]rune(s)[:most]) + "…"
}

func pick[T any](first bool, a, b T) T {
	if first {
		return a
	}
	return b
}

// grouped writes n with a comma between thousands.
func grouped(n int) string {
	digits := strconv.Itoa(n)
	for at := len(digits) - 3; at > 0; at -= 3 {
		digits = digits[:at] + "," + digits[at:]
	}
	return digits
}

// counted writes n and the noun, with an s unless n is 1.
func counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return grouped(n) + " " + noun + "s"
}

// sentence starts text with a capital letter.
func sentence(text string) string {
	if text == "" {
		return ""
	}
	first, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(first)) + text[size:]
}

// listed writes items as "A, B and C".
func listed(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " and " + items[len(items)-1]
}

// manyDays says how long some days are: "8 days", "3 months", "2.5 years".
func manyDays(n int) string {
	switch {
	case n < 60:
		return counted(n, "day")
	case n < 700:
		return counted((n+15)/30, "month")
	}
	return fmt.Sprintf("%.1f years", float64(n)/365)
}

// anyOf writes items as "A, B or C".
func anyOf(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " or " + items[len(items)-1]
}

// kilobytes is a number of bytes as a person reads it.
func kilobytes(bytes int) string { return grouped((bytes+999)/1000) + " kB" }

// took says for how long something went on.
func took(d time.Duration) string {
	switch minutes := int(d.Round(time.Minute) / time.Minute); {
	case d < time.Minute:
		return grouped(int(d.Round(time.Second)/time.Second)) + " s"
	case minutes < 60:
		return grouped(minutes) + " min"
	default:
		return grouped(minutes/60) + " h " + grouped(minutes%60) + " min"
	}
}

// agree is the form of a verb for n letters: "keeps" for one, "keep" for more.
func agree(n int, verb string) string {
	switch {
	case n != 1:
		return verb
	case verb == "do":
		return "does"
	}
	return verb + "s"
}
