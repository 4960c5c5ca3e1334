// Package trainer turns a repertoire into something that a person remembers: a deck of cards, a
// schedule, sessions and statistics. Begin with [Log], [Fold], [NewDeck] and [Session]; course.go,
// log.go, deck.go and session.go hold the core. The package reads no clock and no random source. The
// caller passes the time in.
//
// # Cards
//
// A [Course] names a repertoire: its game, its seat and its aim. A [Card] is a decision of it: a fragment
// where it is the person's turn, with the decisions that follow while the others have no choice. A recall card asks for all words of a part of the repertoire. A
// [Deck] holds the cards of a course. It puts those first that come up most often against opponents who
// play like people (likelihood.go says how and works an example). A person can add decisions that the
// repertoire never reaches (added.go).
//
// In the worked example of package solver seat 1 of 3 opens with c and, after "caa", plays a. Only a can
// follow c, twice, so its deck has one decision: the card of the empty fragment, with both letters. One more
// card asks for all words of the repertoire: caaaa.
//
// # The log
//
// A [Log] holds entries and only grows: answers, and what the person decided about cards. Everything else
// is a fold over the log, the [State]: what is due, what is known, how many answers a day. So another
// entry takes an answer back, and two logs merge by union, in any order and any number of times. Two
// tabs, two devices and a restored backup lose nothing and count nothing twice.
//
//	09:00  answer ""     again   due again at 09:01, a first step
//	09:01  answer ""     good    due at 09:11, the second step
//	09:11  answer ""     good    known: comes back tomorrow
//	09:12  undo          the answer of 09:11: it is due since 09:11 again
//
// The fold takes entries in the order of their times. Each entry has the person's clock at that moment
// and its distance from UTC. So an answer belongs to the day on which it was given, wherever the log is
// folded. A day begins at four in the morning unless the person says otherwise.
//
// The log also has the person's own notes on fragments and words ([State.NoteOn]), and the puzzles that were solved or
// missed ([State.Puzzles]). They change nothing about the cards. An answer to a puzzle says how hard the puzzle
// counted, and Ghost of the day which date it was. So the person's rating (package rating) and the days in a row
// ([State.DailyStreak]) follow from the log alone.
//
// # The schedule
//
// FSRS says when a card comes back. Only schedule.go knows the library. A card has a stability: the days
// until the chance to remember it falls to 0.9. Each answer changes the stability. The card is due when
// the chance has fallen to the retention that the person asks for.
//
// A puzzle that was missed comes back in the same way ([State.MissedPuzzles]). It leaves the schedule once it is solved
// so well that it would come back after two months only.
//
// The weights of FSRS are the published ones, or the person's own, which package fit finds from their answers.
// They are a part of the settings. So all dates follow from the log anew when they change.
//
// # Sessions
//
// [State.Queue] is what there is to do today, in one deck or in all. A [Session] asks it and judges the answers.
// It asks whole rounds ([Deck.Line]), which lead through what is due and go quickly past what is known, or single
// cards. What is new it teaches first. The statistics_ files and streak.go say what the answers come to.
// [Deck.Strength] is the chance not to lose today, computed exactly from the chance that the person remembers
// each decision. [State.Past] has it for earlier days.
//
// # How long it takes
//
// This is for a simulated learner with the default settings, two players and the default list; each line
// is the median of 15 learners. "Strong" is a chance of 0.95 or more not to lose against a perfect
// opponent. `./build.sh bench` prints the table.
//
//	deck      words  cards  strong after a session  still strong the next morning, first
//	player 1      5      6  day 1, 5 min            day 12, 10 min in all
//	player 2     54     62  day 4, 90 min in all    day 5, 90 min in all
//
// On the sixtieth morning the two are at 0.90 and 0.95.
//
// The fewest and the most common words are the same repertoires there.
package trainer
