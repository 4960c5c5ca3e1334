package text

import (
	"fmt"
	"math"
)

// Percent is a chance in whole percent, but never rounded to certainty.
func Percent(chance float64) string {
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

// Finely writes a share in per cent, with two decimals because the algorithms are alike.
func Finely(share float64) string { return fmt.Sprintf("%.2f", 100*share) }

// PercentOf writes n of all in per cent.
func PercentOf(n, all int) string { return fmt.Sprintf("%.1f", 100*float64(n)/float64(all)) }
