// Package lists is the page about dictionaries. It has three parts, each with an address.
//
//   - Word lists (lists*.go, importing*.go) shows the shipped lists and the person's own. It
//     imports a chosen or dropped file, or pasted words: one word a line, in UTF-8 or UTF-16, plain
//     or packed with gzip or zstd. It says what was left out and why. A person's own list can be
//     renamed, exported and deleted, with undo.
//   - Who loses where (losers*.go) solves every list under fifteen house rules.
//   - Compare (compare*.go) sets lists side by side: openings that win in all of them, words that
//     make the difference, and, for two players, a repertoire that works in all of them at once.
//
// Begin at page.go. Reading a list is the job of package dicts, and storing one that of package
// shelf.
package lists
