package play

import (
	"fmt"
	"strconv"
	"strings"

	"spectrie/app/board"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
	"spectrie/trainer/match"
)

// stepTable has a row for every letter and challenge of the round. A row says who did what,
// how that player stood before and after, and what would have been better. Its button chooses
// the step.
func (l *roundReview) stepTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("Letter").ColumnsOf("who", "Who").Columns("Before", "After").ColumnsOf("better", "Better")
	for i := range l.Steps {
		l.writeStep(t, i)
	}
	return t.Within("statistics-table steps-table")
}

func (l *roundReview) writeStep(t *markup.Table, i int) {
	s := &l.Steps[i]
	class := ""
	if i == l.TurningStep {
		class = "turn"
	}
	if i == l.step {
		class += " chosen"
	}
	t.Row(class)
	n, who := strconv.Itoa(i), string(l.who(s.Player).Start())
	m := t.Cell()
	m.Element("button", stepName(s), "type", "button", "id", "step-"+n, "data-step", n,
		"class", text.Pick(s.Kind == match.Plays, "step-letter "+colourOf(s.Player), "step-claim"),
		"aria-pressed", strconv.FormatBool(i == l.step), "aria-label", who+": "+stepName(s)+" "+atFragment(s.Fragment))
	board.SeatChip(m, s.Player+1)
	t.Text(who)
	before := l.ratingBefore(s)
	if i == 0 {
		before.text = inLetters(before.text)
	}
	for _, r := range []rating{before, l.ratingAfter(s)} {
		if m := t.Cell(); r.text != "" {
			m.Element("span", board.SignOf(r.class)+" "+r.text, "class", "pill "+r.class, "title", inLetters(r.text))
		}
	}
	t.Text(l.betterText(i))
}

// rating is a verdict as a pill shows it. The zero value shows none.
type rating struct{ class, text string }

// inLetters adds "letters" to the number in a verdict.
func inLetters(verdict string) string {
	switch {
	case strings.HasSuffix(verdict, " in 1"):
		return verdict + " letter"
	case strings.Contains(verdict, " in "):
		return verdict + " letters"
	}
	return verdict
}

// ratingOf is the verdict on a position that ends after some letters.
func (l *roundReview) ratingOf(s match.Standing, plies int) rating {
	class := text.Pick(s.Safe, "win", "lose")
	switch {
	case len(l.Round.Players) > 2 && s.Guaranteed:
		return rating{class, "safe for sure"}
	case len(l.Round.Players) > 2:
		return rating{class, text.Pick(s.Safe, "safe", "can lose")}
	}
	return rating{class, fmt.Sprintf("%s in %d", text.Pick(s.Safe, "wins", "loses"), plies)}
}

// ratingBefore says how the player stood at the start of the turn.
func (l *roundReview) ratingBefore(s *match.Step) rating {
	switch {
	case s.Kind == match.Names:
		return rating{text.Pick(s.Before.Safe, "win", "lose"), text.Pick(s.Before.Safe, "can name a word", "has no word to name")}
	case s.Call == match.ClaimsWord:
		return rating{"win", "can say “A word”"}
	case s.Call == match.ClaimsNone:
		return rating{"win", "can say “No word”"}
	case !s.Goes:
		return rating{}
	}
	return l.ratingOf(s.Before, s.At.Plies())
}

// ratingAfter says how the player stood at the end of the turn.
func (l *roundReview) ratingAfter(s *match.Step) rating {
	switch {
	case s.Kind != match.Plays && s.After.Safe:
		return rating{"win", "was right"}
	case s.Kind == match.Names:
		return rating{"lose", "loses the round"}
	case s.Kind != match.Plays && s.Mistake == match.NoMistake:
		return rating{"", "not answered yet"}
	case s.Kind != match.Plays:
		return rating{"lose", "was wrong"}
	}
	for _, letter := range s.Letters {
		switch {
		case letter.Letter != s.Letter:
		case letter.Outcome == solver.Completes:
			return rating{"word", "completes " + dicts.Capitals(letter.End.Fragment())}
		default:
			return l.ratingOf(s.After, letter.Plies)
		}
	}
	return rating{"lose", "begins no word"}
}

// betterText says what would have been better at a step, or returns "".
func (l *roundReview) betterText(i int) string {
	s := &l.Steps[i]
	const maxLetters = 5
	var letters []string
	for _, letter := range s.Letters {
		if letter.Outcome != solver.Wins {
			continue
		}
		letters = append(letters, dicts.Capitals(string(letter.Letter)))
	}
	switch {
	case s.Mistake == match.WordPassed || s.Mistake == match.WrongCall && s.Call == match.ClaimsWord:
		return "“A word”"
	case s.Mistake == match.BluffPassed || s.Mistake == match.WrongCall && s.Call == match.ClaimsNone:
		return "“No word”"
	case s.Mistake == match.NoName:
		return dicts.Capitals(s.Example)
	case s.Mistake != match.NoMistake && len(letters) > maxLetters:
		return text.AnyOf(append(letters[:maxLetters], "others"))
	case s.Mistake != match.NoMistake:
		return text.AnyOf(letters)
	case i == l.LongerStep:
		best, _ := s.At.Best()
		return dicts.Capitals(string(best.Letter())) + ", to hold out longer"
	}
	return ""
}
