// Package solver solves the word game Ghost exactly, for 2 to 8 players.
//
// Players take turns to add a letter to a fragment. Whoever completes a word loses the
// round. Whoever is caught on a fragment that no word begins with loses too, so
// everyone keeps to fragments that words begin with. A reachable word begins with no
// other word. A round walks down the trie of the reachable words from the root to a
// leaf, and the seat that played the last letter loses.
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
// Work from the leaves up. After "a" seat 2 loses whatever it does. After "b" seat 2
// can avoid "bb". It does not mind whether "ba" then costs seat 3 the round or "bc"
// costs seat 1, so the possible losers of "b" are 1 and 3. After "caa" seat 1 moves,
// avoids "caab" and leaves seat 2 to complete "caaaa". So seat 1 opens with a or c,
// the possible losers of the round are {2}, and b is the letter to avoid.
//
// With three or more players this describes what happens if everyone plays well, which game theory
// calls rational play: everyone avoids losing, and nobody minds who loses instead. A seat outside the possible losers may still lose
// when another plays against its own interest. A guarantee is stronger: a seat that
// has one can avoid losing against all the others together. With two players the two
// notions agree.
//
// [Solve] finds the possible losers, the guarantees and the length of the round for
// every fragment. It makes one pass over the bytes of the trie, from the last to the
// first, without recursion, and keeps three bytes for each node. Seats are relative to
// the player to move ("one seat after me"). So the pass needs to know neither the depth
// of a node nor where its subtree ends. A stack is enough, with one entry for each
// group of siblings that the pass is in.
//
// # What to remember
//
// A repertoire is all that a seat has to know: a decision for each of its turns, and
// so the words that a round can end in. In the example seat 1 may open with a. Then it
// meets aa or ab: two words. Or it opens with c, the others can only make "caa", and it
// plays a. That leaves the one word caaaa, which is its minimal repertoire. Seat 3 needs
// four words: aa, ab, caaaa and caab. They do not cover b, because a rational seat 1
// does not open with it. If it does, "ba" costs seat 3 the round. So seat 3 has no
// guarantee, and no repertoire that answers every reply. [Solution.Repertoires] finds
// the minimal repertoires from all fragments in one pass of sums and minima.
//
// # What a lost seat can do
//
// A lost seat still has chances against opponents who look one letter ahead: they avoid
// completing a word and do nothing else. After "b" such a seat 2 picks a or c. The
// letter a costs seat 3 the round and c saves it, so the chance of seat 3 is 1/2 there.
// It is 5/6 when seat 1 opens, since seat 1 may also pick a or c. [Solution.Chances]
// finds the letters with the best chances in one pass, too. [Chances.Traps] finds the
// positions where the others are likely to go wrong.
//
// # Several dictionaries
//
// Everything depends on the words. [Merge] walks several solved games together.
// [Merged.Common] finds what one seat can learn that is right in all of them, or why
// there is no such thing. [Flips] finds the fewest words that change the verdict on an
// opening letter from one dictionary to another. Both make one pass over the union of
// the tries. The files common.go and flip.go each begin with an example.
//
// A [Position] is one fragment of a solved game. It knows whose turn it is, who can
// lose, and what each letter leads to.
package solver
