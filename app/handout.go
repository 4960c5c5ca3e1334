package app

import (
	"fmt"
	"strings"
	"unicode"

	"spectrie/dicts"
	"spectrie/solver"
)

// Handouts are a plan to take along: a text, a table, flashcards, a message and
// a sheet of paper. They are strings made from the plan alone, and say the same
// things in the words of this file.

// fileName names a handout after the game. The ending is ".txt", ".csv" or
// "-anki.txt".
func (p *plan) fileName(ending string) string {
	v := p.view
	name := fmt.Sprintf("spectrie-%s-from%d-%dp-seat%d", p.dictionaryFile(), v.Rules.MinLetters, v.Rules.Players, v.Seat)
	if v.Easiest {
		name += "-easiest"
	}
	if p.byGuarantee() {
		name += "-guaranteed"
	}
	return name + ending
}

// dictionaryFile names the dictionary in the name of a file: a person's own by
// its name, as far as every system takes that.
func (p *plan) dictionaryFile() string {
	if !dicts.IsOwnID(p.view.Dict) {
		return p.view.Dict
	}
	name := strings.Join(strings.FieldsFunc(p.entry.Name, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), "-")
	if name == "" {
		return p.view.Dict
	}
	return name
}

// byGuarantee reports whether the plan is one of guarantees. With two players
// the two notions agree, so it never is one there.
func (p *plan) byGuarantee() bool { return p.view.Guaranteed && p.view.Rules.Players > 2 }

// heading is the first line of a handout.
func (p *plan) heading() string { return fmt.Sprintf("Ghost: a strategy for player %d", p.view.Seat) }

// gameOf says which game is played: "American English 7.1, words from 4 letters,
// 2 players, you are player 2".
func (p *plan) gameOf(dictionary string) string {
	v := p.view
	return fmt.Sprintf("%s, words from %s, %s, you are player %d", dictionary,
		counted(v.Rules.MinLetters, "letter"), counted(v.Rules.Players, "player"), v.Seat)
}

// dictionaryName is the dictionary's name on one line, whatever its owner typed.
func (p *plan) dictionaryName() string {
	if name := oneLine(p.entry.Name); name != "" {
		return name
	}
	return p.view.Dict
}

// oneLine writes text without line breaks, tabs and other control characters.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "\uFFFD"), func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r)
	}), " ")
}

// known is what there is to know and what it is worth, and by what it was chosen.
func (p *plan) known() string {
	text := oneLine(p.summary())
	if p.won > 0 {
		text += pick(p.view.Easiest, " Commoner", " Fewer") + " words will not do."
	}
	if p.won > 0 && p.view.Rules.Players > 2 && !p.byGuarantee() {
		text += " Replies that would endanger you are left out: no rational player makes them."
	}
	return text
}

// lost says what there is not at a lost start, before "after H".
func (p *plan) lost() string {
	switch {
	case p.view.Rules.Players == 2:
		return "No winning letters"
	case p.byGuarantee():
		return "Nothing is guaranteed"
	}
	return "No letter keeps you safe"
}

// lostStarts are the starts without a repertoire.
func (p *plan) lostStarts() []start {
	var lost []start
	for _, s := range p.starts {
		if !s.won {
			lost = append(lost, s)
		}
	}
	return lost
}

// bestLetter is the one with the best practical chance at a lost start.
func (p *plan) bestLetter(s start) string {
	for best := range p.chances.Next(s.at) {
		return dicts.Capitals(string(best.Letter()))
	}
	return ""
}

// chanceAt says what is left at a lost start: "A, 38 %".
func (p *plan) chanceAt(s start) string {
	chance := p.chances.Of(s.at)
	if chance == 0 {
		return "no chance"
	}
	return p.bestLetter(s) + ", " + percent(chance)
}

// mine reports whether the letter after depth others is played by the seat.
func (p *plan) mine(depth int) bool { return p.view.Rules.Mover(depth) == p.view.Seat }

// lineOf spells a word with the seat's own letters in capitals; those that have
// no capital are in brackets.
func (p *plan) lineOf(word string) string {
	var b strings.Builder
	for depth, r := range []rune(word) {
		switch capital := dicts.CapitalOf(r); {
		case !p.mine(depth):
			b.WriteRune(r)
		case capital == r:
			b.WriteString("[" + string(r) + "]")
		default:
			b.WriteRune(capital)
		}
	}
	return b.String()
}

// fragments are the letters of positions, as the dictionary has them.
func fragments(positions []solver.Position) []string {
	texts := make([]string, len(positions))
	for i, at := range positions {
		texts[i] = at.Fragment()
	}
	return texts
}
