// Package statistics is the page that shows what the drill has achieved.
//
// It begins with three figures: what is due, which words the person knows, and how many of 100 rounds they
// would survive today against perfect play, and on each day before. It shows what they are about to forget,
// without the answers, when cards come back, how much they really remember, and a calendar of their answers.
// It also has the settings of the schedule.
//
// Package trainer computes all figures, and the packages chart and curve draw them. Begin with page.go.
package statistics
