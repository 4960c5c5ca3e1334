// Package solver solves the word game Ghost exactly, for 2 to 8 players.
//
// Players add letters to a fragment in turn. Who completes a word loses the
// round, and so does who is caught on a fragment that no word begins with, so
// everyone keeps to fragments that words begin with. A round therefore walks
// down the trie of the reachable words (those without a shorter word as their
// beginning) from the root to a leaf, and the seat that played the last letter
// loses.
//
// # How it works
//
// Take the words aa, ab, baa, bb, bcaa, bcab, caaaa and caab, and three
// players, seats 1, 2 and 3, who move in turn. Seat 1 opens.
//
//	a ─ a   seat 2 loses          c ─ a ─ a ─ a ─ a   seat 2 loses
//	  └ b   seat 2 loses                    └ b       seat 1 loses
//	b ─ a ─ a   seat 3 loses
//	  ├ b   seat 2 loses
//	  └ c ─ a ─ a   seat 1 loses
//	          └ b   seat 1 loses
//
// Working from the leaves up: after "a" seat 2 loses whatever it does. After
// "b" seat 2 can avoid "bb", and it does not mind whether "ba" then costs seat 3
// the round or "bc" costs seat 1: the possible losers of "b" are 1 and 3. After
// "caa" seat 1 moves, avoids "caab" and leaves seat 2 to complete "caaaa". So
// seat 1 opens with a or c, the possible losers of the round are {2}, and b is
// the letter to avoid.
//
// With three or more players this is a statement about rational play: a seat
// outside the possible losers may still lose when another plays against its own
// interest, or is indifferent. The stronger notion is the guarantee: a seat has
// one when it can avoid losing against all others together. With two players the
// two notions agree.
//
// [Solve] computes possible losers, guarantees and the length of the round for
// every fragment in one pass over the bytes of the trie, from the last to the
// first, without recursion and with three bytes of result a node. Seats are kept
// relative to the player to move ("one seat after me"), so the pass needs to
// know neither the depth of a node nor where its subtree ends: a stack with one
// accumulator for each group of siblings under way is enough.
//
// # What to remember, and what is left
//
// A repertoire is what a seat has to know so that it never has to think: a
// decision for each of its turns, and with that the words that a round can end
// in. In the example seat 1 may open with a, and then meets aa or ab: two words.
// Or it opens with c, the others can only make "caa", and it plays a: the one
// word caaaa, which is its minimal repertoire. Seat 3 needs four words, aa, ab,
// caaaa and caab, and they say nothing of b, with which a rational seat 1 does
// not open. Should it, "ba" would cost seat 3 the round: it has no guarantee, and
// no repertoire that answers every reply. [Solution.Repertoires] finds the
// minimal ones from all fragments in one pass of sums and minima.
//
// A seat that is lost still has chances against opponents who only shrink from
// completing a word. After "b" such a seat 2 picks a or c; a costs seat 3 the
// round and c saves it, so the chance of seat 3 is 1/2 there, and 5/6 when seat 1
// is to open, which may just as well pick a or c. [Solution.Chances] finds the
// letters with the best chances in the same way, and [Chances.Traps] the
// positions at which the others are likely to go wrong.
//
// # Several dictionaries
//
// Everything hangs on the words. [Merge] walks several solved games together, and
// [Merged.Common] finds what one seat can learn that is right in all of them, or
// why there is nothing of the kind. [Flips] finds the fewest words by which two
// dictionaries differ on an opening letter. Both are again one pass, over the
// union of the tries; common.go and flip.go begin with an example each.
//
// A [Position] is one fragment of a solved game; it knows whose turn it is, who
// can lose, and what each letter leads to.
package solver
