package match

import "spectrie/solver"

// Occasion is what a round that is over gives a bot to speak of. All of it is true, also of the whole
// dictionary: a bot speaks of the game as it was, not as it saw it.
type Occasion struct {
	Kind     OccasionKind
	Word     string // UnknownWord, HadInMind
	Fragment string // the letters on the board: for BluffCalled and BluffWorked with the bluff, otherwise before the letter
	Letter   rune   // SafeLetter: one that would have won; WonFrom: the other player's letter that lost; 0 if the opening was lost
}

// OccasionKind is a kind of occasion.
type OccasionKind uint8

const (
	NoOccasion  OccasionKind = iota
	UnknownWord              // it lost by Word, which it does not know
	NoneSafe                 // strict: it completed a word, and every letter would have lost
	BluffCalled              // it bluffed, was challenged and lost; no word begins with Fragment
	HadInMind                // it was challenged and named Word, which it had in mind
	BluffWorked              // it bluffed, and the next player played on; no word begins with Fragment
	SafeLetter               // of two players the other completed a word after Fragment, and Letter would have won
	Forced                   // strict, of two: the other completed a word after Fragment, and there was no other letter
	WonFrom                  // strict, of two: a bot that sees everything had the round won from Letter after Fragment on
)

// Occasion is what a round gives a player to speak of. It is the zero value for a person, for a player who is
// out, and where there is nothing to say.
func (m *Match) Occasion(round, player int) Occasion {
	r := m.Review(round)
	if r.Round.Ending == UnderWay || r.Round.Seat(player) == 0 || !m.Setup.Players[player].IsBot() {
		return Occasion{}
	}
	if r.Round.Loser == player {
		return m.lostOccasion(&r, round)
	}
	if r.Round.Ending == Named && r.Round.Last() == player {
		if word, ok := m.at(round, len(r.Round.Plays)).InMind(player); ok && word == r.Round.Word {
			return Occasion{Kind: HadInMind, Word: word}
		}
	}
	for i := range r.Steps[:len(r.Steps)-1] {
		s := &r.Steps[i]
		if s.Player == player && r.Steps[i+1].Mistake == BluffPassed && m.bluffs(s, round) {
			return Occasion{Kind: BluffWorked, Fragment: s.Fragment + string(s.Letter)}
		}
	}
	if r.duel() {
		return r.wonOccasion(m.Setup.Players[player].Bot)
	}
	return Occasion{}
}

// lostOccasion is that of a bot that has lost the round.
func (m *Match) lostOccasion(r *Review, round int) Occasion {
	word, fragment := r.Round.Word, r.Round.Fragment()
	if r.Round.Ending == NotNamed {
		word, _ = m.Book.Example(fragment)
	}
	last := &r.Steps[len(r.Round.Plays)-1] // before it are letters only
	switch {
	case word != "" && !m.Book.Vocabulary(m.Setup.Players[r.Round.Loser].Bot.Vocabulary).IsWord(word):
		return Occasion{Kind: UnknownWord, Word: word}
	case r.Round.Ending == NotNamed && word == "" && m.bluffs(last, round):
		return Occasion{Kind: BluffCalled, Fragment: fragment}
	case r.Round.Ending == Completed && r.duel() && len(last.Winning) == 0:
		return Occasion{Kind: NoneSafe, Fragment: last.Fragment}
	}
	return Occasion{}
}

// wonOccasion is that of a bot that has won a round against one other player.
func (r *Review) wonOccasion(bot Bot) Occasion {
	last := &r.Steps[len(r.Round.Plays)-1]
	strict := r.Round.Ending == Completed
	switch {
	case last.Player == r.Round.Loser && last.Mistake == Completion:
		return Occasion{Kind: SafeLetter, Fragment: last.Fragment, Letter: last.Winning[0].Letter}
	case strict && bot.knowsAll() && r.TurningStep != Nobody:
		s := &r.Steps[r.TurningStep]
		return Occasion{Kind: WonFrom, Fragment: s.Fragment, Letter: s.Letter}
	case strict && bot.knowsAll():
		return Occasion{Kind: WonFrom}
	case strict && allComplete(last.Letters):
		return Occasion{Kind: Forced, Fragment: last.Fragment}
	}
	return Occasion{}
}

// knowsAll reports whether a bot plays the exact solution over the whole dictionary.
func (b Bot) knowsAll() bool { return b == Opponents[len(Opponents)-1].Bot }

// allComplete reports whether every letter completes a word.
func allComplete(letters []solver.Letter) bool {
	for i := range letters {
		if letters[i].Outcome != solver.Completes {
			return false
		}
	}
	return true
}

// at is the match as it was when a round had so many letters.
func (m *Match) at(round, letters int) *Match {
	then, err := Resume(m.Setup, m.Book, m.Before(round, letters))
	if err != nil {
		panic("match: " + err.Error()) // the same events have happened here
	}
	return then
}

// bluffs reports whether a bot played the letter of a step against better knowledge: it knew words that could
// still come, and knows none after the letter.
func (m *Match) bluffs(s *Step, round int) bool {
	bot := m.Setup.Players[s.Player]
	if !m.Setup.Challenges || s.Kind != Plays || !bot.IsBot() {
		return false
	}
	known := m.Book.Vocabulary(bot.Bot.Vocabulary)
	at, ok := known.At(len(m.state.Rounds[round].Players), s.Fragment)
	if ok {
		_, ok = at.Play(s.Letter)
		return !ok
	}
	return false
}
