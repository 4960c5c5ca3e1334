package board

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/tree"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver"
)

// Refusal says why a letter cannot be played.
func (s *Scene) Refusal(letter rune) string {
	upper := dicts.Capitals(string(letter))
	switch {
	case s.Pos.Over():
		return fmt.Sprintf("The round is over: %s is a word. Take back a letter to continue.", dicts.Capitals(s.View.Fragment))
	case s.View.Fragment == "":
		return fmt.Sprintf("No word begins with %s in %s.", upper, s.Entry.Name)
	}
	return fmt.Sprintf("No word begins with %s%s in %s.", dicts.Capitals(s.View.Fragment), upper, s.Entry.Name)
}

// letterClass is the class that colours a letter for the point of view, as in the tree: word, win
// or lose.
func (s *Scene) letterClass(l solver.Letter) string {
	switch {
	case l.Outcome == solver.Completes:
		return "word"
	case s.goodForSeat(l):
		return "win"
	}
	return "lose"
}

// goodForSeat reports whether the letter is good for the point of view, by the chosen notion.
func (s *Scene) goodForSeat(l solver.Letter) bool { return l.Leads.Safe(s.Seat, s.View.Guaranteed) }

// letterSign is the mark of a letter's verdict.
func (s *Scene) letterSign(l solver.Letter) string { return SignOf(s.letterClass(l)) }

// SignOf is the mark that tells a verdict from others without its colour. It is not inlined, because
// copies would enlarge the download.
//
//go:noinline
func SignOf(class string) string {
	switch class {
	case "win":
		return "✓"
	case "lose":
		return "✗"
	case "word":
		return "■"
	}
	return ""
}

// letterVerdict is the verdict in a few words, as on a pill. It is about the player who plays the
// letter, unless it names another.
func (s *Scene) letterVerdict(l solver.Letter) string {
	if l.Outcome == solver.Completes {
		return "completes " + dicts.Capitals(l.End.Fragment())
	}
	good := s.goodForSeat(l)
	switch {
	case s.ManyPlayers() && s.View.Guaranteed:
		return text.Pick(good, "guaranteed", "no guarantee")
	case s.ManyPlayers() && s.Pos.Mover() == s.Seat:
		return text.Pick(good, "safe", "can lose")
	case s.ManyPlayers():
		return text.Pick(good, s.Subject(s.Seat).Does("are safe"), s.Subject(s.Seat).Does("can lose"))
	case s.Pos.Mover() == s.Seat:
		return fmt.Sprintf("%s in %d", text.Pick(good, "wins", "loses"), l.Plies)
	}
	return fmt.Sprintf("you %s in %d", text.Pick(good, "win", "lose"), l.Plies)
}

// Pill is a verdict in a word or two with the class that colours it.
type Pill struct {
	Class string // win, lose, word, or none if no word begins with the letter
	Text  string
}

// VerdictPill is the verdict on a player of a round, by the chosen notion.
func VerdictPill(good bool, players int, guaranteed bool) Pill {
	line := text.Pick(good, "✓ wins", "✗ loses")
	switch {
	case guaranteed:
		line = text.Pick(good, "✓ guaranteed", "✗ no guarantee")
	case players > 2:
		line = text.Pick(good, "✓ safe", "✗ can lose")
	}
	return Pill{text.Pick(good, "win", "lose"), line}
}

// OpeningPill is the verdict on an opening letter for player 1.
func OpeningPill(game *solver.Solution, letter rune, guaranteed bool) Pill {
	p, ok := game.Start().Play(letter)
	switch {
	case !ok:
		return Pill{"none", "– no words"}
	case p.Over():
		return Pill{"word", "■ completes " + dicts.Capitals(p.Fragment())}
	}
	players := game.Rules().Players
	s := VerdictPill(p.Safe(1, guaranteed), players, guaranteed)
	if players == 2 {
		s.Text += fmt.Sprintf(" in %d", p.Plies()+1)
	}
	return s
}

