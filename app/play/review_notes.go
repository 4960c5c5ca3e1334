package play

import (
	"slices"
	"strings"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/trainer/match"
)

// notes list words that the person may not know, how challenges went, and the help used.
func (l *roundReview) notes() markup.HTML {
	var m markup.Writer
	m.Open("div", "class", "review-notes")
	l.writeChallenge(&m)
	l.writeWords(&m)
	l.writeUses(&m)
	return m.HTML()
}

// writeWords lists the words that mattered.
func (l *roundReview) writeWords(m *markup.Writer) {
	words := l.Unfamiliar()
	if len(words) == 0 || !l.table.Book.Words.HasTiers() {
		return
	}
	m.Element("h3", "Words you may not have known")
	m.Open("ul", "id", "review-words")
	for _, w := range words {
		m.Open("li")
		m.Element("b", dicts.Capitals(w.Word))
		m.Element("span", ", "+text.AWord(w.Tier)+". ", "class", "quiet")
		m.Text(l.Why(w, l.you()))
		m.Close("li")
	}
	m.Close("ul")
}

// writeChallenge says how a challenge went and where the named word is in the dictionary.
func (l *roundReview) writeChallenge(m *markup.Writer) {
	var told []string
	for i := range l.Steps {
		s := &l.Steps[i]
		if s.Kind == match.Plays {
			continue
		}
		told = append(told, l.AboutStep(i, l.you()))
		if s.Kind == match.Names && s.Word != "" {
			told = append(told, placeInDictionary(l.table.Book.Words, s.Word))
		}
	}
	if len(told) == 0 {
		return
	}
	m.Element("h3", "The challenge")
	m.Element("p", strings.Join(told, " "), "id", "review-challenge")
}

// placeInDictionary says between which words of the dictionary a word is, or would be.
func placeInDictionary(words *dicts.Trie, word string) string {
	before, after := neighbours(words, word)
	node, found := words.Find(word)
	text := dicts.Capitals(word) + text.Pick(found == len(word) && words.IsWord(node), " comes ", " is not in the dictionary. It would come ")
	switch {
	case before == "":
		return text + "before " + dicts.Capitals(after) + "."
	case after == "":
		return text + "after " + dicts.Capitals(before) + "."
	}
	return text + "between " + dicts.Capitals(before) + " and " + dicts.Capitals(after) + "."
}

// neighbours are the words just before and after a text in the dictionary, or "" at its ends.
// It searches among words with the same beginning, and shortens that beginning until both are
// found.
func neighbours(words *dicts.Trie, text string) (before, after string) {
	letters := []rune(text)
	for alike := len(letters); alike >= 0 && (before == "" || after == ""); alike-- {
		start := string(letters[:alike])
		at, found := words.Find(start)
		if found < len(start) {
			continue
		}
		var near []string
		for _, word := range words.Words(at) {
			if word != text {
				near = append(near, word)
			}
		}
		slices.Sort(near)
		i, _ := slices.BinarySearch(near, text)
		if i > 0 {
			before = near[i-1]
		}
		if i < len(near) {
			after = near[i]
		}
	}
	return before, after
}

// helpTexts name the kinds of help in the review.
var helpTexts = []struct {
	help match.Help
	text string
}{
	{match.SafeNow, "the letters that do not lose at once"},
	{match.Winning, "the winning letters"},
	{match.WordsLeft, "how many words are left"},
}

// writeUses writes a sentence for every player who used help.
func (l *roundReview) writeUses(m *markup.Writer) {
	if len(l.Round.Uses) == 0 {
		return
	}
	m.Element("h3", "Help used")
	m.Open("ul", "id", "review-help")
	for player := range l.Setup.Players {
		if line := l.helpUsedText(player); line != "" {
			m.Element("li", line)
		}
	}
	m.Close("ul")
}

// helpUsedText says what help a player used: "You looked at the winning letters 5 times and
// took a letter back once."
func (l *roundReview) helpUsedText(player int) string {
	count := map[match.Help]int{}
	for _, u := range l.Round.Uses {
		if u.Player == player {
			count[u.Help]++
		}
	}
	var looked, did []string
	for _, h := range helpTexts {
		if n := count[h.help]; n > 0 {
			looked = append(looked, h.text+" "+text.Times(n))
		}
	}
	if len(looked) > 0 {
		did = append(did, "looked at "+text.Listed(looked))
	}
	if n := count[match.TookBack]; n > 0 {
		did = append(did, "took a letter back "+text.Times(n))
	}
	if len(did) == 0 {
		return ""
	}
	return string(l.who(player).Start()) + " " + strings.Join(did, text.Pick(len(looked) > 1, ", and ", " and ")) + "."
}
