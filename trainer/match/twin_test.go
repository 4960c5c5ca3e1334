package match

import (
	"slices"
	"strings"
	"unicode/utf8"
)

// twin plays by the package comment, slowly: it knows a list of words, and goes
// through everything from the beginning whenever it is asked something.
type twin struct {
	setup Setup
	words []string // all of the dictionary
}

func (w *twin) counts(word string) bool {
	return utf8.RuneCountInString(word) >= w.setup.MinLetters && slices.Contains(w.words, word)
}

func (w *twin) begins(fragment string) bool {
	return slices.ContainsFunc(w.words, func(word string) bool { return w.counts(word) && strings.HasPrefix(word, fragment) })
}

func (w *twin) longest() int {
	n := 0
	for _, word := range w.words {
		n = max(n, utf8.RuneCountInString(word))
	}
	return n
}

// twinUse is a use of help and the round that it was in.
type twinUse struct {
	Use
	round int
}

// kept is what moves the match on and was not taken back, and all uses of help.
func (w *twin) kept(events []Event) (acts []Event, uses []twinUse) {
	use := func(h Help) {
		s := w.acted(acts)
		now := len(s.Rounds) - 1
		uses = append(uses, twinUse{Use{s.Turn, len(s.Rounds[now].Plays), h}, now})
	}
	for _, e := range events {
		switch e.Kind {
		case Looks:
			use(e.Help)
		case TakesBack:
			acts = slices.Clone(acts[:w.lastOfPerson(acts)])
			for i := range uses {
				uses[i].round = min(uses[i].round, len(w.acted(acts).Rounds)-1)
			}
			use(TookBack)
		default:
			acts = append(acts, e)
		}
	}
	return acts, uses
}

// lastOfPerson is the index of what a person did last, or Nobody.
func (w *twin) lastOfPerson(acts []Event) int {
	for i := len(acts) - 1; i >= 0; i-- {
		if !w.setup.Players[w.acted(acts[:i]).Turn].IsBot() {
			return i
		}
	}
	return Nobody
}

// state is what events come to.
func (w *twin) state(events []Event) State {
	acts, uses := w.kept(events)
	s := w.acted(acts)
	for _, u := range uses {
		s.Rounds[u.round].Uses = append(s.Rounds[u.round].Uses, u.Use)
	}
	return s
}

// acted is what comes of events that move the match on.
func (w *twin) acted(acts []Event) State {
	n := len(w.setup.Players)
	s := State{Lost: make([]int, n), Challenger: Nobody, Winner: Nobody}
	opener := w.setup.Opener
	for {
		r := Round{Loser: Nobody, Challenger: Nobody}
		for i := range n {
			if p := (opener + i) % n; s.Lost[p] < w.setup.lives() {
				r.Players = append(r.Players, p)
			}
		}
		if len(r.Players) == 1 {
			s.Turn, s.Winner = Nobody, r.Players[0]
			return s
		}
		taken, asked := w.round(&r, acts)
		s.Rounds = append(s.Rounds, r)
		if r.Ending == UnderWay {
			s.Turn = r.Players[len(r.Plays)%len(r.Players)]
			if asked {
				s.Challenger, s.Turn = s.Turn, r.Plays[len(r.Plays)-1].Player
			}
			return s
		}
		acts = acts[taken:]
		s.Lost[r.Loser]++
		switch w.setup.Opens {
		case InTurn:
			opener = (opener + 1) % n
		case LoserOpens:
			opener = r.Loser
		case Classic:
			opener = r.Challenger
			if r.Challenger == Nobody || r.Challenger == r.Loser {
				opener = (r.Loser + 1) % n
			}
		}
		for s.Lost[opener] == w.setup.lives() {
			opener = (opener + 1) % n
		}
	}
}

// round plays a round, which has its players, and is how many events it took, and
// whether somebody asked for a word last.
func (w *twin) round(r *Round, acts []Event) (taken int, asked bool) {
	fragment, before, mover := "", Nobody, r.Players[0]
	end := func(ending Ending, loser, challenger int, word string) {
		r.Ending, r.Loser, r.Challenger, r.Word = ending, loser, challenger, word
	}
	for i, e := range acts {
		switch e.Kind {
		case Plays:
			fragment += string(e.Letter)
			r.Plays = append(r.Plays, Play{mover, e.Letter})
			before, mover = mover, r.Players[len(r.Plays)%len(r.Players)]
			if !w.setup.Challenges && w.counts(fragment) {
				end(Completed, before, Nobody, fragment)
			}
			if w.setup.Challenges && len(r.Plays) == w.longest()+1 {
				end(TooLong, before, mover, "")
			}
		case ClaimsWord:
			if w.counts(fragment) {
				end(WasWord, before, mover, fragment)
			} else {
				end(WasNoWord, mover, mover, "")
			}
		case ClaimsNone:
			asked = true
		case Names:
			if w.counts(e.Word) {
				end(Named, mover, mover, e.Word)
			} else {
				end(NotNamed, before, mover, e.Word)
			}
		}
		if r.Ending != UnderWay {
			return i + 1, false
		}
	}
	return len(acts), asked
}

// allows reports whether e, of which only letters of the alphabet and words made of
// letters are asked, can happen after events.
func (w *twin) allows(events []Event, e Event) bool {
	s := w.state(events)
	if e.Kind == TakesBack {
		acts, _ := w.kept(events)
		return w.lastOfPerson(acts) != Nobody
	}
	if s.Winner != Nobody {
		return false
	}
	fragment := ""
	for _, p := range s.Rounds[len(s.Rounds)-1].Plays {
		fragment += string(p.Letter)
	}
	switch asked := s.Challenger != Nobody; e.Kind {
	case Plays:
		return !asked && (w.setup.Challenges || w.begins(fragment+string(e.Letter)))
	case ClaimsWord, ClaimsNone:
		return w.setup.Challenges && !asked && fragment != ""
	case Names:
		return asked && (e.Word == "" || strings.HasPrefix(e.Word, fragment))
	default:
		return !w.setup.Players[s.Turn].IsBot()
	}
}