// NoLetters says why the table is empty.
func (s *Scene) NoLetters() string {
	if s.Pos.Over() {
		return "The round is over. Press Backspace to take back a letter, or start again at ∅."
	}
	return "No letter can be played here."
}

func (s *Scene) LetterTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("Letter", "Verdict").Numbers("Letters to play", "Words")
	if s.ShowsLosers() {
		t.Columns("Can lose")
	}
	t.ColumnsOf("why", "Why")
	for _, l := range s.lettersByVerdict() {
		t.Row("")
		t.Cell().Element("a", dicts.Capitals(string(l.Letter)), "href", s.View.At(l.Leads.Fragment()).Address(), "class", "letter-link", "data-letter", string(l.Letter))
		t.Cell().Element("span", s.letterSign(l)+" "+s.letterVerdict(l), "class", "pill "+s.letterClass(l))
		left := l.Ending(s.Seat, s.View.Guaranteed).Depth() - s.Pos.Depth()
		t.Cell("class", "number", "title", "letters until the round ends as the last column says, including this one").Text(strconv.Itoa(left))
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

// lettersByVerdict are the letters, winning ones first and those that complete a word last.
func (s *Scene) lettersByVerdict() []solver.Letter {
	return slices.SortedStableFunc(slices.Values(s.Letters), func(a, b solver.Letter) int {
		const order = "✓✗■"
		return strings.Index(order, s.letterSign(a)) - strings.Index(order, s.letterSign(b))
	})
}

// ShowsLosers reports whether to show who can lose if everyone plays well. With two players the verdict
// says it, and guarantees do not depend on it.
func (s *Scene) ShowsLosers() bool { return s.ManyPlayers() && !s.View.Guaranteed }

// why explains a letter's verdict. A winning letter has an answer to every reply; any other has a
// line of play.
func (s *Scene) why(l solver.Letter) string {
	if !s.ManyPlayers() && s.Pos.Mover() == s.Seat && l.Outcome == solver.Wins {
		if answers := s.answersInBrief(l.Leads); answers != "" {
			return "every reply has an answer: " + answers + "; best play ends with " + dicts.Capitals(l.End.Fragment())
		}
	}
	return l.Reason(s.Seat, s.View.Guaranteed, s.View.Seat)
}

// SeatChip is a player's number in its colour.
func SeatChip(m *markup.Writer, seat int) {
	n := strconv.Itoa(seat)
	m.Element("span", n, "class", "chip seat-"+n, "title", "player "+n)
}

// KeyLegend says what is on the keys, and names only the kinds of keys that there are now.
func (s *Scene) KeyLegend() markup.HTML {
	there := ""
	for _, l := range s.Letters {
		there += s.letterSign(l)
	}
	var m markup.Writer
	m.Literal(`<ul class="key-legend" id="key-legend">`)
	for _, kind := range [...]struct {
		sign    string
		sample  markup.Literal
		meaning string
	}{
		{"✓", `<li><span class="key-sample win">✓</span><span>`, s.LegendText(tree.LegendWinning)},
		{"✗", `<li><span class="key-sample lose">✗</span><span>`, s.LegendText(tree.LegendLosing)},
		{"■", `<li><span class="key-sample word">■</span><span>`, "completes a word"},
	} {
		if strings.Contains(there, kind.sign) {
			m.Literal(kind.sample)
			m.Text(kind.meaning)
			m.Literal(`</span></li>`)
		}
	}
	m.Literal(`</ul>`)
	return m.HTML()
}

// Key is the key of a letter, with its verdict. A letter that cannot be played says why when the
// person presses it.
func (s *Scene) Key(l solver.Letter, legal bool) ui.Key {
	if !legal {
		return ui.Key{Class: "none", Said: "no word continues this way", Off: true}
	}
	return ui.Key{Class: s.letterClass(l), Said: s.letterVerdict(l), Sign: s.letterSign(l)}
}
