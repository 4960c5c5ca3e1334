package site

import (
	"sync"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/plan"
	"spectrie/app/shelf"
	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

// exampleWords are all the words of the game that the help explains. Words of four
// letters cost player 2 the round, those of five player 1: so B loses for player 1,
// because player 2 answers R, and C wins, because CA has the answer P and CR leads to
// CROW only.
var exampleWords = []string{"bone", "broom", "candy", "cape", "crow"}

const exampleID = "example"

// example is that game, solved by the solver and drawn by the code of the explorer.
// Its drawings are pictures for the eye; the words beside them say the same.
type example struct {
	rounds string // every round there is, without a verdict
	leaves string // what each word means for player 1
	solved string // what each fragment does
	toKnow string // the letters to play, and the answers
}

// exampleOnce solves it when the help is opened for the first time.
var exampleOnce = sync.OnceValue(solveExample)

func solveExample() example {
	shelf := exampleShelf()
	view := address.DefaultView
	view.Dict = exampleID
	s, _, err := board.Compose(shelf, view)
	if err != nil {
		panic(err) // the rules are the usual ones
	}
	plan, err := plan.Make(shelf, view)
	if err != nil {
		panic(err)
	}
	all := board.Growth{Rows: board.UsualRows}
	return example{
		rounds: picture(s, "rounds", func(solver.Position) bool { return false }),
		leaves: picture(s, "leaves", solver.Position.Over),
		solved: picture(s, "solved", func(solver.Position) bool { return true }),
		toKnow: picture(plan.Scene("", all, nil), "know", func(solver.Position) bool { return true }),
	}
}

// exampleShelf is a library with the five words and nothing else.
func exampleShelf() *shelf.Shelf {
	words := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range exampleWords {
		if err := words.Add(word, 0); err != nil {
			panic(err)
		}
	}
	l := &shelf.Shelf{}
	l.Add(&dicts.Dictionary{ID: exampleID, Trie: words.Trie()})
	return l
}

// picture draws all of the scene, with the verdicts of the fragments that are told;
// the others are neutral. id tells its nodes from those of other pictures.
func picture(s *board.Scene, id string, told func(solver.Position) bool) string {
	root, _ := s.Grow(board.Growth{Rows: board.UsualRows})
	var mute func(n *tree.Node, at solver.Position)
	mute = func(n *tree.Node, at solver.Position) {
		if !told(at) {
			n.Mark = tree.Neutral
		}
		n.Current = false // nobody is anywhere in it
		for _, child := range n.Children {
			child.Best = child.Best && told(at)
			letters := []rune(child.Key)
			next, _ := at.Play(letters[len(letters)-1])
			mute(child, next)
		}
	}
	mute(root, s.Pos)
	return tree.Arrange(root, tree.Standard).SVG(tree.Options{Players: s.View.Rules.Players, IDPrefix: "help-" + id + "-"})
}
