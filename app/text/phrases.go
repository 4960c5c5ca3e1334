package text

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/solver"
)

// This file writes numbers, lists, times and sentences as a person reads them.

// Shorten keeps a quoted piece of an address to a readable length.
func Shorten(s string) string {
	const mostLetters = 24
	if utf8.RuneCountInString(s) <= mostLetters {
		return s
	}
	return string([]rune(s)[:mostLetters]) + "…"
}

// Pick is a if the condition holds, and else b.
func Pick[T any](condition bool, a, b T) T {
	if condition {
		return a
	}
	return b
}

// Each is what of says of each item, in order.
func Each[T, R any](items []T, of func(T) R) []R {
	var each []R
	for _, item := range items {
		each = append(each, of(item))
	}
	return each
}

// Times is a number of times in words.
func Times(n int) string {
	switch n {
	case 1:
		return "once"
	case 2:
		return "twice"
	}
	return Grouped(n) + " times"
}

// Grouped writes n with a comma between thousands.
func Grouped(n int) string {
	digits := strconv.Itoa(n)
	for at := len(digits) - 3; at > 0 && digits[at-1] != '-'; at -= 3 {
		digits = digits[:at] + "," + digits[at:]
	}
	return digits
}

// Spelt writes letters in capitals, one by one.
func Spelt(letters string) string {
	return strings.Join(strings.Split(dicts.Capitals(letters), ""), " ")
}

// Counted writes n and the noun, with an s unless n is 1.
func Counted(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return Grouped(n) + " " + noun + "s"
}

// CountedInWords is [Counted] with the numbers up to twelve in letters.
func CountedInWords(n int, noun string) string {
	numbers := [...]string{"no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve"}
	if n < 0 || n >= len(numbers) {
		return Counted(n, noun)
	}
	return numbers[n] + " " + noun + Pick(n == 1, "", "s")
}

// Sentence starts text with a capital letter.
func Sentence(text string) string {
	if text == "" {
		return ""
	}
	letter, size := utf8.DecodeRuneInString(text)
	return string(unicode.ToUpper(letter)) + text[size:]
}

// Listed writes items as "A, B and C".
func Listed(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " and " + items[len(items)-1]
}

// ManyDays writes a number of days as a person says it: "8 days", "3 months", "2.5 years".
func ManyDays(n int) string {
	switch {
	case n < 60:
		return Counted(n, "day")
	case n < 700:
		return Counted((n+15)/30, "month")
	}
	return fmt.Sprintf("%.1f years", float64(n)/365)
}

// AnyOf writes items as "A, B or C".
func AnyOf(items []string) string {
	if len(items) < 2 {
		return strings.Join(items, "")
	}
	return strings.Join(items[:len(items)-1], ", ") + " or " + items[len(items)-1]
}

// Kilobytes is a number of bytes as a person reads it.
func Kilobytes(bytes int) string { return Grouped((bytes+999)/1000) + " kB" }

// Took writes how long something took: "40 s", "12 min", "1 h 5 min".
func Took(d time.Duration) string {
	switch minutes := int(d.Round(time.Minute) / time.Minute); {
	case d < time.Minute:
		return Grouped(int(d.Round(time.Second)/time.Second)) + " s"
	case minutes < 60:
		return Grouped(minutes) + " min"
	default:
		return Grouped(minutes/60) + " h " + Grouped(minutes%60) + " min"
	}
}

// Agree is the form of a verb for n letters: "keeps" for one, "keep" for more.
func Agree(n int, verb string) string {
	if n != 1 {
		return verb
	}
	return solver.Subject("it").Verb(verb)
}

// Percent is a chance in whole per cent. It never rounds to certainty.
func Percent(chance float64) string {
	switch {
	case chance <= 0:
		return "0%"
	case chance < 0.01:
		return "less than 1%"
	case chance > 0.99 && chance < 1:
		return "more than 99%"
	}
	return fmt.Sprintf("%.0f%%", math.Round(100*chance))
}

// Finely writes a share in per cent, with two decimals because the algorithms are alike.
func Finely(share float64) string { return fmt.Sprintf("%.2f", 100*share) }

// PercentOf writes n of all in per cent.
func PercentOf(n, all int) string { return fmt.Sprintf("%.1f", 100*float64(n)/float64(all)) }

// AWord tells how common a word is: "a familiar word".
func AWord(t dicts.Tier) string {
	if t == dicts.NoTier {
		return "a word in no SCOWL list"
	}
	text := Commonness(t)
	return Pick(strings.Contains("aeiou", text[:1]), "an ", "a ") + text + " word"
}

// Commonness is a tier in words.
func Commonness(t dicts.Tier) string {
	switch {
	case t == dicts.NoTier:
		return "in no SCOWL list"
	case t <= 10:
		return "very common"
	case t <= 20:
		return "common"
	case t <= 35:
		return "familiar"
	case t <= 60:
		return "uncommon"
	case t <= 70:
		return "rare"
	case t <= 80:
		return "very rare"
	}
	return "obscure"
}

// Ago says how long ago a moment was. The moment is in milliseconds since 1970.
func Ago(moment int64, at time.Time) string {
	switch past := at.Sub(time.UnixMilli(moment)); {
	case past < time.Minute:
		return "just now"
	case past < time.Hour:
		return Counted(int(past.Minutes()), "minute") + " ago"
	case past < 24*time.Hour:
		return Counted(int(past.Hours()), "hour") + " ago"
	default:
		return ManyDays(int(past.Hours()/24)) + " ago"
	}
}
