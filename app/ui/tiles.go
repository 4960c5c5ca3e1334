package ui

// Crowd is the class of so many tiles: the more, the smaller, and the newest is seen.
func Crowd(tiles int) string {
	switch {
	case tiles > 18:
		return "crowded"
	case tiles > 8:
		return "many"
	}
	return ""
}
