package app

import (
	"fmt"
	"slices"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// ankiHeader tells Anki how to read the cards without asking.
const ankiHeader = "#separator:Tab\n" +
	"#html:false\n" +
	"#notetype:Basic\n" +
	"#columns:Front\tBack\tTags\tDeck\n" +
	"#tags column:3\n" +
	"#deck column:4\n"

// anki is the plan as flashcards for Anki's text import: a card for every
// decision, and one for all the words of every start that has several.
//
// Anki takes the front for the identity of a card, and updates the back when a
// card with the same front is imported again. So the front says a person's
// own dictionary by its id, which a new name does not change, the rules, the seat and the aim,
// and nothing that the repertoire decides.
func (p *plan) anki() string {
	b := &strings.Builder{}
	b.WriteString(ankiHeader)
	deck := p.ankiDeck()
	for _, s := range p.starts {
		if !s.won {
			continue
		}
		tags := p.ankiTags(s)
		if s.size.Words > 1 {
			ankiCard(b, p.ankiFront(s.at, "which words are all you need?"), p.allWords(s), tags, deck)
		}
		for d := range p.best.Decisions(s.at) {
			ankiCard(b, p.ankiFront(d.At, "which letter?"), p.ankiAnswer(d), tags, deck)
		}
	}
	return b.String()
}

// lasting is the name of the dictionary that a card keeps: of a person's own
// its id, for its name may change.
func (p *plan) lasting() string {
	if shipped, ok := dicts.Lookup(p.view.Dict); ok {
		return shipped.Name
	}
	return "list " + p.view.Dict
}

// ankiFront asks a question at a position, and says in which game.
func (p *plan) ankiFront(at solver.Position, question string) string {
	front := dicts.Capitals(at.Fragment()) + ": " + question
	if at.Depth() == 0 {
		front = "You open: " + question
	}
	front += "\nGhost, " + p.gameOf(p.lasting())
	if p.view.Easiest {
		front += ", with the commonest words"
	}
	if p.byGuarantee() {
		front += ", even if all the others play together"
	}
	return front
}

// ankiAnswer is the letter, a few of the words it leads to, and why it is that
// letter.
func (p *plan) ankiAnswer(d solver.Decision) string {
	const most = 5
	size, _ := p.best.Size(d.At)
	var words []string
	for word := range p.best.Words(d.At) {
		if len(words) == most {
			break
		}
		words = append(words, word.Fragment())
	}
	if more := size.Words - len(words); more > 0 {
		words = append(words, grouped(more)+" more")
	}
	return fmt.Sprintf("%s\ntoward %s\nIt %s.", dicts.Capitals(string(d.Plays.Letter())), listed(words), p.reason(d))
}

func (p *plan) allWords(s start) string {
	words := fragments(p.words(s))
	return fmt.Sprintf("%s: %s", counted(len(words), "word"), strings.Join(words, ", "))
}

// ankiTags are separated by spaces. None has one inside: ids and letters have
// none.
func (p *plan) ankiTags(s start) string {
	v := p.view
	tags := []string{
		"spectrie", v.Dict, fmt.Sprintf("players-%d", v.Rules.Players),
		fmt.Sprintf("min-%d", v.Rules.MinLetters), fmt.Sprintf("seat-%d", v.Seat),
	}
	if from := s.at.Fragment(); from != "" {
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

// ankiDeck is a deck for the dictionary with one for the rules inside. Two colons
// would make another inside; one does as well in a name.
func (p *plan) ankiDeck() string {
	v := p.view
	name := p.dictionaryName()
	for strings.Contains(name, "::") {
		name = strings.ReplaceAll(name, "::", ":")
	}
	if name = strings.Trim(name, ": "); name == "" {
		name = v.Dict
	}
	rules := fmt.Sprintf("player %d of %d, words from %s", v.Seat, v.Rules.Players, counted(v.Rules.MinLetters, "letter"))
	if v.Easiest {
		rules += ", commonest"
	}
	if p.byGuarantee() {
		rules += ", guaranteed"
	}
	return "Spectrie::" + name + "::" + rules
}

// ankiCard writes one card. Fields with a tab, a quote or a line break are
// quoted, and so would be one that begins like a comment.
func ankiCard(b *strings.Builder, fields ...string) {
	quoted := slices.Clone(fields)
	for i, field := range fields {
		quoted[i] = quotedWith(field, "\t\"\r\n#")
	}
	b.WriteString(strings.Join(quoted, "\t") + "\n")
}
