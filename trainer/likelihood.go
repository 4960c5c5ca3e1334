package trainer

import (
	"cmp"

	"spectrie/dicts"
	"spectrie/solver"
)

// A person learns first what comes up most often, against opponents who play like people. Such an opponent
// thinks of a word that begins with the fragment and plays its next letter. A common word comes to mind
// more easily, as [dicts.Tier.Weight] says. An opponent sees a word that ends with the very next letter,
// and avoids it as long as there is another letter. The person follows the repertoire.
//
// Take the words of the package comment of solver, all equally common, aa, ab,
// baa, bb, bcaa, bcab, caaaa and caab, and let the person be seat 3 of 3.
//
//   - Seat 1 opens with a, b or c: of the eight words 2, 4 and 2 begin so. None of
//     these letters completes a word, so the chances are 1/4, 1/2 and 1/4.
//   - After "a" seat 2 thinks of aa or ab. Each completes a word, so one of them
//     is played, and the person never moves.
//   - After "b" it avoids "bb", and thinks of baa or of one of bcaa and bcab: "ba"
//     with the chance 1/3 and "bc" with 2/3.
//   - After "c" all words go on with a.
//
// So the person is asked at "bc" with the chance 1/2 · 2/3 = 1/3, at "ca" with 1/4
// and at "ba", which is lost, with 1/6. At "bc" it can only play a; then seat 1
// completes a word. At "ca" it plays a, and seat 1 avoids "caab" and plays "caaa".
// The first card is "bc" and the second is "ca".

// chance is how likely an opponent at p plays the letter that leads to next.
func chance(words dicts.Commonness, p, next solver.Position) float64 {
	all, on := uint32(0), uint32(0) // over all letters, and over those that do not complete a word
	for reply := range p.Next() {
		below := words.Below(reply.Node())
		all += below
		if !reply.Over() {
			on += below
		}
	}
	switch {
	case on == 0:
		return float64(words.Below(next.Node())) / float64(all)
	case next.Over():
		return 0
	}
	return float64(words.Below(next.Node())) / float64(on)
}

// likelierFirst orders items by likelihood, then by length, then by the alphabet. Likelihoods that differ
// by rounding only count as equal. A fragment is never likelier than its beginnings, which are shorter
// and so come first.
func likelierFirst(a, b *Item) int {
	return cmp.Or(
		cmp.Compare(float32(b.Likelihood), float32(a.Likelihood)),
		cmp.Compare(a.At.Depth(), b.At.Depth()),
		cmp.Compare(a.At.Node(), b.At.Node()),
	)
}
