package match

import (
	"fmt"

	"spectrie/dicts"
)

// mostUnfamiliar is how many words a review names at most that a person may not know:
// as many as one may look up after a round.
const mostUnfamiliar = 5

// familiar is the rarity of words that everybody knows: those of the two commonest
// tiers.
const familiar = 2

// Unfamiliar is a word that mattered in a round and that a person may not have known.
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
	rescue               // the letter that would have helped leads to it
	downfall             // the letter that lost the round leads to it
	longer               // the letter that would have held out longest leads to it
)

// Unfamiliar are words that mattered in the round, without the commonest ones; what
// mattered most comes first.
func (r *Review) Unfamiliar() []Unfamiliar {
	var words []Unfamiliar
	seen := map[string]bool{}
	add := func(word string, role role, who int, at string) {
		node, found := r.book.Words.Find(word)
		tier := r.book.Words.Tier(node)
		if word == "" || found < len(word) || seen[word] || tier.Rarity() <= familiar || len(words) == mostUnfamiliar {
			return
		}
		seen[word] = true
		words = append(words, Unfamiliar{word, tier, role, who, at})
	}
	add(r.Round.Word, ended, r.Round.Loser, "")
	for i := range r.Steps {
		if s := &r.Steps[i]; s.Mistake == NoName {
			add(s.Example, nameable, s.Player, s.Fragment)
		}
	}
	if r.Turn != Nobody {
		s := &r.Steps[r.Turn]
		for _, l := range s.Winning[:min(len(s.Winning), 2)] {
			add(l.Ending(s.Seat, false).Fragment(), rescue, s.Player, l.Leads.Fragment())
		}
		if l := s.played(); l != nil {
			add(l.Ending(s.Seat, false).Fragment(), downfall, s.Player, l.Leads.Fragment())
		}
	}
	if r.Longer != Nobody {
		best, _ := r.Steps[r.Longer].At.Best()
		add(best.Line().Fragment(), longer, r.Round.Loser, best.Fragment())
	}
	return words
}

// Why says how a word mattered.
func (r *Review) Why(word Unfamiliar, you int) string {
	v, at := r.voice(you), dicts.Capitals(word.at)
	switch word.role {
	case ended:
		switch r.Round.Ending {
		case Named:
			return v.Name(r.Round.Last()) + " named it."
		}
		return v.Name(word.who) + " completed it."
	case nameable:
		return fmt.Sprintf("%s could have named it.", v.Name(word.who))
	case rescue:
		return fmt.Sprintf("%s leads to it, which %s.", at, r.helps(v, word.who))
	case downfall:
		return fmt.Sprintf("%s, which %s left, leads to it.", at, v.name(word.who))
	}
	return fmt.Sprintf("%s leads to it, which would have held out longest.", at)
}
