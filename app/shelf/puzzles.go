package shelf

import "spectrie/trainer/puzzle"

// puzzlesPath is the relative address of the puzzles.
const puzzlesPath = "web/puzzles.txt"

// ReadPuzzles reads the puzzles of the site. It blocks. It leaves out those whose dictionary is missing here, and does not
// put them on the shelf: only the goroutine that handles events may do that.
func (l *Shelf) ReadPuzzles() (*puzzle.Set, error) {
	file, err := l.Files(puzzlesPath)
	if err != nil {
		return nil, err
	}
	set, err := puzzle.Decode(file)
	if err != nil || len(l.Absent) == 0 {
		return set, err
	}
	return set.Only(func(p puzzle.Puzzle) bool { return !l.Absent[p.Dict] }), nil
}

// PuzzleGame is the game of a puzzle. Its dictionary must be on the shelf. The shelf keeps the last one.
func (l *Shelf) PuzzleGame(p puzzle.Puzzle) (*puzzle.Game, error) {
	solution, err := l.Solve(p.Dict, p.Rules)
	if err != nil {
		return nil, err
	}
	if l.puzzleGame == nil || l.puzzleGame.Solution != solution {
		l.puzzleGame = puzzle.NewGame(p.Dict, solution)
	}
	return l.puzzleGame, nil
}

// HasPuzzle reports whether the site has a puzzle. Before the puzzles are read, it takes any for there.
func (l *Shelf) HasPuzzle(id string) bool {
	if l.Puzzles == nil {
		return true
	}
	_, has := l.Puzzles.ByID(id)
	return has
}
