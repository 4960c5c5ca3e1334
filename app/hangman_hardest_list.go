package app

import (
	"fmt"
	"strconv"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
)

// commonTier is the rarest tier of a common word.
const commonTier dicts.Tier = 35

// hasTiers reports whether it is known how common the words are.
func (p *hardest) hasTiers() bool { return p.shelf.dictionaries[p.view.Dict].Trie.HasTiers() }

// common reports whether only common words are listed.
func (p *hardest) common() bool { return !p.rare && p.hasTiers() }

// noun is what is listed.
func (p *hardest) noun() string { return pick(p.common(), "common word", "word") }

// listed are the words that may be listed, the hardest first.
func (p *hardest) listed(found []hardWord) []hardWord {
	if !p.common() {
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
func (p *hardest) list(found []hardWord) app.UI {
	words := p.listed(found)
	shown := min(len(words), hardestAtOnce+p.more)
	note := pick(len(found) > 0, "There are no common ones.", "There are none.")
	if len(words) > 0 {
		note = fmt.Sprintf("%s, %swith the lives that each algorithm loses.", sentence(counted(len(words), p.noun())), pick(len(words) == 1, "", "the hardest first, "))
		if shown < len(words) {
			note += " Here are the first " + grouped(shown) + "."
		}
	}
	return app.Section().Class("hardest-list").Body(
		app.H2().Text("The hardest words with "+counted(p.letters(), "letter")),
		app.P().ID("hardest-note").Role("status").Text(note),
		app.Div().Body(app.If(shown > 0, func() app.UI { return wideTable("The hardest words, table", p.table(words[:shown])) })),
		app.Div().Body(app.If(shown < len(words), func() app.UI {
			return app.Button().Type("button").ID("hardest-more").Class("secondary").OnClick(p.showMore).
				Text("Show " + grouped(min(hardestMore, len(words)-shown)) + " more")
		})),
		p.legend(),
	)
}

func (p *hardest) showMore(app.Context, app.Event) {
	p.more += hardestMore
	if hardestAtOnce+p.more >= len(p.listed(p.found[p.of()])) {
		p.Ctx().Defer(func(app.Context) { focusOn(".hardest .wide-table", 0) }) // the button is gone
	}
}

func (p *hardest) table(words []hardWord) string {
	tiers := p.hasTiers()
	var m markup
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Word", "scope", "col")
	m.element("th", "Mean", "scope", "col")
	if tiers {
		m.element("th", "How common", "scope", "col")
	}
	for _, text := range algorithmTexts {
		if text.short == text.name {
			m.element("th", text.name, "scope", "col")
			continue
		}
		m.open("th", "scope", "col")
		m.element("abbr", text.short, "title", text.name)
		m.close("th")
	}
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for i := range words {
		word := &words[i]
		m.open("tr")
		m.element("th", dicts.Capitals(word.Word), "scope", "row")
		m.element("td", fmt.Sprintf("%.1f", word.Mean()), "class", "mean")
		if tiers {
			m.element("td", tierText(word.tier), "class", "tier")
		}
		for _, lost := range word.Lost {
			m.element("td", strconv.Itoa(lost))
		}
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	return m.String()
}
