package hangman

import (
	_ "embed"
	"fmt"
	"strconv"
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

// MeasuredHard is a hard word: one on which [BestPlay], told nothing of lives,
// loses HardLives or more.
type MeasuredHard struct {
	Word string
	Lost int
}

// HardLives are so many that only a handful of words cost them. The words of one
// letter are not looked at: all that tells them apart is which letter comes last.
const HardLives = 13

// measured.txt is written by
//
//	go test ./solver/hangman -run Measured -timeout 10m -update
//
// in a minute or two. It has a line for each number of letters: that, the words, and
// for each contestant the lives lost and the words found with 6, 8 and 10 lives.
// A line of an ending follows the number of endings that were played: the lives,
// the positions, the words in them, those that can be found, and those that each
// algorithm finds. A line of a hard word has the lives lost on it, and the word.
//
//go:embed measured.txt
var measuredText string

// measurements are what measured.txt says.
type measurements struct {
	lengths []Measured
	endings map[int][]Ending // by how many were played
	hard    []MeasuredHard
}

// measured is read when somebody asks.
var measured = sync.OnceValue(func() measurements { return readMeasured(measuredText) })

// MeasuredScores are the scores for each number of letters, in order.
func MeasuredScores() []Measured { return measured().lengths }

// MeasuredEndingScores are what became of the endings, for 1 life and more.
func MeasuredEndingScores() []Ending { return measured().endings[MeasuredEndings] }

// MeasuredHardest are all hard words, the hardest first.
func MeasuredHardest() []MeasuredHard { return measured().hard }

func readMeasured(text string) measurements {
	all := measurements{endings: map[int][]Ending{}}
	for line := range strings.Lines(text) {
		fields := strings.Fields(line)
		kind := fields[0]
		if kind == "endings" || kind == "hard" {
			fields = fields[1:]
		}
		number := func() int {
			n, err := strconv.Atoi(fields[0])
			if err != nil {
				panic(fmt.Errorf("measured.txt: %q: %w", line, err))
			}
			fields = fields[1:]
			return n
		}
		switch kind {
		case "endings":
			n := number()
			e := Ending{Lives: number(), Positions: number(), Words: number(), Possible: number()}
			for range Algorithms {
				e.Won = append(e.Won, number())
			}
			all.endings[n] = append(all.endings[n], e)
		case "hard":
			all.hard = append(all.hard, MeasuredHard{Lost: number(), Word: fields[0]})
		default:
			m := Measured{Letters: number()}
			words := number()
			for range Contestants {
				s := Score{Words: words, Lost: number()}
				for i := range s.Won {
					s.Won[i] = number()
				}
				m.Scores = append(m.Scores, s)
			}
			all.lengths = append(all.lengths, m)
		}
	}
	return all
}
