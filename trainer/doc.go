// Package trainer turns a repertoire into something that a person remembers: a
// deck of cards, a schedule, sittings and statistics.
//
// # Cards
//
// A [Course] names a repertoire: in which game, for which seat, chosen by what. A
// [Card] is one decision of it, a fragment at which it is the person's turn, or the
// words of a part of it. A [Deck] holds the cards of a course, and puts those first
// that are likeliest to come up, against opponents who play like people
// (likelihood.go says how, and works an example). A person can add decisions that the
// repertoire does not come by (added.go).
//
// In the worked example of package solver seat 1 of 3 opens with c and, after
// "caa", plays a. So its deck has two decisions, the card of the empty fragment and
// that of "caa", and one card that asks for all words of the repertoire: caaaa.
//
// # The log
//
// What a person did is a [Log] of entries that is only ever added to: answers,
// and what the person decided about cards. All else, what is due, what is known, how
// many answers a day, is a fold over that log, the [State]. So an answer is taken
// back by another entry, and two logs merge by union, in any order and any number of
// times: two tabs, two devices and a restored backup lose nothing and count nothing
// twice.
//
//	09:00  answer ""     again   due again at 09:01, a first step
//	09:01  answer ""     good    due at 09:11, the second step
//	09:11  answer ""     good    known: comes back tomorrow
//	09:12  undo          the answer of 09:11: it is due since 09:11 again
//
// Entries are folded in the order of their times. Each carries the person's clock
// of that moment and where it stood to UTC, so that an answer belongs to the day on
// which it was given, wherever the log is folded. A day begins
// at four in the morning unless the person says otherwise.
//
// # The schedule
//
// When a card comes back is for FSRS to say: schedule.go is the one file that knows
// the library. A card keeps a stability, the days after which the chance to
// remember it has fallen to 0.9; each answer changes that, and the card is due when
// the chance has fallen to the retention that the person asks for.
//
// # Sittings
//
// [State.Queue] is what there is to do today; [Session] asks it, by whole rounds
// ([Deck.Line]) that lead through what is due and go quickly past what is known, or
// card by card, and judges the answers. What they come to is in the statistics_
// files, and in [Deck.Strength]: the chance not to lose today, computed exactly from
// the chance that each decision is remembered.
//
// The package reads no clock and no random source; both are passed in.
package trainer
