package dicts

import (
	"bytes"
	"encoding/binary"
	"math/rand"
	"slices"
	"sort"
	"strings"
	"testing"
	"unicode"
	"unicode/utf16"
	"unicode/utf8"
)

// slowImport is an import that is obviously right: the whole text as strings,
// a set, and a sort. It knows neither packing nor limits.
func slowImport(text string, lower bool) (words []string, r Report) {
	text = strings.TrimPrefix(text, "\ufeff")
	text = strings.ReplaceAll(text, "\r\n", "\n")
	text = strings.ReplaceAll(text, "\r", "\n")
	lines := strings.Split(text, "\n")
	if lines[len(lines)-1] == "" {
		lines = lines[:len(lines)-1]
	}
	set := map[string]bool{}
	uses := map[rune]int{}
	for _, line := range lines {
		r.Lines++
		line = strings.TrimSpace(line)
		word, reason := slowWord(line, lower)
		switch {
		case line == "":
			r.Blank++
		case strings.HasPrefix(line, "#"):
			r.Comments++
		case reason != kept:
			r.leaveOut(reason, []byte(line))
		case set[word]:
			r.Duplicates++
		default:
			set[word] = true
			for i, letter := range word {
				if strings.IndexRune(word, letter) == i {
					uses[letter]++
				}
			}
		}
	}
	var letters []rune
	for letter := range uses {
		letters = append(letters, letter)
	}
	sort.Slice(letters, func(i, j int) bool {
		a, b := letters[i], letters[j]
		return uses[a] > uses[b] || uses[a] == uses[b] && a < b
	})
	rare := string(letters[min(len(letters), MaxAlphabet):])
	var all []string
	for word := range set {
		all = append(all, word)
	}
	sort.Strings(all)
	for _, word := range all {
		if strings.ContainsAny(word, rare) {
			r.leaveOut(TooManyLetters, []byte(word))
		} else {
			words = append(words, word)
		}
	}
	r.Kept = len(words)
	return words, r
}

func slowWord(line string, lower bool) (string, Reason) {
	var word []rune
	for i, c := range line {
		if c == utf8.RuneError && !strings.HasPrefix(line[i:], "\ufffd") {
			return "", NotUTF8
		}
		if lower && c == 'Σ' && i > 0 && line[i:] == "Σ" {
			c = 'ς'
		} else if lower {
			c = unicode.ToLower(c)
		}
		switch {
		case IsLetter(c) && len(word) == MaxLetters:
			return "", TooLong
		case IsLetter(c):
			word = append(word, c)
		case unicode.In(c, unicode.Lu, unicode.Lt):
			return "", Capital
		case strings.ContainsRune("'’‘＇", c):
			return "", Apostrophe
		case unicode.In(c, unicode.Pd):
			return "", Hyphen
		case unicode.In(c, unicode.N):
			return "", Digit
		case unicode.IsSpace(c):
			return "", Space
		default:
			return "", OtherCharacter
		}
	}
	return string(word), kept
}

// compareToTwin checks an import of text against the slow one.
func compareToTwin(t *testing.T, text string, lower bool, trie *Trie, r Report) {
	t.Helper()
	words, want := slowImport(text, lower)
	if got := wordsOf(trie); !slices.Equal(got, words) {
		t.Errorf("%.200q: %d words %.200q, want %d %.200q", text, len(got), got, len(words), words)
	}
	for i := range want.ByReason {
		if !slices.Equal(r.ByReason[i].Examples, want.ByReason[i].Examples) {
			t.Errorf("%.200q: examples %v: %q, want %q", text, Reason(i), r.ByReason[i].Examples, want.ByReason[i].Examples)
		}
		r.ByReason[i].Examples, want.ByReason[i].Examples = nil, nil
		if r.ByReason[i].Count != want.ByReason[i].Count {
			t.Errorf("%.200q: %d lines %v, want %d", text, r.ByReason[i].Count, Reason(i), want.ByReason[i].Count)
		}
	}
	r.ByReason, want.ByReason = [reasons]LeftOut{}, [reasons]LeftOut{}
	if got, want := r.Lines, want.Lines; got != want {
		t.Errorf("%.200q: %d lines, want %d", text, got, want)
	}
	if r.Kept != want.Kept || r.Duplicates != want.Duplicates || r.Blank != want.Blank || r.Comments != want.Comments {
		t.Errorf("%.200q: %+v, want %+v", text, r, want)
	}
}

// randomText makes a list of mostly words in one of several styles: few or many
// different words, in order or not, with odd lines and line ends.
func randomText(random *rand.Rand) string {
	pick := func(from ...string) string { return from[random.Intn(len(from))] }
	letters := []rune(pick("ab", "abcdefghijklmnopqrstuvwxyz", "aàáâãäåæçèéêëìíîïðñòóôõöøùúûüýþÿzyxwvu", "אבגד", "a𐐨𐐩"))
	longest := 1 + random.Intn(12)
	odd := random.Intn(4) // of 8 lines
	ends := [][]string{{"\n"}, {"\r\n"}, {"\r"}, {"\n", "\r", "\r\n", "\n\r", "\r\r\n"}}[random.Intn(4)]
	var lines []string
	for range random.Intn(6000) {
		var word strings.Builder
		for range 1 + random.Intn(longest) {
			word.WriteRune(letters[random.Intn(len(letters))])
		}
		line := word.String()
		if random.Intn(8) < odd {
			i := random.Intn(len(line) + 1)
			line = line[:i] + pick("", " ", "'", "-", "B", "7", "#", "\u00a0", "\t", "é", "ß", "!", "\xe9", strings.Repeat("x", 70), strings.Repeat(" ", 2000), "É") + line[i:]
		}
		lines = append(lines, line)
	}
	switch random.Intn(3) {
	case 0:
		sort.Strings(lines)
	case 1:
		half := lines[:len(lines)/2]
		sort.Strings(half)
	}
	var text strings.Builder
	text.WriteString(pick("", "\ufeff", "# list\n"))
	for _, line := range lines {
		text.WriteString(line)
		text.WriteString(ends[random.Intn(len(ends))])
	}
	return strings.TrimSuffix(text.String(), pick("", "\n", "\r"))
}

func TestImportAgreesWithItsTwin(t *testing.T) {
	for seed := range int64(300) {
		random := rand.New(rand.NewSource(seed))
		text, lower := randomText(random), random.Intn(2) == 0
		trie, r, err := Import(strings.NewReader(text), ImportOptions{Lower: lower})
		if err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
		compareToTwin(t, text, lower, trie, r)
		checkReport(t, trie, r)
		if t.Failed() {
			t.Fatalf("seed %d", seed)
		}
	}
}

// utf16Text is text as Windows writes it: with a mark, in either byte order.
func utf16Text(text string, order int) string {
	var b bytes.Buffer
	by := [...]binary.ByteOrder{binary.LittleEndian, binary.BigEndian}[order]
	binary.Write(&b, by, append([]uint16{0xfeff}, utf16.Encode([]rune(strings.TrimPrefix(text, "\ufeff")))...))
	return b.String()
}
