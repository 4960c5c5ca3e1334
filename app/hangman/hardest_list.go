package hangman

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/app/markup"
	"spectrie/app/text"
	"spectrie/app/ui"
	"spectrie/dicts"
)

// commonTier is the rarest tier of a common word.
const commonTier dicts.Tier = 35

// hasTiers reports whether it is known how common the words are.
func (p *hardest) hasTiers() bool { return p.shelf.Dictionaries[p.view.Dict].Trie.HasTiers() }

// common reports whether only common words are listed.
func (p *hardest) commonOnly() bool { return !p.showRare && p.hasTiers() }

// noun is what is listed.
func (p *hardest) noun() string { return text.Pick(p.commonOnly(), "common word", "word") }

// listed are the words that may be listed, the hardest first.
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

// What is listed at first, and how many words more each time.
const (
	hardestAtOnce = 50
	hardestMore   = 200
)

// list is the table of the hardest words.
func (p *hardest) listPart(found []hardWord) app.UI {
	words := p.listed(found)
	shown := min(len(words), hardestAtOnce+p.extraWords)
	note := text.Pick(len(found) > 0, "There are no common ones.", "There are none.")
	if len(words) > 0 {
		note = fmt.Sprintf("%s, %swith the lives that each algorithm loses.", text.Sentence(text.Counted(len(words), p.noun())), text.Pick(len(words) == 1, "", "the hardest first, "))
		if shown < len(words) {
			note += " Here are the first " + text.Grouped(shown) + "."
		}
	}
	return app.Section().Class("hardest-list").Body(
		app.H2().Text("The hardest words with "+text.Counted(p.letters(), "letter")),
		app.P().ID("hardest-note").Role("status").Text(note),
		app.Div().Body(app.If(shown > 0, func() app.UI { return ui.WideTable("The hardest words, table", p.table(words[:shown])) })),
		app.Div().Body(app.If(shown < len(words), func() app.UI {
			return app.Button().Type("button").ID("hardest-more").Class("secondary").OnClick(p.showMoreWords).
				Text("Show " + text.Grouped(min(hardestMore, len(words)-shown)) + " more")
		})),
		p.legend(),
	)
}

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
