package match

import (
	"fmt"
	"slices"

	"spectrie/dicts"
	"spectrie/solver"
)

// Unfamiliar are the words that mattered in the round, the most important first. It leaves out familiar
// words.
func (r *Review) Unfamiliar() []Unfamiliar {
	var words []Unfamiliar
	add := func(u Unfamiliar) {
		node, _ := r.book.Words.Find(u.Word)
		u.Tier = r.book.Words.Tier(node)
		known := slices.ContainsFunc(words, func(w Unfamiliar) bool { return w.Word == u.Word })
		if r.book.IsWord(u.Word) && u.Tier.Rarity() > familiar && !known && len(words) < mostUnfamiliar {
			words = append(words, u)
		}
	}
	add(Unfamiliar{Word: r.Round.Word, role: ended, who: r.Round.Loser})
	for i := range r.Steps {
		switch s := &r.Steps[i]; s.Mistake {
		case NoName:
			add(Unfamiliar{Word: s.Example, role: nameable, who: s.Player})
		case WordPassed:
			add(Unfamiliar{Word: s.Fragment, role: passed, who: s.Player})
		}
	}
	if r.TurningStep != Nobody {
		r.turnWords(&r.Steps[r.TurningStep], add)
	}
	if r.LongerStep != Nobody {
		best, _ := r.Steps[r.LongerStep].At.Best()
		add(Unfamiliar{Word: best.Line().Fragment(), role: longer, who: r.Round.Loser, at: best.Fragment()})
	}
	return words
}

// mostUnfamiliar is the most words that a review lists. A person would not look up more after a round.
const mostUnfamiliar = 5

// familiar is the rarity of words that most readers know. They go up to tier 35, and nearly every English
// dictionary has them.
const familiar = 3

// Unfamiliar is a word that mattered in a round and that a person may not know.
type Unfamiliar struct {
	Word string
	Tier dicts.Tier
	role role
	who  int    // the player of the role
	at   string // the fragment of a letter that leads to the word
}

// role is how a word mattered.
type role uint8

const (
	ended    role = iota // the round ended with it
	nameable             // it could have been named
	passed               // it could have been called a word
	rescue               // a letter that would have helped leads to it
	downfall             // the letter that lost the round leads to it
	longer               // the letter that would have held out longest leads to it
)

// turnWords adds words of the step that decided the round: where the letters lead that would have helped
// the loser, and where the letter that was played leads.
func (r *Review) turnWords(s *Step, add func(Unfamiliar)) {
	seat := r.Round.Seat(r.Round.Loser)
	var helping []solver.Letter
	switch {
	case s.Call != "": // no letter would have been better than the challenge
	case r.Turning == OwnMistake:
		helping = s.Winning
	case r.Turning == OthersChoice:
		helping = r.sparing(s)
	}
	for _, l := range helping[:min(len(helping), 2)] {
		add(Unfamiliar{Word: l.End.Fragment(), role: rescue, who: r.Round.Loser, at: l.Leads.Fragment()})
	}
	if l := s.playedLetter(); l != nil && s.Call == "" {
		add(Unfamiliar{Word: l.Ending(seat, false).Fragment(), role: downfall, who: s.Player, at: l.Leads.Fragment()})
	}
}

// Why says how a word mattered.
func (r *Review) Why(word Unfamiliar, you int) string {
	v, at := r.voice(you), dicts.Capitals(word.at)
	switch word.role {
	case ended:
		if r.Round.Ending == Named {
			return fmt.Sprintf("%s named it.", v.start(r.Round.Last()))
		}
		return fmt.Sprintf("%s completed it.", v.start(word.who))
	case nameable:
		return fmt.Sprintf("%s could have named it.", v.start(word.who))
	case passed:
		return fmt.Sprintf("%s let it go by.", v.start(word.who))
	case rescue:
		return fmt.Sprintf("%s, which %s, leads to it.", at, r.helps(v, word.who))
	case downfall:
		return fmt.Sprintf("%s left %s on the board, which can lead to it.", v.start(word.who), at)
	}
	return fmt.Sprintf("%s, which would have held out longest, leads to it.", at)
}
