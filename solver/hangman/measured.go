package hangman

import (
	_ "embed"
	"fmt"
	"strings"
	"sync"

	"spectrie/dicts"
)

// What was measured settles how good the fourth classic algorithm is, which was
// believed to be nearly optimal. Over all words it loses 3.6 % more lives than
// [BestPlay], and with 6 lives it finds one word in a hundred less. The second
// letter that it looks at does not help it: #2, which does not, loses fewer lives.
// In endings, where the exact search tells what is possible, it finds 92 % of
// the words that can be found with one life, 95 % with two, and 99 % with five.

// MeasuredDict is the dictionary of the measurements, all of whose words are
// played.
const MeasuredDict = dicts.DefaultID

// MeasuredEndings is how many endings are measured, and MeasuredSeed takes them.
const (
	MeasuredEndings = 1000
	MeasuredSeed    = 1
)

// Measured is how every contestant fares against the words of one length.
type Measured struct {
	Letters int
	Scores  []Score // of each of [Contestants]
}

// measured.txt is written by
//
//	go test ./solver/hangman -run Measured -timeout 10m -update
//
// in a minute or two. It has a line for each number of letters: that, the words, and
// for each contestant the lives lost and the words found with 6, 8 and 10 lives.
// A line of an ending follows the number of endings that were played: the lives,
// the positions, the words in them, those that can be found, and those that each
// algorithm finds.
//
//go:embed measured.txt
var measuredText string

// measurements are what measured.txt says. It is read when somebody asks.
var measurements = sync.OnceValues(func() ([]Measured, map[int][]Ending) { return readMeasured(measuredText) })

// MeasuredScores are the scores for each number of letters, in order.
func MeasuredScores() []Measured {
	lengths, _ := measurements()
	return lengths
}

// MeasuredEndingScores are what became of the endings, for 1 life and more.
func MeasuredEndingScores() []Ending {
	_, endings := measurements()
	return endings[MeasuredEndings]
}

func readMeasured(text string) (lengths []Measured, endings map[int][]Ending) {
	endings = map[int][]Ending{}
	for line := range strings.Lines(text) {
		in := strings.NewReader(line)
		number := func() (n int) {
			if _, err := fmt.Fscan(in, &n); err != nil {
				panic(fmt.Errorf("measured.txt: %q: %w", line, err))
			}
			return n
		}
		if rest, ok := strings.CutPrefix(line, "endings"); ok {
			in.Reset(rest)
			n := number()
			e := Ending{Lives: number(), Positions: number(), Words: number(), Possible: number()}
			for range Algorithms {
				e.Won = append(e.Won, number())
			}
			endings[n] = append(endings[n], e)
			continue
		}
		m := Measured{Letters: number()}
		words := number()
		for range Contestants {
			s := Score{Words: words, Lost: number()}
			for i := range s.Won {
				s.Won[i] = number()
			}
			m.Scores = append(m.Scores, s)
		}
		lengths = append(lengths, m)
	}
	return lengths, endings
}
