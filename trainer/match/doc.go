// Package match plays whole matches of Ghost: rounds, challenges, lives, bots, and the review of what
// went wrong. Begin with [New], [Match.Add] and [Match.Review]; match.go, apply.go and bot.go hold the
// core.
//
// # The rules
//
// Two to eight players sit in a circle. Each is a person or a bot. A round begins with the empty
// fragment. Its opener adds a letter, then the next player does, and so on. Every round has exactly one
// loser, who loses one letter of the word to spell: with GHOST, the fifth lost round is the last one.
// The circle then passes over that player, and the last player left wins the match. Each round numbers
// its seats from the opener on, among those still in. So what package solver knows of n players changes
// as players drop out.
//
// A word counts when it has at least as many letters as agreed. There are two ways to play.
//
// Strict: whoever completes a word loses at once. A letter that no word can follow is refused, and the
// player plays another.
//
// With challenges: any letter of the dictionary's alphabet may be played, and nothing is said about it.
// Once there is a letter, the player to move may challenge the player before instead of playing:
//
//   - "That is a word." If the fragment is a word that counts, the player before loses the round.
//     Otherwise the challenger does.
//   - "No word begins with that." The player before has to name a word that counts and begins with the
//     fragment. The fragment itself will do if it is a word. If the player names one, the challenger
//     loses the round. A player who gives up or names anything else loses, whether there was a word or
//     not. There is one try. A text that does not begin with the fragment, or has more in it than
//     letters, is refused as no answer.
//
// A fragment that is one letter longer than the longest word ends the round, as if the next player had
// challenged it. The player of its last letter loses. So every round ends.
//
// Three rules say who opens the next round ([Opening]). In turn: the player after the last opener. By the
// classic rule: a challenger who was right, otherwise the player after the loser. By the third rule: the
// loser. A player who is out is passed over.
//
// A completed word that nobody challenges stays on the table, and play continues. Once AUNT is passed,
// AUNTIE can still come. So all words count here, even those that begin with a shorter one. Only the
// next player can challenge a word.
//
// # A match by hand
//
// Ada, Bo and Cy play with challenges, by the classic rule of who opens, with the words AUNT, AUNTIE, AXES
// and BEAD, and the lives G and H. Ada opens:
//
//	Ada A, Bo U, Cy N, Ada T    AUNT is complete, but Bo passes it by
//	Bo I                        Cy: "no word begins with AUNTI". Bo names AUNTIE
//
// Cy was wrong and has a G. The player after Cy is Ada, who opens.
//
//	Ada B, Bo E, Cy A, Ada D    Bo: "that is a word". BEAD is one
//
// Ada has a G. Bo was right and opens. The example of this package plays this match.
//
// # Everything is events
//
// A [Match] is its [Setup] and a list of events. A [State] is what these come to. Taking something back
// is an event too: it cancels what the last person did, and all that followed. The record keeps the
// cancelled events, and every look at help.
//
// [Match.Record] writes a match as one line, which is stored, sent and put in addresses. [ParseRecord]
// reads it. [Match.Transcript] tells the match to people. Package trainer/match/link writes a match between people
// much shorter, for the links with which they play it apart.
//
// # After a round
//
// [Match.Review] judges every step by the solved game. [Review.Lesson] says in a sentence what the round
// teaches, [Review.Accuracy] how many wins in hand a player kept, and [Match.Occasion] what a bot can
// truly say of it.
//
// # The bots
//
// A bot takes the words that it knows, up to a commonness tier of SCOWL, for all that there are. Where
// it knows no word it guesses by what usually follows. It looks one step ahead, or plays toward a word
// that it has in mind, or plays the exact solution over its words. When it is losing it resists where
// people err. From lost openings that saves 85 of 100 rounds against a reader; the longest way out would
// save 40.
//
// [Opponents] are the bots with a name. This table shows how they play each other: two seats, the default
// list, strict / with challenges, each opening half of the rounds. It gives the rounds of 100 that the
// row does not lose to the column. `./build.sh bench` prints it, with four seats and all fifteen
// combinations of vocabulary and look-ahead.
//
//	                                                  Child    Pupil    Reader   Editor   Perfect
//	Child: words of tier 10, one step                          33 / 23  28 / 15   6 /  7   1 /  0
//	Pupil: tier 20, a word in mind                    67 / 77           42 / 30   8 /  7   1 /  0
//	Reader: tier 35, a word in mind                   73 / 85  59 / 71            9 /  9   1 /  1
//	Editor: tier 35, to the end                       94 / 92  91 / 92  91 / 91           23 / 19
//	Perfect: the whole dictionary, to the end         99 / 100 99 / 100 99 / 99  76 / 80
//
// At tables of four different bots, in the order of the table, they lose 35, 33, 31, 15 and 11 of 100
// strict rounds, and 53, 39, 17, 11 and 5 with challenges.
//
// With two seats Perfect never loses a round that is won. With more it never makes itself a possible
// loser when another letter avoids that. Tests hold it to this from every fragment of the default list,
// for two to four players.
package match
