package app

import (
	"fmt"
	"math"
)

// percent is a chance in whole percent, but never rounded to certainty.
func percent(chance float64) string {
	switch {
	case chance <= 0:
		return "0 %"
	case chance < 0.01:
		return "less than 1 %"
	case chance > 0.99 && chance < 1:
		return "more than 99 %"
	}
	return fmt.Sprintf("%.0f %%", math.Round(100*chance))
}

// finely writes a share in per cent, with two decimals because the algorithms are alike.
func finely(share float64) string { return fmt.Sprintf("%.2f", 100*share) }

// percentOf writes n of all in per cent.
func percentOf(n, all int) string { return fmt.Sprintf("%.1f", 100*float64(n)/float64(all)) }
