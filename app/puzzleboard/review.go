package puzzleboard

import (
	"unicode/utf8"

	"spectrie/app/shelf"
	"spectrie/app/text"
	"spectrie/solver"
	"spectrie/trainer"
	"spectrie/trainer/puzzle"
)

// Review says in the words of the board what a person did with a puzzle, as far as the log has kept it: which letter
// they played, and how a wrong one loses. It is "" where the dictionary of the puzzle is not on the shelf.
func Review(l *shelf.Shelf, p puzzle.Puzzle, e *trainer.Entry) string {
	if !l.Has(p.Dict) {
		return ""
	}
	game, err := l.PuzzleGame(p)
	if err != nil {
		return ""
	}
	play, err := puzzle.NewPlay(p, game)
	if err != nil {
		return ""
	}
	gave, _ := utf8.DecodeRuneInString(e.Gave)
	if p.Kind == puzzle.Loser {
		return "" // which asks for no letter
	}
	if e.Grade != trainer.Again {
		return solvedWith(play, e.Gave)
	}
	found := ""
	if e.Found > 0 {
		found = "You found " + text.Pick(e.Found == 1, "the first letter", "the first "+text.CountedInWords(e.Found, "letter"))
	}
	switch {
	case e.Gave == "" && found != "":
		return found + ", and then gave up."
	case e.Gave == "":
		return "You gave up."
	}
	but := text.Pick(found == "", "", found+", but ")
	asked := missesWith(play, e.Found, gave)
	if len(asked) != 1 { // the letters before it are not known
		return text.Pick(found == "", "You", but+"then you") + " played " + capital(gave) + "."
	}
	q := question{puzzle: p, play: play, asked: asked[0], gave: gave}
	play.At = asked[0]
	play.Give(gave)
	return but + q.refuted()
}

// solvedWith says which letter solved a puzzle. It is "" where the log did not keep the letter.
func solvedWith(play *puzzle.Play, gave string) string {
	if gave == "" {
		return ""
	}
	letter, _ := utf8.DecodeRuneInString(gave)
	best, _ := utf8.DecodeRuneInString(play.Solution().Fragment()[len(play.Start.Fragment()):])
	return "You played " + capital(letter) + text.Pick(letter == best, ".", ", which wins too.")
}

// missesWith are the questions at which a letter is wrong, so many right letters after the first question. There can
// be several, because there can be several right letters.
func missesWith(play *puzzle.Play, found int, gave rune) (asked []solver.Position) {
	if found == 0 || play.Kind == puzzle.Threat {
		if try := *play; try.Give(gave).Legal && try.Over && !try.Right && found == 0 {
			return []solver.Position{play.At}
		}
		return nil
	}
	for _, key := range play.Keys() {
		if on := *play; on.Give(key.Letter()).Right && !on.Over {
			asked = append(asked, missesWith(&on, found-1, gave)...)
		}
	}
	return asked
}
