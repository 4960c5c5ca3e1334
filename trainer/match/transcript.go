package match

import (
	"fmt"
	"strings"

	"spectrie/dicts"
	"spectrie/solver"
)

// Transcript tells the match to people, with a few lines for each round. It ends with the record, so
// [ParseRecord] reads it too.
func (m *Match) Transcript() string {
	var b strings.Builder
	b.WriteString("A match of Ghost\n\n")
	m.tellSetup(&b)
	for i := range m.state.Rounds {
		m.tellRound(&b, i)
	}
	b.WriteString("\n")
	if m.state.Winner != Nobody {
		fmt.Fprintf(&b, "%s won the match.\n", m.subject(m.state.Winner))
	} else {
		fmt.Fprintf(&b, "The match is not over. %s.\n", m.subject(m.state.Turn).Does("are next"))
	}
	fmt.Fprintf(&b, "\nOpen this record in Spectrie to replay the match:\n%s\n", m.Record())
	return b.String()
}

// helpTexts are what transcripts say of help, after a name.
var helpTexts = [...]string{
	SafeNow:   "looked at the letters that do not lose at once",
	Winning:   "looked at the winning letters",
	WordsLeft: "looked at how many words are left",
	TookBack:  "took a move back",
}

func (m *Match) name(player int) string { return m.Setup.Players[player].Name }

// subject is a player at the beginning of a sentence.
func (m *Match) subject(player int) solver.Subject { return solver.Subject(m.name(player)).Start() }

func (m *Match) tellSetup(b *strings.Builder) {
	for i, p := range m.Setup.Players {
		fmt.Fprintf(b, "Player %d: %s", i+1, p.Name)
		if p.IsBot() {
			fmt.Fprintf(b, ", a bot. %s", DescribeBot(p.Bot, m.Setup.Challenges))
		}
		b.WriteString("\n")
	}
	words, way := m.Setup.Dict, "by strict rules"
	if entry, ok := dicts.Lookup(words); ok {
		words = entry.Name
	}
	if m.Setup.Challenges {
		way = "with challenges"
	}
	fmt.Fprintf(b, "Words: %s, %d letters or more.\nPlayed %s. Each lost round costs a letter of %s.\n",
		words, m.Setup.MinLetters, way, dicts.Capitals(m.Setup.Lives))
}

// tellRound tells the letters of a round, how it ended, the scores after it, and the help that was used.
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
		loser := m.subject(r.Loser)
		fmt.Fprintf(b, " %s lost the round", loser)
		if lost[r.Loser] == m.Setup.lives() {
			b.WriteString(" and " + loser.Verb("are out"))
		}
		fmt.Fprintf(b, ".\nScores: %s.", m.scores(lost))
	}
	b.WriteString("\n")
	for _, u := range r.Uses {
		fmt.Fprintf(b, "Help: before letter %d, %s %s.\n", u.Depth+1, m.name(u.Player), helpTexts[u.Help])
	}
}

// outcome tells what came after the letters of a round.
func (m *Match) outcome(r *Round) string {
	fragment := dicts.Capitals(r.Fragment())
	asked := func(challenger int) string {
		return fmt.Sprintf(" %s said that no word begins with %s.", m.subject(challenger), fragment)
	}
	switch r.Ending {
	case Completed:
		return fmt.Sprintf(" %s is a word.", fragment)
	case WasWord:
		return fmt.Sprintf(" %s called %s a word, and it is one.", m.subject(r.Challenger), fragment)
	case WasNoWord:
		return fmt.Sprintf(" %s called %s a word, but it does not count as one.", m.subject(r.Challenger), fragment)
	case Named:
		return fmt.Sprintf("%s %s named %s.", asked(r.Challenger), m.subject(r.Last()), dicts.Capitals(r.Word))
	case NotNamed:
		if r.Word == "" {
			return fmt.Sprintf("%s %s named no word.", asked(r.Challenger), m.subject(r.Last()))
		}
		return fmt.Sprintf("%s %s named %s, which does not count as a word.", asked(r.Challenger), m.subject(r.Last()), dicts.Capitals(r.Word))
	case TooLong:
		return " No word is that long."
	}
	if m.state.Challenger != Nobody {
		return asked(m.state.Challenger)
	}
	return ""
}

// lostAfter is how many rounds each player has lost once a round is over.
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
