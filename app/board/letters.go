package board

import (
	"fmt"
	"strconv"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// Refusal says why letter cannot be played.
func (s *Scene) Refusal(letter rune) string {
	upper := dicts.Capitals(string(letter))
	switch {
	case s.Pos.Over():
		return fmt.Sprintf("%s is a word: the round is over. Take a letter back to go on.", dicts.Capitals(s.View.Fragment))
	case s.View.Fragment == "":
		return fmt.Sprintf("No word begins with %s in %s.", upper, s.Entry.Name)
	}
	return fmt.Sprintf("No word begins with %s%s in %s.", dicts.Capitals(s.View.Fragment), upper, s.Entry.Name)
}

// letterClass is the class that colours a letter, for the point of view as the
// tree is: word, win or lose.
func (s *Scene) letterClass(l solver.Letter) string {
	switch {
	case l.Outcome == solver.Completes:
		return "word"
	case s.good(l):
		return "win"
	}
	return "lose"
}

// good reports whether the letter leaves the point of view well off, by the
// notion chosen.
func (s *Scene) good(l solver.Letter) bool { return l.Leads.Safe(s.Seat, s.View.Guaranteed) }

// letterSign is the mark that tells verdicts apart without colour.
func (s *Scene) letterSign(l solver.Letter) string {
	return map[string]string{"word": "■", "win": "✓", "lose": "✗"}[s.letterClass(l)]
}

// letterVerdict is the verdict in a few words, as on a pill. It is about the
// player who plays the letter, or, when that is another, says about whom.
func (s *Scene) letterVerdict(l solver.Letter) string {
	if l.Outcome == solver.Completes {
		return "completes " + dicts.Capitals(l.End.Fragment())
	}
	good := s.good(l)
	switch {
	case s.Many() && s.View.Guaranteed:
		return text.Pick(good, "guaranteed", "no guarantee")
	case s.Many() && s.Pos.Mover() == s.Seat:
		return text.Pick(good, "safe", "can lose")
	case s.Many():
		return text.Pick(good, s.Subject(s.Seat).Does("are safe"), s.Subject(s.Seat).Does("can lose"))
	case s.Pos.Mover() == s.Seat:
		return fmt.Sprintf("%s in %d", text.Pick(good, "wins", "loses"), l.Plies)
	}
	return fmt.Sprintf("you %s in %d", text.Pick(good, "win", "lose"), l.Plies)
}

// NoLetters says why the table is empty.
func (s *Scene) NoLetters() string {
	if s.Pos.Over() {
		return "The round is over. Take letters back with Backspace, or start again at ∅."
	}
	return "No letter can be played here."
}

// LetterTable has a row for every letter that can be played.
func (s *Scene) LetterTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("Letter", "Verdict").Numbers("Best play, letters", "Words")
	if s.ShowsLosers() {
		t.Columns("Can lose")
	}
	t.ColumnsOf("why", "Why")
	for _, l := range s.Letter {
		t.Row("")
		t.Cell().Element("a", dicts.Capitals(string(l.Letter)), "href", s.View.At(l.Leads.Fragment()).Address(), "class", "letter-link")
		t.Cell().Element("span", s.letterSign(l)+" "+s.letterVerdict(l), "class", "pill "+s.letterClass(l))
		t.Cell("class", "number", "title", "until the round ends in best play, this letter included").Text(strconv.Itoa(l.Plies))
		t.Text(text.Grouped(l.Leads.Words()))
		if s.ShowsLosers() {
			m := t.Cell()
			for _, seat := range l.Leads.Losers().List() {
				SeatChip(m, seat)
			}
		}
		t.Text(s.why(l))
	}
	return t.HTML()
}

// ShowsLosers reports whether who can lose in rational play is worth a column:
// with two players the verdict says it, and guarantees are another matter.
func (s *Scene) ShowsLosers() bool { return s.Many() && !s.View.Guaranteed }

// why explains a letter's verdict: a winning one by the answers that it leaves,
// any other by a line of play.
func (s *Scene) why(l solver.Letter) string {
	if !s.Many() && s.Pos.Mover() == s.Seat && l.Outcome == solver.Wins {
		if answers := s.answers(l.Leads); answers != "" {
			return "every reply has an answer: " + answers + "; best play ends with " + dicts.Capitals(l.End.Fragment())
		}
	}
	return l.Reason(s.Seat, s.View.Guaranteed, s.View.Seat)
}

// SeatChip is a seat's number in its colour.
func SeatChip(m *markup.Writer, seat int) {
	n := strconv.Itoa(seat)
	m.Element("span", n, "class", "chip seat-"+n, "title", "player "+n)
}

// Key is the key of a letter, with its verdict. A letter that cannot be played says why when
// it is pressed.
func (s *Scene) Key(l solver.Letter, legal bool) ui.Key {
	if !legal {
		return ui.Key{Class: "none", Said: "no word goes on so", Off: true}
	}
	return ui.Key{Class: s.letterClass(l), Said: s.letterVerdict(l), Sign: s.letterSign(l)}
}
