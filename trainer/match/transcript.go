package match

import (
	"fmt"
	"strings"

	"spectrie/dicts"
)

// helpTexts are the helps as transcripts speak of them.
var helpTexts = [...]string{
	SafeNow:   "the letters that do not lose at once",
	Winning:   "the winning letters",
	WordsLeft: "how many words are left",
	TookBack:  "something taken back",
}

// Transcript tells the match to people, a round on a line or a few, and ends with
// its record, so that [ParseRecord] reads it, too.
func (m *Match) Transcript() string {
	var b strings.Builder
	b.WriteString("A match of Ghost\n\n")
	m.tellSetup(&b)
	for i := range m.state.Rounds {
		m.tellRound(&b, i)
	}
	b.WriteString("\n")
	if m.state.Winner != Nobody {
		fmt.Fprintf(&b, "%s won the match.\n", m.name(m.state.Winner))
	} else {
		fmt.Fprintf(&b, "The match goes on. Next: %s.\n", m.name(m.state.Turn))
	}
	fmt.Fprintf(&b, "\nThe match as a record, to be opened and replayed:\n%s\n", m.Record())
	return b.String()
}

func (m *Match) name(player int) string { return m.Setup.Players[player].Name }

func (m *Match) tellSetup(b *strings.Builder) {
	for i, p := range m.Setup.Players {
		fmt.Fprintf(b, "Player %d: %s", i+1, p.Name)
		if p.IsBot() {
			fmt.Fprintf(b, ", a bot. %s", DescribeBot(p.Bot, m.Setup.Challenges))
		}
		b.WriteString("\n")
	}
	words, way := m.Setup.Dict, "strict"
	if entry, ok := dicts.Lookup(words); ok {
		words = entry.Name
	}
	if m.Setup.Challenges {
		way = "with challenges"
	}
	fmt.Fprintf(b, "Words: %s, from %d letters.\nPlayed %s. Each lost round costs a letter of %s.\n",
		words, m.Setup.MinLetters, way, dicts.Capitals(m.Setup.Lives))
}

// tellRound tells what was played in a round, how it ended, what that made of the
// scores, and the help that was used.
func (m *Match) tellRound(b *strings.Builder, round int) {
	r := &m.state.Rounds[round]
	fmt.Fprintf(b, "\nRound %d.", round+1)
	for i, p := range r.Plays {
		sep := ","
		if i == 0 {
			sep = ""
		}
		fmt.Fprintf(b, "%s %s %c", sep, m.name(p.Player), dicts.CapitalOf(p.Letter))
	}
	if len(r.Plays) > 0 {
		b.WriteString(".")
	}
	b.WriteString(m.outcome(r))
	if r.Loser != Nobody {
		lost := m.lostAfter(round)
		fmt.Fprintf(b, " %s lost the round", m.name(r.Loser))
		if lost[r.Loser] == m.Setup.lives() {
			b.WriteString(" and was out")
		}
		fmt.Fprintf(b, ".\nScores: %s.", m.scores(lost))
	}
	b.WriteString("\n")
	for _, u := range r.Uses {
		fmt.Fprintf(b, "Help: %s, before letter %d, %s.\n", m.name(u.Player), u.Depth+1, helpTexts[u.Help])
	}
}

// outcome tells what came after the letters of a round.
func (m *Match) outcome(r *Round) string {
	fragment := dicts.Capitals(r.Fragment())
	asked := func(challenger int) string {
		return fmt.Sprintf(" %s said that no word began with %s.", m.name(challenger), fragment)
	}
	switch r.Ending {
	case Completed:
		return fmt.Sprintf(" %s is a word.", fragment)
	case WasWord:
		return fmt.Sprintf(" %s said that %s was a word, and it is.", m.name(r.Challenger), fragment)
	case WasNoWord:
		return fmt.Sprintf(" %s said that %s was a word, and it is none that counts.", m.name(r.Challenger), fragment)
	case Named:
		return fmt.Sprintf("%s %s named %s.", asked(r.Challenger), m.name(r.Last()), dicts.Capitals(r.Word))
	case NotNamed:
		if r.Word == "" {
			return fmt.Sprintf("%s %s named none.", asked(r.Challenger), m.name(r.Last()))
		}
		return fmt.Sprintf("%s %s named %s, which is no word that counts.", asked(r.Challenger), m.name(r.Last()), dicts.Capitals(r.Word))
	case TooLong:
		return " No word is so long."
	}
	if m.state.Challenger != Nobody {
		return asked(m.state.Challenger)
	}
	return ""
}

// lostAfter is how many rounds each player had lost after a round.
func (m *Match) lostAfter(round int) []int {
	lost := make([]int, len(m.Setup.Players))
	for _, r := range m.state.Rounds[:round+1] {
		lost[r.Loser]++
	}
	return lost
}

// scores shows the letters that each player has lost, and dots for the others.
func (m *Match) scores(lost []int) string {
	lives := []rune(dicts.Capitals(m.Setup.Lives))
	scores := make([]string, len(lost))
	for i, n := range lost {
		scores[i] = m.name(i) + " " + string(lives[:n]) + strings.Repeat("·", len(lives)-n)
	}
	return strings.Join(scores, ", ")
}
