// Package puzzleboard is the board of one puzzle: the tiles, the question, what is said about the answer, and the keys.
//
// A page makes one [Board] and sets its exported fields. [Board.Show] puts a puzzle on it, and loads the dictionary
// first where it is missing. When the puzzle is solved or missed, the board calls Done once, and the page notes the
// answer there. Then it shows the refutation and the solution, and a button that calls Next.
//
//	b := puzzleboard.New(h, shelf, answers, address.PuzzlePractice)
//	b.Done = func(o puzzleboard.Outcome) { answers.Note(trainer.Puzzled, …) }
//	b.Next, b.NextName = p.nextPuzzle, "Next puzzle"
//	b.Top = func() []app.UI { … }      // the line on top
//	b.Says = func() string { … }       // a line after the end, such as the change of a rating
//	b.Show(p)
//
// The page draws [Board.Draw] in an element of the class "sitting", which fills the window (web/drill.css), passes keys to
// [Board.OnKey], calls [Board.Resume] when it comes back to the front, and [Board.Stop] when it has no puzzle any more.
// Before the first puzzle it has [LoadPuzzles] read the set. State, answers and timers are in board.go and play.go,
// sentences in words.go, and what is drawn in draw.go.
package puzzleboard
