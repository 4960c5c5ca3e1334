package hangman

import (
	"math"
	"strings"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// letterState is what is known about a letter.
type letterState string

const (
	letterOpen    letterState = "open"    // not tried yet
	letterShown   letterState = "shown"   // in the word
	letterMissing letterState = "missing" // not in the word
	letterUseless letterState = "useless" // in none of the words that fit
)

// letterKeyboard is a keyboard that shows how likely each letter is.
func letterKeyboard(h page.Host, alphabet *dicts.Alphabet) ui.Keyboard {
	return ui.Keyboard{Label: "Letters", Rows: h.Prefs().Layout.RowsFor(alphabet.String()), Class: "bars"}
}

// letterKey is the key of a letter. The share is that of the fitting words that have the
// letter, or 0 to show none.
func letterKey(state letterState, share float64, best bool) ui.Key {
	key := ui.Key{Class: string(state), Tenths: int(math.Round(10 * share))}
	if share > 0 {
		key.Tenths = max(key.Tenths, 1)
	}
	if best {
		key.Class += " best"
	}
	switch {
	case state == letterShown:
		key.Sign, key.Said = "✓", "in the word"
	case state == letterMissing:
		key.Sign, key.Said = "✗", "not in the word"
	case state == letterUseless:
		key.Sign, key.Said = "–", "in no word that fits"
	case share > 0:
		key.Sign = shortPercent.Replace(text.Percent(share))
		key.Said = "in " + text.Percent(share) + " of the words" + text.Pick(best, ", the best", "")
	case best:
		key.Said = "the best"
	}
	return key
}

// shortPercent makes a percentage fit on a key.
var shortPercent = strings.NewReplacer("less than ", "<", "more than ", ">", " ", "")
