package plan

import (
	"fmt"
	"slices"
	"strings"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// ankiHeader tells Anki how to read the cards, so that it does not ask.
const ankiHeader = "#separator:Tab\n" +
	"#html:false\n" +
	"#notetype:Basic\n" +
	"#columns:Front\tBack\tTags\tDeck\n" +
	"#tags column:3\n" +
	"#deck column:4\n"

// Anki is the plan as flashcards for Anki's text import. Every decision is a card. Every start
// with several words has one more card that asks for all of them.
//
// Anki identifies a card by its front. Importing the same front again updates the back, so the
// wording of a front must never change. A front names the rules, the player and the aim. It names
// a person's own dictionary by its id, because its name may change.
func (p *Plan) Anki() string {
	b := &strings.Builder{}
	b.WriteString(ankiHeader)
	deck := p.ankiDeck()
	for _, s := range p.Starts {
		if !s.Won {
			continue
		}
		tags := p.ankiTags(s)
		if s.Size.Words > 1 {
			ankiCard(b, p.ankiFront(s.At, "which words are all you need?"), p.allWords(s), tags, deck)
		}
		for d := range p.Best.Decisions(s.At) {
			ankiCard(b, p.ankiFront(d.At, "which letter?"), p.ankiAnswer(d), tags, deck)
		}
	}
	return b.String()
}

// lastingName is the name of the dictionary on a card. A person's own dictionary has its id here,
// because its name may change.
func (p *Plan) lastingName() string {
	if shipped, ok := dicts.Lookup(p.View.Dict); ok {
		return shipped.Name
	}
	return "list " + p.View.Dict
}

// ankiFront asks a question at a position and says in which game.
func (p *Plan) ankiFront(at solver.Position, question string) string {
	front := dicts.Capitals(at.Fragment()) + ": " + question
	if at.Depth() == 0 {
		front = "You open: " + question
	}
	v := p.View
	front += fmt.Sprintf("\nGhost, %s, words from %s, %s, you are player %d", p.lastingName(),
		text.Counted(v.Rules.MinLetters, "letter"), text.Counted(v.Rules.Players, "player"), v.Seat)
	if v.Easiest {
		front += ", with the commonest words"
	}
	if p.byGuarantee() {
		front += ", even if all the others play together"
	}
	return front
}

// ankiAnswer is the letter, a few of the words that it leads to, and the reason for it.
func (p *Plan) ankiAnswer(d solver.Decision) string {
	const mostWords = 5
	size, _ := p.Best.Size(d.At)
	var words []string
	for word := range p.Best.Words(d.At) {
		if len(words) == mostWords {
			break
		}
		words = append(words, word.Fragment())
	}
	if more := size.Words - len(words); more > 0 {
		words = append(words, text.Grouped(more)+" more")
	}
	return fmt.Sprintf("%s\ntoward %s\nIt %s.", dicts.Capitals(string(d.Plays.Letter())), text.Listed(words), p.Reason(d))
}

func (p *Plan) allWords(s Start) string {
	words := fragments(p.Words(s))
	return fmt.Sprintf("%s: %s", text.Counted(len(words), "word"), strings.Join(words, ", "))
}

// ankiTags are separated by spaces. Ids and letters have no spaces inside.
func (p *Plan) ankiTags(s Start) string {
	v := p.View
	tags := []string{
		"spectrie", v.Dict, fmt.Sprintf("players-%d", v.Rules.Players),
		fmt.Sprintf("min-%d", v.Rules.MinLetters), fmt.Sprintf("seat-%d", v.Seat),
	}
	if from := s.At.Fragment(); from != "" {
		tags = append(tags, "start-"+from)
	}
	if v.Easiest {
		tags = append(tags, "easiest")
	}
	if p.byGuarantee() {
		tags = append(tags, "guaranteed")
	}
	return strings.Join(tags, " ")
}

// ankiDeck is a deck for the dictionary with a deck for the rules inside. Anki splits deck names
// at "::", so a name keeps only single colons.
func (p *Plan) ankiDeck() string {
	v := p.View
	name := p.dictionaryName()
	for strings.Contains(name, "::") {
		name = strings.ReplaceAll(name, "::", ":")
	}
	if name = strings.Trim(name, ": "); name == "" {
		name = v.Dict
	}
	rules := fmt.Sprintf("player %d of %d, words from %s", v.Seat, v.Rules.Players, text.Counted(v.Rules.MinLetters, "letter"))
	if v.Easiest {
		rules += ", commonest"
	}
	if p.byGuarantee() {
		rules += ", guaranteed"
	}
	return "Spectrie::" + name + "::" + rules
}

// ankiCard writes one card. It quotes a field with a tab, a quote or a line break, or one that
// would look like a comment.
func ankiCard(b *strings.Builder, fields ...string) {
	quoted := slices.Clone(fields)
	for i, field := range fields {
		quoted[i] = text.QuotedWith(field, "\t\"\r\n#")
	}
	b.WriteString(strings.Join(quoted, "\t") + "\n")
}
