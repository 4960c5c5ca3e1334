package solver

import "unicode/utf8"

// collect adds the changes that give i, which spells fragment, the fate
// wanted at its least cost. It walks down the tables that [flipSearch.fold] left:
// only where something is changed, so it meets few fragments.
func (s *flipSearch) collect(f *Flip, i int, wanted fate, fragment []byte) {
	cost := s.of(i)[wanted]
	if cost == 0 {
		return
	}
	if wanted == s.completed(i) && s.being(i) == cost {
		f.Changes = append(f.Changes, Change{Word: string(fragment), Added: true})
		return
	}
	if s.notBeing(i) == 1 {
		f.Changes = append(f.Changes, Change{Word: string(fragment)})
	}
	given := s.share(i, wanted)
	for c := range s.merging.shape.children(i) {
		s.collect(f, c, given[0], utf8.AppendRune(fragment, s.merging.shape[c].letter))
		given = given[1:]
	}
}

// share finds the fates of the children of i, in order, that give i, not being
// a word, the fate wanted at its least cost.
func (s *flipSearch) share(i int, wanted fate) []fate {
	mover := s.mover(int(s.merging.shape[i].depth))
	partials := []partialFates{s.none(i)}
	var children []int
	for c := range s.merging.shape.children(i) {
		children = append(children, c)
		last := &partials[len(partials)-1]
		partials = append(partials, last.with(s.of(c), mover))
	}
	given := make([]fate, len(children))
	for k := len(children) - 1; k >= 0; k-- {
		given[k], wanted = splitFate(&partials[k], s.of(children[k]), &partials[k+1], wanted, mover)
	}
	return given
}

// splitFate finds the fate of a child, and that of the children before it, which
// joined cost what joined says of wanted.
func splitFate(before *partialFates, child []int32, joined *partialFates, wanted, mover fate) (given, rest fate) {
	for b, more := range child {
		for a, cost := range before {
			if more != impossible && cost != impossible && cost+more == joined[wanted] &&
				fate(a).join(fate(b), mover) == wanted {
				return fate(b), fate(a)
			}
		}
	}
	panic("solver: a cost that nothing adds up to")
}
