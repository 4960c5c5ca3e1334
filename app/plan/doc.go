// Package plan is the strategy of a seat: for every start its minimal repertoire, or the best
// chances where it is lost, with a reason for each letter. [Make] makes a [Plan] of a view. It is
// pure; from it come the texts that a person takes away: a sheet, a table, cards, a chat message.
package plan
