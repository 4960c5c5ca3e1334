package puzzle

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

// The file of a set is text. Its first line names the format. Then come the puzzles of one kind and game after the
// other: a line with what their ids begin with, and a line of fragments, each with its rating in tens.
//
//	spectrie puzzles 1
//	win/american-english-7.1/4/2
//	abdi141 absc129 jo152
const (
	fileHead      = "spectrie puzzles 1"
	mostFileBytes = 1 << 20
	mostTens      = 400
)

// Encode writes the set as a file.
func (s *Set) Encode() []byte {
	var b strings.Builder
	b.WriteString(fileHead)
	group := ""
	for _, p := range s.Puzzles {
		if begins := p.Kind.String() + "/" + p.group(); begins != group {
			group = begins
			b.WriteString("\n" + group + "\n")
		} else {
			b.WriteByte(' ')
		}
		b.WriteString(p.Fragment + strconv.Itoa(p.Rating/step))
	}
	b.WriteByte('\n')
	return []byte(b.String())
}

// Decode reads what [Set.Encode] wrote. It refuses everything else.
func Decode(file []byte) (*Set, error) {
	if len(file) > mostFileBytes {
		return nil, fmt.Errorf("a file of puzzles with more than %d bytes", mostFileBytes)
	}
	lines := strings.Split(strings.TrimSuffix(string(file), "\n"), "\n")
	if lines[0] != fileHead || len(lines)%2 != 1 {
		return nil, errors.New("not a file of puzzles")
	}
	var puzzles []Puzzle
	for i := 1; i < len(lines); i += 2 {
		begins, err := ParseID(lines[i] + "/a")
		if err != nil {
			return nil, err
		}
		for entry := range strings.SplitSeq(lines[i+1], " ") {
			fragment := strings.TrimRight(entry, "0123456789")
			tens, err := strconv.Atoi(entry[len(fragment):])
			if err != nil || tens > mostTens {
				return nil, fmt.Errorf("a puzzle %.40q without a rating", entry)
			}
			p := begins
			p.Fragment, p.Rating = fragment, tens*step
			if err := p.check(); err != nil {
				return nil, fmt.Errorf("a puzzle %.40q: %w", entry, err)
			}
			puzzles = append(puzzles, p)
		}
	}
	s := NewSet(puzzles)
	if len(s.places) < len(puzzles) {
		return nil, errors.New("a file of puzzles that has one of them twice")
	}
	if string(s.Encode()) != string(file) {
		return nil, errors.New("a file of puzzles that is not written as expected")
	}
	return s, nil
}
