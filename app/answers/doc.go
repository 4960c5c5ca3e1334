// Package answers owns what a person has answered in the drill.
//
// [Answers] holds the log of package trainer and the state that follows from it. It saves each
// answer on the device (see [spectrie/app/page.Keeper]), makes decks for the pages, and tells them
// when the answers change. It also draws the section that says where the answers are and how safe
// they are there, with backup, restore and delete.
//
// The answers are in the IndexedDB database "spectrie-training", one for each origin. The browser
// may clear it, so the section asks the browser to keep the data for good, once a first session is
// over. Where the browser makes no promise, it reminds the person of a backup now and then. A
// restored backup is merged with what is there, and nothing counts twice; trainer/backup.go
// describes the file.
//
// Begin at answers.go for the state, at note.go for a new answer, at read.go for what is stored.
package answers
