package puzzleboard

import (
	"math"
	"strconv"

	"spectrie/trainer"
	"spectrie/trainer/puzzle"
	"spectrie/trainer/rating"
)

// ListName is what a list of puzzles is called.
func ListName(list puzzle.List) string {
	switch list {
	case puzzle.Three:
		return "Three players"
	case puzzle.Threats:
		return "Find the word"
	case puzzle.Short:
		return "Words of 3+ letters"
	case puzzle.Others:
		return "Other dictionaries"
	case puzzle.All:
		return "All puzzles"
	}
	return "Two players"
}

// ModeName is what a way to practise is called.
func ModeName(mode trainer.Mode) string {
	switch mode {
	case trainer.ModeStreak:
		return "Streak"
	case trainer.ModeMinutes:
		return "Three minutes"
	case trainer.ModeAgain:
		return "Missed puzzles"
	}
	return "Rated"
}

// RatingText is a rating as a person reads it: "1512", or "about 1500" while it is provisional.
func RatingText(r rating.Rating) string {
	if r.Provisional() {
		return "about " + strconv.Itoa(int(math.Round(r.Value/50))*50)
	}
	return strconv.Itoa(int(math.Round(r.Value)))
}
