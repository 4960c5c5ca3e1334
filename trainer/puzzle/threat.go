package puzzle

import "spectrie/solver"

// A letter threatens its player when the others can make them complete a word. The word that is threatened is one to
// which the others play only such letters, while the player tries whatever they like.

// threatens reports whether the player who played the last letter at p, victim, is in danger there, and the others
// need more than one letter to show it.
func (g *Game) threatens(p solver.Position, victim int) bool {
	return !p.Over() && !p.Safe(victim, false)
}

// stays reports whether victim is in danger after next as well, and a good player may play so.
func stays(p, next solver.Position, victim int) bool {
	if next.Safe(victim, false) {
		return false
	}
	mover := p.Mover()
	return mover == victim || p.Losers().Has(mover) || !next.Losers().Has(mover)
}

// Refutation is a round in which a seat that is in danger at p loses: the word that it completes. Of all of them it is
// the most common word, and of equals the shortest.
func (g *Game) Refutation(p solver.Position, victim int) solver.Position {
	end, _ := g.commonest(p, func(at, next solver.Position) bool { return stays(at, next, victim) })
	return end
}

// Show is a round in which everyone plays well: the most common word in which it can end.
func (g *Game) Show(p solver.Position) solver.Position {
	end, _ := g.commonest(p, func(at, next solver.Position) bool {
		mover := at.Mover()
		return at.Losers().Has(mover) || !next.Losers().Has(mover)
	})
	return end
}

// commonest is the most common word that the letters which may be played lead to, and its rarity. Of equals it is the
// shortest, then the first in the alphabet. Where nothing may be played it is p.
func (g *Game) commonest(p solver.Position, may func(at, next solver.Position) bool) (end solver.Position, rarity int) {
	if p.Over() {
		return p, g.rarity(p)
	}
	end = p
	for next := range p.Next() {
		if !may(p, next) {
			continue
		}
		word, r := g.commonest(next, may)
		if end == p || r < rarity || r == rarity && word.Depth() < end.Depth() {
			end, rarity = word, r
		}
	}
	return end, rarity
}

// spell adds a letter to the word of a threat.
func (p *Play) spell(next solver.Position) Reply {
	from := len(next.Fragment())
	victim := p.Game.lastPlayer(p.Start)
	if !stays(p.At, next, victim) {
		p.Over, p.At = true, next
		return Reply{Legal: true}
	}
	p.Found++
	for next.Words() == 1 && !next.Over() { // the rest of the only word plays itself
		for only := range next.Next() {
			next = only
		}
	}
	p.At = next
	if next.Over() {
		p.Over, p.Right = true, true
	}
	return Reply{Legal: true, Right: true, Played: next.Fragment()[from:]}
}
