package site

import (
	"sync"

	"spectrie/app/address"
	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/plan"
	"spectrie/app/shelf"
	"spectrie/app/tree"
	"spectrie/dicts"
	"spectrie/solver"
)

// exampleWords are all the words of the game that the help explains. Player 2 completes
// the words of four letters and loses; player 1 completes those of five. So B loses for
// player 1, because player 2 answers R. C wins: player 1 answers CA with P, and CR leads
// only to CROW.
var exampleWords = []string{"bone", "broom", "candy", "cape", "crow"}

// threesomeWords are all the words of a game for three. APPLE costs player 2 the round, BANANA
// player 3, BEAN player 1 and BERRY player 2.
var threesomeWords = []string{"apple", "banana", "bean", "berry"}

const exampleID = "example"

// example is the solved game, drawn by the code that draws the explorer.
// The text beside each drawing says the same in words.
type example struct {
	rounds markup.HTML // every possible round, without verdicts
	leaves markup.HTML // the verdict of each word for player 1
	solved markup.HTML // the verdict of every fragment
	toKnow markup.HTML // player 1's letters and every reply

	playWell markup.HTML // of three players, if everyone plays well
	against  markup.HTML // the same, if all play against player 1
}

// exampleOnce solves the example when the help is first opened.
var exampleOnce = sync.OnceValue(solveExample)

func solveExample() *example {
	shelf := shelfOf(exampleWords)
	view := address.DefaultView
	view.Dict = exampleID
	s := mustCompose(shelf, view)
	plan, err := plan.Make(shelf, view)
	if err != nil {
		panic(err)
	}
	every := func(solver.Position) bool { return true }
	e := &example{
		rounds: picture(s, "rounds", func(solver.Position) bool { return false }),
		leaves: picture(s, "leaves", solver.Position.Over),
		solved: picture(s, "solved", every),
		toKnow: picture(plan.Scene("", board.Extent{Rows: board.UsualRows}, nil), "know", every),
	}
	shelf, view.Rules.Players = shelfOf(threesomeWords), 3
	e.playWell = picture(mustCompose(shelf, view), "well", every)
	view.Guaranteed = true
	e.against = picture(mustCompose(shelf, view), "against", every)
	return e
}

// mustCompose solves a game whose rules are valid.
func mustCompose(shelf *shelf.Shelf, view address.View) *board.Scene {
	s, _, err := board.Compose(shelf, view)
	if err != nil {
		panic(err)
	}
	return s
}

// shelfOf holds one dictionary of a few words, which are valid.
func shelfOf(list []string) *shelf.Shelf {
	words := dicts.NewBuilder(dicts.Latin, false)
	for _, word := range list {
		if err := words.Add(word, 0); err != nil {
			panic(err)
		}
	}
	l := &shelf.Shelf{}
	l.Add(&dicts.Dictionary{ID: exampleID, Trie: words.Trie()})
	return l
}

// picture draws the whole scene. It shows the verdicts of the positions for which told
// returns true; the others are neutral. id keeps the ids of its nodes unique on the page.
func picture(s *board.Scene, id string, told func(solver.Position) bool) markup.HTML {
	root, _ := s.BuildTree(board.Extent{Rows: board.UsualRows})
	var mute func(n *tree.Node, at solver.Position)
	mute = func(n *tree.Node, at solver.Position) {
		if !told(at) {
			n.Mark = tree.Neutral
		}
		n.Current = false // there is no current fragment in a picture
		for _, child := range n.Children {
			child.Best = child.Best && told(at)
			letters := []rune(child.Key)
			next, _ := at.Play(letters[len(letters)-1])
			mute(child, next)
		}
	}
	mute(root, s.Pos)
	return tree.Arrange(root, tree.Standard).SVG(tree.Options{IDPrefix: "help-" + id + "-"})
}
