package hangman

import (
	"cmp"
	"errors"
	"math"
	"math/rand/v2"
	"runtime"
	"slices"
	"strings"
	"testing"
	"unicode/utf8"

	"spectrie/dicts"
	"spectrie/dicts/data"
)

// The slow twin is what the package does, written down from its definitions:
// with strings and maps, every pair of letters and every word. It is slow and
// obviously right, and the package must agree with it.

// slowFit is every phrase with the template's separators in place, whose words
// are in the dictionary, with the shown letters where they are shown and no
// letter that was tried anywhere else.
func slowFit(words []string, template, excluded string) (fit []string) {
	phrases := []string{""}
	part := 0
	grow := func(ends []string) {
		var grown []string
		for _, phrase := range phrases {
			for _, end := range ends {
				grown = append(grown, phrase+end)
			}
		}
		phrases, part = grown, 0
	}
	close := func() {
		if part > 0 {
			grow(slices.DeleteFunc(slices.Clone(words), func(word string) bool { return utf8.RuneCountInString(word) != part }))
		}
	}
	for _, cell := range template {
		if cell == ' ' || cell == '-' {
			close()
			grow([]string{string(cell)})
			continue
		}
		part++
	}
	close()
	for _, phrase := range phrases {
		fits := strings.Trim(template, " -") != ""
		cells := []rune(template)
		for i, letter := range []rune(phrase) {
			if cells[i] != Blank {
				fits = fits && letter == cells[i]
			} else {
				fits = fits && !strings.ContainsRune(template, letter) && !strings.ContainsRune(excluded, letter)
			}
		}
		if fits {
			fit = append(fit, phrase)
		}
	}
	slices.Sort(fit)
	return fit
}

// slowUntried are the letters of the words that were not tried, in order.
func slowUntried(words []string, tried string) []rune {
	letters := []rune(strings.Join(words, ""))
	letters = slices.DeleteFunc(letters, func(r rune) bool { return strings.ContainsRune(tried+" -", r) })
	slices.Sort(letters)
	return slices.Compact(letters)
}

// slowMean is the mean of a measure over the words.
func slowMean(words []string, measure func(word string) float64) float64 {
	sum := 0.
	for _, word := range words {
		sum += measure(word)
	}
	return sum / float64(len(words))
}

func slowFilled(words []string, letters ...rune) float64 {
	return slowMean(words, func(word string) (filled float64) {
		for _, letter := range letters {
			filled += float64(strings.Count(word, string(letter)))
		}
		return filled
	})
}

func slowLost(words []string, letters ...rune) float64 {
	return slowMean(words, func(word string) (lost float64) {
		for _, letter := range letters {
			if !strings.ContainsRune(word, letter) {
				lost++
			}
		}
		return lost
	})
}

// slowPattern is a word with all but one letter blanked out.
func slowPattern(word string, letter rune) string {
	return strings.Map(func(r rune) rune {
		if r == letter {
			return r
		}
		return Blank
	}, word)
}

func slowBits(words []string, letter rune) (entropy float64) {
	patterns := map[string]int{}
	for _, word := range words {
		patterns[slowPattern(word, letter)]++
	}
	for _, count := range patterns {
		p := float64(count) / float64(len(words))
		entropy -= p * math.Log2(p)
	}
	return entropy
}

// slowValue rates a letter as the algorithm's definition says.
func slowValue(a Algorithm, words []string, letters []rune, letter rune) float64 {
	switch a {
	case MostFilled:
		return slowFilled(words, letter)
	case MostFilledLost:
		return slowFilled(words, letter) / slowLost(words, letter)
	case MostFilledTwo, MostFilledLostTwo:
		best := math.Inf(-1)
		for _, second := range letters {
			if second == letter {
				continue
			}
			value := slowFilled(words, letter, second)
			if a == MostFilledLostTwo {
				value /= slowLost(words, letter, second)
			}
			best = max(best, value)
		}
		if len(letters) == 1 {
			return slowValue(a-2, words, letters, letter)
		}
		return best
	case MostHit:
		return 1 - slowLost(words, letter)
	case MostInformation:
		return slowBits(words, letter)
	}
	bits, lost := slowBits(words, letter), slowLost(words, letter)
	if lost == 0 && bits > 0 {
		return math.Inf(1)
	}
	return bits / (lost + 1./8)
}

