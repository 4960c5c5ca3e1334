// Package voices is how the opponents of [match.Opponents] speak: who each one is in a line, and what it says of
// a round. What it says of is a [match.Occasion], so it is true.
package voices

import (
	"strings"

	"spectrie/dicts"
	"spectrie/trainer/match"
)

// voices are how the opponents speak, by key. The first line is who it is. A line for each [match.OccasionKind]
// has its ways to speak of that, with * for the word, the letters or the letter that it is about. The last is
// said instead of match.WonFrom where the opening decided the round. All of it has to be true.
var voices = map[string]string{
	"child": `Says the first word that comes to mind.
* is a word? Really? / I did not know *.
Every letter lost. Not fair! / All the letters were bad ones!

*! I was thinking of that. / I had *. So there.

* was right there! / You had *!
After * you were stuck! / Stuck after *!

`,
	"pupil": `Has a list by heart, and hopes that you have not.
* was not on my list. / I must write down *.
Every letter lost. I checked. / I went through all the letters. None was good.
Well spotted. Nothing begins with *.
*. I have learnt that one. / * was on my list.
Nothing on my list begins with *. / I was bluffing at *.
* would have won. / You had *.
You had no way out after *. / After * every letter ends a word.

`,
	"reader": `Reads on the train, and wonders how each word will end.
I did not know *. / *? I have never read that.
Every letter lost. / Every letter lost. So it ends.
You caught me: nothing begins with *. / Fair enough. * was a bluff.
I had * in mind. / * was the word I was after.
I was bluffing at *. / I had no word for *.
* was safe. / With * you could have had me.
You had no way out after *. / After * the story told itself.

`,
	"editor": `Crosses out every letter but the right one.
*. I stand corrected. / * is news to me.
No letter was good. / Every letter lost. I would cut the whole line.
You read closely: nothing begins with *. / * was a bluff. Struck out.
I meant *, of course. / *, as intended.
* should never have passed. / I was bluffing at *. It went to print.
One correction: *. / * was the better letter.
After * there was only the full stop. / After * every letter ends a word.

`,
	"perfect": `Knows every word, and how this one ends.

Every letter lost. Well played. / You left me no letter that wins.
Nothing begins with *. You saw it. / * was my only hope, and you saw through it.
I had * in mind. / * was where this led.
Nothing begins with *. You might have said so. / I was bluffing at *.
* would have won. / There was *.

The round was mine from * on. / From * on I could not lose.
The round was mine from the opening on.`,
}

// Character is who an opponent is, given by its key, in one line.
func Character(key string) string { return line(key, match.NoOccasion) }

func line(key string, kind match.OccasionKind) string { return strings.Split(voices[key], "\n")[kind] }

// Say puts an occasion into the words of an opponent. The lot chooses between two ways to say it.
func Say(key string, o match.Occasion, lot uint64) string {
	kind, about := o.Kind, o.Word+o.Fragment
	switch kind {
	case match.NoOccasion:
		return ""
	case match.SafeLetter:
		about = string(o.Letter)
	case match.WonFrom:
		if o.Letter == 0 {
			kind++
		}
		about += string(o.Letter)
	}
	ways := strings.Split(line(key, kind), " / ")
	return strings.ReplaceAll(ways[lot%uint64(len(ways))], "*", dicts.Capitals(about))
}
