// Package play is the page of matches: choosing one, the table on which it is played against bots
// or people, help, challenges, the look back on a round, and the matches that were played before.
package play
