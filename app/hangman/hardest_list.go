package hangman

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/address"
	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// listPart is the table of the hardest words.
func (p *hardest) listPart(found []hardWord) app.UI {
	words := p.listed(found)
	shown := min(len(words), hardestAtOnce+p.extraWords)
	note := text.Pick(len(found) > 0, "There are no common words of this length.", "There are no words of this length.")
	if len(words) > 0 {
		note = fmt.Sprintf("%s, %swith the lives that each algorithm loses.", text.Sentence(text.Counted(len(words), p.noun())), text.Pick(len(words) == 1, "", "the hardest first, "))
		if shown < len(words) {
			note += " These are the first " + text.Grouped(shown) + "."
		}
	}
	return app.Section().Class("hardest-list").Body(
		app.H2().Text("The hardest words with "+text.Counted(p.letters(), "letter")),
		app.P().ID("hardest-note").Role("status").Text(note),
		ui.When(shown > 0, func() app.UI { return ui.WideTable("The hardest words, table", p.table(words[:shown])) }),
		ui.When(shown < len(words), func() app.UI {
			return ui.Button("hardest-more").Class("secondary").OnClick(p.showMoreWords).
				Text("Show " + text.Grouped(min(hardestMore, len(words)-shown)) + " more")
		}),
		p.legend(),
	)
}

// commonTier is the rarest tier of a common word.
const commonTier dicts.Tier = 35

// hasTiers reports whether the dictionary knows how common its words are.
func (p *hardest) hasTiers() bool { return p.shelf.Dictionaries[p.view.Dict].Trie.HasTiers() }

// commonOnly reports whether only common words are listed.
func (p *hardest) commonOnly() bool { return !p.showRare && p.hasTiers() }

// noun is "word" or "common word".
func (p *hardest) noun() string { return text.Pick(p.commonOnly(), "common word", "word") }

// listed leaves out rare words unless they are wanted.
func (p *hardest) listed(found []hardWord) []hardWord {
	if !p.commonOnly() {
		return found
	}
	var common []hardWord
	for _, word := range found {
		if word.tier != dicts.NoTier && word.tier <= commonTier {
			common = append(common, word)
		}
	}
	return common
}

const (
	hardestAtOnce = 50  // words listed at first
	hardestMore   = 200 // words that the button adds
)

func (p *hardest) showMoreWords(app.Context, app.Event) {
	p.extraWords += hardestMore
	if hardestAtOnce+p.extraWords >= len(p.listed(p.hardWords[p.current()])) {
		p.host.Ctx().Defer(func(app.Context) { ui.FocusOn(".hardest .wide-table", 0) }) // the button is gone
	}
}

func (p *hardest) table(words []hardWord) markup.HTML {
	tiers := p.hasTiers()
	t := markup.NewTable()
	t.Columns("Word", "Mean")
	if tiers {
		t.Columns("How common")
	}
	for _, text := range algorithmTexts {
		if text.short == text.name {
			t.Columns(text.name)
		} else {
			t.Heading().Element("abbr", text.short, "title", text.name)
		}
	}
	for i := range words {
		word := &words[i]
		t.Row("")
		t.Text(dicts.Capitals(word.Word))
		t.TextOf("mean", fmt.Sprintf("%.1f", word.Mean()))
		if tiers {
			t.TextOf("tier", tierText(word.tier))
		}
		for _, lost := range word.Lost {
			t.Text(strconv.Itoa(lost))
		}
	}
	return t.HTML()
}

// legend explains the column heads of the table.
func (p *hardest) legend() app.UI {
	heads := []string{"Mean: the mean number of lives that the algorithms lose"}
	for _, text := range algorithmTexts {
		if text.short != text.name {
			heads = append(heads, strings.Replace(text.name, ",", ":", 1))
		}
	}
	return app.Div().Class("legend quiet").Body(
		app.P().Body(
			app.Text(strings.Join(heads, "; ")+". How each one plays: "), app.A().Href(p.view.On(address.HangmanAlgorithms).Address()).Text("the algorithms"),
		),
		app.P().Hidden(!p.hasTiers()).Text(fmt.Sprintf("How common: the smallest SCOWL list that has the word, from 10 (most common) to 95. "+
			"A form of a word, such as a plural, is often in the same list as the word, however rare the form is. Lists up to %d count as common.", commonTier)),
	)
}

// tierText writes a tier in words, with the number of its list.
func tierText(t dicts.Tier) string {
	if t == dicts.NoTier {
		return text.Commonness(t)
	}
	return fmt.Sprintf("%s (%d)", text.Commonness(t), t)
}

// lengthsPart shows how hard each length was in the measurements.
func (p *hardest) lengthsPart() app.UI {
	return app.Section().Class("lengths").Aria("labelledby", "lengths-head").Body(
		app.H2().ID("lengths-head").Text("Short words are the hard ones"),
		app.P().Text("With best play, which loses the fewest lives over all lengths:"),
		ui.WideTable("Lengths, table", p.lengthsTable()),
	)
}

func (p *hardest) lengthsTable() markup.HTML {
	t := markup.NewTable()
	t.Columns("Letters", "Lives lost per word", "Not found with "+manyLives(hangman.Lives[1]))
	for _, measured := range hangman.MeasuredScores() {
		if measured.Letters < address.LeastLetters {
			continue
		}
		s := scoreOf(hangman.BestPlay, measured.Scores)
		view := p.view
		view.Letters = measured.Letters
		attributes := []string{"href", view.Address()}
		if measured.Letters == p.letters() {
			attributes = append(attributes, "aria-current", "true")
		}
		t.Row("")
		t.Cell().Element("a", strconv.Itoa(measured.Letters), attributes...)
		t.Text(fmt.Sprintf("%.2f", s.MeanLost()), fmt.Sprintf("%s of %s", text.Grouped(s.Words-s.Won[1]), text.Grouped(s.Words)))
	}
	return t.HTML()
}
