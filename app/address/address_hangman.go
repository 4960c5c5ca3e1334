package address

import (
	"net/url"
	"slices"
	"strconv"
	"strings"
	"unicode/utf8"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// Bounds of the address of a Hangman page.
const (
	LongestTemplate = 2 * hangman.MaxCells // characters: a gap may follow each cell
	MostLives       = 25
	LeastLetters    = 2 // of a word
)

// writeHangman writes the fields of Hangman pages, after all others.
func (v *View) writeHangman(b *strings.Builder) {
	line := func(key, value string) {
		if value != "" {
			b.WriteString("&" + key + "=" + url.QueryEscape(value))
		}
	}
	number := func(key string, n uint64) {
		if n != 0 {
			b.WriteString("&" + key + "=" + strconv.FormatUint(n, 10))
		}
	}
	number("letters", uint64(v.Letters))
	number("lives", uint64(v.Lives))
	number("seed", v.Seed)
	line("template", v.Template)
	line("tried", v.Tried)
	line("way", text.Pick(v.Evil, "evil", ""))
	line("without", v.Without)
}

// readHangman reads the fields that the page of v knows.
func (v *View) readHangman(q url.Values, problem func(string, ...any)) {
	read := hangmanReader{q, problem}
	switch v.Page {
	case Hangman:
		v.Template = read.template()
		v.Without = Sorted(read.letters("without", "Only letters can be missing from a word"))
		v.Lives = read.lives()
	case HangmanPractice:
		v.Lives, v.Letters = read.lives(), read.length()
		v.Evil, v.Seed = read.evil(), read.seed()
		v.Tried = read.letters("tried", "Only letters can be guessed")
	case HangmanHardest, HangmanAlgorithms:
		v.Letters = read.length()
	}
}

// hangmanReader reads single keys of an address and says what is wrong with them.
type hangmanReader struct {
	q       url.Values
	problem func(string, ...any)
}

// Blanks turns the other characters for a blank into the one that addresses have.
var Blanks = strings.NewReplacer("?", "_", ".", "_")

func (r hangmanReader) lower(key string) string {
	return strings.ToLower(strings.ToValidUTF8(r.q.Get(key), "\uFFFD"))
}

func (r hangmanReader) template() string {
	text := Blanks.Replace(r.lower("template"))
	if utf8.RuneCountInString(text) > LongestTemplate {
		r.problem("The known part of a word can have at most %d characters; the rest is left out.", LongestTemplate)
		text = string([]rune(text)[:LongestTemplate])
	}
	return text
}

// letters reads letters, each once, in the order of their first appearance.
func (r hangmanReader) letters(key, otherwise string) string {
	var kept []rune
	line, other := r.lower(key), false
	for _, letter := range line {
		if !dicts.IsLetter(letter) {
			other = true
		} else if !slices.Contains(kept, letter) {
			kept = append(kept, letter)
		}
	}
	if other {
		r.problem(otherwise+"; the rest of “%s” is left out.", text.Shorten(line))
	}
	return string(kept)
}

// Sorted is letters in the order of the alphabet.
func Sorted(letters string) string {
	runes := []rune(letters)
	slices.Sort(runes)
	return string(runes)
}

func (r hangmanReader) lives() int {
	return r.number("lives", "lives", "A game has %d to %d lives", 1, MostLives)
}

func (r hangmanReader) length() int {
	return r.number("letters", "letters", "Words here have %d to %d letters", LeastLetters, dicts.MaxLetters)
}

// number reads a number from least to most. It is 0 where the address has none.
func (r hangmanReader) number(key, what, bounds string, least, most int) int {
	line := r.q.Get(key)
	if line == "" {
		return 0
	}
	n, err := strconv.Atoi(line)
	if err != nil {
		r.problem("“%s” is not a number of %s; it is left out.", text.Shorten(line), what)
		return 0
	}
	kept := min(max(n, least), most)
	if kept != n {
		r.problem(bounds+"; this shows %d.", least, most, kept)
	}
	return kept
}

func (r hangmanReader) evil() bool {
	switch way := r.q.Get("way"); way {
	case "", "fair":
	case "evil":
		return true
	default:
		r.problem("There is no kind of game called “%s”; this one is fair.", text.Shorten(way))
	}
	return false
}

func (r hangmanReader) seed() uint64 {
	line := r.q.Get("seed")
	if line == "" {
		return 0
	}
	seed, err := strconv.ParseUint(line, 10, 64)
	if err != nil {
		r.problem("“%s” is not the number of a game; start a new one.", text.Shorten(line))
		return 0
	}
	return seed
}
