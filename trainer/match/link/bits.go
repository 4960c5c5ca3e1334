package link

import (
	"errors"
	"math/bits"
	"slices"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// writer writes bits, the most significant of each value first.
type writer struct {
	bytes []byte
	used  int // bits
}

func (w *writer) bits(value uint64, n int) {
	for n--; n >= 0; n-- {
		if w.used%8 == 0 {
			w.bytes = append(w.bytes, 0)
		}
		w.bytes[w.used/8] |= byte(value>>n&1) << (7 - w.used%8)
		w.used++
	}
}

func (w *writer) flag(set bool) {
	if set {
		w.bits(1, 1)
	} else {
		w.bits(0, 1)
	}
}

func (w *writer) number(n int) {
	for ; n > 15; n >>= 4 {
		w.bits(uint64(16|n&15), 5)
	}
	w.bits(uint64(n), 5)
}

// letters writes ascending letters.
func (w *writer) letters(letters []rune) {
	w.number(len(letters))
	before := rune(0)
	for _, letter := range letters {
		w.number(int(letter - before))
		before = letter
	}
}

func (w *writer) texts(texts [][]rune) {
	letters := sorted(slices.Concat(texts...))
	w.letters(letters)
	for _, text := range texts {
		w.number(len(text))
		for _, letter := range text {
			w.place(letters, letter, 0)
		}
	}
}

// place writes where a letter is among letters, after which come so many marks.
func (w *writer) place(letters []rune, letter rune, marks int) {
	at, _ := slices.BinarySearch(letters, letter)
	w.bits(uint64(at), width(len(letters)+marks))
}

// width is how many bits the places from 0 to n-1 need.
func width(n int) int { return bits.Len(uint(max(n-1, 0))) }

// sorted are the different letters of a text in ascending order.
func sorted(text []rune) []rune {
	slices.Sort(text)
	return slices.Compact(text)
}

// events writes the events and their end.
func (w *writer) events(events []match.Event) error {
	var used []rune
	for _, e := range events {
		if e.Kind == match.Plays {
			used = append(used, e.Letter)
		}
		used = append(used, []rune(e.Word)...)
	}
	alphabet := sorted(used)
	other := slices.ContainsFunc(alphabet, func(r rune) bool { return r < 'a' || r > 'z' })
	w.flag(other)
	if other {
		w.letters(alphabet)
	} else {
		alphabet = latin
	}
	mark := func(mark int) { w.bits(uint64(len(alphabet)+mark), width(len(alphabet)+marks)) }
	for _, e := range events {
		switch e.Kind {
		case match.Plays:
			w.place(alphabet, e.Letter, marks)
		case match.ClaimsWord:
			mark(markWord)
		case match.ClaimsNone:
			mark(markNone)
		case match.Names:
			mark(markNames)
			for _, letter := range e.Word {
				w.place(alphabet, letter, marks)
			}
			mark(markNames)
		default:
			return errors.New("a link has no place for help, or for what was taken back")
		}
	}
	mark(markEnd)
	return nil
}

// reader reads what a writer wrote. It has failed once anything else is met, and then it gives zeros.
type reader struct {
	bytes  []byte
	used   int // bits
	failed bool
}

func (r *reader) bits(n int) (value uint64) {
	if r.failed = r.failed || r.used+n > 8*len(r.bytes); r.failed {
		return 0
	}
	for range n {
		value = value<<1 | uint64(r.bytes[r.used/8]>>(7-r.used%8)&1)
		r.used++
	}
	return value
}

// number reads a number below 2 to the power of 32.
func (r *reader) number() (n int) {
	for shift := 0; shift < 32; shift += 4 {
		group := r.bits(5)
		n |= int(group&15) << shift
		if group < 16 {
			return n
		}
	}
	r.failed = true
	return 0
}

func (r *reader) letters() (letters []rune) {
	last := 0
	for n := r.number(); n > 0 && !r.failed; n-- {
		last += r.number()
		if last > '\U0010ffff' {
			r.failed = true
			return nil
		}
		letters = append(letters, rune(last))
	}
	return letters
}

// texts returns what reads one text after another.
func (r *reader) texts() (next func() string) {
	letters := r.letters()
	return func() string {
		n := r.number()
		r.failed = r.failed || n > mostText
		var text []rune
		for ; n > 0 && !r.failed; n-- {
			if at := int(r.bits(width(len(letters)))); at < len(letters) {
				text = append(text, letters[at])
			} else {
				r.failed = true
			}
		}
		return string(text)
	}
}

// events reads events up to their end.
func (r *reader) events() (events []match.Event) {
	alphabet := latin
	if r.bits(1) == 1 {
		alphabet = r.letters()
	}
	if slices.ContainsFunc(alphabet, func(letter rune) bool { return !dicts.IsLetter(letter) }) {
		r.failed = true
	}
	var word []rune
	naming := false
	for !r.failed {
		at := int(r.bits(width(len(alphabet) + marks)))
		switch mark := at - len(alphabet); {
		case mark < 0 && naming:
			word = append(word, alphabet[at])
		case mark < 0:
			events = append(events, match.Event{Kind: match.Plays, Letter: alphabet[at]})
		case mark == markNames && naming:
			events, word, naming = append(events, match.Event{Kind: match.Names, Word: string(word)}), nil, false
		case naming || mark > markEnd:
			r.failed = true
		case mark == markNames:
			naming = true
		case mark == markWord:
			events = append(events, match.Event{Kind: match.ClaimsWord})
		case mark == markNone:
			events = append(events, match.Event{Kind: match.ClaimsNone})
		default:
			return events
		}
	}
	return nil
}
