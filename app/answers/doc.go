// Package answers owns the answers that a person has given in the drill.
//
// [Answers] holds the log of package trainer and the state that follows from it. It saves each answer
// on the device (see [spectrie/app/page.Keeper]), makes decks for the pages, and tells them when the
// answers change. It also draws the section about the answers: where they are, how safe they are, and
// how to back them up, restore them and delete them.
//
// The answers are in the IndexedDB database "spectrie-training" of the site's origin. The browser may
// clear it. So, after the first session, the program asks the browser to keep the data for good. If the
// browser makes no promise, the program reminds the person of a backup from time to time. A restored
// backup is merged with the answers on the device, and nothing counts twice. trainer/backup.go
// describes the file.
//
// Begin with answers.go for the state and new answers, or read.go and store.go for storage.
package answers
