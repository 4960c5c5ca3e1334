// Package answers knows what a person has answered in the drill. [Answers] holds the log of
// package trainer and the state that is a fold over it, keeps the log on the device
// ([spectrie/app/page.Keeper]), makes decks of it, and shows where the answers are and how safe they
// are there, with backup, restoring and deletion.
package answers
