package hangman

import (
	"fmt"
	"math"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/page"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// hangmanKey is what the picture of the keyboard shows of one letter.
type hangmanKey struct {
	state hangmanState
	share float64 // of the fitting words that have the letter; 0 where nothing is said of it
	best  bool    // there is no better letter to guess
	held  bool    // it waits for the person to say what is known of it
	off   bool    // pressing it does nothing
}

// hangmanState is what is known of a letter.
type hangmanState string

const (
	letterOpen    hangmanState = "open"    // it can be guessed
	letterShown   hangmanState = "shown"   // it is in the word
	letterMissing hangmanState = "missing" // it is not
	letterUseless hangmanState = "useless" // no fitting word has it
)

// hangmanKeys is the picture of a keyboard, in the person's order of the letters,
// that shows how likely each letter is and takes input. Whoever hears that it was
// pressed finds the letter with pressedLetter.
func hangmanKeys(h page.Host, label string, alphabet *dicts.Alphabet, keyOf func(letter rune) hangmanKey, press app.EventHandler) app.UI {
	rows := h.Prefs().Layout.RowsFor(alphabet.String())
	return app.Div().Class("keys hangman-keys").Role("group").Aria("label", label).OnClick(press).Body(
		app.Range(rows).Slice(func(i int) app.UI {
			row := []rune(rows[i])
			return app.Div().Class("key-row").Body(app.Range(row).Slice(func(j int) app.UI {
				return keyOf(row[j]).draw(row[j])
			}))
		}),
	)
}

// pressedLetter is the letter of the key that an event is about, 0 for none.
func pressedLetter(event app.Event) rune {
	if key := ui.Closest(event, "[data-letter]"); key != nil {
		return []rune(ui.Dataset(key, "letter"))[0]
	}
	return 0
}

// draw shows the key: how likely the letter is as a number and as a bar below it.
func (k hangmanKey) draw(letter rune) app.UI {
	bar := math.Round(10 * k.share) // tenths of the key; none only where nothing is said
	if k.share > 0 {
		bar = max(bar, 1)
	}
	class := fmt.Sprintf("key %s w-%.0f", k.state, bar)
	if k.best {
		class += " best"
	}
	label := k.label(letter)
	return app.Button().Type("button").Class(class).Title(label).Aria("label", label).
		Aria("pressed", k.held).Aria("disabled", k.off).DataSet("letter", string(letter)).Body(
		app.Span().Class("key-letter").Text(dicts.Capitals(string(letter))),
		app.Span().Class("key-sign").DataSet("sign", k.sign()),
		app.Span().Class("key-bar").Aria("hidden", "true"),
	)
}

// sign is what stands below the letter. The stylesheet writes it, because the name of
// the key says it otherwise, and what a key shows must be part of its name.
func (k hangmanKey) sign() string {
	switch {
	case k.state == letterShown:
		return "✓"
	case k.state == letterMissing:
		return "✗"
	case k.state == letterUseless:
		return "–"
	case k.share > 0:
		return shortPercent.Replace(text.Percent(k.share))
	}
	return ""
}

// shortPercent makes what percent writes fit on a key.
var shortPercent = strings.NewReplacer("less than ", "<", "more than ", ">", " ", "")

// label is the key in words.
func (k hangmanKey) label(letter rune) string {
	upper := dicts.Capitals(string(letter))
	switch {
	case k.state == letterShown:
		return upper + ", in the word"
	case k.state == letterMissing:
		return upper + ", not in the word"
	case k.state == letterUseless:
		return upper + ", in no word that fits"
	case k.share > 0 && k.best:
		return upper + ", in " + text.Percent(k.share) + " of the words, the best"
	case k.share > 0:
		return upper + ", in " + text.Percent(k.share) + " of the words"
	case k.best:
		return upper + ", the best"
	}
	return upper
}
