package trainer

import "spectrie/solver"

// mostRecalled is how many words a recall card asks for at most: about as many
// things as a person can list without counting.
const mostRecalled = 7

// recallsAt reports whether a recall card stands at p, a fragment of a repertoire
// with none on the way to it. Recall cards divide the words of the repertoire from
// the top down, so that no word is asked by two: a start with few words is one
// card; one with many is divided at the nearest fragments that have few. A single
// word among these needs no card, because the decisions ask for all of its letters
// that are the person's; a start that is answered with a single word has one, so
// that every start with few words can be asked for in the same way.
func (d *Deck) recallsAt(p solver.Position) bool {
	size, _ := d.Best.Size(p)
	return size.Words <= mostRecalled && (size.Words > 1 || p.Depth() == d.Course.Seat-1)
}
