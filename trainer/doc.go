// Package trainer turns a repertoire into something that a person remembers: a
// deck of cards, a schedule, sessions and statistics.
//
// A [Course] names a repertoire: in which game, for which seat, chosen by what. A
// [Card] is one decision of it, or the words of a part of it. A [Deck] holds the
// cards of a course in the order in which they are worth learning.
//
// What a person did is a [Log] of entries that is only ever added to. All else,
// what is due, what is known, how many answers a day, is a fold over that log:
// [Fold] makes the [State]. So an answer is undone by another entry, and two logs
// merge by union.
//
// The package reads no clock and no random source; both are passed in.
package trainer
