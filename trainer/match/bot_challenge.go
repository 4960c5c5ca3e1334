package match

import (
	"unicode/utf8"

	"spectrie/dicts"
)

// What a bot does with challenges:
//
//   - It challenges every word that it knows. That is always right.
//   - Where it knows no word that begins with the fragment, there may be one that it does not know. It
//     challenges as often as its vocabulary makes it confident. Otherwise it guesses on. It decides
//     once for each letter beyond the words that it knows. A bot that knows UNSEEMLY and is confident in
//     70 of 100 cases challenges UNSEEMA in 70 of them, and UNSEEMAN in 91.
//   - Where every letter loses, as far as it sees, it bluffs as often as [Bot.Bluffs] says. It plays a
//     letter that is more usual there than the average one, and after which it knows no word. Without
//     such a letter it stays honest.
//   - Challenged, it names the word that it had in mind, else the most common that it knows, else none.

// confidence is how many of 100 doubtful fragments a bot challenges, by the tier up to which it knows
// words.
var confidence = map[dicts.Tier]int{
	10: 40, 20: 50, 35: 70, 40: 75, 50: 85, 55: 88, 60: 90, 70: 95, 80: 97, 95: 99,
	dicts.NoTier: 100,
}

// confidence is in how many of 100 cases the bot challenges a letter after which it knows no word. The
// more it knows, the surer it is. With the whole dictionary it is certain.
func (b Bot) confidence() int { return confidence[b.Vocabulary] }

// challenges is how the bot challenges the fragment. It is false when the bot plays on.
func (v *view) challenges() (kind Kind, ok bool) {
	switch {
	case v.fragment == "":
		return "", false
	case v.known.IsWord(v.fragment):
		return ClaimsWord, true
	case v.goesOn:
		return "", false
	}
	_, known := v.known.Words.Find(v.fragment)
	for range max(1, utf8.RuneCountInString(v.fragment[known:])) {
		if v.percent(v.bot.confidence()) {
			return ClaimsNone, true
		}
	}
	return "", false
}

// bluff is a letter to bluff with. It is false when the bot stays honest.
func (v *view) bluff() (letter rune, ok bool) {
	letters := v.plausible()
	if len(letters) == 0 || !v.percent(v.bot.Bluffs) {
		return 0, false
	}
	return v.guess(letters), true
}

// plausible are the letters to bluff with.
func (v *view) plausible() (letters []rune) {
	habits := v.known.habitsOf()
	chances := habits.after(v.fragment)
	for _, letter := range v.unknown(v.alphabet()) {
		index, _ := habits.alphabet.Index(letter)
		if chances[index] > 1/float64(len(chances)) {
			letters = append(letters, letter)
		}
	}
	return letters
}

// names is the word that a challenged bot names. It is "" for none.
func (m *Match) names(player int) string {
	if word, ok := m.InMind(player); ok {
		return word
	}
	known := m.Book.Vocabulary(m.Setup.Players[player].Bot.Vocabulary)
	word, _ := known.Example(m.state.Round().Fragment())
	return word
}
