// Package plan works out the strategy of one player.
//
// [Make] turns a view into a [Plan]. For every start of the player it has the minimal repertoire,
// with a reason for each letter, and the replies that it does not answer. Where a start is lost, it
// has the letters with the best chances.
//
// The plan can be taken away as a printed sheet (one page for the usual games), text, CSV, Anki
// cards or a chat message (handout*.go). Tests compare these byte for byte with testdata/handout.
// After a change that you want, run go test ./app/plan -run Handout -update.
//
// The package is pure. Begin at plan.go.
package plan
