package app

import (
	"fmt"
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v10/pkg/app"

	"spectrie/dicts"
	"spectrie/solver/hangman"
)

// body keeps its parts at fixed places.
func (p *hardest) body() []app.UI {
	p.keepLink()
	found, ok := p.found[p.of()]
	return []app.UI{
		app.P().Class("lead").Text("You choose the word, the others guess? Here are the words on which good guessers lose the most lives. " +
			"Every algorithm of this site played against each word until it found it."),
		p.chooser(),
		app.Div().Class("work-place").Body(app.If(!ok, p.workBar)),
		app.Div().Class("columns").Body(
			app.Div().Body(app.If(ok, func() app.UI { return app.Raw(p.advice(found)) })),
			app.Div().Class("main-column").Body(app.If(ok, func() app.UI { return p.list(found) })),
			app.Div().Body(app.If(p.view.Dict == hangman.MeasuredDict, func() app.UI { return app.Raw(p.lengthsPart()) })),
		),
	}
}

// chooser chooses the length and whether rare words are listed.
func (p *hardest) chooser() app.UI {
	var options []option
	for letters := leastLetters; letters <= dicts.MaxLetters; letters++ {
		if n := p.words().Count(letters); n > 0 || letters == p.letters() {
			options = append(options, option{strconv.Itoa(letters), fmt.Sprintf("%s (%s)", counted(letters, "letter"), counted(n, "word"))})
		}
	}
	tiers := shelf.dictionaries[p.view.Dict].Trie.HasTiers()
	return app.Div().Class("choices").Body(
		choice("hardest-letters", "Words with", strconv.Itoa(p.letters()), p.chooseLetters, options),
		app.Label().Class("choice").Hidden(!tiers).Body(
			app.Input().Type("checkbox").ID("hardest-common").Checked(p.common).OnChange(p.chooseCommon),
			app.Span().Text("Common words only"),
		),
	)
}

// workBar shows how far the search for the words is.
func (p *hardest) workBar() app.UI {
	const parts = 1000
	says := fmt.Sprintf("%.0f %% played", 100*p.part)
	switch p.work.state {
	case working:
		says += "…"
	case stopped:
		says = "Nothing is listed yet."
	}
	return p.work.bar(workBar{id: "hardest", counts: "Games played", done: int(parts * p.part), all: parts, says: says, press: p.press})
}

// commonTier is the rarest tier of a common word.
const commonTier dicts.Tier = 35

// listed are the words that may be listed, the hardest first.
func (p *hardest) listed(found []hardWord) []hardWord {
	if !p.common || !shelf.dictionaries[p.view.Dict].Trie.HasTiers() {
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
	note := "There are none."
	if len(words) > 0 {
		note = fmt.Sprintf("%s, the hardest first, with the lives that each algorithm loses.", sentence(counted(len(words), pick(p.common, "common word", "word"))))
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
		app.P().Class("quiet").Body(
			app.Text("What the columns stand for: "), app.A().Href(p.view.On(HangmanProof).Address()).Text("the algorithms"),
		),
	)
}

func (p *hardest) showMore(app.Context, app.Event) {
	p.more += hardestMore
	if hardestAtOnce+p.more >= len(p.listed(p.found[p.of()])) {
		p.home.Defer(func(app.Context) { focusOn(".hardest .wide-table", 0) }) // the button is gone
	}
}

func (p *hardest) table(words []hardWord) string {
	tiers := shelf.dictionaries[p.view.Dict].Trie.HasTiers()
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
			m.element("td", commonness(word.tier), "class", "tier")
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

// examples is how many words a sentence names.
const examples = 5

// advice tells whoever chooses the word how many words win with how many lives.
func (p *hardest) advice(found []hardWord) string {
	words := p.listed(found)
	var m markup
	m.open("section", "class", "hardest-advice", "aria-labelledby", "advice-head")
	m.element("h2", "What to choose", "id", "advice-head")
	if len(words) == 0 {
		m.element("p", "There are no such words.")
		m.close("section")
		return m.String()
	}
	m.element("p", fmt.Sprintf("Of the %s with %s:", counted(len(words), pick(p.common, "common word", "word")), counted(p.letters(), "letter")))
	m.open("ul")
	for at, lives := range hangman.Lives {
		m.open("li")
		m.element("strong", "With "+manyLives(lives)+" ")
		writeDefeats(&m, words, at)
		m.close("li")
	}
	m.close("ul")
	m.open("p")
	m.text("Which letter would you guess? ")
	view := p.view.On(Hangman)
	view.Template = strings.Repeat("_", p.letters())
	m.element("a", "Ask the advisor about "+counted(p.letters(), "blank"), "href", view.Address())
	m.close("p")
	m.close("section")
	return m.String()
}

// writeDefeats counts the words on which every algorithm loses so many lives, and
// names some: where there are any, such as are not named with more lives.
func writeDefeats(m *markup, words []hardWord, at int) {
	var defeat, others []string
	for i := range words {
		least, capitals := words[i].Least(), dicts.Capitals(words[i].Word)
		switch {
		case least < hangman.Lives[at]:
			continue
		case at+1 < len(hangman.Lives) && least >= hangman.Lives[at+1]:
			others = append(others, capitals)
		default:
			defeat = append(defeat, capitals)
		}
	}
	n := len(defeat) + len(others)
	named := append(defeat, others...)
	switch {
	case n == 0:
		m.text("every word is found by some algorithm here.")
		return
	case n <= examples:
		m.text("no algorithm here finds ")
	default:
		m.text(fmt.Sprintf("no algorithm here finds %s of them, such as ", grouped(n)))
		named = named[:examples]
	}
	m.element("b", anyOf(named))
	m.text(".")
}

// lengthsPart shows how hard the lengths are, as measured.
func (p *hardest) lengthsPart() string {
	var m markup
	m.open("section", "class", "lengths", "aria-labelledby", "lengths-head")
	m.element("h2", "Short words are the hard ones", "id", "lengths-head")
	m.element("p", "With best play, which loses the fewest lives of all:")
	m.open("div", "class", "wide-table")
	m.open("table")
	m.open("thead")
	m.open("tr")
	m.element("th", "Letters", "scope", "col")
	m.element("th", "Lives lost a word", "scope", "col")
	m.element("th", "Not found with "+manyLives(hangman.Lives[1]), "scope", "col")
	m.close("tr")
	m.close("thead")
	m.open("tbody")
	for _, measured := range hangman.MeasuredScores() {
		if measured.Letters < leastLetters {
			continue
		}
		s := scoreOf(hangman.BestPlay, measured.Scores)
		view := p.view
		view.Letters = measured.Letters
		m.open("tr")
		m.open("th", "scope", "row")
		attributes := []string{"href", view.Address()}
		if measured.Letters == p.letters() {
			attributes = append(attributes, "aria-current", "true")
		}
		m.element("a", strconv.Itoa(measured.Letters), attributes...)
		m.close("th")
		m.element("td", fmt.Sprintf("%.2f", s.MeanLost()))
		m.element("td", fmt.Sprintf("%s of %s", grouped(s.Words-s.Won[1]), grouped(s.Words)))
		m.close("tr")
	}
	m.close("tbody")
	m.close("table")
	m.close("div")
	m.close("section")
	return m.String()
}
