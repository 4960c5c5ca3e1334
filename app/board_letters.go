package app

import (
	"fmt"
	"strconv"

	"spectrie/dicts"
	"spectrie/solver"
)

// refusal says why letter cannot be played.
func (s *scene) refusal(letter rune) string {
	upper := dicts.Capitals(string(letter))
	switch {
	case s.pos.Over():
		return fmt.Sprintf("%s is a word: the round is over. Take a letter back to go on.", dicts.Capitals(s.view.Fragment))
	case s.view.Fragment == "":
		return fmt.Sprintf("No word begins with %s in %s.", upper, s.entry.Name)
	}
	return fmt.Sprintf("No word begins with %s%s in %s.", dicts.Capitals(s.view.Fragment), upper, s.entry.Name)
}

// letterClass is the class that colours a letter, for the point of view as the
// tree is: word, win or lose.
func (s *scene) letterClass(l solver.Letter) string {
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
func (s *scene) good(l solver.Letter) bool { return l.Leads.Safe(s.seat, s.view.Guaranteed) }

// letterSign is the mark that tells verdicts apart without colour.
func (s *scene) letterSign(l solver.Letter) string {
	return map[string]string{"word": "■", "win": "✓", "lose": "✗"}[s.letterClass(l)]
}

// letterVerdict is the verdict in a few words, as on a pill. It is about the
// player who plays the letter, or, when that is another, says about whom.
func (s *scene) letterVerdict(l solver.Letter) string {
	if l.Outcome == solver.Completes {
		return "completes " + dicts.Capitals(l.End.Fragment())
	}
	good := s.good(l)
	switch {
	case s.many() && s.view.Guaranteed:
		return pick(good, "guaranteed", "no guarantee")
	case s.many() && s.pos.Mover() == s.seat:
		return pick(good, "safe", "can lose")
	case s.many():
		return pick(good, s.player(s.seat)+" "+s.is(s.seat)+" safe", s.player(s.seat)+" can lose")
	case s.pos.Mover() == s.seat:
		return fmt.Sprintf("%s in %d", pick(good, "wins", "loses"), l.Plies)
	}
	return fmt.Sprintf("you %s in %d", pick(good, "win", "lose"), l.Plies)
}

// noLetters says why the table is empty.
func (s *scene) noLetters() string {
	if s.pos.Over() {
		return "The round is over. Take letters back with Backspace, or start again at ∅."
	}
	return "No letter can be played here."
}

func (s *scene) letterRow(m *markup, l solver.Letter) {
	upper := dicts.Capitals(string(l.Letter))
	m.open("tr")
	m.open("th", "scope", "row")
	m.element("a", upper, "href", s.view.At(l.Leads.Fragment()).Address(), "class", "letter-link")
	m.close("th")
	m.open("td")
	m.element("span", s.letterSign(l)+" "+s.letterVerdict(l), "class", "pill "+s.letterClass(l))
	m.close("td")
	m.element("td", strconv.Itoa(l.Plies), "class", "number", "title", "until the round ends in best play, this letter included")
	m.element("td", grouped(l.Leads.Words()), "class", "number")
	if s.showsLosers() {
		m.open("td")
		for _, seat := range l.Leads.Losers().List() {
			seatChip(m, seat)
		}
		m.close("td")
	}
	m.element("td", s.why(l), "class", "why")
	m.close("tr")
}

// showsLosers reports whether who can lose in rational play is worth a column:
// with two players the verdict says it, and guarantees are another matter.
func (s *scene) showsLosers() bool { return s.many() && !s.view.Guaranteed }

// why explains a letter's verdict: a winning one by the answers that it leaves,
// any other by a line of play.
func (s *scene) why(l solver.Letter) string {
	if !s.many() && s.pos.Mover() == s.seat && l.Outcome == solver.Wins {
		if answers := s.answers(l.Leads); answers != "" {
			return "every reply has an answer: " + answers + "; best play ends with " + dicts.Capitals(l.End.Fragment())
		}
	}
	return l.Reason(s.seat, s.view.Guaranteed, s.view.Seat)
}

// seatChip is a seat's number in its colour.
func seatChip(m *markup, seat int) {
	n := strconv.Itoa(seat)
	m.element("span", n, "class", "chip seat-"+n, "title", "player "+n)
}
