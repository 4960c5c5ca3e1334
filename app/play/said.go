package play

import (
	"errors"
	"fmt"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// account says what a player did.
func (t *table) account(e match.Event, player int, fragment string) string {
	switch e.Kind {
	case match.Plays:
		return text.Sentence(t.does(player, "play")) + " " + dicts.Capitals(string(e.Letter)) + "."
	case match.ClaimsWord:
		return text.Sentence(t.does(player, "say")) + " that " + dicts.Capitals(fragment) + " is a word."
	case match.ClaimsNone:
		return text.Sentence(t.does(player, "say")) + " that no word begins with " + dicts.Capitals(fragment) + "."
	case match.Names:
		if e.Word == "" {
			return text.Sentence(t.does(player, "have")) + " no word."
		}
		return text.Sentence(t.does(player, "name")) + " " + dicts.Capitals(e.Word) + "."
	}
	return ""
}

// takenBack says what the board has come back to.
func (t *table) takenBack() string {
	if fragment := t.now().Fragment(); fragment != "" {
		return "Taken back to " + dicts.Capitals(fragment) + "."
	}
	return "Taken back to the beginning of the round."
}

// refuse says why what the person did does nothing.
func (t *table) refuse(why string) {
	t.refused = why
	t.refuses++
}

// refusal says why an event did not happen.
func (t *table) refusal(e match.Event, err error) string {
	switch fragment := t.now().Fragment(); {
	case errors.Is(err, match.ErrNoWord) && !t.inAlphabet(e.Letter):
		return dicts.Capitals(string(e.Letter)) + " is no letter of this dictionary; play another."
	case errors.Is(err, match.ErrNoWord):
		return "No word begins with " + dicts.Capitals(fragment+string(e.Letter)) + "; play another letter."
	case e.Kind == match.Names:
		return text.Sentence(err.Error()) + ". That does not count: name another."
	}
	return text.Sentence(err.Error()) + "."
}

func (t *table) inAlphabet(letter rune) bool {
	_, ok := t.Book.Words.Alphabet().Index(letter)
	return ok
}

// result says who lost a round and why, what that comes to, and who opens the next.
func (t *table) result(round int) []string {
	r := &t.State().Rounds[round]
	line := []string{t.ending(r), t.standing(r.Loser, round)}
	if next := round + 1; next < len(t.State().Rounds) {
		return append(line, text.Sentence(t.does(t.State().Rounds[next].Players[0], "open"))+" the next round.")
	}
	return append(line, text.Sentence(t.does(t.State().Winner, "win"))+" the match.")
}

// ending says how a round ended.
func (t *table) ending(r *match.Round) string {
	loser := t.who(r.Loser)
	loses := t.does(r.Loser, "lose") + " the round."
	fragment, word := dicts.Capitals(r.Fragment()), dicts.Capitals(r.Word)
	switch r.Ending {
	case match.Completed:
		return text.Sentence(t.does(r.Loser, "complete")) + " " + word + " and " + text.Pick(t.isYou(r.Loser), "lose", "loses") + " the round."
	case match.WasWord:
		return fmt.Sprintf("%s is a word, and %s played its last letter: %s", word, loser, loses)
	case match.WasNoWord:
		return fmt.Sprintf("%s is no word of %s or more: %s", fragment, text.Counted(t.Setup.MinLetters, "letter"), loses)
	case match.Named:
		return fmt.Sprintf("%s is a word: %s", word, loses)
	case match.NotNamed:
		no := ""
		if word != "" {
			no = fmt.Sprintf("%s is no word of %s or more. ", word, text.Counted(t.Setup.MinLetters, "letter"))
		}
		if example, ok := t.Book.Example(r.Fragment()); ok {
			return fmt.Sprintf("%s%s would have done: %s", no, dicts.Capitals(example), loses)
		}
		return fmt.Sprintf("%sNo word begins with %s: %s", no, fragment, loses)
	}
	return fmt.Sprintf("No word is as long as %s, and %s played its last letter: %s", fragment, loser, loses)
}

// standing says how far a player who lost a round has come.
func (t *table) standing(player, round int) string {
	lost := 0
	for i := range t.State().Rounds[:round+1] {
		if t.State().Rounds[i].Loser == player {
			lost++
		}
	}
	spelt := t.spelt(lost)
	if lost == len([]rune(t.Setup.Lives)) {
		return fmt.Sprintf("That is %s: %s out.", spelt, t.does(player, "are"))
	}
	return fmt.Sprintf("%s %s of %s.", text.Sentence(t.does(player, "have")), spelt, t.livesWord())
}
