package solver

import "unicode/utf8"

// Defeat is how a letter fails in one of several lists.
type Defeat uint8

const (
	// Illegal: no word of the list begins with the fragment.
	Illegal Defeat = iota
	// CompletesWord: the letter completes a word of the list.
	CompletesWord
	// LosesAlone: the letter loses in the list even if no other list counted.
	LosesAlone
	// Reply: the seat can still win in each list alone. But after the reply no
	// letter wins in all the lists that go on.
	Reply
)

// Refutation shows why a letter is not right in all lists. It is a tree. The first
// three defeats are its leaves. Below a reply are all the letters that the seat could
// try next.
type Refutation struct {
	Fragment string // after the seat's letter
	Letter   rune
	// List is the index of the game that defeats the letter. For a reply it is the
	// first game in which the round continues after the reply.
	List  int
	How   Defeat
	Line  string       // a completed word, for CompletesWord and LosesAlone
	Reply string       // for Reply: the fragment after it
	Then  []Refutation // for Reply: why every further letter fails, alphabetical
}

// Of all refutations of a letter the smallest tree counts. That is a leaf where there
// is one. Of several leaves the first in the order of [Defeat] counts, then the first in
// the order of the lists. Of replies with trees of the same size the first in the
// alphabet counts. So the answer is always the same.

// refuteAll is the number of letters in the smallest refutation of all letters at i.
// The seat moves at i, and no letter is sound.
func (s *commonSearch) refuteAll(i int) int32 {
	var all int32
	for c := range s.shape.children(i) {
		if s.nodes[c].ongoing != s.nodes[i].ongoing {
			all++
		} else {
			all += s.costs[c].words
		}
	}
	return all
}

// refuteOne is the number of letters in the smallest refutation of the letter that led
// to i. The other moves at i, the round continues in the same lists as before, and i is
// not sound.
func (s *commonSearch) refuteOne(i int) int32 {
	if s.lostAlone(i) != 0 {
		return 1
	}
	return 1 + s.costs[s.reply(i)].words
}

// lostAlone are the lists in which the round continues at i and the seat loses it.
func (s *commonSearch) lostAlone(i int) lists {
	if s.seat == 1 {
		return s.nodes[i].ongoing &^ s.nodes[i].seat1Wins
	}
	return s.nodes[i].seat1Wins
}

// reply is the other's letter at i that gives the smallest refutation. There is one,
// because i is not sound.
func (s *commonSearch) reply(i int) int {
	best := -1
	for c := range s.shape.children(i) {
		if !s.costs[c].sound && (best < 0 || s.costs[c].words < s.costs[best].words) {
			best = c
		}
	}
	return best
}

// refutations refutes every letter at i, which spells fragment.
func (s *commonSearch) refutations(i int, fragment []byte) []Refutation {
	var all []Refutation
	for c := range s.shape.children(i) {
		letter := s.shape[c].letter
		after := utf8.AppendRune(fragment[:len(fragment):len(fragment)], letter)
		r := Refutation{Fragment: string(after), Letter: letter}
		before, here := s.nodes[i].ongoing, s.nodes[c]
		if without := before &^ here.in; without != 0 {
			r.How, r.List = Illegal, without.lowest()
		} else if over := before &^ here.ongoing; over != 0 {
			r.How, r.List, r.Line = CompletesWord, over.lowest(), r.Fragment
		} else if lost := s.lostAlone(c); lost != 0 {
			r.How, r.List = LosesAlone, lost.lowest()
			p, _ := s.games[r.List].At(r.Fragment)
			r.Line = p.LineAgainst(s.seat, false).Fragment()
		} else {
			reply := s.reply(c)
			after = utf8.AppendRune(after, s.shape[reply].letter)
			r.How, r.List, r.Reply = Reply, s.nodes[reply].ongoing.lowest(), string(after)
			r.Then = s.refutations(reply, after)
		}
		all = append(all, r)
	}
	return all
}
