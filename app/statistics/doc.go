// Package statistics is the page that shows what the drill has achieved.
//
// It says how strong the person is today, against a perfect opponent and against people who know
// fewer words. It shows what they are about to forget, what comes back when, how much they really
// remember, and a calendar of what they did. It also has the settings of the schedule.
//
// Package trainer computes all figures, and package chart draws them. Begin at page.go.
package statistics
