package text

import (
	"strings"

	"spectrie/dicts"
)

// AWord tells how common a word is: "an everyday word".
func AWord(t dicts.Tier) string {
	if t == dicts.NoTier {
		return "a word in no SCOWL list"
	}
	text := Commonness(t)
	return Pick(strings.Contains("aeiou", text[:1]), "an ", "a ") + text + " word"
}

// Commonness is a tier in words.
func Commonness(t dicts.Tier) string {
	switch {
	case t == dicts.NoTier:
		return "in no SCOWL list"
	case t <= 10:
		return "very common"
	case t <= 20:
		return "common"
	case t <= 35:
		return "everyday"
	case t <= 50:
		return "less common"
	case t <= 60:
		return "uncommon"
	case t <= 70:
		return "rare"
	case t <= 80:
		return "very rare"
	}
	return "obscure"
}
