// Package play is the page of matches.
//
// A person chooses a match here, plays it against bots or people, asks for hints, challenges,
// reviews rounds, and opens earlier matches. Package trainer/match decides the rules, the bots'
// letters and what to say about a round. This package shows them and passes events on.
//
//   - lobby.go, wish*.go, setup.go: choosing a match
//   - table.go, turns.go, board.go, status.go, challenge.go, help.go, end.go: during a match. Hints
//     (safe letters, winning letters, words left) are off until the person asks, and the match
//     records each use.
//   - replay.go, review*.go: after a round. They show which letter lost, what would have won, and
//     words that may be new. One click turns the mistake into a card of the drill.
//   - past*.go, open.go, keep.go: earlier matches, kept, saved, and copied as text or as a link
//   - bylink*.go: a match between people on devices of their own, which goes from one to the next as a link
//
// Begin at page.go. Package play/matches stores the matches.
package play
