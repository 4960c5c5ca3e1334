// Package match plays whole matches of Ghost: rounds, challenges, lives, bots, and
// the review of what went wrong.
//
// # The rules
//
// Two to eight players, each a person or a bot, sit in a circle. A round begins with
// the empty fragment; its opener adds a letter, then the player after it, and so on.
// Every round has exactly one loser, who is a letter of the word of lives nearer to
// the end: with GHOST the fifth lost round is the last one. Who is out is passed over
// from then on, and the last player left wins the match. Seats are numbered in each
// round anew, from the opener on and only among those still in, so that what package
// solver knows of n players changes as players drop out.
//
// A word counts when it has at least as many letters as were agreed on. There are two
// ways to play.
//
// Strict. Who completes a word loses at once. A letter after which no word is possible
// is refused, and the player plays another. The player after the loser opens the next
// round.
//
// With challenges. Any letter of the dictionary's alphabet may be played, and nothing
// is said about it. Instead of playing, the player to move may challenge what the
// player before it left, once there is a letter:
//
//   - "That is a word." When the fragment is a word that counts, the player before
//     loses the round. Otherwise the challenger does.
//   - "No word begins with that." The player before has to name a word that counts and
//     begins with the fragment; the fragment itself will do when it is one. When it
//     names one, the challenger loses the round. When it gives up or names what is no
//     word that counts, it loses itself, whether there was a word or not. It has one
//     try; only what does not begin with the fragment, or is not made of letters, is
//     refused, as no answer.
//
// After a challenge the challenger opens the next round when it was right; when it was
// wrong, it has lost, and the player after it opens. A fragment with one letter more
// than the longest word of the dictionary is settled at once as if the next player had
// challenged it: who played the last letter loses, and the next player opens. So every
// round ends.
//
// A completed word that nobody challenges stays on the table, and play goes on: with
// AUNT passed by, AUNTIE still lies ahead. So here all words count, not only those
// without a shorter word as their beginning. Only the player who moves next can
// challenge a word; once it has played, the word is passed.
//
// # A match by hand
//
// Ada, Bo and Cy play with the words AUNT, AUNTIE, AXES and BEAD and the lives G and H,
// with challenges. Ada opens:
//
//	Ada A, Bo U, Cy N, Ada T    AUNT is complete, but Bo passes it by
//	Bo I                        Cy: "no word begins with AUNTI". Bo names AUNTIE
//
// Cy was wrong and has a G; the player after Cy opens, and that is Ada.
//
//	Ada B, Bo E, Cy A, Ada D    Bo: "that is a word". BEAD is one
//
// Ada has a G, and Bo, who was right, opens. The example of this package is this match.
//
// # Everything is events
//
// A [Match] is its [Setup] and a list of events; a [State] is what these come to. To
// take something back is an event too: what the person who acted last did, and all
// since, does not count any more, but stays in the record, and so does every look at
// help.
//
// A match is kept, sent and put in an address as the line that [Match.Record] writes
// and [ParseRecord] reads; [Match.Transcript] tells it to people.
package match
