package match

import (
	"fmt"

	"spectrie/dicts"
)

// Outcome says in a sentence how the round ended.
func (r *Review) Outcome(you int) string {
	v := r.voice(you)
	if r.Round.Ending == UnderWay {
		return "The round is not over."
	}
	loser, fragment, word := r.Round.Loser, dicts.Capitals(r.Round.Fragment()), dicts.Capitals(r.Round.Word)
	switch r.Round.Ending {
	case Completed:
		return fmt.Sprintf("%s completed %s and lost the round.", v.start(loser), word)
	case WasWord:
		return fmt.Sprintf("%s completed %s, %s challenged it, and %s lost the round.",
			v.start(loser), word, v.name(r.Round.Challenger), v.name(loser))
	case WasNoWord:
		return fmt.Sprintf("%s called %s a word, which it is not, and lost the round.", v.start(loser), fragment)
	case Named:
		return fmt.Sprintf("%s said that no word begins with %s, %s named %s, and %s lost the round.",
			v.start(loser), fragment, v.name(r.Round.Last()), word, v.name(loser))
	case NotNamed:
		return fmt.Sprintf("%s said that no word begins with %s. %s and lost the round.",
			v.start(r.Round.Challenger), fragment, r.noName(v))
	}
	return fmt.Sprintf("No word is as long as %s. %s played its last letter and lost the round.", fragment, v.start(loser))
}

// noName begins the sentence about a loser who named no word that counts.
func (r *Review) noName(v voice) string {
	who := string(v.start(r.Round.Loser))
	if r.Round.Word != "" {
		return fmt.Sprintf("%s named %s, which does not count as a word,", who, dicts.Capitals(r.Round.Word))
	}
	return who + " named no word"
}