// near allows for rounding, which the twin does in another order.
func near(x, y float64) bool {
	return x == y || math.Abs(x-y) <= 1e-9 || math.Abs(x/y-1) <= 1e-9
}

func fewer(n int) int {
	if runtime.GOARCH == "wasm" || testing.Short() {
		return n / 4
	}
	return n
}

// wordsOver arranges a list of words over the letters that they have, and more.
func wordsOver(tb testing.TB, words []string, more string) *Words {
	tb.Helper()
	words = slices.Compact(slices.Sorted(slices.Values(words)))
	letters := []rune(strings.Join(words, "") + more)
	slices.Sort(letters)
	alphabet, err := dicts.NewAlphabet(string(slices.Compact(letters)))
	if err != nil {
		tb.Fatal(err)
	}
	b := dicts.NewBuilder(alphabet, false)
	for _, word := range words {
		if err := b.Add(word, 0); err != nil {
			tb.Fatal(err)
		}
	}
	return NewWords(b.Trie())
}

// shipped arranges a dictionary that ships.
func shipped(tb testing.TB, id string) *Words {
	tb.Helper()
	d, err := data.Load(id)
	if err != nil {
		tb.Fatal(err)
	}
	return NewWords(d.Trie)
}

func fit(tb testing.TB, w *Words, template, excluded string) *Candidates {
	tb.Helper()
	parsed, err := ParseTemplate(template)
	if err != nil {
		tb.Fatal(err)
	}
	c, err := w.Fit(parsed, excluded)
	if err != nil {
		tb.Fatal(err)
	}
	return c
}

// untroubled is a tick that never ends anything.
func untroubled() error { return nil }

// scripts are letters to make dictionaries of.
var scripts = []string{"abcdef", "aeyz", "αβγδεζ", "бвгдеж", "אבגדה", "аbåß", "さしすせ"}

// puzzle is a dictionary and what is shown of one of its phrases.
type puzzle struct {
	words              []string
	alphabet           string
	template, excluded string
}

func (p *puzzle) tried() string { return p.template + p.excluded }

// randomList is up to n words of up to length letters.
func randomList(r *rand.Rand, letters []rune, n, length int) (words []string) {
	for range 1 + r.IntN(n) {
		word := make([]rune, 1+r.IntN(length))
		for i := range word {
			word[i] = letters[r.IntN(len(letters))]
		}
		words = append(words, string(word))
	}
	slices.Sort(words)
	return slices.Compact(words)
}

// randomPuzzle shows a word or phrase of a random dictionary after some
// letters were tried, or now and then something that may fit nothing.
func randomPuzzle(r *rand.Rand) puzzle {
	letters := []rune(scripts[r.IntN(len(scripts))])
	letters = letters[:min(len(letters), 3+r.IntN(4))]
	p := puzzle{words: randomList(r, letters, 40, 1+r.IntN(7)), alphabet: string(letters)}
	phrase := p.words[r.IntN(len(p.words))]
	for len(p.words) < 15 && r.IntN(3) == 0 {
		phrase += []string{" ", "-"}[r.IntN(2)] + p.words[r.IntN(len(p.words))]
		if utf8.RuneCountInString(phrase) > 12 {
			break
		}
	}
	tried := map[rune]bool{}
	for range r.IntN(4) {
		tried[letters[r.IntN(len(letters))]] = true
	}
	cells := []rune(phrase)
	for i, cell := range cells {
		if !Separates(cell) && (!tried[cell] || r.IntN(50) == 0) {
			cells[i] = Blank
		}
	}
	p.template = string(cells)
	for _, letter := range letters {
		if tried[letter] && !strings.ContainsRune(p.template, letter) {
			p.excluded += string(letter)
		}
	}
	return p
}

