// Package statistics is the page that shows what the drill has achieved.
//
// It says how strong the person is today, against a perfect opponent and against people who know fewer
// words. It shows what they are about to forget, when cards come back, how much they really remember,
// and a calendar of their answers. It also has the settings of the schedule.
//
// Package trainer computes all figures, and package chart draws them. Begin with page.go.
package statistics
