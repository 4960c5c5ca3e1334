package hangman

import (
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// lobby is the form for a new game. Its choices are in the address.
func (p *practice) lobby() app.UI {
	return app.Section().Class("guess-lobby").Aria("label", "A new game").Body(
		app.P().Text("Spectrie thinks of a word and you guess it, letter by letter. After each guess you see how your letter compares with the best one."),
		app.Div().Class("guess-wishes").Body(
			ui.Choice("guess-letters", "Length of the word", strconv.Itoa(p.view.Letters), p.chooseLetters, p.lengthOptions()),
			app.Div().Class("guess-lives").Role("group").Aria("label", "Lives").Body(
				ui.Choice("guess-lives", "Lives", strconv.Itoa(livesIn(p.view)), p.chooseLives, ui.NumberOptions(1, address.MostLives, strconv.Itoa)),
				app.Range(presetLives).Slice(func(i int) app.UI {
					lives := presetLives[i]
					return app.Button().Type("button").Class("preset").Value(lives).Aria("pressed", livesIn(p.view) == lives).
						Aria("label", manyLives(lives)).OnClick(ui.Value(p.chooseLives)).Text(strconv.Itoa(lives))
				}),
			),
		),
		ui.Ways("How Spectrie chooses a word", "guess-way", "guess-", text.Pick(p.view.Evil, "evil", "fair"), p.chooseWay,
			ui.Way{Value: "fair", Name: "Fair", About: "The word is chosen before your first guess and never changes."},
			ui.Way{Value: "evil", Name: "Evil", About: "No word is chosen. After each guess your opponent keeps the largest group of words that still fits."},
		),
		ui.PressButton("guess-begin", p.beginGame).Class("strong").Aria("disabled", !p.canBegin()).
			Body(app.Text("Think of a word"), ui.KeyCap("Enter")),
		app.P().ID("guess-none").Text(text.Pick(p.canBegin(), "", p.shelf.NameOf(p.view.Dict)+" has no words with two or more letters. Choose another dictionary above.")),
	)
}

// presetLives are the numbers of lives that have a button.
var presetLives = []int{6, 8, 10}

// canBegin reports whether the dictionary has a word to guess.
func (p *practice) canBegin() bool { return p.words.SomeLength(address.LeastLetters, 0) != 0 }

// lengthOptions are the lengths of the words in the dictionary, and any length.
func (p *practice) lengthOptions() []ui.Option {
	var options []ui.Option
	all := 0
	for letters := address.LeastLetters; letters <= dicts.MaxLetters; letters++ {
		if n := p.words.Count(letters); n > 0 {
			all += n
			options = append(options, ui.Option{Value: strconv.Itoa(letters), Text: text.Counted(letters, "letter") + " (" + text.Counted(n, "word") + ")"})
		}
	}
	return append([]ui.Option{{Value: "0", Text: text.Counted(address.LeastLetters, "letter") + " or more (" + text.Counted(all, "word") + ")"}}, options...)
}

// changeChoice changes a choice, and replaces the address.
func (p *practice) changeChoice(with func(*address.View)) {
	view := p.view
	with(&view)
	p.host.Replace(view)
}

func (p *practice) chooseLetters(letters string) {
	p.changeChoice(func(v *address.View) { v.Letters, _ = strconv.Atoi(letters) })
}

func (p *practice) chooseLives(lives string) {
	p.changeChoice(func(v *address.View) { v.Lives, _ = strconv.Atoi(lives) })
}

func (p *practice) chooseWay(way string) {
	p.changeChoice(func(v *address.View) { v.Evil = way == "evil" })
}
