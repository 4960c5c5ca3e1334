// Package play is the page of matches.
//
// Here a person chooses a match, plays it against bots or people, asks for help, challenges, looks
// back on a round, and opens earlier matches. trainer/match decides the rules, the bots' letters
// and what to say about a round. This package shows them and passes events on.
//
//   - lobby*.go, wish*.go, setup.go: before a match
//   - table.go, turns.go, challenge.go, help.go: during a match. Help (safe letters, winning
//     letters, words left) is off until the person looks, and the match records each look.
//   - review*.go: after a round. It shows which letter lost, what would have won, and words that
//     may be new. One click turns the mistake into a card of the drill.
//   - past*.go, replay.go, open.go: earlier matches, stepped through, saved, copied as text or as a
//     link
//
// Begin at page.go. Package play/matches stores the matches.
package play
