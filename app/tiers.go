package app

import (
	"strings"

	"spectrie/dicts"
)

// aWord tells how common a word is: "an everyday word".
func aWord(t dicts.Tier) string {
	if t == dicts.NoTier {
		return "a word in no SCOWL list"
	}
	text := commonness(t)
	return pick(strings.Contains("aeiou", text[:1]), "an ", "a ") + text + " word"
}

// commonness is a tier in words.
func commonness(t dicts.Tier) string {
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
