package plan

import (
	"fmt"
	"strings"
	"unicode"

	"spectrie/app/text"
	"spectrie/dicts"
	"spectrie/solver"
)

// A handout is a plan to keep or pass on: a text, a table, flashcards, a chat message or a sheet
// of paper. It is a string made from the plan alone. This file has the sentences that all handouts
// share.

// FileName names a handout after the game. The ending is ".txt", ".csv" or "-anki.txt".
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

// dictionaryFile is the dictionary in a file name. A person's own list has its own name, reduced
// to letters and digits that every system accepts.
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

// byGuarantee reports whether the plan is one of guarantees. It never is with two players, because
// the two notions agree there.
func (p *Plan) byGuarantee() bool { return p.View.Guaranteed && p.View.Rules.Players > 2 }

func (p *Plan) heading() string { return fmt.Sprintf("Ghost: a strategy for player %d", p.View.Seat) }

// gameOf says which game is played: "American English 7.1, words of 4 letters or more, 2 players,
// you are player 2".
func (p *Plan) gameOf(dictionary string) string {
	v := p.View
	return fmt.Sprintf("%s, words of %s or more, %s, you are player %d", dictionary,
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

// overview says what to know, what it is worth, and that no better list exists.
func (p *Plan) overview() string {
	line := oneLine(p.Summary())
	if p.Won > 0 {
		line += text.Pick(p.View.Easiest, " No list of commoner words works.", " No shorter list works.")
	}
	if !p.answersAll() {
		line += " " + p.NoAnswer() + "; whoever slips can lose."
	}
	return line
}

// lostVerdict says what is missing at a lost start. It comes before "after these starts".
func (p *Plan) lostVerdict() string {
	switch {
	case p.View.Rules.Players == 2:
		return "No letter wins"
	case p.byGuarantee():
		return "No letter is guaranteed"
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

// bestLetter is the letter with the best practical chance at a lost start.
func (p *Plan) bestLetter(s Start) string {
	for best := range p.Chances().Next(s.At) {
		return dicts.Capitals(string(best.Letter()))
	}
	return ""
}

// chanceAt is the best letter at a lost start and its chance: "A, 38%".
func (p *Plan) chanceAt(s Start) string {
	chance := p.Chances().Of(s.At)
	if chance == 0 {
		return "no chance"
	}
	return p.bestLetter(s) + ", " + text.Percent(chance)
}

// ownTurn reports whether the player plays the letter that follows depth others.
func (p *Plan) ownTurn(depth int) bool { return p.View.Rules.Mover(depth) == p.View.Seat }

// lineOf spells a word with the player's own letters in capitals. A letter that has no capital is
// in brackets.
func (p *Plan) lineOf(word string) string {
	var b strings.Builder
	for depth, r := range []rune(word) {
		switch capital := dicts.CapitalOf(r); {
		case !p.ownTurn(depth):
			b.WriteRune(r)
		case capital == r:
			b.WriteString("[" + string(r) + "]")
		default:
			b.WriteRune(capital)
		}
	}
	return b.String()
}

func fragments(positions []solver.Position) []string {
	texts := make([]string, len(positions))
	for i, at := range positions {
		texts[i] = at.Fragment()
	}
	return texts
}
