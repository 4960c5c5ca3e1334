// Package statistics is the page of what the drill has come to: how strong the person is today,
// what is about to slip, when it comes back, what was done, and the settings of the schedule.
package statistics
