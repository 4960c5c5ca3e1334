package hangman

import (
	_ "embed"
	"fmt"
	"strconv"
	"strings"
	"sync"

	"spectrie/dicts"
)

// This file has the measurements behind the table of the package comment. In endings the
// exact search tells what is possible. There the fourth classic algorithm finds 92 % of
// the words that can be found with one life, 95 % with two, and 99 % with five.

// MeasuredDict is the dictionary of the measurements. All of its words are played.
const MeasuredDict = dicts.DefaultID

// MeasuredEndings is the number of endings that are measured, and MeasuredSeed the seed
// that takes them.
const (
	MeasuredEndings = 1000
	MeasuredSeed    = 1
)

// Measured is how well every contestant does against the words of one length.
type Measured struct {
	Letters int
	Scores  []Score // of each of [Contestants]
}

// MeasuredHard is a word on which [BestPlay] with any number of lives loses HardLives
// or more.
type MeasuredHard struct {
	Word string
	Lost int
}

// HardLives are so many that only a handful of words cost them. Words of one letter do
// not count: nothing but the order of guesses makes one of them harder than another.
const HardLives = 13

// measured.txt is written by
//
//	go test ./solver/hangman -run Measured -timeout 10m -update
//
// in a minute or two. It has three kinds of lines:
//
//   - for each number of letters: that number, the words, and for each contestant the
//     lives lost and the words found with 6, 8 and 10 lives;
//   - for endings: how many were asked for, the lives, the positions, the words in them,
//     how many of these can be found, and how many each algorithm finds;
//   - for a hard word: the lives lost on it, and the word.
//
//go:embed measured.txt
var measuredText string

// measurements are what measured.txt says.
type measurements struct {
	lengths []Measured
	endings map[int][]Ending // by how many were played
	hard    []MeasuredHard
}

// measured reads the file at the first call.
var measured = sync.OnceValue(func() measurements { return readMeasured(measuredText) })

// MeasuredScores are the scores for each number of letters, in order.
func MeasuredScores() []Measured { return measured().lengths }

// MeasuredEndingScores are the results of the endings, with 1 life first.
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
