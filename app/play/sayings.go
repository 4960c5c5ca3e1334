package play

import (
	"strings"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// voice is how an opponent speaks. In a saying, * stands for the word, the letters or the letter that it is
// about.
type voice struct {
	character string // one line of who it is
	sayings   phrases
	opening   string // instead of WonFrom, where the opening decided the round; without *
}

// phrases are one or two ways to speak of each kind of occasion.
type phrases [match.WonFrom + 1][]string

// voices are those of the opponents, by key. Whatever they say of a round holds of its [match.Occasion].
var voices = map[string]voice{
	"child": {character: "Says the first word that comes to mind.", sayings: phrases{
		match.UnknownWord: {"* is a word? Really?", "I did not know *."},
		match.NoneSafe:    {"Every letter lost. Not fair!", "All the letters were bad ones!"},
		match.HadInMind:   {"*! I was thinking of that.", "I had *. So there."},
		match.SafeLetter:  {"* was right there!", "You had *!"},
		match.Forced:      {"After * you were stuck!", "Stuck after *!"},
	}},
	"pupil": {character: "Has a list by heart, and hopes that you have not.", sayings: phrases{
		match.UnknownWord: {"* was not on my list.", "I must write down *."},
		match.NoneSafe:    {"Every letter lost. I checked.", "I went through all the letters. None was good."},
		match.BluffCalled: {"Well spotted. Nothing begins with *."},
		match.HadInMind:   {"*. I have learnt that one.", "* was on my list."},
		match.BluffWorked: {"Nothing on my list begins with *.", "I was bluffing at *."},
		match.SafeLetter:  {"* would have won.", "You had *."},
		match.Forced:      {"You had no way out after *.", "After * every letter ends a word."},
	}},
	"reader": {character: "Reads on the train, and wonders how each word will end.", sayings: phrases{
		match.UnknownWord: {"I did not know *.", "*? I have never read that."},
		match.NoneSafe:    {"Every letter lost.", "Every letter lost. So it ends."},
		match.BluffCalled: {"You caught me: nothing begins with *.", "Fair enough. * was a bluff."},
		match.HadInMind:   {"I had * in mind.", "* was the word I was after."},
		match.BluffWorked: {"I was bluffing at *.", "I had no word for *."},
		match.SafeLetter:  {"* was safe.", "With * you could have had me."},
		match.Forced:      {"You had no way out after *.", "After * the story told itself."},
	}},
	"editor": {character: "Crosses out every letter but the right one.", sayings: phrases{
		match.UnknownWord: {"*. I stand corrected.", "* is news to me."},
		match.NoneSafe:    {"No letter was good.", "Every letter lost. I would cut the whole line."},
		match.BluffCalled: {"You read closely: nothing begins with *.", "* was a bluff. Struck out."},
		match.HadInMind:   {"I meant *, of course.", "*, as intended."},
		match.BluffWorked: {"* should never have passed.", "I was bluffing at *. It went to print."},
		match.SafeLetter:  {"One correction: *.", "* was the better letter."},
		match.Forced:      {"After * there was only the full stop.", "After * every letter ends a word."},
	}},
	"perfect": {character: "Knows every word, and how this one ends.", opening: "The round was mine from the opening on.", sayings: phrases{
		match.NoneSafe:    {"Every letter lost. Well played.", "You left me no letter that wins."},
		match.BluffCalled: {"Nothing begins with *. You saw it.", "* was my only hope, and you saw through it."},
		match.HadInMind:   {"I had * in mind.", "* was where this led."},
		match.BluffWorked: {"Nothing begins with *. You might have said so.", "I was bluffing at *."},
		match.SafeLetter:  {"* would have won.", "There was *."},
		match.WonFrom:     {"The round was mine from * on.", "From * on I could not lose."},
	}},
}

// saying is what an opponent says of the round under review, or "".
func (t *table) saying(player int) string {
	if t.review == match.Nobody {
		return ""
	}
	c := &t.sayings
	if round := t.review + 1; c.round != round || c.events != len(t.Events()) {
		*c = sayings{round: round, events: len(t.Events()), said: make([]string, len(t.Setup.Players))}
		for i := range c.said {
			if key := t.opponentKey(i); key != "" {
				c.said[i] = voices[key].say(t.Occasion(t.review, i), t.Setup.Seed+uint64(t.review+i))
			}
		}
	}
	return c.said[player]
}

// sayings are what the players say of a round, found once.
type sayings struct {
	round, events int // of the table as they were found; 0 for never
	said          []string
}

// say puts an occasion into words. The lot chooses between two ways to say it.
func (v voice) say(o match.Occasion, lot uint64) string {
	about := o.Word
	switch o.Kind {
	case match.WonFrom:
		if o.Letter == 0 {
			return v.opening
		}
		about = o.Fragment + string(o.Letter)
	case match.SafeLetter:
		about = string(o.Letter)
	case match.BluffCalled, match.BluffWorked, match.Forced:
		about = o.Fragment
	}
	if ways := v.sayings[o.Kind]; len(ways) > 0 {
		return strings.ReplaceAll(ways[lot%uint64(len(ways))], "*", dicts.Capitals(about))
	}
	return ""
}
