package dicts

import (
	"fmt"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Report says what became of the lines of a list. Lines is the sum of Kept,
// Duplicates, Blank, Comments and the lines left out.
type Report struct {
	Lines      int
	Kept       int // words in the trie
	Duplicates int // lines that repeat a word
	Blank      int
	Comments   int
	ByReason   [reasons]LeftOut // the lines left out, by Reason
}

// LeftOut is how many lines were left out for one reason, with the first few as
// examples.
type LeftOut struct {
	Count    int
	Examples []string
}

const (
	maxExamples     = 5
	maxExampleRunes = 40
)

func (r *Report) leaveOut(reason Reason, line []byte) {
	l := &r.ByReason[reason]
	l.Count++
	if len(l.Examples) < maxExamples {
		l.Examples = append(l.Examples, example(line))
	}
}

// example is the line as a person can read it: valid UTF-8 and not long.
func example(line []byte) string {
	shown := []rune(string(line[:min(len(line), maxExampleRunes*utf8.UTFMax)]))
	if len(shown) > maxExampleRunes {
		shown = append(shown[:maxExampleRunes], '…')
	}
	return string(shown)
}

// LeftOut is how many lines were left out for all reasons together.
func (r *Report) LeftOut() int {
	sum := 0
	for _, l := range r.ByReason {
		sum += l.Count
	}
	return sum
}

// OfferLower reports whether capitals cost the list more words than it kept. Then
// it is better imported with [ImportOptions].Lower.
func (r *Report) OfferLower() bool { return r.ByReason[Capital].Count > r.Kept }

// String says in one or two sentences what became of the list.
func (r *Report) String() string {
	var b strings.Builder
	leftOut := r.LeftOut()
	switch {
	case r.Kept == 0 && leftOut == 0:
		fmt.Fprintf(&b, "That list has no words: %s.", count(r.Lines, "line"))
	case r.Kept == 0 && leftOut == r.ByReason[Capital].Count:
		fmt.Fprintf(&b, "That list has no words we can use: %s, all %s.", count(leftOut, "line"), r.capitals())
	case r.Kept == 0:
		fmt.Fprintf(&b, "That list has no words we can use: %s, %s.", count(leftOut, "line"), r.reasons())
	default:
		fmt.Fprintf(&b, "%s from %s", count(r.Kept, "word"), count(r.Lines, "line"))
		if leftOut > 0 {
			fmt.Fprintf(&b, "; left out: %s", r.reasons())
		}
		if r.Duplicates > 0 {
			fmt.Fprintf(&b, "; %s repeated", grouped(r.Duplicates))
		}
		b.WriteByte('.')
	}
	if r.OfferLower() {
		b.WriteString(" Import them in lower case?")
	}
	return b.String()
}

// capitals says by the examples whether the lines are all in capitals.
func (r *Report) capitals() string {
	for _, line := range r.ByReason[Capital].Examples {
		if strings.ContainsFunc(line, unicode.IsLower) {
			return "with capitals"
		}
	}
	return "in capitals"
}

// reasons lists how many lines were left out for each reason.
func (r *Report) reasons() string {
	var parts []string
	for reason, l := range r.ByReason {
		if l.Count > 0 {
			parts = append(parts, grouped(l.Count)+" "+Reason(reason).String())
		}
	}
	return strings.Join(parts, ", ")
}

// String completes "12 lines …".
func (r Reason) String() string {
	return [reasons]string{
		Capital:        "with a capital",
		Apostrophe:     "with an apostrophe",
		Hyphen:         "with a hyphen",
		Digit:          "with a digit",
		Space:          "with a space",
		OtherCharacter: "with another character",
		TooLong:        "too long",
		TooManyLetters: "with a letter beyond the 32 that most words use",
		NotUTF8:        "not in UTF-8",
	}[r]
}

// count writes a number of things, such as "3,210 lines".
func count(n int, thing string) string {
	if n == 1 {
		return "1 " + thing
	}
	return grouped(n) + " " + thing + "s"
}

// grouped writes n ≥ 0 with a comma before every three digits.
func grouped(n int) string {
	s := strconv.Itoa(n)
	for i := len(s) - 3; i > 0; i -= 3 {
		s = s[:i] + "," + s[i:]
	}
	return s
}

// sizeText writes a number of bytes for a person.
func sizeText(n int64) string {
	if n < 1<<20 {
		return count(int(n), "byte")
	}
	return strings.TrimSuffix(strconv.FormatFloat(float64(n)/(1<<20), 'f', 1, 64), ".0") + " MiB"
}
