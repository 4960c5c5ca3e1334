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
	does := func(verb string) string { return t.who(player).Start().Does(verb) }
	switch e.Kind {
	case match.Plays:
		return does("play") + " " + dicts.Capitals(string(e.Letter)) + "."
	case match.ClaimsWord:
		return does("say") + " that " + dicts.Capitals(fragment) + " is a word."
	case match.ClaimsNone:
		return does("say") + " that no word begins with " + dicts.Capitals(fragment) + "."
	case match.Names:
		if e.Word == "" {
			return does("have") + " no word."
		}
		return does("name") + " " + dicts.Capitals(e.Word) + "."
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
		return append(line, t.who(t.State().Rounds[next].Players[0]).Start().Does("open")+" the next round.")
	}
	return append(line, t.who(t.State().Winner).Start().Does("win")+" the match.")
}

// ending says how a round ended.
func (t *table) ending(r *match.Round) string {
	loser := t.who(r.Loser)
	loses := loser.Does("lose") + " the round."
	fragment, word := dicts.Capitals(r.Fragment()), dicts.Capitals(r.Word)
	switch r.Ending {
	case match.Completed:
		return loser.Start().Does("complete") + " " + word + " and " + loser.Verb("lose") + " the round."
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
		return fmt.Sprintf("That is %s: %s out.", spelt, t.who(player).Does("are"))
	}
	return fmt.Sprintf("%s %s of %s.", t.who(player).Start().Does("have"), spelt, t.livesWord())
}
