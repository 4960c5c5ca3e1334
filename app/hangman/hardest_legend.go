package hangman

import (
	"fmt"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/dicts"
)

// legend says what the heads of the table stand for.
func (p *hardest) legend() app.UI {
	heads := []string{"Mean: of the lives that the algorithms lose"}
	for _, text := range algorithmTexts {
		if text.short != text.name {
			heads = append(heads, strings.Replace(text.name, ",", ":", 1))
		}
	}
	return app.Div().Class("legend quiet").Body(
		app.P().Body(
			app.Text(strings.Join(heads, "; ")+". How each of them plays: "), app.A().Href(p.view.On(address.HangmanProof).Address()).Text("the algorithms"),
		),
		app.P().Hidden(!p.hasTiers()).Text(fmt.Sprintf("How common: the smallest SCOWL list that has the word, from 10, the most common, to 95. "+
			"A form of a word, such as a plural, is often in the list of the word itself, however rarely it is used. Lists up to %d count as common.", commonTier)),
	)
}

// tierText is a tier in words and as the number of its list.
func tierText(t dicts.Tier) string {
	if t == dicts.NoTier {
		return text.Commonness(t)
	}
	return fmt.Sprintf("%s (%d)", text.Commonness(t), t)
}
