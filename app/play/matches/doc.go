// Package matches stores the matches of this device.
//
// [Matches] lists them, the most recently changed first. Each one is a [Kept]: its record as text,
// under an id. It survives a reload, and another tab can continue it. Where one match continues in
// two tabs, it becomes two matches.
//
// Begin at matches.go for the list, at store.go for the database.
package matches
