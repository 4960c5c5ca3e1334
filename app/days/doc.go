// Package days says how far a person has come with Ghost of the day.
//
// Each date of the calendar has five positions (package puzzle), and each position one chance. A [Day] is the five
// positions of a date with what the person answered. [Played] finds that in the log. [Current] is the date to play
// now, share.go has the text that two people compare at breakfast, without a letter of any answer, and [Statistics] sum
// up all days.
//
// The package is pure. The page is in package daily.
package days
