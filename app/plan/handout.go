package plan

import (
	"fmt"
	"strings"
	"unicode"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// Handouts are a plan to take along: a text, a table, flashcards, a message and
// a sheet of paper. They are strings made from the plan alone, and say the same
// things in the words of this file.

// FileName names a handout after the game. The ending is ".txt", ".csv" or
// "-anki.txt".
func (p *Plan) FileName(ending string) string {
	v := p.View
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
func (p *Plan) dictionaryFile() string {
	if !dicts.IsOwnID(p.View.Dict) {
		return p.View.Dict
	}
	name := strings.Join(strings.FieldsFunc(p.Entry.Name, func(r rune) bool {
		return !unicode.IsLetter(r) && !unicode.IsDigit(r)
	}), "-")
	if name == "" {
		return p.View.Dict
	}
	return name
}

// byGuarantee reports whether the plan is one of guarantees. With two players
// the two notions agree, so it never is one there.
func (p *Plan) byGuarantee() bool { return p.View.Guaranteed && p.View.Rules.Players > 2 }

// heading is the first line of a handout.
func (p *Plan) heading() string { return fmt.Sprintf("Ghost: a strategy for player %d", p.View.Seat) }

// gameOf says which game is played: "American English 7.1, words from 4 letters,
// 2 players, you are player 2".
func (p *Plan) gameOf(dictionary string) string {
	v := p.View
	return fmt.Sprintf("%s, words from %s, %s, you are player %d", dictionary,
		text.Counted(v.Rules.MinLetters, "letter"), text.Counted(v.Rules.Players, "player"), v.Seat)
}

// dictionaryName is the dictionary's name on one line, whatever its owner typed.
func (p *Plan) dictionaryName() string {
	if name := oneLine(p.Entry.Name); name != "" {
		return name
	}
	return p.View.Dict
}

// oneLine writes text without line breaks, tabs and other control characters.
func oneLine(text string) string {
	return strings.Join(strings.FieldsFunc(strings.ToValidUTF8(text, "\uFFFD"), func(r rune) bool {
		return unicode.IsSpace(r) || unicode.IsControl(r)
	}), " ")
}

// known is what there is to know and what it is worth, and by what it was chosen.
func (p *Plan) known() string {
	line := oneLine(p.Summary())
	if p.Won > 0 {
		line += text.Pick(p.View.Easiest, " Commoner", " Fewer") + " words will not do."
	}
	if p.Won > 0 && p.View.Rules.Players > 2 && !p.byGuarantee() {
		line += " Replies that would endanger you are left out: no rational player makes them."
	}
	return line
}

// lost says what there is not at a lost start, before "after H".
func (p *Plan) lost() string {
	switch {
	case p.View.Rules.Players == 2:
		return "No winning letters"
	case p.byGuarantee():
		return "Nothing is guaranteed"
	}
	return "No letter keeps you safe"
}

// lostStarts are the starts without a repertoire.
func (p *Plan) lostStarts() []Start {
	var lost []Start
	for _, s := range p.Starts {
		if !s.Won {
			lost = append(lost, s)
		}
	}
	return lost
}

// bestLetter is the one with the best practical chance at a lost start.
func (p *Plan) bestLetter(s Start) string {
	for best := range p.Chances.Next(s.At) {
		return dicts.Capitals(string(best.Letter()))
	}
	return ""
}

// chanceAt says what is left at a lost start: "A, 38%".
func (p *Plan) chanceAt(s Start) string {
	chance := p.Chances.Of(s.At)
	if chance == 0 {
		return "no chance"
	}
	return p.bestLetter(s) + ", " + text.Percent(chance)
}

// mine reports whether the letter after depth others is played by the seat.
func (p *Plan) mine(depth int) bool { return p.View.Rules.Mover(depth) == p.View.Seat }

// lineOf spells a word with the seat's own letters in capitals; those that have
// no capital are in brackets.
func (p *Plan) lineOf(word string) string {
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