func (p *puzzle) fit(t *testing.T) *Candidates {
	t.Helper()
	c, err := wordsOver(t, p.words, p.alphabet).Fit(Template{[]rune(p.template)}, p.excluded)
	if err != nil {
		t.Fatal(err)
	}
	return c
}

func TestAgreesWithTheSlowTwin(t *testing.T) {
	r := rand.New(rand.NewPCG(6, 1))
	for range fewer(4000) {
		p := randomPuzzle(r)
		c, want := p.fit(t), slowFit(p.words, p.template, p.excluded)
		if got := slices.Collect(c.Words()); !slices.Equal(got, want) || c.Count() != len(want) {
			t.Fatalf("%+v: %d words %q, the twin has %q", p, c.Count(), got, want)
		}
		if len(want) == 0 {
			if letters := c.Letters(); len(letters) != 0 {
				t.Fatalf("%+v: letters %v without words", p, letters)
			}
			continue
		}
		letters, untried := c.Letters(), slowUntried(want, p.tried())
		if got := lettersOf(letters); got != string(untried) {
			t.Fatalf("%+v: letters %q, the twin has %q", p, got, string(untried))
		}
		for _, l := range letters {
			lost := slowLost(want, l.Letter)
			if !near(l.Hit, 1-lost) || !near(l.Lost(), lost) || l.Sure != (lost == 0) ||
				!near(l.Filled, slowFilled(want, l.Letter)) || !near(l.Bits, slowBits(want, l.Letter)) {
				t.Fatalf("%+v: %c is %+v, not so in %q", p, l.Letter, l, want)
			}
		}
		for _, a := range Algorithms[:BestPlay] {
			agreesOnRatings(t, &p, a, letters, want, untried)
		}
	}
}

func lettersOf(letters []Letter) string {
	var all []rune
	for _, l := range letters {
		all = append(all, l.Letter)
	}
	return string(all)
}

// agreesOnRatings compares values, order and ties.
func agreesOnRatings(t *testing.T, p *puzzle, a Algorithm, letters []Letter, words []string, untried []rune) {
	t.Helper()
	values := map[rune]float64{}
	for _, letter := range untried {
		values[letter] = slowValue(a, words, untried, letter)
	}
	order := slices.Clone(untried)
	slices.SortStableFunc(order, func(x, y rune) int {
		if !near(values[x], values[y]) {
			return cmp.Compare(values[y], values[x])
		}
		if hitX, hitY := slowLost(words, x), slowLost(words, y); !near(hitX, hitY) {
			return cmp.Compare(hitX, hitY)
		}
		return 0
	})
	ratings := Rate(a, letters)
	tied := 0
	for i, rating := range ratings {
		if rating.Letter != order[i] || !near(rating.Value, values[order[i]]) || rating.Sure() != math.IsInf(values[order[i]], 1) {
			t.Fatalf("%+v: #%d has %c with %v at %d, the twin %c with %v", p, a+1, rating.Letter, rating.Value, i, order[i], values[order[i]])
		}
		if near(values[order[i]], values[order[0]]) {
			tied++
		}
		two := a == MostFilledTwo || a == MostFilledLostTwo
		if (rating.Then != 0) != (two && len(untried) > 1) {
			t.Fatalf("%+v: #%d has %c and then %q", p, a+1, rating.Letter, rating.Then)
		}
		if rating.Then != 0 {
			pair := slowValue(a, words, []rune{rating.Letter, rating.Then}, rating.Letter)
			if rating.Then == rating.Letter || !near(pair, rating.Value) {
				t.Fatalf("%+v: #%d has %c then %c with %v, together they have %v", p, a+1, rating.Letter, rating.Then, rating.Value, pair)
			}
		}
	}
	if got := len(Tied(ratings)); got != tied {
		t.Fatalf("%+v: #%d has %d tied of %v, the twin %d", p, a+1, got, ratings, tied)
	}
}

var errEnough = errors.New("enough")
